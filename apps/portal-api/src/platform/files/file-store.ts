import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ServiceError } from '../service-error';

/** Where the bytes of uploads are kept. Keys are made by the portal: letters, digits, `-` and `/`. */
export interface FileStore {
  /** Keeps the bytes whole or not at all. Rejects with a `StoreFullError` where there is no room. */
  put(key: string, bytes: Buffer): Promise<void>;
  /** The bytes, or `undefined` where there are none. */
  get(key: string): Promise<Buffer | undefined>;
  /** Removing what is not there is no mistake. */
  remove(key: string): Promise<void>;
}

/** A store has no room for another file, until somebody makes some: an outage, whoever's the disk is. */
export class StoreFullError extends ServiceError {
  override readonly name = 'StoreFullError';

  constructor(message: string, options?: ErrorOptions) {
    super(message, true, options);
  }
}

/** Rejects a key that could lead elsewhere. */
export function assertFileKey(key: string): void {
  if (!/^[\w-]+(\/[\w-]+)*$/.test(key)) throw new Error(`Not a key of the file store: ${key}`);
}

/** Keeps files in a folder: the default, which needs nothing installed. */
export function openFolderStore(folder: string): FileStore {
  const toPath = (key: string) => {
    assertFileKey(key);
    return join(folder, key);
  };
  return {
    async put(key, bytes) {
      const path = toPath(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      // A file is there whole or not at all.
      try {
        await writeFile(`${path}.part`, bytes, { mode: 0o600 });
        await rename(`${path}.part`, path);
      } catch (error) {
        // Of a full disk, what was begun is the first to go.
        await rm(`${path}.part`, { force: true });
        throw isDiskFull(error) ? new StoreFullError('The disk of the uploads is full', { cause: error }) : error;
      }
    },
    async get(key) {
      try {
        return await readFile(toPath(key));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    async remove(key) {
      await rm(toPath(key), { force: true });
    },
  };
}

function isDiskFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT'].includes(String((error as NodeJS.ErrnoException).code));
}
