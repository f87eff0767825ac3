import { findTransition, listActions, workOrderLifecycle } from '@portal/lifecycles';
import {
  addTime,
  MAX_REOPENINGS,
  RATING_WINDOW_MS,
  REOPEN_WINDOW_MS,
  RESUME_WINDOW_MS,
  URGE_INTERVAL_MS,
} from './work-order-times';
import type { WorkOrderRow } from './work-orders.tables';

/** States in which somebody reads replies without the work order being opened again. */
const OPEN_STATES: readonly number[] = [0, 1, 2, 3];

/** States in which it is the platform's turn. */
const PLATFORM_STATES: readonly number[] = [0, 1];

/** Whether the work on a work order is still going on. */
export function isOpen({ status }: Pick<WorkOrderRow, 'status'>): boolean {
  return OPEN_STATES.includes(status);
}

/** Whether the platform is awaited, so that it can be urged. */
export function isAwaited({ status }: Pick<WorkOrderRow, 'status'>): boolean {
  return PLATFORM_STATES.includes(status);
}

/** Outcomes of the lifecycle's guards: why each fails, or nothing. */
export function testGuards(row: Pick<WorkOrderRow, 'stateSince' | 'reopenCount'>, now: Date): Record<string, string> {
  const age = now.getTime() - row.stateSince.getTime();
  return {
    closedWithin7Days: age <= REOPEN_WINDOW_MS ? '' : '工单完成已超过7天，请提交新工单',
    reopenedLessThanTwice: row.reopenCount < MAX_REOPENINGS ? '' : '工单最多重新打开2次，请提交新工单',
    closedWithin30Days: age <= RESUME_WINDOW_MS ? '' : '工单关闭已超过30天，请提交新工单',
  };
}

/** When the owner may urge again; `null` for now. */
export function findNextUrge({ urgedAt }: Pick<WorkOrderRow, 'urgedAt'>, now: Date): Date | null {
  const next = urgedAt && addTime(urgedAt, URGE_INTERVAL_MS);
  return next && next > now ? next : null;
}

/** Whether the owner may rate, or change a rating. */
export function isRateable({ status, ratedAt }: Pick<WorkOrderRow, 'status' | 'ratedAt'>, now: Date): boolean {
  return status === 4 && (ratedAt === null || now <= addTime(ratedAt, RATING_WINDOW_MS));
}

/** Whether the platform may look at this moment. */
export function isGranted({ grantExpireAt }: Pick<WorkOrderRow, 'grantExpireAt'>, now: Date): boolean {
  return grantExpireAt !== null && grantExpireAt > now;
}

/** The transition that a reply of the owner brings with it; `undefined` for none. */
export function findReplyAction({ status }: Pick<WorkOrderRow, 'status'>): 'supplement' | 'resume' | undefined {
  return (['supplement', 'resume'] as const).find((action) =>
    findTransition(workOrderLifecycle, status, action, 'user'),
  );
}

/** What the owner may do now: triggers whose guards hold, and what stands beside the state. */
export function listOwnerActions(row: WorkOrderRow, now: Date): string[] {
  const guards = testGuards(row, now);
  const steps = listActions(workOrderLifecycle, row.status, 'user').filter((action) =>
    (findTransition(workOrderLifecycle, row.status, action, 'user')?.guards ?? []).every((name) => guards[name] === ''),
  );
  const beside = {
    reply: isOpen(row) || steps.includes('resume'),
    urge: isAwaited(row) && findNextUrge(row, now) === null,
    escalate: isOpen(row) && row.escalatedAt === null,
    rate: isRateable(row, now),
    grant: isOpen(row),
    revokeGrant: isGranted(row, now),
    delete: !isOpen(row),
  };
  return [...steps, ...Object.entries(beside).flatMap(([action, isPossible]) => (isPossible ? [action] : []))];
}
