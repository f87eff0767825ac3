import type { MessageChannel } from '@portal/api-contract/account';
import { randomUUID } from 'node:crypto';
import type { QueryRunner } from '../database/database';
import type { DataProtection } from '../security/data-protection';
import { deliveryOutbox } from './messages.tables';

/** A text on its way to an address of its own: nothing about its owner has to be looked up any more. */
export interface Letter {
  readonly channel: MessageChannel;
  readonly address: string;
  readonly title: string;
  readonly body: string;
}

/** Queues letters in the caller's transaction; address and text are kept, encrypted, until they are delivered. */
export async function queueLetters(
  runner: QueryRunner,
  protection: DataProtection,
  letters: readonly Letter[],
  { ownerId, at }: { readonly ownerId: string; readonly at: Date },
): Promise<void> {
  const rows = letters.map((letter) => {
    const id = randomUUID();
    return {
      ...{ id, ownerId, messageId: null, channel: letter.channel, state: 'waiting' as const, attempts: 0 },
      ...{ nextTryAt: at, lastError: '', createdAt: at, finishedAt: null },
      letterEncrypted: protection.encrypt(JSON.stringify(letter), toPlace(id)),
    };
  });
  if (rows.length > 0) await runner.insert(deliveryOutbox).values(rows);
}

/** Opens a letter that is about to be sent. */
export function openLetter(protection: DataProtection, id: string, sealed: string): Letter {
  return JSON.parse(protection.decrypt(sealed, toPlace(id))) as Letter;
}

function toPlace(id: string): string {
  return `delivery_outbox.letter:${id}`;
}
