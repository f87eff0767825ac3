import { and, asc, eq, gt, ne } from 'drizzle-orm';
import type { QueryRunner } from '../database/database';
import type { DataProtection } from '../security/data-protection';
import { workOff } from '../work-off';
import type { FileStore } from './file-store';
import { toFilePlace } from './file-place';
import { listStorageKeys, resealPieces } from './file-pieces';
import { storedFile } from './files.tables';

/** Files looked for at once. */
const BATCH = 50;

export interface ResealFilesOptions {
  readonly orm: QueryRunner;
  readonly protection: DataProtection;
  readonly files: FileStore;
}

type FileKeys = Pick<typeof storedFile.$inferSelect, 'id' | 'storageKey' | 'pieces'>;

/** Seals the bytes of files that are under an older key under the current one. */
export async function resealFiles(options: ResealFilesOptions): Promise<void> {
  const isOld = ne(storedFile.keyId, options.protection.keyIds[0]);
  await workOff<FileKeys>(
    (seen) => {
      const last = seen.at(-1);
      return options.orm
        .select({ id: storedFile.id, storageKey: storedFile.storageKey, pieces: storedFile.pieces })
        .from(storedFile)
        .where(and(isOld, eq(storedFile.sealedKey, ''), last && gt(storedFile.id, last.id)))
        .orderBy(asc(storedFile.id))
        .limit(BATCH);
    },
    (file) => resealFile(options, file),
  );
}

async function resealFile({ orm, protection, files }: ResealFilesOptions, file: FileKeys): Promise<void> {
  const { id, storageKey, pieces } = file;
  await resealPieces({ protection, store: files }, id, pieces);
  const sealed = pieces === 0 ? await files.get(storageKey) : undefined;
  if (sealed !== undefined) {
    const place = toFilePlace(id);
    await files.put(storageKey, protection.seal(protection.open(sealed, place), place));
  }
  const [keyId] = protection.keyIds;
  const noted = await orm
    .update(storedFile)
    .set({ keyId })
    .where(eq(storedFile.id, id))
    .returning({ id: storedFile.id });
  // Whoever has deleted the file meanwhile may have removed its bytes before these were there.
  if (noted.length === 0) for (const key of listStorageKeys(file)) await files.remove(key);
}
