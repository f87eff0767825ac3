import { type Payment, SHOWN_PAYMENTS } from '@portal/api-contract/account';
import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm';
import { toChinaTime } from '../../platform/china-time';
import type { QueryRunner } from '../../platform/database/database';
import type { OrderShare } from '../../platform/money/ledger/ledger-cause';
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

/** A payment as its owner sees it. The caller has made sure that it may be seen. */
export async function describePayment(runner: QueryRunner, row: PaymentRow): Promise<Payment> {
  const { payNo, state, channel, amount, refunded, createdAt, payBefore, paidAt } = row;
  const shares = await findShares(runner, row.id);
  return {
    ...{ payNo, status: state, channel, amount, refunded },
    orderNos: shares.map(({ orderNo }) => orderNo),
    createdAt: toChinaTime(createdAt),
    payBefore: toChinaTime(payBefore),
    paidAt: paidAt && toChinaTime(paidAt),
  };
}
