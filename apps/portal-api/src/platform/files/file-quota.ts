import { WORK_ORDER_UPLOAD_LIMIT } from '@portal/api-contract';
import { and, eq, isNull, sql, sum } from 'drizzle-orm';
import type { QueryRunner } from '../database/database';
import { HttpError } from '../http/http-error';
import type { Subject } from '../security/session-verifier';
import { fileUpload, storedFile } from './files.tables';

/** Most bytes of one user that nothing refers to: they can be removed, and are after a day. */
const UNUSED_QUOTA = 20 * WORK_ORDER_UPLOAD_LIMIT;

/** Most bytes one user may have in store at all, but for those given to others with a record. */
const QUOTA = 4 * 1024 ** 3;

/** Rejects with 429 where so many more bytes are too many for their owner. What is on its way counts as a whole. */
export async function assertQuota(orm: QueryRunner, { id }: Pick<Subject, 'id'>, size: number): Promise<void> {
  const [stored] = await orm
    .select({
      total: sum(storedFile.size).mapWith(Number),
      unused: sql<number>`sum(${storedFile.size}) filter (where not ${storedFile.isUsed})`.mapWith(Number),
    })
    .from(storedFile)
    .where(and(eq(storedFile.ownerId, id), isNull(storedFile.readerId)));
  const [coming] = await orm
    .select({ total: sum(fileUpload.size).mapWith(Number) })
    .from(fileUpload)
    .where(eq(fileUpload.ownerId, id));
  const added = size + (coming?.total ?? 0);
  if ((stored?.unused ?? 0) + added > UNUSED_QUOTA)
    throw new HttpError(429, '未提交的附件过多，请移除不用的附件，或一天后再试');
  if ((stored?.total ?? 0) + added > QUOTA) throw new HttpError(429, '文件总量已达上限，请联系客服');
}
