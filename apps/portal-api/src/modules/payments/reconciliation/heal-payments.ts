import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock';
import type { Database, QueryRunner } from '../../../platform/database/database';
import { NoticeRejectedError, type ProviderCall } from '../provider/payment-provider';
import type { PaymentProviders } from '../open-providers';
import type { PaymentOutcome } from '../payment-outcome';
import { payment } from '../payments.tables';
import type { BillDay } from './bill-day';
import { billLine, isRunOf, reconciliation } from './reconciliation.tables';

/** Payments that are looked for at a time. */
const PAGE = 50;

export interface HealPaymentsOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly providers: Pick<PaymentProviders, 'get'>;
  readonly outcome: PaymentOutcome;
}

/**
 * Asks the provider of every payment that its bill has and nobody has told us of, and lets it follow its trade as ever.
 * The run counts them; what the provider says that cannot be is left for finance.
 */
export async function healPayments(options: HealPaymentsOptions, bill: BillDay, call: ProviderCall): Promise<void> {
  const { database, clock, providers, outcome } = options;
  const provider = providers.get(bill.channel);

  async function heal(payNo: string): Promise<void> {
    const trade = await provider.query(payNo, call);
    if (trade?.state !== 'paid') return;
    try {
      await database.transaction(async (runner) => {
        await outcome.apply(runner, bill.channel, trade, clock());
        const healedCount = sql`${reconciliation.healedCount} + 1`;
        await runner.update(reconciliation).set({ healedCount }).where(isRunOf(bill));
      });
    } catch (error) {
      if (!(error instanceof NoticeRejectedError)) throw error;
    }
  }

  for (let after = ''; ;) {
    const payNos = await findUntold(database.orm, bill, after);
    for (const payNo of payNos) await heal(payNo);
    const last = payNos.at(-1);
    if (last === undefined || payNos.length < PAGE) return;
    after = last;
  }
}

/** Numbers of payments that are on a bill and not paid here, in their order. */
async function findUntold(runner: QueryRunner, { channel, day }: BillDay, after: string): Promise<string[]> {
  const rows = await runner
    .selectDistinct({ payNo: payment.payNo })
    .from(billLine)
    .innerJoin(payment, and(eq(payment.payNo, billLine.number), eq(payment.channel, billLine.channel)))
    .where(
      and(
        ...[eq(billLine.channel, channel), eq(billLine.day, day), eq(billLine.kind, 'payment')],
        ...[eq(billLine.isDone, true), isNull(payment.tradeNo), gt(payment.payNo, after)],
      ),
    )
    .orderBy(asc(payment.payNo))
    .limit(PAGE);
  return rows.map(({ payNo }) => payNo);
}
