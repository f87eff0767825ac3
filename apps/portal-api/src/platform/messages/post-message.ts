import type { MessageType } from '@portal/api-contract/account';
import { eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { v7 as createOrderedUuid } from 'uuid';
import type { QueryRunner } from '../database/database';
import { defineInsert } from '../database/define-insert';
import { listChannels } from './message-preference';
import { deliveryOutbox, messagePreference, userMessage } from './messages.tables';

export type { MessageType } from '@portal/api-contract/account';

/** A message to a user. */
export interface NewMessage {
  readonly ownerId: string;
  readonly type: MessageType;
  readonly title: string;
  readonly body: string;
  /** Page it leads to, inside the site and without prefix; empty for none. */
  readonly link: string;
  /** Number of the record it is about; empty for none. */
  readonly recordNo: string;
  readonly at: Date;
  /** The owner knows already, from the site; what is about security is sent beside it all the same. */
  readonly isRead?: boolean;
}

const insertMessage = defineInsert(userMessage, (insert) => insert);

/**
 * Writes a message in the caller's transaction, with what has to be sent beside the site; those who listen for the owner
 * hear of it once that is committed.
 */
export async function postMessage(runner: QueryRunner, message: NewMessage): Promise<void> {
  const { at, isRead = false, ...content } = message;
  // Messages of one moment are read in the order in which they were written.
  const id = createOrderedUuid();
  await insertMessage(runner, { ...content, id, createdAt: at, readAt: isRead ? at : null, deletedAt: null });
  if (!isRead || message.type === 'security') await queueDeliveries(runner, id, message);
  if (!isRead) await noteMessageChange(runner, message.ownerId);
}

/** Tells every instance that an owner's messages have changed, once the caller's transaction is committed. */
export async function noteMessageChange(runner: QueryRunner, ownerId: string): Promise<void> {
  await runner.execute(sql`select pg_notify('message_changed', ${ownerId})`);
}

async function queueDeliveries(runner: QueryRunner, messageId: string, { ownerId, type, at }: NewMessage) {
  const [preference] = await runner.select().from(messagePreference).where(eq(messagePreference.ownerId, ownerId));
  const rows = listChannels(type, preference).map((channel) => ({
    id: randomUUID(),
    messageId,
    ownerId,
    channel,
    state: 'waiting' as const,
    attempts: 0,
    nextTryAt: at,
    lastError: '',
    createdAt: at,
    finishedAt: null,
  }));
  if (rows.length > 0) await runner.insert(deliveryOutbox).values(rows);
}
