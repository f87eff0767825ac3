import { and, asc, eq, lte, type SQL } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import { type DueWork, isNotQueued } from '../../platform/jobs/due-work';
import { SYSTEM } from '../../platform/records/record-transition';
import type { PaymentProviders } from './open-providers';
import type { PaymentOutcome } from './payment-outcome';
import { payments } from './payment-record';
import { payment, type PaymentRow, WAITING } from './payments.tables';
import { ProviderUnreachableError, type Trade } from './provider/payment-provider';

const NAME = 'payments.check';

/** How long after it was opened the provider is asked of a payment for the first time; each pause is twice the last. */
const FIRST_PAUSE_MS = 15_000;

/** When the provider is asked again; at the latest when the payment has to be closed. */
export function findNextCheck(payBefore: Date, checkCount: number, at: Date): Date {
  return new Date(Math.min(payBefore.getTime(), at.getTime() + FIRST_PAUSE_MS * 2 ** checkCount));
}

export interface PaymentChecksOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly providers: Pick<PaymentProviders, 'get'>;
  readonly outcome: PaymentOutcome;
}

/**
 * Asks providers how payments stand of which they have told nothing, and closes those whose time is over: at the
 * provider first, so that one that was paid at the last moment counts.
 */
export function createPaymentChecks({ database, clock, providers, outcome }: PaymentChecksOptions): DueWork {
  const isDue = (at: Date): SQL | undefined => and(eq(payment.state, WAITING), lte(payment.checkAt, at));

  async function follow(runner: QueryRunner, asked: PaymentRow, trade: Trade | undefined, isOver: boolean) {
    const at = clock();
    if (trade) await outcome.apply(runner, asked.channel, trade, at);
    const row = await payments.lock(runner, eq(payment.id, asked.id));
    if (row.state !== WAITING) return;
    if (!isOver) {
      const checkCount = row.checkCount + 1;
      await payments.mark(runner, row, { checkCount, checkAt: findNextCheck(row.payBefore, checkCount, at) });
      return;
    }
    if (trade) throw new ProviderUnreachableError('The provider has not closed a trade');
    // Its cashier was never opened.
    await payments.transition(runner, row, { action: 'close', actor: SYSTEM, at });
  }

  return {
    name: NAME,
    async findDue(now, limit) {
      const found = await database.orm
        .select({ id: payment.id })
        .from(payment)
        .where(and(isDue(now), isNotQueued(NAME, payment.id)))
        .orderBy(asc(payment.checkAt))
        .limit(limit);
      return found.map(({ id }) => id);
    },
    async work(id, { signal, complete }) {
      const at = clock();
      const [row] = await database.orm
        .select()
        .from(payment)
        .where(and(eq(payment.id, id), isDue(at)));
      const isOver = row !== undefined && row.payBefore <= at;
      const provider = row && providers.get(row.channel);
      const trade = row && (await provider?.[isOver ? 'close' : 'query'](row.payNo, { signal }));
      await database.transaction(async (runner) => {
        if (row) await follow(runner, row, trade, isOver);
        await complete(runner);
      });
    },
  };
}
