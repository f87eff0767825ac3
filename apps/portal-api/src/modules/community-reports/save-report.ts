import { PARTICIPATION_LIMITS, type saveReport } from '@portal/api-contract/community';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { createBusinessNumber } from '../../platform/business-number';
import { assertWithinQuota } from '../../platform/database/account-quota';
import type { QueryRunner } from '../../platform/database/database';
import { lockOwner } from '../../platform/database/lock-owner';
import { claimFiles } from '../../platform/files/files.repository';
import { HttpError } from '../../platform/http/http-error';
import type { ParsedInput } from '../../platform/http/implement';
import { SYSTEM, toActor } from '../../platform/records/record-transition';
import type { Subject } from '../../platform/security/session-verifier';
import { findTarget, type FoundTarget, requireTarget } from '../community-targets/find-target';
import { communityReports, OPEN_STATES } from './report-record';
import { communityReport, type ReportRow } from './reports.tables';

const HOUR_MS = 3_600_000;

const PER_DAY = 50;

type Reported = Pick<ReportRow, 'targetType' | 'targetId'>;

/** Reports something for a member, in the caller's transaction; returns the number of the report. */
export async function reportTarget(
  runner: QueryRunner,
  owner: Subject,
  { targetType, targetId, category, text, fileIds }: ParsedInput<typeof saveReport>,
  at: Date,
): Promise<string> {
  if (targetType === 'tag') throw new HttpError(409, '标签不能举报');
  const target = { targetType, targetId };
  const found = await requireTarget(runner, target);
  if (found.ownerId === owner.id) throw new HttpError(409, '不能举报自己');
  await lockOwner(runner, 'community-report', owner.id);
  const isOpen = and(isAbout(target), eq(communityReport.ownerId, owner.id));
  if ((await runner.$count(communityReport, isOpen)) > 0) throw new HttpError(409, '您已举报过，正在处理中');
  await assertWithinQuota(runner, owner.id, at, {
    ...{ table: communityReport, most: PER_DAY, msg: '您今天的举报次数过多，请明天再试' },
  });
  await claimFiles(runner, owner, fileIds);
  const values = { ...describe(target, found, at), ownerId: owner.id, category, text, fileIds };
  const row = await communityReports.create(runner, values, { action: 'report', actor: toActor(owner), at });
  return row.reportNo;
}

/**
 * Has moderators look at what the machine has found; once while they have not, and at the text as it is now. Whoever has
 * opened an older one decides on nothing.
 */
export async function reportByMachine(runner: QueryRunner, target: Reported, at: Date): Promise<void> {
  const found = await findTarget(runner, target);
  if (found === undefined) return;
  const isOpen = and(isAbout(target), isNull(communityReport.ownerId));
  const [open] = await runner.select().from(communityReport).where(isOpen).for('update');
  if (open === undefined) {
    const values = { ...describe(target, found, at), ownerId: null, category: 'illegal', text: '' } as const;
    await communityReports.create(runner, values, { action: 'report', actor: SYSTEM, at });
  } else if (open.content !== found.text)
    await communityReports.change(runner, open, { content: found.text, title: found.title });
}

function isAbout({ targetType, targetId }: Reported) {
  return and(
    eq(communityReport.targetType, targetType),
    eq(communityReport.targetId, targetId),
    inArray(communityReport.state, [...OPEN_STATES]),
  );
}

function describe({ targetType, targetId }: Reported, { ownerId, title, url, text }: FoundTarget, at: Date) {
  return {
    ...{ id: randomUUID(), reportNo: createBusinessNumber('JB', at), targetType, targetId, title, url },
    ...{ authorId: ownerId, content: text, createdAt: at },
    dueAt: new Date(at.getTime() + PARTICIPATION_LIMITS.reportHours * HOUR_MS),
  };
}
