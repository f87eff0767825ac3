import type { FileUnit, StoredFile } from '@portal/api-contract';
import { and, eq, lt, or, type SQL } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Clock } from '../clock';
import type { Database } from '../database/database';
import { isRecordId } from '../database/record-id';
import type { Upload } from '../http/call-context';
import { HttpError } from '../http/http-error';
import { FileResponse } from '../http/raw-response';
import type { DataProtection } from '../security/data-protection';
import type { Subject } from '../security/session-verifier';
import { cleanUpload, type CleanUploadOptions } from './clean-upload';
import { eraseBytes } from './erase-bytes';
import { removeErasedFile } from './erased-files';
import { listStorageKeys } from './file-pieces';
import { assertQuota } from './file-quota';
import { openFile } from './file-sealing';
import { cleanFileName, nameByType } from './file-names';
import type { FileStore } from './file-store';
import type { StoredFileRow } from './files.repository';
import { storedFile } from './files.tables';
import { toMediaType } from './media-type';
import { storeWhole } from './store-whole';
import { eraseUploads, isLeftSince } from './upload-rows';

const UNUSED_LIFETIME_MS = 24 * 3_600_000;

export interface FilesOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly protection: DataProtection;
  readonly store: FileStore;
}

/** Files that users upload: each is cleaned, encrypted and stored, and belongs to whoever sent it. */
export function createUploads(options: FilesOptions & CleanUploadOptions) {
  const { database, clock, store } = options;
  const { orm } = database;
  return {
    /** Takes a file. Rejects with 429 where its owner has no room left, and what cannot be cleaned as a field. */
    async take(owner: Subject, unit: FileUnit, { name, bytes }: Upload): Promise<StoredFile> {
      // Whoever has no room left is not worth the work.
      await assertQuota(orm, owner, 0);
      const { type, bytes: clean } = await cleanUpload(options, unit, bytes);
      await assertQuota(orm, owner, clean.length);
      const id = randomUUID();
      const file = { id, name: cleanFileName(name, type), type, size: clean.length };
      const whole = await storeWhole(options, { id, unit, bytes: clean });
      await orm.insert(storedFile).values({ ...file, ...whole, ownerId: owner.id, unit, createdAt: clock() });
      return file;
    },
    /** Removes a file of its owner that nothing refers to; tells whether there was one. */
    async remove(owner: Pick<Subject, 'id'>, id: string): Promise<boolean> {
      const isOwnUnused = and(eq(storedFile.ownerId, owner.id), eq(storedFile.isUsed, false), eq(storedFile.id, id));
      const keys = await deleteRows(database, clock(), isOwnUnused);
      // The row is gone: whatever happens to the bytes now is no longer its owner's business.
      for (const key of keys) await removeErasedFile(database, store, key).catch(options.onFailure);
      return keys.length > 0;
    },
    /** A file that a user may read. */
    async findReadable(userId: string, id: string): Promise<StoredFileRow | undefined> {
      if (!isRecordId(id)) return undefined;
      const isReadable = or(eq(storedFile.ownerId, userId), eq(storedFile.readerId, userId));
      const [file] = await orm
        .select()
        .from(storedFile)
        .where(and(eq(storedFile.id, id), isReadable));
      return file;
    },
  };
}

/** A file that is kept as one, as the response of a call. The caller of this function has made sure that it may be read. */
export async function readFileContent(
  { protection, store }: Pick<FilesOptions, 'protection' | 'store'>,
  file: StoredFileRow,
): Promise<FileResponse> {
  const sealed = await store.get(file.storageKey);
  if (sealed === undefined) throw new HttpError(404);
  return new FileResponse(openFile(protection, file, sealed), nameByType(file.name, file.type), toMediaType(file.type));
}

/** Deletes uploads that nothing refers to after a day, and what is left of those that never came whole. */
export async function purgeUnusedFiles({ database, clock }: Pick<FilesOptions, 'database' | 'clock'>): Promise<void> {
  const before = new Date(clock().getTime() - UNUSED_LIFETIME_MS);
  await deleteRows(database, clock(), and(eq(storedFile.isUsed, false), lt(storedFile.createdAt, before)));
  await database.transaction((runner) => eraseUploads({ runner, now: clock() }, isLeftSince(before)));
}

/** Deletes files and notes that their bytes have to go, which no failure makes forgotten. Returns their keys. */
function deleteRows(database: Database, now: Date, condition: SQL | undefined): Promise<string[]> {
  return database.transaction(async (runner) => {
    const rows = await runner.delete(storedFile).where(condition).returning();
    const keys = rows.flatMap(listStorageKeys);
    await eraseBytes({ runner, now }, keys);
    return keys;
  });
}
