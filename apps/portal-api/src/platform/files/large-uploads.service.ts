import { type beginLargeUpload, FILE_PIECE_BYTES, type LargeUpload, type StoredFile } from '@portal/api-contract';
import { and, eq } from 'drizzle-orm';
import { createHash, randomUUID } from 'node:crypto';
import type { QueryRunner } from '../database/database';
import { lockOwner } from '../database/lock-owner';
import { isRecordId } from '../database/record-id';
import { HttpError, rejectFields } from '../http/http-error';
import type { ParsedInput } from '../http/implement';
import type { Subject } from '../security/session-verifier';
import { type CheckedFile, checkLargeFile } from './check-large-file';
import type { CleanUploadOptions } from './clean-upload';
import { eraseBytes } from './erase-bytes';
import { cleanFileName } from './file-names';
import { countPieces, listStorageKeys, type PieceOptions, putPiece, readPieces, toStorageKey } from './file-pieces';
import { assertQuota } from './file-quota';
import { fileUpload, storedFile } from './files.tables';
import { storeWhole, type WholeFile } from './store-whole';
import { eraseUploads, findUpload, noteReceived, type UploadRow } from './upload-rows';
import type { FilesOptions } from './uploads.service';

/** Where the bytes of large files are sent. */
export const LARGE_UPLOAD_PATH = '/ptl/file/large/bytes';

/** What large files are for. */
const UNIT = 'community';

/** What no repeat would change: a wrong checksum, and a file that is not taken. */
const FINAL_CODES: readonly string[] = ['415', '422'];

/** Large files of users: they come in pieces, over as many connections as it takes. */
export function createLargeUploads(options: FilesOptions & CleanUploadOptions) {
  const { database, clock, protection } = options;
  const { orm } = database;
  const purge = ({ id }: Pick<UploadRow, 'id'>) =>
    database.transaction((runner) => eraseUploads({ runner, now: clock() }, eq(fileUpload.id, id)));

  return {
    /** Begins with a file, or goes on with the one that the same owner has begun. */
    begin: (owner: Subject, input: ParsedInput<typeof beginLargeUpload>): Promise<LargeUpload> =>
      database.transaction(async (runner) => {
        await lockOwner(runner, 'file-upload', owner.id);
        const { id, received } = (await findBegun(runner, owner, input)) ?? (await begin(runner, owner, input));
        return { id, url: `${LARGE_UPLOAD_PATH}/${id}`, received };
      }),

    find: (owner: Pick<Subject, 'id'>, id: string) => findUpload(orm, owner, id),

    /**
     * Keeps a piece of a file behind what is there; tells whether nobody else has sent the same one meanwhile. It is
     * noted before it is kept, and its row locked until it is: a late sender changes no byte of what was checked.
     */
    append: ({ id }: Pick<UploadRow, 'id'>, from: number, piece: Buffer): Promise<boolean> =>
      database.transaction(async (runner) => {
        const isNext = await noteReceived(runner, { id }, { from, to: from + piece.length, at: clock() });
        if (isNext) await putPiece(options, id, from / FILE_PIECE_BYTES, piece);
        return isNext;
      }),

    purge,

    /** Checks a file that has arrived, and stores it; what is refused is forgotten. */
    async finish(owner: Subject, id: string): Promise<StoredFile> {
      const upload = await findUpload(orm, owner, id);
      if (upload === undefined) return requireStored(orm, owner, id);
      if (upload.received < upload.size) throw new HttpError(409, '文件还没有传完，请继续上传');
      const checked = await check(upload).catch(async (error: unknown) => {
        // Who was busy, or does not answer, has found nothing wrong with the file.
        if (error instanceof HttpError && FINAL_CODES.includes(error.code)) await purge(upload);
        throw error;
      });
      await database.transaction((runner) => keep(runner, upload, checked));
      return requireStored(orm, owner, id);
    },
  };

  async function begin(
    runner: QueryRunner,
    owner: Subject,
    input: ParsedInput<typeof beginLargeUpload>,
  ): Promise<Pick<UploadRow, 'id' | 'received'>> {
    await assertQuota(runner, owner, input.size);
    const id = randomUUID();
    await runner.insert(fileUpload).values({ ...input, id, ownerId: owner.id, touchedAt: clock() });
    return { id, received: 0 };
  }

  async function check(upload: UploadRow): Promise<CheckedFile> {
    if ((await readChecksum(options, upload)) !== upload.checksum)
      throw rejectFields([{ field: 'file', msg: '文件与原文件不一致，请重新上传' }]);
    return checkLargeFile(options, upload);
  }

  async function keep(runner: QueryRunner, upload: UploadRow, checked: CheckedFile): Promise<void> {
    const { id, ownerId, name } = upload;
    const { type, seconds } = checked;
    const [gone] = await runner.delete(fileUpload).where(eq(fileUpload.id, id)).returning({ id: fileUpload.id });
    // Whoever asked at the same time has stored it, or has given it up.
    if (gone === undefined) return;
    await runner.insert(storedFile).values({
      ...{ id, ownerId, unit: UNIT, name: cleanFileName(name, type), type, seconds, createdAt: clock() },
      ...(checked.redrawn ? await keepRedrawn(runner, upload, checked.redrawn) : toPieced(upload)),
    });
  }

  function toPieced({ id, size }: UploadRow): WholeFile & { readonly pieces: number } {
    const [keyId] = protection.keyIds;
    return { size, keyId, sealedKey: '', storageKey: toStorageKey(id), pieces: countPieces(size) };
  }

  /** A picture is kept as those of other forms are; the pieces that were sent go with what else was in them. */
  async function keepRedrawn(runner: QueryRunner, { id, ownerId, size }: UploadRow, bytes: Buffer): Promise<WholeFile> {
    await assertQuota(runner, { id: ownerId }, bytes.length);
    const whole = await storeWhole(options, { id, unit: UNIT, bytes });
    await eraseBytes({ runner, now: clock() }, listStorageKeys({ ...whole, pieces: countPieces(size) }));
    return whole;
  }
}

/** SHA-256 of the SHA-256 digests of all pieces, in hexadecimal digits. */
async function readChecksum(options: PieceOptions, file: UploadRow): Promise<string> {
  const all = createHash('sha256');
  for await (const piece of readPieces(options, file, { start: 0, end: file.size - 1 }))
    all.update(createHash('sha256').update(piece).digest());
  return all.digest('hex');
}

async function findBegun(
  runner: QueryRunner,
  owner: Subject,
  { checksum, size }: ParsedInput<typeof beginLargeUpload>,
): Promise<UploadRow | undefined> {
  const [row] = await runner
    .select()
    .from(fileUpload)
    .where(and(eq(fileUpload.ownerId, owner.id), eq(fileUpload.checksum, checksum), eq(fileUpload.size, size)));
  return row;
}

async function requireStored(orm: QueryRunner, owner: Subject, id: string): Promise<StoredFile> {
  if (!isRecordId(id)) throw new HttpError(404);
  const { name, size, type, ownerId } = storedFile;
  const [file] = await orm
    .select({ id: storedFile.id, name, size, type })
    .from(storedFile)
    .where(and(eq(storedFile.id, id), eq(ownerId, owner.id)));
  if (file === undefined) throw new HttpError(404);
  return file;
}
