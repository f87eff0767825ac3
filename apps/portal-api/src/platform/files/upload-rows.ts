import { and, eq, lt, type SQL } from 'drizzle-orm';
import type { QueryRunner } from '../database/database';
import { isRecordId } from '../database/record-id';
import type { EraseContext } from '../modules/personal-data';
import type { Subject } from '../security/session-verifier';
import { eraseBytes } from './erase-bytes';
import { countPieces, listStorageKeys, toStorageKey } from './file-pieces';
import { fileUpload } from './files.tables';

/** A large file on its way. */
export type UploadRow = typeof fileUpload.$inferSelect;

/** A large file on its way; `undefined` where its owner has none of this id. */
export async function findUpload(
  orm: QueryRunner,
  owner: Pick<Subject, 'id'>,
  id: string,
): Promise<UploadRow | undefined> {
  if (!isRecordId(id)) return undefined;
  const [row] = await orm
    .select()
    .from(fileUpload)
    .where(and(eq(fileUpload.id, id), eq(fileUpload.ownerId, owner.id)));
  return row;
}

/** Notes that more of a file is there; tells whether nobody else has sent the same part meanwhile. */
export async function noteReceived(
  orm: QueryRunner,
  { id }: Pick<UploadRow, 'id'>,
  { from, to, at }: { readonly from: number; readonly to: number; readonly at: Date },
): Promise<boolean> {
  const noted = await orm
    .update(fileUpload)
    .set({ received: to, touchedAt: at })
    .where(and(eq(fileUpload.id, id), eq(fileUpload.received, from)))
    .returning({ id: fileUpload.id });
  return noted.length > 0;
}

/** Forgets files on their way, with what is there of them; those of nobody else are touched. */
export async function eraseUploads(context: EraseContext, condition: SQL | undefined): Promise<void> {
  const rows = await context.runner.delete(fileUpload).where(condition).returning();
  // The piece that was about to be noted may be there too, and the picture that was to take their place.
  const keys = rows.flatMap(({ id, size }) => {
    const storageKey = toStorageKey(id);
    return [storageKey, ...listStorageKeys({ storageKey, pieces: countPieces(size) })];
  });
  await eraseBytes(context, keys);
}

/** Files that nothing has come of since a moment. */
export function isLeftSince(moment: Date): SQL {
  return lt(fileUpload.touchedAt, moment);
}
