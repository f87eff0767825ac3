import { and, asc, eq, exists } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import type { EventHandler } from '../../platform/records/domain-events';
import { payments } from './payment-record';
import { payment, paymentOrder, type PaymentRow, WAITING } from './payments.tables';

export interface EndOthersOptions {
  readonly database: Database;
  readonly clock: Clock;
}

/**
 * Ends the payments that are still open for an order that is paid: what they are about is not owed any more. From here on
 * they are over, and are closed at their providers like those whose time has passed.
 */
export function createOthersEnd({ database, clock }: EndOthersOptions): EventHandler {
  return {
    event: 'order.paid',
    name: 'payments.end-others',
    handle: ({ recordNo }, { complete }) =>
      database.transaction(async (runner) => {
        const at = clock();
        for (const row of await lockOpenPayments(runner, recordNo))
          if (row.payBefore > at) await payments.change(runner, row, { payBefore: at, checkAt: at });
        await complete(runner);
      }),
  };
}

/** Payments that are open for an order, locked in the order of their numbers. */
function lockOpenPayments(runner: QueryRunner, orderNo: string): Promise<PaymentRow[]> {
  const share = and(eq(paymentOrder.paymentId, payment.id), eq(paymentOrder.orderNo, orderNo));
  return runner
    .select()
    .from(payment)
    .where(and(eq(payment.state, WAITING), exists(runner.select().from(paymentOrder).where(share))))
    .orderBy(asc(payment.payNo))
    .for('update');
}
