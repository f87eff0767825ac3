import { join } from 'node:path';

/** Path of the file that is served under an address, `/files/…`. */
export function toMediaFile(mediaDir: string, address: string): string {
  return join(mediaDir, address.slice('/files/'.length));
}
