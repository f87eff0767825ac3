import type { OutboxMessage } from '@portal/api-contract';
import { desc, lt } from 'drizzle-orm';
import type { Clock } from '../clock';
import type { QueryRunner } from '../database/database';
import { mailOutbox } from './messages.tables';

/** A mail on its way. */
export interface MailMessage {
  /** Names the mail: one that is handed over twice is delivered once. */
  readonly id: string;
  readonly address: string;
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
  readonly attachments?: readonly MailAttachment[];
}

/** A file that comes with a mail. */
export interface MailAttachment {
  readonly name: string;
  /** Media type. */
  readonly type: string;
  readonly bytes: Buffer;
}

/** Delivers mails; rejects when the mail was not taken over, with a `DeliveryError` where it is known why. */
export interface MailProvider {
  send(mail: MailMessage): Promise<void>;
}

const OUTBOX_SIZE = 20;
const OUTBOX_LIFETIME_MS = 24 * 3_600_000;

/** Form of a mail address that may be shown: `w***@example.com`. */
export function maskMailAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, 1)}***${at < 0 ? '' : address.slice(at)}`;
}

/** Delivers to a table that the demonstration shows. */
export function createSandboxMailProvider(orm: QueryRunner, clock: Clock) {
  return {
    async send({ id, address, subject, text, attachments = [] }: MailMessage): Promise<void> {
      const addressMasked = maskMailAddress(address);
      const names = attachments.map(({ name }) => name).join('、');
      const shown = { id, addressMasked, subject, text: names ? `${text}\n\n附件：${names}` : text };
      await orm
        .insert(mailOutbox)
        .values({ ...shown, sentAt: clock() })
        .onConflictDoNothing();
    },
    async purgeOld(): Promise<void> {
      await orm.delete(mailOutbox).where(lt(mailOutbox.sentAt, new Date(clock().getTime() - OUTBOX_LIFETIME_MS)));
    },
    /** Newest mails first, as the demonstration's outbox shows them. */
    async listMessages(): Promise<OutboxMessage[]> {
      const rows = await orm.select().from(mailOutbox).orderBy(desc(mailOutbox.sentAt)).limit(OUTBOX_SIZE);
      return rows.map(({ id, addressMasked, subject, text, sentAt }) => ({
        id,
        telephone: addressMasked,
        text: `邮件「${subject}」：${text}`,
        sentAt: sentAt.toISOString(),
      }));
    },
  };
}

const TIMEOUT_MS = 2000;

/** Where a gateway that takes JSON over HTTPS is reached. */
export interface MailGatewayOptions {
  readonly url: string;
  /** Sent as bearer token. */
  readonly token: string;
  /** How long it is waited for. */
  readonly timeoutMs?: number;
}

/**
 * Hands mails to a gateway: `POST {id, address, subject, text, attachments?: {name, type, content}[]}`, the content in
 * base64; any response but 2xx means it was not taken over.
 */
export function createMailGateway({ url, token, timeoutMs = TIMEOUT_MS }: MailGatewayOptions): MailProvider {
  return {
    async send({ attachments, ...mail }) {
      const files = attachments?.map(({ name, type, bytes }) => ({ name, type, content: bytes.toString('base64') }));
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ ...mail, ...(files && { attachments: files }) }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`The mail gateway answered ${response.status}`);
    },
  };
}
