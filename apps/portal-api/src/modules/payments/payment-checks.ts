import { and, eq, lte } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import { createAskedRows } from '../../platform/jobs/asked-rows';
import type { DueWork } from '../../platform/jobs/due-work';
import { SYSTEM } from '../../platform/records/record-transition';
import type { PaymentProviders } from './open-providers';
import type { PaymentOutcome } from './payment-outcome';
import { payments } from './payment-record';
import { payment, type PaymentRow, WAITING } from './payments.tables';
import { ProviderUnreachableError, type Trade } from './provider/payment-provider';

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

/** How the provider has a payment, and whether it was to close it. */
interface Checked {
  readonly trade: Trade | undefined;
  readonly isOver: boolean;
}

/**
 * Asks providers how payments stand of which they have told nothing, and closes those whose time is over: at the
 * provider first, so that one that was paid at the last moment counts.
 */
export function createPaymentChecks({ database, clock, providers, outcome }: PaymentChecksOptions): DueWork {
  async function follow(runner: QueryRunner, asked: PaymentRow, { trade, isOver }: Checked) {
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

  return createAskedRows<typeof payment, Checked>(
    {
      name: 'payments.check',
      table: payment,
      isDue: (at) => and(eq(payment.state, WAITING), lte(payment.checkAt, at)),
      since: payment.checkAt,
      async ask({ channel, payNo, payBefore }, { signal }, at) {
        const isOver = payBefore <= at;
        return { trade: await providers.get(channel)?.[isOver ? 'close' : 'query'](payNo, { signal }), isOver };
      },
      settle: follow,
    },
    { database, clock },
  );
}
