import { asc, eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { isNoneOf } from '../database/is-none-of';
import { workOff } from '../work-off';
import type { FileStore } from './file-store';
import { fileErasure } from './files.tables';

/** Files looked for at once. */
const BATCH = 100;

/** Removes bytes that a committed transaction has let go of; those that cannot be removed are tried again next time. */
export async function removeErasedFiles(database: Database, files: Pick<FileStore, 'remove'>): Promise<void> {
  const take = async (seen: readonly string[]) => {
    const rows = await database.orm
      .select({ storageKey: fileErasure.storageKey })
      .from(fileErasure)
      .where(isNoneOf(fileErasure.storageKey, seen))
      .orderBy(asc(fileErasure.requestedAt))
      .limit(BATCH);
    return rows.map(({ storageKey }) => storageKey);
  };
  await workOff(take, (storageKey) => removeErasedFile(database, files, storageKey));
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
