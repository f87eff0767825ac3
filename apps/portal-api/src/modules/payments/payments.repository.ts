import { type Payment, SHOWN_PAYMENTS } from '@portal/api-contract/account';
import { and, asc, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { toChinaTime } from '../../platform/china-time';
import type { QueryRunner } from '../../platform/database/database';
import type { OrderShare } from '../../platform/money/ledger/ledger-cause';
import { type Money, subtractMoney } from '../../platform/money/money';
import type { Subject } from '../../platform/security/session-verifier';
import { payment, paymentOrder, type PaymentRow } from './payments.tables';

/** Condition of a payment of the caller. */
export function isOwnPayment(owner: Subject, payNo: string): SQL | undefined {
  return and(eq(payment.ownerId, owner.id), eq(payment.payNo, payNo));
}

/** What of a payment is for which order, in the order of their numbers. */
export function findShares(runner: QueryRunner, paymentId: string): Promise<OrderShare[]> {
  const { orderNo, amount } = paymentOrder;
  return runner
    .select({ orderNo, amount })
    .from(paymentOrder)
    .where(eq(paymentOrder.paymentId, paymentId))
    .orderBy(asc(orderNo));
}

/** Notes what goes back of a payment, by the orders that it was for. */
export async function noteRefunded(
  runner: QueryRunner,
  paymentId: string,
  shares: readonly OrderShare[],
): Promise<void> {
  for (const { orderNo, amount } of shares)
    await runner
      .update(paymentOrder)
      .set({ refunded: sql`${paymentOrder.refunded} + ${amount}` })
      .where(and(eq(paymentOrder.paymentId, paymentId), eq(paymentOrder.orderNo, orderNo)));
}

/** What an order was paid by. */
export interface PaidShare {
  readonly payment: PaymentRow;
  /** What of it has not gone back. */
  readonly left: Money;
}

/** Payments that each of some orders was paid by, by its number, the first one first. */
export async function findPaidShares(
  runner: QueryRunner,
  orderNos: readonly string[],
): Promise<ReadonlyMap<string, readonly PaidShare[]>> {
  const shares = new Map<string, PaidShare[]>();
  for (const row of await selectShares(runner, orderNos)) {
    const { orderNo } = row.share;
    shares.set(orderNo, [...(shares.get(orderNo) ?? []), toPaidShare(row)]);
  }
  return shares;
}

/** Payments that an order was paid by, the first one first; their shares are locked until the transaction ends. */
export async function lockPaidShares(runner: QueryRunner, orderNo: string): Promise<PaidShare[]> {
  return (await selectShares(runner, [orderNo]).for('update', { of: paymentOrder })).map(toPaidShare);
}

function selectShares(runner: QueryRunner, orderNos: readonly string[]) {
  return runner
    .select({ payment, share: paymentOrder })
    .from(paymentOrder)
    .innerJoin(payment, eq(payment.id, paymentOrder.paymentId))
    .where(and(inArray(paymentOrder.orderNo, orderNos), isNotNull(payment.tradeNo)))
    .orderBy(asc(payment.paidAt), asc(payment.payNo));
}

function toPaidShare({ payment: row, share }: Awaited<ReturnType<typeof selectShares>>[number]): PaidShare {
  return { payment: row, left: subtractMoney(share.amount, share.refunded) };
}

/** Payments of the caller that were opened for an order, the newest first. */
export function findOrderPayments(runner: QueryRunner, owner: Subject, orderNo: string): Promise<PaymentRow[]> {
  const ofOrder = runner
    .select({ id: paymentOrder.paymentId })
    .from(paymentOrder)
    .where(eq(paymentOrder.orderNo, orderNo));
  return runner
    .select()
    .from(payment)
    .where(and(eq(payment.ownerId, owner.id), inArray(payment.id, ofOrder)))
    .orderBy(desc(payment.createdAt), desc(payment.payNo))
    .limit(SHOWN_PAYMENTS);
}

/** Payments as their owner sees them. The caller has made sure that they may be seen. */
export async function describePayments(runner: QueryRunner, rows: readonly PaymentRow[]): Promise<Payment[]> {
  const { paymentId, orderNo } = paymentOrder;
  const ids = rows.map(({ id }) => id);
  const shares = await runner
    .select({ paymentId, orderNo })
    .from(paymentOrder)
    .where(inArray(paymentId, ids))
    .orderBy(asc(orderNo));
  return rows.map(({ id, payNo, state, channel, amount, refunded, createdAt, payBefore, paidAt }) => ({
    ...{ payNo, status: state, channel, amount, refunded },
    orderNos: shares.filter((share) => share.paymentId === id).map((share) => share.orderNo),
    createdAt: toChinaTime(createdAt),
    payBefore: toChinaTime(payBefore),
    paidAt: paidAt && toChinaTime(paidAt),
  }));
}

/** A payment as its owner sees it. The caller has made sure that it may be seen. */
export async function describePayment(runner: QueryRunner, row: PaymentRow): Promise<Payment> {
  const [described] = await describePayments(runner, [row]);
  if (described === undefined) throw new Error('A payment was lost while it was described');
  return described;
}
