import { and, asc, count, eq, gt, isNull, lte, max, or } from 'drizzle-orm';
import { toChinaTime } from '../china-time';
import type { Clock } from '../clock';
import type { Database, QueryRunner } from '../database/database';
import { queueOutboxMessages } from '../messages/outbox-messages';
import type { DataProtection } from '../security/data-protection';
import { jobNotice } from './job-notices.tables';
import { backgroundJob } from './jobs.tables';

/** Time within which nobody hears twice of jobs of one name. */
const PAUSE_MS = 3_600_000;

/** Names of which one mail speaks; the others have the next one. */
const MAX_NAMES = 50;

/** Whose mails these are: nobody's. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

export interface DeadLetterNoticesOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly protection: DataProtection;
  /** Mail addresses of those who are told; nobody is where there is none. */
  readonly addresses: readonly string[];
}

/** Jobs of a name that were given up since administrators were told of others of it. */
interface DeadLetters {
  readonly name: string;
  readonly total: number;
  readonly lastAt: Date;
}

/**
 * Tells administrators by mail of jobs that were given up: of each name once an hour at most, and then of all that came
 * since. Why they failed is not in it: that is read where it is seen by administrators alone.
 */
export async function tellOfDeadLetters({
  database,
  clock,
  protection,
  addresses,
}: DeadLetterNoticesOptions): Promise<void> {
  if (addresses.length === 0) return;
  const at = clock();
  const found = await findUntold(database.orm, at);
  if (found.length === 0) return;
  await database.transaction(async (runner) => {
    const told: DeadLetters[] = [];
    for (const letters of found) if (await claimNotice(runner, letters, at)) told.push(letters);
    if (told.length === 0) return;
    const total = told.reduce((sum, letters) => sum + letters.total, 0);
    const message = { channel: 'mail', title: `${total}个后台任务失败`, body: writeBody(told) } as const;
    const messages = addresses.map((address) => ({ ...message, address }));
    await queueOutboxMessages(runner, protection, messages, { ownerId: NOBODY, at });
  });
}

/** What nobody has heard of, the names in one order, so that those who tell of it at once do not wait for each other. */
async function findUntold(orm: QueryRunner, at: Date): Promise<DeadLetters[]> {
  const { name, state, updatedAt } = backgroundJob;
  const isNew = or(isNull(jobNotice.name), and(gt(updatedAt, jobNotice.deadUntil), isOver(at)));
  const rows = await orm
    .select({ name, total: count(), lastAt: max(updatedAt) })
    .from(backgroundJob)
    .leftJoin(jobNotice, eq(jobNotice.name, name))
    .where(and(eq(state, 'dead'), isNew))
    .groupBy(name)
    .orderBy(asc(name))
    .limit(MAX_NAMES);
  return rows.map((row) => ({ ...row, lastAt: row.lastAt ?? at }));
}

/** Notes that it is told of jobs of a name; `false` where somebody else has done so meanwhile. */
async function claimNotice(runner: QueryRunner, { name, lastAt: deadUntil }: DeadLetters, at: Date): Promise<boolean> {
  const { rowCount } = await runner
    .insert(jobNotice)
    .values({ name, toldAt: at, deadUntil })
    .onConflictDoUpdate({ target: jobNotice.name, set: { toldAt: at, deadUntil }, setWhere: isOver(at) });
  return rowCount === 1;
}

function isOver(at: Date) {
  return lte(jobNotice.toldAt, new Date(at.getTime() - PAUSE_MS));
}

function writeBody(told: readonly DeadLetters[]): string {
  const lines = told.map(
    ({ name, total, lastAt }) =>
      `${name}：${total}个，最近一次失败于 ${toChinaTime(lastAt).slice(0, 16).replace('T', ' ')}`,
  );
  return [
    '以下后台任务多次重试后仍未完成，已停止重试：',
    ...lines,
    '请以管理员身份查询失败任务的原因，处理后重试。同一种任务一小时内只通知一次。',
  ].join('\n');
}
