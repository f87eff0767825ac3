import type { WorkOrderMessage } from '@portal/api-contract/account';
import { type ActionOf, workOrderLifecycle } from '@portal/lifecycles';
import { and, eq, isNull } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { QueryRunner } from '../../platform/database/database';
import { HttpError } from '../../platform/http/http-error';
import { defineRecord, type RecordChanges } from '../../platform/records/define-record';
import type { DataProtection } from '../../platform/security/data-protection';
import { isOpen, WORK_ORDER_GUARDS } from './work-order-actions';
import { computePromise } from './work-order-times';
import { workOrder, workOrderMessage, type WorkOrderRow, workOrderSecret } from './work-orders.tables';

/** Triggers of work orders. */
export type WorkOrderAction = ActionOf<typeof workOrderLifecycle>;

/** Columns that an action changes. */
export type WorkOrderChanges = RecordChanges<WorkOrderRow>;

/** Most messages of one conversation. */
const MAX_MESSAGES = 500;

/** Actions after which the platform has to answer anew. */
const RESTARTS: readonly WorkOrderAction[] = ['reject', 'reopen', 'resume'];

/** Page of a work order, inside the site and without prefix. */
export function toWorkOrderLink(ticketNo: string): string {
  return `/overview/workorderdetails?ticketNo=${encodeURIComponent(ticketNo)}`;
}

/** Work orders, and the only way to change one. What is confidential is erased when the work is over. */
export const workOrders = defineRecord({
  lifecycle: workOrderLifecycle,
  table: workOrder,
  guards: WORK_ORDER_GUARDS,
  describe: ({ ticketNo, title }) => ({
    ...{ number: ticketNo, title, messageType: 'workorder' },
    link: toWorkOrderLink(ticketNo),
  }),
  async effects(runner, row, { action, at }, state) {
    return {
      ...{ updatedAt: at, reminderCount: 0 },
      ...(RESTARTS.includes(action) && { promiseAt: computePromise(row.severity, at), respondedAt: null }),
      ...(action === 'reopen' && { reopenCount: row.reopenCount + 1, rating: null, ratedAt: null }),
      ...(!isOpen({ state }) && { grantScope: null, grantExpireAt: null, ...(await eraseSecrets(runner, row, at)) }),
    };
  },
});

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
    throw new HttpError(409, `一个工单最多${MAX_MESSAGES}条消息，请提交新工单`);
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
