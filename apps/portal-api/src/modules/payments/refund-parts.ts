import { and, asc, eq, inArray } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { QueryRunner } from '../../platform/database/database';
import type { Ledger } from '../../platform/money/ledger/ledger';
import type { Refund } from '../../platform/money/ledger/ledger-cause';
import { type Money, NO_MONEY, subtractMoney, toMoney } from '../../platform/money/money';
import { queuePayOut } from './pay-out';
import { noteRefunded, type PaidShare } from './payments.repository';
import type { PaymentRow } from './payments.tables';
import { BY_HAND, ON_ITS_WAY, refundPart, type RefundPartRow, type RefundRow } from './refunds.tables';
import { findHandChannel } from './transfers/find-hand-channel';

/** Job that has a part of a refund go back by its payment. */
export const PART_JOB = 'refunds.pay-part';

/** What of a refund goes back by one payment; through finance where there is none. */
export interface PlannedPart {
  readonly payment: PaymentRow | undefined;
  readonly amount: Money;
}

/** A refund whose money sets out. */
export interface RefundToBegin extends Pick<RefundRow, 'id' | 'refundNo' | 'orderNo'> {
  readonly of: Refund['of'];
  readonly parts: readonly PlannedPart[];
  /** Channel of the ledger of what goes through finance; by what is known of the order unless told. */
  readonly handChannel?: string;
  readonly at: Date;
}

/**
 * Divides money over the payments that an order was paid by: as few parts as can be, so that those come first that have
 * most left, and of equals the newest, whose time for refunds is over last. What none of them has goes through finance.
 */
export function planParts(shares: readonly PaidShare[], amount: Money): PlannedPart[] {
  const paidAt = ({ payment }: PaidShare) => payment.paidAt?.getTime() ?? 0;
  const parts: PlannedPart[] = [];
  let rest = amount;
  for (const share of shares.toSorted((one, other) => other.left - one.left || paidAt(other) - paidAt(one))) {
    const part = toMoney(Math.min(rest, share.left));
    if (part > 0) parts.push({ payment: share.payment, amount: part });
    rest = subtractMoney(rest, part);
  }
  return rest > NO_MONEY ? [...parts, { payment: undefined, amount: rest }] : parts;
}

/**
 * Has a refund set out in the caller's transaction, and its parts: from there on nobody else can have their money. Each has
 * a number of its own, the first that of the refund. The refund moves once its parts are there and before anything is
 * posted, as its guards look at the ledger. Rejects with a `LedgerError` where the order has less.
 */
export async function beginParts<Moved>(
  { ledger }: { readonly ledger: Pick<Ledger, 'post'> },
  runner: QueryRunner,
  { id: refundId, refundNo, orderNo, of, parts, handChannel, at }: RefundToBegin,
  move: () => Promise<Moved>,
): Promise<Moved> {
  const rows = parts.map(({ payment, amount }, place) => ({
    ...{ refundId, amount, stateSince: at, paymentId: payment?.id ?? null },
    ...(place === 0 ? { id: refundId, partNo: refundNo } : { id: randomUUID(), partNo: `${refundNo}-${place + 1}` }),
    state: payment ? ON_ITS_WAY : BY_HAND,
  }));
  await runner.insert(refundPart).values(rows);
  const moved = await move();
  for (const [place, { id, partNo, amount }] of rows.entries()) {
    const payment = parts[place]?.payment;
    const channel = payment?.channel ?? handChannel ?? (await findHandChannel(runner, orderNo));
    const shares = [{ orderNo, amount }];
    await ledger.post(runner, { kind: 'refund', of, channel, refundNo: partNo, shares });
    if (payment === undefined) continue;
    await noteRefunded(runner, payment.id, shares);
    await queuePayOut(runner, PART_JOB, id, at);
  }
  return moved;
}

/** Parts of refunds, in the order in which they set out. */
export function findParts(runner: QueryRunner, refundId: string): Promise<RefundPartRow[]> {
  return runner.select().from(refundPart).where(eq(refundPart.refundId, refundId)).orderBy(asc(refundPart.partNo));
}

/** Moves the parts of a locked refund that are in a state; those that go another way from there on lose their payment. */
export async function moveParts(
  runner: QueryRunner,
  refundId: string,
  { from, to, at }: { readonly from: RefundPartRow['state']; readonly to: RefundPartRow['state']; readonly at: Date },
): Promise<void> {
  await runner
    .update(refundPart)
    .set({ state: to, stateSince: at, ...(to === BY_HAND && { paymentId: null }) })
    .where(and(eq(refundPart.refundId, refundId), inArray(refundPart.state, [from])));
}
