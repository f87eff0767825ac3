import { asc, inArray } from 'drizzle-orm';
import type { Database } from '../database/database';
import type { FileStore } from './file-store';
import { fileErasure } from './files.tables';

const BATCH = 20;

/** Removes bytes that a committed transaction has let go of; one that cannot be removed is tried again. */
export async function removeErasedFiles(database: Database, files: FileStore): Promise<void> {
  await database.transaction(async (runner) => {
    const rows = await runner
      .select()
      .from(fileErasure)
      .orderBy(asc(fileErasure.requestedAt))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    if (rows.length === 0) return;
    await Promise.all(rows.map(({ storageKey }) => files.remove(storageKey)));
    await runner.delete(fileErasure).where(
      inArray(
        fileErasure.storageKey,
        rows.map(({ storageKey }) => storageKey),
      ),
    );
  });
}
