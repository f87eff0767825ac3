import type { MessageChannel } from '@portal/api-contract/account';
import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Clock } from '../clock';
import type { QueryRunner } from '../database/database';
import { isDatabaseUnreachable } from '../database/database-errors';
import type { PublicOrigins } from '../http/public-origins';
import type { DataProtection } from '../security/data-protection';
import { DeliveryError } from './delivery-error';
import type { FindAddress } from './find-address';
import { openOutboxMessage } from './outbox-messages';
import type { MailProvider } from './mail-provider';
import { findQuietEnd, listChannels } from './message-preference';
import { deliveryOutbox, messagePreference, userMessage } from './messages.tables';
import type { SmsProvider } from './sms-provider';

/** Deliveries taken at once, and how many of them are sent side by side. */
const BATCH = 20;
const SIDE_BY_SIDE = 10;

/** A worker that dies keeps what it took for so long; a provider has six seconds for each of two rounds. */
const LEASE_MS = 15_000;

/** Waits after a failure: doubling, up to an hour. About a day later a delivery is given up. */
const FIRST_WAIT_MS = 2000;
const MAX_WAIT_MS = 3_600_000;
const MAX_ATTEMPTS = 32;

export interface DeliveryOptions {
  readonly orm: QueryRunner;
  readonly clock: Clock;
  readonly findAddress: FindAddress;
  readonly protection: DataProtection;
  /** Absent where no provider is configured. */
  readonly smsProvider: SmsProvider | undefined;
  readonly mailProvider: MailProvider | undefined;
  /** For the links in mails. */
  readonly origins: PublicOrigins;
}

type DeliveryRow = typeof deliveryOutbox.$inferSelect;

/**
 * Sends what is due, and comes back once nothing is. Each delivery is taken for a while, sent outside of any
 * transaction, and noted as sent: one whose worker died in between is sent again under the same id, so that it arrives
 * at least once and counts once.
 */
export async function deliverMessages(options: DeliveryOptions): Promise<void> {
  for (let rows = await takeDue(options); rows.length > 0; rows = await takeDue(options)) {
    const waiting = [...rows];
    const work = async () => {
      for (let row = waiting.shift(); row !== undefined; row = waiting.shift()) await deliver(options, row);
    };
    await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work));
  }
}

async function takeDue({ orm, clock }: DeliveryOptions): Promise<DeliveryRow[]> {
  const now = clock();
  const due = orm
    .select({ id: deliveryOutbox.id })
    .from(deliveryOutbox)
    .where(and(eq(deliveryOutbox.state, 'waiting'), lte(deliveryOutbox.nextTryAt, now)))
    .orderBy(deliveryOutbox.nextTryAt)
    .limit(BATCH)
    .for('update', { skipLocked: true });
  return orm
    .update(deliveryOutbox)
    .set({ attempts: sql`${deliveryOutbox.attempts} + 1`, nextTryAt: new Date(now.getTime() + LEASE_MS) })
    .where(inArray(deliveryOutbox.id, due))
    .returning();
}

async function deliver(options: DeliveryOptions, row: DeliveryRow): Promise<void> {
  const { orm, clock } = options;
  const { id, channel, attempts } = row;
  const isThis = and(eq(deliveryOutbox.id, id), eq(deliveryOutbox.state, 'waiting'));
  // What is known of somebody who is gone is known as long as it is needed.
  const finish = (state: 'sent' | 'skipped' | 'failed', lastError = '') =>
    row.messageEncrypted === null
      ? orm.update(deliveryOutbox).set({ state, lastError, finishedAt: clock() }).where(isThis)
      : orm.delete(deliveryOutbox).where(isThis);
  const postpone = (nextTryAt: Date, tries: number, lastError = '') =>
    orm.update(deliveryOutbox).set({ nextTryAt, attempts: tries, lastError }).where(isThis);

  const fail = async (error: unknown) => {
    const reason = describeFailure(error);
    const isHopeless = error instanceof DeliveryError && error.isPermanent;
    if (isHopeless || attempts >= MAX_ATTEMPTS) await finish('failed', reason);
    else await postpone(new Date(clock().getTime() + findWait(attempts)), attempts, reason);
  };

  const send = findSender(options, channel);
  if (send === undefined) return void (await finish('skipped', 'no provider'));
  const parcel = await makeParcel(options, row).catch((error: unknown) => {
    if (isDatabaseUnreachable(error)) throw error;
    return { unreadable: error };
  });
  if ('unreadable' in parcel) return fail(parcel.unreadable);
  if ('skipped' in parcel) return void (await finish('skipped', parcel.skipped));
  if ('quietEnd' in parcel) return void (await postpone(parcel.quietEnd, attempts - 1));
  try {
    await send(id, parcel);
  } catch (error) {
    return fail(error);
  }
  await finish('sent');
}

/** What is sent, and where to. */
interface Parcel extends Pick<typeof userMessage.$inferSelect, 'type' | 'title' | 'body' | 'link'> {
  readonly address: string;
}

/** Makes what a delivery sends; or says why it sends nothing, or not yet. */
async function makeParcel(
  { orm, clock, findAddress, protection, origins }: DeliveryOptions,
  { id, messageId, messageEncrypted, ownerId, channel, origin, brandPath }: DeliveryRow,
): Promise<Parcel | { readonly skipped: string } | { readonly quietEnd: Date }> {
  if (messageId === null)
    return { ...openOutboxMessage(protection, id, messageEncrypted ?? ''), type: 'security', link: '' };
  const [message] = await orm
    .select()
    .from(userMessage)
    .where(and(eq(userMessage.id, messageId), isNull(userMessage.deletedAt)));
  const [preference] = await orm.select().from(messagePreference).where(eq(messagePreference.ownerId, ownerId));
  if (message === undefined || !listChannels(message.type, preference).includes(channel))
    return { skipped: 'not wanted' };
  const isSecurity = message.type === 'security';
  if (message.readAt !== null && !isSecurity) return { skipped: 'read already' };
  const quietEnd = isSecurity ? undefined : findQuietEnd(clock(), preference);
  if (quietEnd) return { quietEnd };
  const address = await findAddress(ownerId, channel);
  if (address === undefined) return { skipped: 'no address' };
  return { ...message, address, link: message.link && origins.known(origin) + brandPath + message.link };
}

function findSender({ smsProvider, mailProvider }: DeliveryOptions, channel: MessageChannel) {
  if (channel === 'sms') {
    return (
      smsProvider &&
      ((id: string, { address: telephone, title, body }: Parcel) =>
        smsProvider.send({ id, telephone, text: `${title}：${body}`, purpose: 'notice', values: [title] }))
    );
  }
  return (
    mailProvider &&
    ((id: string, { type, address, title, body, link }: Parcel) =>
      mailProvider.send({
        id,
        address,
        subject: title,
        text: [
          body,
          link && `查看详情：${link}`,
          // Messages about security cannot be turned off.
          type !== 'security' && '您可以在「消息 → 接收设置」中调整接收方式。',
        ]
          .filter(Boolean)
          .join('\n\n'),
      }))
  );
}

/** Kind of a failure; its text may hold an address. */
function describeFailure(error: unknown): string {
  if (error instanceof DeliveryError) return error.code;
  return error instanceof Error ? error.name : 'Error';
}

function findWait(attempts: number): number {
  const wait = Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), MAX_WAIT_MS);
  // Spread, so that what failed together does not come back together.
  return Math.round(wait * (0.75 + Math.random() / 2));
}
