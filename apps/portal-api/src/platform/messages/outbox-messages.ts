import type { MessageChannel } from '@portal/api-contract/account';
import { randomUUID } from 'node:crypto';
import type { QueryRunner } from '../database/database';
import type { DataProtection } from '../security/data-protection';
import { defineSealedColumn } from '../security/sealed-column';
import { deliveryOutbox } from './messages.tables';

/** A text on its way to an address of its own: nothing about its owner has to be looked up any more. */
export interface OutboxMessage {
  readonly channel: MessageChannel;
  readonly address: string;
  readonly title: string;
  readonly body: string;
}

/** Where such messages are sealed. */
export const sealedMessages = defineSealedColumn(
  deliveryOutbox.id,
  deliveryOutbox.messageEncrypted,
  'delivery_outbox.letter',
);

/** Queues messages in the caller's transaction; address and text are kept, encrypted, until they are delivered. */
export async function queueOutboxMessages(
  runner: QueryRunner,
  protection: DataProtection,
  messages: readonly OutboxMessage[],
  { ownerId, at }: { readonly ownerId: string; readonly at: Date },
): Promise<void> {
  const rows = messages.map((message) => {
    const id = randomUUID();
    return {
      ...{ id, ownerId, messageId: null, channel: message.channel, state: 'waiting' as const, attempts: 0 },
      ...{ nextTryAt: at, lastError: '', createdAt: at, finishedAt: null },
      messageEncrypted: protection.encrypt(JSON.stringify(message), sealedMessages.toPlace(id)),
    };
  });
  if (rows.length > 0) await runner.insert(deliveryOutbox).values(rows);
}

/** Opens a message that is about to be sent. */
export function openOutboxMessage(protection: DataProtection, id: string, sealed: string): OutboxMessage {
  return JSON.parse(protection.decrypt(sealed, sealedMessages.toPlace(id))) as OutboxMessage;
}
