import { NOTICE_TYPES, type NoticeType } from '@portal/api-contract/community';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { toChinaDay } from '../../platform/china-time';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/database';
import { isRecordId } from '../../platform/database/record-id';
import type { Job } from '../../platform/jobs/job';
import { queueJobs } from '../../platform/jobs/queue-job';
import { postMessage } from '../../platform/messages/post-message';
import { changeProfile, DEFAULT_NOTICES, readProfile } from '../community-people/profiles';
import { communityNotice } from './notices.tables';

const DAY_MS = 24 * 3_600_000;

/** Owners that are read at once. */
const BATCH = 1000;

const NAME = 'community-notices.digest';

/** With what digests are made. */
export interface DigestOptions {
  readonly database: Database;
  readonly clock: Clock;
  /** Owners that are read at once. */
  readonly batch?: number;
}

/** Writes what somebody has not read of a day into one message, which then comes on every way that they want. */
export function createDigestJobs({ database, clock, batch = BATCH }: DigestOptions): Job[] {
  const { orm } = database;

  async function queueDigests(): Promise<void> {
    const at = clock();
    const since = new Date(at.getTime() - DAY_MS);
    const { ownerId, readAt, updatedAt } = communityNotice;
    const day = toChinaDay(at);
    for (let last: string | undefined; ;) {
      const rows = await orm
        .selectDistinct({ ownerId })
        .from(communityNotice)
        .where(and(isNull(readAt), gt(updatedAt, since), last === undefined ? undefined : gt(ownerId, last)))
        .orderBy(ownerId)
        .limit(batch);
      const jobs = rows.map((row) => ({ name: NAME, key: `${row.ownerId} ${day}`, payload: row, at }));
      await queueJobs(orm, jobs);
      last = rows.at(-1)?.ownerId;
      if (last === undefined || rows.length < batch) return;
    }
  }

  return [
    { name: `${NAME}.find`, every: 'hour', run: queueDigests },
    {
      name: NAME,
      run: ({ ownerId = '' }, run) =>
        database.transaction(async (runner) => {
          if (isRecordId(ownerId)) await writeDigest(runner, ownerId, clock());
          await run.complete(runner);
        }),
    },
  ];
}

/** Writes the message, unless there was one within a day, or nothing came that is to be mailed. */
export async function writeDigest(runner: Database['orm'], ownerId: string, at: Date): Promise<void> {
  const profile = await readProfile(runner, ownerId);
  const since = new Date(at.getTime() - DAY_MS);
  if (profile?.digestAt && profile.digestAt > since) return;
  const rows = await runner
    .select({ type: communityNotice.type, total: sql<number>`count(*)::int` })
    .from(communityNotice)
    .where(
      and(
        eq(communityNotice.ownerId, ownerId),
        isNull(communityNotice.readAt),
        gt(communityNotice.updatedAt, profile?.digestAt ?? since),
      ),
    )
    .groupBy(communityNotice.type);
  const { mail } = profile?.noticePreference ?? DEFAULT_NOTICES;
  const wanted = rows.filter(({ type }) => mail[type]);
  if (wanted.length === 0) return;
  const total = wanted.reduce((sum, row) => sum + row.total, 0);
  const order = Object.keys(NOTICE_TYPES) as NoticeType[];
  const parts = order.flatMap((type) => {
    const row = wanted.find((one) => one.type === type);
    return row ? [`${NOTICE_TYPES[type]}${row.total}条`] : [];
  });
  await changeProfile(runner, ownerId, { digestAt: at });
  await postMessage(runner, {
    ...{ ownerId, type: 'community', recordNo: '', at },
    title: `社区有${total}条未读通知`,
    body: `${parts.join('，')}，可在个人中心的通知中查看和设置。`,
    link: '/person-center/my-notice',
  });
}
