import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ServedFile } from './static-folder';

const MAX_FILE_BYTES = 1_000_000;
const MAX_COPIES = 400;

/** A compressed form of a file. */
export interface CompressedCopy {
  readonly encoding: 'br' | 'gzip';
  readonly bytes: Buffer;
}

const shrink = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
};

/** Compresses files once and keeps the result while they do not change. */
export function createCompressedCopies() {
  const copies = new Map<string, Promise<Buffer>>();

  return async (file: ServedFile, etag: string, accepted: string): Promise<CompressedCopy | undefined> => {
    const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
    if (encoding === undefined || file.size > MAX_FILE_BYTES || file.size < 512) return undefined;
    const key = `${encoding}:${etag}:${file.location}`;
    const copy = copies.get(key) ?? readFile(file.location).then(shrink[encoding]);
    copies.delete(key);
    copies.set(key, copy);
    copy.catch(() => copies.delete(key));
    const [oldest] = copies.keys();
    if (copies.size > MAX_COPIES && oldest !== undefined) copies.delete(oldest);
    return { encoding, bytes: await copy };
  };
}
