const BYTES = 'application/octet-stream';

/** What browsers show or play; all else is only kept. */
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
  mp4: 'video/mp4',
  vtt: 'text/vtt; charset=utf-8',
};

/** Media type of a type of file that the server has found. */
export function toMediaType(type: string): string {
  return MEDIA_TYPES[type] ?? BYTES;
}
