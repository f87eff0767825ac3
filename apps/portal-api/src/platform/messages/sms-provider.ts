import type { OutboxMessage } from '@portal/api-contract';
import { desc, lt } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Clock } from '../clock';
import type { QueryRunner } from '../database/database';
import { maskTelephone } from '../telephone/telephone-field';
import type { SmsPurpose } from './sms-purposes';
import { smsOutbox } from './messages.tables';

/** What a text message says: in full, and as what a template with blanks is filled from. */
export interface SmsText {
  readonly text: string;
  readonly purpose: SmsPurpose;
  /** What the text says beyond the words that its purpose always has. */
  readonly values: readonly string[];
}

/** A text message on its way. */
export interface SmsMessage extends SmsText {
  /** Names the message: one that is handed over twice is delivered once. A message without is new each time. */
  readonly id?: string;
  /** Eleven digits. */
  readonly telephone: string;
}

/** Delivers text messages; rejects when the message was not taken over, with a `DeliveryError` where it is known why. */
export interface SmsProvider {
  send(message: SmsMessage): Promise<void>;
}

const OUTBOX_SIZE = 20;
const OUTBOX_LIFETIME_MS = 24 * 3_600_000;

/** Delivers to a table that the demonstration shows. */
export function createSandboxSmsProvider(orm: QueryRunner, clock: Clock) {
  return {
    async send({ id = randomUUID(), telephone, text }: SmsMessage): Promise<void> {
      const telephoneMasked = maskTelephone(telephone);
      await orm.insert(smsOutbox).values({ id, telephoneMasked, text, sentAt: clock() }).onConflictDoNothing();
    },
    async purgeOld(): Promise<void> {
      await orm.delete(smsOutbox).where(lt(smsOutbox.sentAt, new Date(clock().getTime() - OUTBOX_LIFETIME_MS)));
    },
    /** Newest messages first. */
    async listMessages(): Promise<OutboxMessage[]> {
      const rows = await orm.select().from(smsOutbox).orderBy(desc(smsOutbox.sentAt)).limit(OUTBOX_SIZE);
      return rows.map(({ id, telephoneMasked, text, sentAt }) => ({
        id,
        telephone: telephoneMasked,
        text,
        sentAt: sentAt.toISOString(),
      }));
    },
  };
}

const TIMEOUT_MS = 2000;

/** Where a gateway that takes JSON over HTTPS is reached. */
export interface SmsGatewayOptions {
  readonly url: string;
  /** Sent as bearer token. */
  readonly token: string;
  /** How long it is waited for. */
  readonly timeoutMs?: number;
}

/** Hands messages to a gateway: `POST {id?, telephone, text}`; any response but 2xx means it was not taken over. */
export function createSmsGateway({ url, token, timeoutMs = TIMEOUT_MS }: SmsGatewayOptions): SmsProvider {
  return {
    async send({ id, telephone, text }) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ id, telephone, text }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`The SMS gateway answered ${response.status}`);
    },
  };
}
