import type { RecordFile } from '@portal/api-contract/account';

const PICTURE_TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  bmp: 'image/bmp',
};

/** Media type of a picture, which is shown in place; empty for other files, which are downloaded. */
export function selectPictureType({ type }: Pick<RecordFile, 'type'>): string {
  return PICTURE_TYPES[type.toLowerCase()] ?? '';
}
