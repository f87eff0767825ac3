import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';

/** What a file is, to check it by; `size` in bytes. */
export interface FileDigest {
  readonly size: number;
  readonly sha256: string;
}

/** Reads the digests of files; a file is read again only once it has changed. */
export function createFileDigests(): (path: string) => Promise<FileDigest | undefined> {
  const digests = new Map<string, FileDigest & { readonly changedAt: number }>();

  return async (path) => {
    const found = await stat(path).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const { mtimeMs, size } = found;
    const known = digests.get(path);
    if (known?.changedAt === mtimeMs && known.size === size) return known;
    const sha256 = createHash('sha256')
      .update(await readFile(path))
      .digest('hex');
    const fresh = { changedAt: mtimeMs, size, sha256 };
    digests.set(path, fresh);
    return fresh;
  };
}
