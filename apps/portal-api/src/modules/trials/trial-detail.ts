import { TRIAL_DATA_DAYS, type TrialBrief, type TrialDetail } from '@portal/api-contract/account';
import { findTransition, trialLifecycle } from '@portal/lifecycles';
import { inArray, sql } from 'drizzle-orm';
import { toChinaTime } from '../../platform/china-time';
import { toDetailUrl } from '../../platform/content-items/item-links';
import type { QueryRunner } from '../../platform/database/database';
import { readRecordFiles, readStatusLog } from '../../platform/records/status-log.repository';
import type { DataProtection } from '../../platform/security/data-protection';
import { listFormFiles, openForm } from '../applications/application-form';
import { addDays } from './trial-record';
import { CANCELLED, EXPIRED, type TrialRow, trialUsage, USABLE_STATES } from './trials.tables';

/** What was used of trials so far, by their keys; nothing for those of which nothing was recorded. */
export async function sumUsage(
  runner: QueryRunner,
  rows: readonly Pick<TrialRow, 'id'>[],
): Promise<ReadonlyMap<string, number>> {
  if (rows.length === 0) return new Map();
  const ids = rows.map(({ id }) => id);
  const sums = await runner
    .select({ trialId: trialUsage.trialId, used: sql<number>`sum(${trialUsage.used})::float8` })
    .from(trialUsage)
    .where(inArray(trialUsage.trialId, ids))
    .groupBy(trialUsage.trialId);
  return new Map(sums.map(({ trialId, used }) => [trialId, used]));
}

/** A trial in a list of its owner. */
export function toBrief(row: TrialRow, usage: ReadonlyMap<string, number>): TrialBrief {
  const { trialNo, state, productCode, productName, days, reason, failure, version, extensionDays, mealCode } = row;
  const used = usage.get(row.id);
  return {
    ...{ id: trialNo, status: state, productCode, productName, mealCode, days, reason, failure, version },
    productUrl: toDetailUrl('product', productCode),
    createdAt: toChinaTime(row.createdAt),
    openedAt: toTime(row.openedAt),
    endsAt: toTime(row.endsAt),
    quota: row.quota ? { ...row.quota, used: used === undefined ? null : Math.min(used, row.quota.total) } : null,
    extension:
      extensionDays === null ? null : { days: extensionDays, reason: row.extensionReason, isGranted: row.isExtended },
    feedback: row.rating === null ? null : { rating: row.rating, text: row.feedback },
    dataUntil: toTime(findDataEnd(row)),
    isDataRemoved: row.dataRemovedAt !== null,
    ...{ orderNo: row.orderNo ?? '', instanceNo: row.instanceNo ?? '' },
    actions: listOwnerActions(row),
  };
}

/** A trial with its files and its log. The caller has made sure that it may be seen. */
export async function describeTrial(
  runner: QueryRunner,
  protection: DataProtection,
  row: TrialRow,
): Promise<TrialDetail> {
  const form = openForm(protection, row);
  const fileIds = listFormFiles(form);
  const files = await readRecordFiles(runner, fileIds);
  return {
    ...toBrief(row, await sumUsage(runner, [row])),
    scene: String(form['scene'] ?? ''),
    files: fileIds.flatMap((id) => files.get(id) ?? []),
    log: await readStatusLog(runner, trialLifecycle.name, row.id),
  };
}

function toTime(at: Date | null): string | null {
  return at && toChinaTime(at);
}

/** Until when the data of a trial is kept that is over and was not bought. */
function findDataEnd({ state, openedAt, endedAt, dataRemovedAt }: TrialRow): Date | null {
  const isOver = state === EXPIRED || state === CANCELLED;
  if (!isOver || openedAt === null || endedAt === null || dataRemovedAt !== null) return null;
  return addDays(endedAt, TRIAL_DATA_DAYS);
}

/** What the owner may do now, of what there are calls and pages for. */
function listOwnerActions({ state, extendedAt, openedAt, rating }: TrialRow): string[] {
  const isListed = (action: 'cancel' | 'extend') => findTransition(trialLifecycle, state, action, 'user') !== undefined;
  const actions = {
    extend: isListed('extend') && extendedAt === null,
    convert: USABLE_STATES.some((one) => one === state) || state === EXPIRED,
    feedback: openedAt !== null && rating === null,
    cancel: isListed('cancel'),
  };
  return Object.entries(actions).flatMap(([action, isPossible]) => (isPossible ? [action] : []));
}
