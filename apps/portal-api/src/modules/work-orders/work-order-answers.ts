import { workOrderLifecycle } from '@portal/lifecycles';
import type { QueryRunner } from '../../platform/database/database';
import type { Actor } from '../../platform/records/record-transition';
import { rejectTransition } from '../../platform/records/record-transition';
import { nameRecord } from '../../platform/messages/name-record';
import { postMessage } from '../../platform/messages/post-message';
import { isOpen } from './work-order-actions';
import { addMessage, workOrders, markOwnersRead, toWorkOrderLink } from './work-order-record';
import type { WorkOrderRow } from './work-orders.tables';

/** Shown name of everybody of the platform. */
const PLATFORM_NAME = '客服';

/** What somebody of the platform writes: a plain message, a question, or a solution. */
export interface PlatformAnswer {
  readonly kind: 'message' | 'ask' | 'propose';
  readonly text: string;
  readonly fileIds?: readonly string[];
  readonly actor: Actor;
  readonly at: Date;
}

/** Writes an answer of the platform into a locked work order; questions and solutions take it a step on. */
export async function writeAnswer(
  runner: QueryRunner,
  row: WorkOrderRow,
  { kind, text, fileIds = [], actor, at }: PlatformAnswer,
): Promise<WorkOrderRow> {
  // Somebody has to take it on before it is answered.
  if (!isOpen(row) || row.state === 0) throw rejectTransition(workOrderLifecycle, row.state);
  const changed =
    kind === 'message' ? row : await workOrders.transition(runner, row, { action: kind, actor, at, fileIds });
  // Whoever answers has read what was said.
  await markOwnersRead(runner, row, at);
  const author = { author: 'agent', authorId: actor.id, authorName: PLATFORM_NAME } as const;
  const written = await addMessage(runner, changed, { ...author, text, fileIds, at });
  if (kind === 'message') await announceReply(runner, row, at);
  return workOrders.change(runner, changed, { ...written, respondedAt: row.respondedAt ?? at });
}

/** Tells the owner of a message that has changed nothing else; transitions tell of themselves. */
async function announceReply(runner: QueryRunner, row: WorkOrderRow, at: Date): Promise<void> {
  await postMessage(runner, {
    ownerId: row.ownerId,
    type: 'workorder',
    title: nameRecord('工单有新回复', row.title),
    body: `工单编号：${row.ticketNo}`,
    link: toWorkOrderLink(row.ticketNo),
    recordNo: row.ticketNo,
    at,
  });
}
