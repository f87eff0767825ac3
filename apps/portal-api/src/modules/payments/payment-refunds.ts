import { eq } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/database';
import type { Job } from '../../platform/jobs/job';
import { queueJobs } from '../../platform/jobs/queue-job';
import type { PaymentProviders } from './open-providers';
import { PROVIDER } from '../../platform/records/record-transition';
import { REFUND_JOB } from './payment-outcome';
import { payments } from './payment-record';
import { payment, type PaymentRow, REFUNDING } from './payments.tables';

/** Pauses between two looks at a refund that takes its time grow up to the longer one. */
const FIRST_PAUSE_MS = 60_000;
const MAX_PAUSE_MS = 3_600_000;

export interface PaymentRefundsOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly providers: Pick<PaymentProviders, 'get'>;
}

/** Has the money go back that came twice or too late, once for each payment, and looks until it has. */
export function createPaymentRefunds({ database, clock, providers }: PaymentRefundsOptions): Job {
  async function ask({ channel, payNo, refundNo, refunded, amount }: PaymentRow, signal: AbortSignal) {
    if (refundNo === null) throw new Error('A refund without a number');
    return providers.get(channel).refund({ payNo, refundNo, amount: refunded, total: amount }, { signal });
  }

  return {
    name: REFUND_JOB,
    async run(_payload, { key, signal, complete }) {
      const [id = '', look = '0'] = key.split('#');
      const [row] = await database.orm.select().from(payment).where(eq(payment.id, id));
      const result = row?.state === REFUNDING ? await ask(row, signal) : undefined;
      await database.transaction(async (runner) => {
        const at = clock();
        if (result === 'refunded') {
          const locked = await payments.lock(runner, eq(payment.id, id));
          if (locked.state === REFUNDING)
            await payments.transition(runner, locked, { action: 'settleRefund', actor: PROVIDER, at });
        }
        if (result === 'pending') {
          const pause = Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Number(look));
          const next = { name: REFUND_JOB, key: `${id}#${Number(look) + 1}` };
          await queueJobs(runner, [{ ...next, at, runAt: new Date(at.getTime() + pause) }]);
        }
        await complete(runner);
      });
    },
  };
}
