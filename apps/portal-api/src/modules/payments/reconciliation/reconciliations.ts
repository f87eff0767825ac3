import { and, isNull, lte, sql } from 'drizzle-orm';
import type { QueryRunner } from '../../../platform/database/database';
import { type DueWork, isNotQueued } from '../../../platform/jobs/due-work';
import type { JobRun } from '../../../platform/jobs/job';
import type { PaymentProviders } from '../open-providers';
import { ProviderRejection, ProviderUnreachableError } from '../provider/payment-provider';
import { type BillDay, findBounds, listBillDays, toBillKey } from './bill-day';
import { compareBill, sumBooked } from './compare-bill';
import { healPayments, type HealPaymentsOptions } from './heal-payments';
import { isRunOf, reconciliation } from './reconciliation.tables';
import { sumBill, takeBill } from './take-bill';

const NAME = 'reconciliations.run';

/** Pauses between two tries grow up to the longer one. */
const FIRST_PAUSE_MS = 10 * 60_000;
const MAX_PAUSE_MS = 6 * 3_600_000;

/** A provider's bill could not be compared; it is tried again. */
export interface ReconciliationFailure extends BillDay {
  readonly tries: number;
  readonly reason: string;
}

export interface ReconciliationsOptions extends HealPaymentsOptions {
  readonly providers: Pick<PaymentProviders, 'get' | 'channels'>;
  /** Hears of what is tried again, without anything personal. */
  readonly noteFailure: (failure: ReconciliationFailure) => void;
}

/**
 * Compares the bills of providers with our books, each day from the first payment on. A provider that is silent, or gives
 * no bill, is asked again after pauses; what was paid without a word counts before anything is compared.
 */
export function createReconciliations(options: ReconciliationsOptions): DueWork {
  const { database, clock, providers, noteFailure } = options;

  const listBills = (now: Date): BillDay[] =>
    listBillDays(now).flatMap((day) => providers.channels.map((channel) => ({ channel, day })));

  async function reconcile(bill: BillDay, { signal, complete }: JobRun): Promise<void> {
    await takeBill(database, bill, await providers.get(bill.channel).downloadBill(bill.day, { signal }));
    await healPayments(options, bill, { signal });
    await database.transaction(async (runner) => {
      const at = clock();
      const differenceCount = await compareBill(runner, bill, at);
      const booked = await sumBooked(runner, bill);
      const sums = { ...(await sumBill(runner, bill)), booked };
      await runner
        .update(reconciliation)
        .set({ ...sums, differenceCount, failure: '', finishedAt: at })
        .where(isRunOf(bill));
      await complete(runner);
    });
  }

  /** Has a bill asked for again after a pause that doubles; returns how often it was asked for. */
  async function delay(bill: BillDay, failure: string): Promise<number> {
    const [run] = await database.orm.select().from(reconciliation).where(isRunOf(bill));
    const tries = (run?.tries ?? 0) + 1;
    const pause = Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (tries - 1));
    const nextTryAt = new Date(clock().getTime() + pause);
    await database.orm.update(reconciliation).set({ tries, failure, nextTryAt }).where(isRunOf(bill));
    return tries;
  }

  return {
    name: NAME,
    findDue: (now, limit) => findDueKeys(database.orm, listBills(now), now, limit),
    async work(key, run) {
      const at = clock();
      const bill = listBills(at).find((one) => toBillKey(one) === key);
      if (bill === undefined || !(await begin(database.orm, bill, at))) return;
      try {
        await reconcile(bill, run);
      } catch (error) {
        if (!(error instanceof ProviderUnreachableError || error instanceof ProviderRejection)) throw error;
        noteFailure({ ...bill, reason: error.message, tries: await delay(bill, error.message) });
      }
    },
  };
}

/** Notes that a bill is about to be compared; tells whether it is due. */
async function begin(runner: QueryRunner, bill: BillDay, at: Date): Promise<boolean> {
  await runner
    .insert(reconciliation)
    .values({ ...bill, nextTryAt: at })
    .onConflictDoNothing();
  const isDue = and(isRunOf(bill), isNull(reconciliation.finishedAt), lte(reconciliation.nextTryAt, at));
  return (await runner.$count(reconciliation, isDue)) > 0;
}

/** Keys of the bills that are due: not compared yet, and of no day before the first payment by their channel. */
async function findDueKeys(
  runner: QueryRunner,
  bills: readonly BillDay[],
  now: Date,
  limit: number,
): Promise<string[]> {
  const values = JSON.stringify(
    bills.map((bill) => ({ ...bill, key: toBillKey(bill), until: findBounds(bill.day).end })),
  );
  const { rows } = await runner.execute<{ key: string }>(sql`
    select bill.key
    from jsonb_to_recordset(${values}::jsonb) as bill (channel text, day date, key text, until timestamptz)
    where exists (select from payment where payment.channel = bill.channel and payment.created_at < bill.until)
      and not exists (
        select from reconciliation as run where run.channel = bill.channel and run.day = bill.day
          and (run.finished_at is not null or run.next_try_at > ${now}))
      and ${isNotQueued(NAME, sql`bill.key`)}
    order by bill.day, bill.channel
    limit ${limit}`);
  return rows.map(({ key }) => key);
}
