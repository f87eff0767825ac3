import type { Payment } from '@portal/api-contract/account';
import { and, asc, eq, type SQL } from 'drizzle-orm';
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
