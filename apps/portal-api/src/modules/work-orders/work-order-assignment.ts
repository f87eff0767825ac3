import { workOrderLifecycle } from '@portal/lifecycles';
import { eq } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import { HttpError, rejectFields } from '../../platform/http/http-error';
import { assertAssigned, type Handling, releaseRecord } from '../../platform/records/record-assignment';
import { rejectTransition } from '../../platform/records/record-transition';
import { findStaffRoles } from '../../platform/security/staff-roles.repository';
import { users } from '../users/users.read-model';
import { isOpen } from './work-order-actions';
import { workOrders } from './work-order-record';
import type { WorkOrderRow } from './work-orders.tables';

/** Takes a locked work order on that nobody has begun; the work begins. */
export function begin(
  runner: QueryRunner,
  row: WorkOrderRow,
  { operator, at }: Handling,
  assigneeId = operator.id,
): Promise<WorkOrderRow> {
  const changes = { assigneeId, respondedAt: row.respondedAt ?? at };
  return workOrders.transition(runner, row, { action: 'assign', actor: operator, at }, changes);
}

/** Assigns a locked work order to an agent; where nobody has taken it on, the work begins. */
export async function assign(
  runner: QueryRunner,
  row: WorkOrderRow,
  assigneeId: string,
  handling: Handling,
): Promise<WorkOrderRow> {
  const { operator, at } = handling;
  if (row.assigneeId === assigneeId) return row;
  if (row.state === 0) return begin(runner, row, handling, assigneeId);
  assertAtWork(row);
  await workOrders.note(runner, row, { action: 'transfer', actor: operator, at });
  return workOrders.change(runner, row, { assigneeId });
}

/** Takes a locked work order from whoever works on it. */
export async function release(runner: QueryRunner, row: WorkOrderRow, handling: Handling): Promise<WorkOrderRow> {
  assertAtWork(row);
  return releaseRecord(workOrders, runner, row, handling);
}

/** Notes that the owner of a locked work order has been called by whoever works on it. */
export async function finishCallBack(
  runner: QueryRunner,
  row: WorkOrderRow,
  { operator, at }: Handling,
): Promise<WorkOrderRow> {
  if (row.callBackDueAt === null) throw new HttpError(409, '该工单没有待办的电话回访');
  assertAssigned(workOrders, row, operator);
  await workOrders.note(runner, row, { action: 'callBack', actor: operator, at });
  return workOrders.change(runner, row, { callBackDueAt: null });
}

/** Key of the agent with a user code; rejects the field where there is none. */
export async function findAgentId(runner: QueryRunner, userCode: string): Promise<string> {
  const [user] = await runner.select({ id: users.id }).from(users).where(eq(users.userCode, userCode));
  if (!user || !(await findStaffRoles(runner, user.id)).has('agent'))
    throw rejectFields([{ field: 'assignee', msg: '没有找到这位客服' }]);
  return user.id;
}

/** Rejects with 409 where there is nothing left to do, not even a call. */
export function assertAtWork(row: WorkOrderRow): void {
  if (!isOpen(row) && row.callBackDueAt === null) throw rejectTransition(workOrderLifecycle, row.state);
}
