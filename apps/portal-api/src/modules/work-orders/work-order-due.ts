import { and, eq, isNotNull, lte, not, or } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/database';
import { createDueRows, type DueRows } from '../../platform/jobs/due-rows';
import type { DueWork } from '../../platform/jobs/due-work';
import { nameRecord } from '../../platform/messages/name-record';
import { postMessage } from '../../platform/messages/post-message';
import { createRecordTimers, isEnding } from '../../platform/records/record-timers';
import { toWorkOrderLink, workOrders } from './work-order-record';
import { addTime, REMINDERS_MS } from './work-order-times';
import { note } from './work-orders.service';
import { workOrder } from './work-orders.tables';

/** State in which a work order waits for its owner to say more. */
const ASKED = 2;

export interface WorkOrderDueOptions {
  readonly database: Database;
  readonly clock: Clock;
}

/** What is due beside the state, and what happens to each work order then. */
type DueCare = Pick<DueRows<typeof workOrder>, 'name' | 'isDue' | 'work'>;

const REMINDING: DueCare = {
  name: 'workorder.remind',
  isDue: (now) =>
    and(
      eq(workOrder.state, ASKED),
      not(isEnding(workOrders, now)),
      or(
        ...REMINDERS_MS.map((wait, place) =>
          and(lte(workOrder.stateSince, addTime(now, -wait)), lte(workOrder.reminderCount, place)),
        ),
      ),
    ),
  work: async (runner, row, at) => {
    const waited = at.getTime() - row.stateSince.getTime();
    await postMessage(runner, {
      ownerId: row.ownerId,
      type: 'workorder',
      title: nameRecord('工单等待您补充信息', row.title),
      body: `工单编号：${row.ticketNo}，将在7天未补充后自动关闭`,
      link: toWorkOrderLink(row.ticketNo),
      recordNo: row.ticketNo,
      at,
    });
    // A clock that stood still reminds once, not once for each time it has missed.
    await workOrders.mark(runner, row, { reminderCount: REMINDERS_MS.filter((wait) => wait <= waited).length });
  },
};

const ENDING_GRANTS: DueCare = {
  name: 'workorder.end-grant',
  isDue: (now) =>
    and(isNotNull(workOrder.grantExpireAt), lte(workOrder.grantExpireAt, now), not(isEnding(workOrders, now))),
  work: async (runner, row, at) => {
    const noted = await note(runner, row, '诊断授权已到期', at);
    await workOrders.change(runner, row, { ...noted, updatedAt: row.updatedAt, grantScope: null, grantExpireAt: null });
  },
};

/**
 * What time alone does to work orders: they close, are taken as solved, remind, and permissions end. What is about to
 * close is not reminded of any more, in whichever order the jobs come.
 */
export function createDueWorkOrders(options: WorkOrderDueOptions): DueWork[] {
  const take = (care: DueCare) => createDueRows({ ...care, table: workOrder, since: workOrder.stateSince }, options);
  return [...createRecordTimers(workOrders, options), take(REMINDING), take(ENDING_GRANTS)];
}
