import { findTransition, type GuardOf, listActions, workOrderLifecycle } from '@portal/lifecycles';
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
export function isOpen({ state }: Pick<WorkOrderRow, 'state'>): boolean {
  return OPEN_STATES.includes(state);
}

/** Whether the platform is awaited, so that it can be urged. */
export function isAwaited({ state }: Pick<WorkOrderRow, 'state'>): boolean {
  return PLATFORM_STATES.includes(state);
}

/** The lifecycle's guards: why each fails, or nothing. */
export const WORK_ORDER_GUARDS: Readonly<
  Record<GuardOf<typeof workOrderLifecycle>, (row: WorkOrderRow, context: { readonly at: Date }) => string>
> = {
  closedWithin7Days: ({ stateSince }, { at }) =>
    at <= addTime(stateSince, REOPEN_WINDOW_MS) ? '' : '工单完成已超过7天，请提交新工单',
  reopenedLessThanTwice: ({ reopenCount }) => (reopenCount < MAX_REOPENINGS ? '' : '工单最多重新打开2次，请提交新工单'),
  closedWithin30Days: ({ stateSince }, { at }) =>
    at <= addTime(stateSince, RESUME_WINDOW_MS) ? '' : '工单关闭已超过30天，请提交新工单',
};

/** When the owner may urge again; `null` for now. */
export function findNextUrge({ urgedAt }: Pick<WorkOrderRow, 'urgedAt'>, now: Date): Date | null {
  const next = urgedAt && addTime(urgedAt, URGE_INTERVAL_MS);
  return next && next > now ? next : null;
}

/** Whether the owner may rate, or change a rating. */
export function isRateable({ state, ratedAt }: Pick<WorkOrderRow, 'state' | 'ratedAt'>, now: Date): boolean {
  return state === 4 && (ratedAt === null || now <= addTime(ratedAt, RATING_WINDOW_MS));
}

/** Whether the platform may look at this moment. */
export function isGranted({ grantExpireAt }: Pick<WorkOrderRow, 'grantExpireAt'>, now: Date): boolean {
  return grantExpireAt !== null && grantExpireAt > now;
}

/** The transition that a reply of the owner brings with it; `undefined` for none. */
export function findReplyAction({ state }: Pick<WorkOrderRow, 'state'>): 'supplement' | 'resume' | undefined {
  return (['supplement', 'resume'] as const).find((action) =>
    findTransition(workOrderLifecycle, state, action, 'user'),
  );
}

/** What the owner may do now: triggers whose guards hold, and what stands beside the state. */
export function listOwnerActions(row: WorkOrderRow, now: Date): string[] {
  const steps = listActions(workOrderLifecycle, row.state, 'user').filter((action) =>
    (findTransition(workOrderLifecycle, row.state, action, 'user')?.guards ?? []).every(
      (name) => WORK_ORDER_GUARDS[name](row, { at: now }) === '',
    ),
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
