import type { WorkOrderMessage } from '@portal/api-contract/account';
import { type ActionOf, type StateOf, workOrderLifecycle } from '@portal/lifecycles';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { QueryRunner } from '../../platform/database/database';
import { Refusal } from '../../platform/http/refusal';
import { advanceRecord, type MovingRecord, type Step } from '../../platform/lifecycle/advance-record';
import type { DataProtection } from '../../platform/security/data-protection';
import { isOpen, testGuards } from './work-order-actions';
import { computePromise } from './work-order-times';
import { workOrder, workOrderMessage, type WorkOrderRow, workOrderSecret } from './work-orders.tables';

/** Triggers of work orders. */
export type WorkOrderAction = ActionOf<typeof workOrderLifecycle>;

/** Columns that an action changes. */
export type WorkOrderChanges = Partial<Omit<WorkOrderRow, 'id' | 'ownerId' | 'ticketNo'>>;

/** Most messages of one conversation. */
const MAX_MESSAGES = 500;

/** Actions after which the platform has to answer anew. */
const RESTARTS: readonly WorkOrderAction[] = ['reject', 'reopen', 'resume'];

/** Page of a work order, inside the site and without prefix. */
export function toWorkOrderLink(ticketNo: string): string {
  return `/overview/workorderdetails?ticketNo=${encodeURIComponent(ticketNo)}`;
}

/** A work order as the lifecycle moves it. */
export function toMovingRecord(
  { id, ownerId, ticketNo, title }: Pick<WorkOrderRow, 'id' | 'ownerId' | 'ticketNo' | 'title'>,
  state: StateOf<typeof workOrderLifecycle> | null,
): MovingRecord<StateOf<typeof workOrderLifecycle>> {
  const link = toWorkOrderLink(ticketNo);
  return { id, ownerId, number: ticketNo, title, state, messageType: 'workorder', link };
}

/** Changes a locked work order. */
export async function changeWorkOrder(
  runner: QueryRunner,
  { id }: WorkOrderRow,
  changes: WorkOrderChanges,
): Promise<WorkOrderRow> {
  const [row] = await runner
    .update(workOrder)
    .set({ ...changes, version: sql`${workOrder.version} + 1` })
    .where(eq(workOrder.id, id))
    .returning();
  if (!row) throw new Refusal(404);
  return row;
}

/**
 * Takes a locked work order one step on, with all that follows from it: waits begin anew, and where the work is over the
 * confidential texts are erased and nobody may look any more.
 */
export async function advanceWorkOrder(
  runner: QueryRunner,
  row: WorkOrderRow,
  step: Omit<Step<WorkOrderAction>, 'guards'>,
  changes: WorkOrderChanges = {},
): Promise<WorkOrderRow> {
  const { action, at } = step;
  const guards = testGuards(row, at);
  const status = await advanceRecord(runner, workOrderLifecycle, toMovingRecord(row, row.status), { ...step, guards });
  return changeWorkOrder(runner, row, {
    status,
    stateSince: at,
    updatedAt: at,
    reminderCount: 0,
    ...(RESTARTS.includes(action) && { promiseAt: computePromise(row.severity, at), respondedAt: null }),
    ...(action === 'reopen' && { reopenCount: row.reopenCount + 1, rating: null, ratedAt: null }),
    ...(!isOpen({ status }) && { grantScope: null, grantExpireAt: null, ...(await eraseSecrets(runner, row, at)) }),
    ...changes,
  });
}

/** A message of a conversation that is written. */
export interface NewWorkOrderMessage {
  readonly author: WorkOrderMessage['author'];
  readonly authorId: string | null;
  readonly authorName: string;
  readonly text: string;
  readonly fileIds?: readonly string[];
  readonly at: Date;
}

/** Adds a message to the conversation of a locked work order; the caller stores the changes it gives. */
export async function addMessage(
  runner: QueryRunner,
  row: WorkOrderRow,
  { fileIds = [], ...message }: NewWorkOrderMessage,
): Promise<WorkOrderChanges> {
  if (message.author === 'user' && row.messageCount >= MAX_MESSAGES)
    throw new Refusal(409, `一个工单最多${MAX_MESSAGES}条消息，请提交新工单`);
  await runner
    .insert(workOrderMessage)
    .values({ ...message, id: randomUUID(), workOrderId: row.id, fileIds: [...fileIds], readAt: null });
  return { messageCount: row.messageCount + 1, updatedAt: message.at };
}

/** Notes that the platform has read what the owner wrote. */
export async function markOwnersRead(runner: QueryRunner, { id }: Pick<WorkOrderRow, 'id'>, at: Date): Promise<void> {
  const { workOrderId, author, readAt } = workOrderMessage;
  await runner
    .update(workOrderMessage)
    .set({ readAt: at })
    .where(and(eq(workOrderId, id), eq(author, 'user'), isNull(readAt)));
}

/** Keeps a confidential text of a locked work order, encrypted; the caller stores the changes it gives. */
export async function keepSecret(
  runner: QueryRunner,
  protection: DataProtection,
  { id: workOrderId }: Pick<WorkOrderRow, 'id'>,
  text: string,
  at: Date,
): Promise<WorkOrderChanges> {
  if (text === '') return {};
  const id = randomUUID();
  const textEncrypted = protection.encrypt(text, toSecretPlace(id));
  await runner.insert(workOrderSecret).values({ id, workOrderId, textEncrypted, createdAt: at });
  return { hasSecret: true };
}

/** Place at which a confidential text can be opened. */
export function toSecretPlace(id: string): string {
  return `work_order_secret.text:${id}`;
}

async function eraseSecrets(runner: QueryRunner, row: WorkOrderRow, at: Date): Promise<WorkOrderChanges> {
  if (!row.hasSecret) return {};
  await runner.delete(workOrderSecret).where(eq(workOrderSecret.workOrderId, row.id));
  return { hasSecret: false, secretErasedAt: at };
}
