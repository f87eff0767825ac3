import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { QueryRunner } from '../../database/database';
import { userMessage } from './messages.tables';

/** What a message is about: the tabs of the message page, and security, which cannot be switched off. */
export type MessageType = 'system' | 'order' | 'workorder' | 'realname' | 'community' | 'activity' | 'security';

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
  /** The owner knows already. */
  readonly isRead?: boolean;
}

/** Writes a message in the caller's transaction; those who listen for the owner hear of it once that is committed. */
export async function postMessage(runner: QueryRunner, message: NewMessage): Promise<void> {
  const { at, isRead = false, ...content } = message;
  await runner
    .insert(userMessage)
    .values({ ...content, id: randomUUID(), createdAt: at, readAt: isRead ? at : null, deletedAt: null });
  if (!isRead) await runner.execute(sql`select pg_notify('message_changed', ${message.ownerId})`);
}
