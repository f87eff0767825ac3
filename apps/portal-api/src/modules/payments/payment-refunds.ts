import { eq } from 'drizzle-orm';
import type { Job } from '../../platform/jobs/job';
import { PROVIDER } from '../../platform/records/record-transition';
import { createPayOut, type PayOutOptions } from './pay-out';
import { REFUND_JOB } from './payment-outcome';
import { payments } from './payment-record';
import { payment, REFUNDING } from './payments.tables';

/** Has the money go back that came twice or too late, once for each payment. */
export function createPaymentRefunds(options: PayOutOptions): Job {
  return createPayOut(
    {
      name: REFUND_JOB,
      async find(id) {
        const [row] = await options.database.orm.select().from(payment).where(eq(payment.id, id));
        if (row?.state !== REFUNDING) return undefined;
        const { channel, payNo, refundNo, refunded: amount, amount: total } = row;
        if (refundNo === null) throw new Error('A refund without a number');
        return { channel, refund: { payNo, refundNo, amount, total } };
      },
      async settle(runner, id, at) {
        const row = await payments.lock(runner, eq(payment.id, id));
        if (row.state === REFUNDING)
          await payments.transition(runner, row, { action: 'settleRefund', actor: PROVIDER, at });
      },
    },
    options,
  );
}
