import { join } from 'node:path';

/** Path of the file that is served under a URL, `/files/…`. */
export function toMediaFile(mediaDir: string, url: string): string {
  return join(mediaDir, url.slice('/files/'.length));
}
