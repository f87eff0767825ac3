import type { FileUnit } from '@portal/api-contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { QueryRunner } from '../database/database';
import { isRecordId } from '../database/record-id';
import { HttpError, rejectFields } from '../http/http-error';
import type { Subject } from '../security/session-verifier';
import { storedFile } from './files.tables';

/** How uploads are tied to a record. */
export interface ClaimOptions {
  /** What they were uploaded for; `attachment` where it is not given. */
  readonly unit?: FileUnit;
  /** Field of the form that names them, for the error. */
  readonly field?: string;
  /** Somebody else who may read them from now on. */
  readonly readerId?: string;
}

/**
 * Ties uploads of the caller to a record. Rejects ids that are not the caller's, were uploaded for something else, or
 * are already tied to another record.
 */
export async function claimFiles(
  orm: QueryRunner,
  owner: Pick<Subject, 'id'>,
  ids: readonly string[],
  { unit = 'attachment', field = 'fileIds', readerId }: ClaimOptions = {},
): Promise<void> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return;
  const claimed = wanted.every(isRecordId)
    ? await orm
        .update(storedFile)
        .set({ isUsed: true, ...(readerId && { readerId }) })
        .where(
          and(
            eq(storedFile.ownerId, owner.id),
            eq(storedFile.unit, unit),
            eq(storedFile.isUsed, false),
            inArray(storedFile.id, wanted),
          ),
        )
        .returning({ id: storedFile.id })
    : [];
  if (claimed.length < wanted.length) throw rejectFields([{ field, msg: '附件已失效，请重新上传' }]);
}

/** A stored file, whoever it belongs to. */
export type StoredFileRow = typeof storedFile.$inferSelect;

/** A file by its id. The caller has made sure that it may be seen. */
export async function findFile(orm: QueryRunner, id: string): Promise<StoredFileRow | undefined> {
  const [row] = await orm.select().from(storedFile).where(eq(storedFile.id, id));
  return row;
}

/** One of the files that may be seen; rejects with 404 where there is none of the id among them. */
export async function requireFile(orm: QueryRunner, ids: readonly string[], id: string): Promise<StoredFileRow> {
  const file = ids.includes(id) ? await findFile(orm, id) : undefined;
  if (file === undefined) throw new HttpError(404);
  return file;
}

/** Lets go of files that a record no longer has: they are deleted with all that nothing refers to. */
export async function releaseFiles(
  runner: QueryRunner,
  { id }: Pick<Subject, 'id'>,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await runner
    .update(storedFile)
    .set({ isUsed: false })
    .where(and(eq(storedFile.ownerId, id), inArray(storedFile.id, [...ids])));
}

/** Files by their ids. The caller has made sure that they may be seen. */
export function findFiles(orm: QueryRunner, ids: readonly string[]): Promise<StoredFileRow[]> {
  return orm
    .select()
    .from(storedFile)
    .where(inArray(storedFile.id, [...ids]));
}

/** A file that the portal has made for a record. */
export interface RecordFileToNote extends Pick<
  StoredFileRow,
  'id' | 'name' | 'type' | 'size' | 'storageKey' | 'keyId' | 'sealedKey'
> {
  /** Key of the record, which the file belongs to: it is nobody's upload. */
  readonly recordId: string;
}

/** Notes a file whose bytes are in the store, once. */
export async function noteRecordFile(
  runner: QueryRunner,
  { recordId: ownerId, ...file }: RecordFileToNote,
  createdAt: Date,
): Promise<void> {
  const values = { ...file, ownerId, unit: 'attachment' as const, isUsed: true, createdAt };
  await runner.insert(storedFile).values(values).onConflictDoNothing();
}
