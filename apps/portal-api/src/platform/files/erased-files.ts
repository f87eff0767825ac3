import { asc, eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { type DueWork, isNotQueued } from '../jobs/due-work';
import type { FileStore } from './file-store';
import { fileErasure } from './files.tables';

const REMOVE = 'file.remove';

/** Removes bytes that a committed transaction has let go of; those that cannot be removed are tried again. */
export function createErasedFiles(database: Database, files: Pick<FileStore, 'remove'>): DueWork {
  return {
    name: REMOVE,
    async findDue(_now, limit) {
      const rows = await database.orm
        .select({ storageKey: fileErasure.storageKey })
        .from(fileErasure)
        .where(isNotQueued(REMOVE, fileErasure.storageKey))
        .orderBy(asc(fileErasure.requestedAt))
        .limit(limit);
      return rows.map(({ storageKey }) => storageKey);
    },
    work: (storageKey) => removeErasedFile(database, files, storageKey),
  };
}

/** Removes bytes of one key at once. Several may remove the same file: it is gone either way. */
export async function removeErasedFile(
  { orm }: Database,
  files: Pick<FileStore, 'remove'>,
  storageKey: string,
): Promise<void> {
  await files.remove(storageKey);
  await orm.delete(fileErasure).where(eq(fileErasure.storageKey, storageKey));
}
