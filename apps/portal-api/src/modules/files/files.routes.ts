import {
  deleteFile,
  FILE_UNITS,
  type FileUnit,
  getFileContent,
  type StoredFile,
  UPLOAD_LIMIT,
  uploadFile,
  WORK_ORDER_UPLOAD_LIMIT,
} from '@portal/api-contract';
import { and, eq, isNull, lt, or, sql, sum } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { isRecordId } from '../../database/record-id';
import type { Clock } from '../../clock';
import type { QueryRunner } from '../../database/database';
import type { CallContext, Upload } from '../../http/call-context';
import { type Implementation, implement, implementRaw } from '../../http/implement';
import { FileAnswer } from '../../http/raw-answer';
import { Refusal } from '../../http/refusal';
import type { DataProtection } from '../../security/data-protection';
import type { Subject } from '../../security/session-verifier';
import { requireSubject } from '../users/profile.routes';
import { createOwnTurns } from '../../turns';
import { cleanUpload, type CleanUploadOptions } from './clean-upload';
import { cleanFileName, nameByType } from './file-names';
import { type FileStore, StoreFullError } from './file-store';
import { storedFile } from './files.tables';

/** Most bytes of one user that nothing refers to: they can be removed, and are after a day. */
const UNUSED_QUOTA = 20 * WORK_ORDER_UPLOAD_LIMIT;

/** Most bytes one user may have in store at all, but for those given to others with a record. */
const QUOTA = 4 * 1024 ** 3;

const UNUSED_LIFETIME_MS = 24 * 3_600_000;

const BYTES = 'application/octet-stream';

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
};

const UPLOAD_WINDOWS = [
  { max: 20, seconds: 60 },
  { max: 200, seconds: 86_400 },
];

/** Of one user's uploads one is worked on at a time; browsers send six at once. */
const OWN_TURNS = { maxRunning: 1, maxWaiting: 10 };

export interface FilesOptions {
  readonly orm: QueryRunner;
  readonly clock: Clock;
  readonly protection: DataProtection;
  readonly store: FileStore;
}

/** Calls that take files. */
export function createFileRoutes(options: FilesOptions & CleanUploadOptions): Implementation[] {
  const { orm, clock, protection, store } = options;
  const inOwnTurn = createOwnTurns(OWN_TURNS);

  async function upload(context: CallContext): Promise<StoredFile> {
    const owner = await requireSubject(context);
    const unit = readUnit(context);
    const { name, bytes } = await context.readUpload(unit === 'workorder' ? WORK_ORDER_UPLOAD_LIMIT : UPLOAD_LIMIT);
    const file = await inOwnTurn(owner.id, () => take(owner, unit, { name, bytes }));
    // Who cancelled at the last moment never learns the id under which the file could be removed.
    if (context.hasLeft()) await remove(owner, file.id);
    return file;
  }

  async function take(owner: Subject, unit: FileUnit, { name, bytes }: Upload): Promise<StoredFile> {
    // Whoever has no room left is not worth the work.
    await assertQuota(orm, owner, 0);
    const { type, bytes: clean } = await cleanUpload(options, unit, bytes);
    await assertQuota(orm, owner, clean.length);
    const id = randomUUID();
    const storageKey = `${id.slice(0, 2)}/${id}`;
    const file = { id, name: cleanFileName(name, type), type, size: clean.length };
    await store.put(storageKey, protection.seal(clean, `stored_file:${id}`)).catch((error: unknown) => {
      if (!(error instanceof StoreFullError)) throw error;
      options.onFailure(error);
      throw new Refusal(503, '存储空间不足，文件暂时无法保存，请稍后再试');
    });
    await orm.insert(storedFile).values({ ...file, ownerId: owner.id, unit, storageKey, createdAt: clock() });
    return file;
  }

  /** Removes a file of its owner that nothing refers to; tells whether there was one. */
  async function remove(owner: Subject, id: string): Promise<boolean> {
    const [row] = await orm
      .delete(storedFile)
      .where(and(eq(storedFile.ownerId, owner.id), eq(storedFile.isUsed, false), eq(storedFile.id, id)))
      .returning({ storageKey: storedFile.storageKey });
    if (row) await store.remove(row.storageKey);
    return row !== undefined;
  }

  return [
    // Not bound to the database's deadline: a slow line may take long for twenty megabytes.
    implement(uploadFile, (_input, context) => upload(context), {
      successMsg: '上传成功',
      needsDatabase: false,
      bodyLimit: WORK_ORDER_UPLOAD_LIMIT + 65_536,
      rateWindows: UPLOAD_WINDOWS,
    }),
    implementRaw(getFileContent, async ({ id }, context) => {
      const { id: userId } = await requireSubject(context);
      const isReadable = or(eq(storedFile.ownerId, userId), eq(storedFile.readerId, userId));
      const [file] = isRecordId(id)
        ? await orm
            .select()
            .from(storedFile)
            .where(and(eq(storedFile.id, id), isReadable))
        : [];
      if (!file) throw new Refusal(404);
      return readFileContent({ protection, store }, file);
    }),
    implement(
      deleteFile,
      async ({ id }, context) => {
        const owner = await requireSubject(context);
        if (!isRecordId(id) || !(await remove(owner, id))) throw new Refusal(404);
        return null;
      },
      { successMsg: '已删除' },
    ),
  ];
}

/** A file as the answer of a call. The caller of this function has made sure that it may be read. */
export async function readFileContent(
  { protection, store }: Pick<FilesOptions, 'protection' | 'store'>,
  file: typeof storedFile.$inferSelect,
): Promise<FileAnswer> {
  const sealed = await store.get(file.storageKey);
  if (sealed === undefined) throw new Refusal(404);
  return new FileAnswer(
    protection.open(sealed, `stored_file:${file.id}`),
    nameByType(file.name, file.type),
    MEDIA_TYPES[file.type] ?? BYTES,
  );
}

/** Deletes uploads that nothing refers to after a day. */
export async function forgetUnusedFiles({ orm, clock, store }: Omit<FilesOptions, 'protection'>): Promise<void> {
  const before = new Date(clock().getTime() - UNUSED_LIFETIME_MS);
  const rows = await orm
    .delete(storedFile)
    .where(and(eq(storedFile.isUsed, false), lt(storedFile.createdAt, before)))
    .returning({ storageKey: storedFile.storageKey });
  for (const { storageKey } of rows) await store.remove(storageKey);
}

function readUnit({ headers }: CallContext): FileUnit {
  const unit = headers['view-func-unit'];
  if (typeof unit !== 'string' || !Object.hasOwn(FILE_UNITS, unit)) throw new Refusal(400, '上传用途有误');
  return unit as FileUnit;
}

async function assertQuota(orm: QueryRunner, owner: Subject, size: number): Promise<void> {
  const [row] = await orm
    .select({
      total: sum(storedFile.size).mapWith(Number),
      unused: sql<number>`sum(${storedFile.size}) filter (where not ${storedFile.isUsed})`.mapWith(Number),
    })
    .from(storedFile)
    .where(and(eq(storedFile.ownerId, owner.id), isNull(storedFile.readerId)));
  if ((row?.unused ?? 0) + size > UNUSED_QUOTA)
    throw new Refusal(429, '未提交的附件过多，请移除不用的附件，或一天后再试');
  if ((row?.total ?? 0) + size > QUOTA) throw new Refusal(429, '文件总量已达上限，请联系客服');
}
