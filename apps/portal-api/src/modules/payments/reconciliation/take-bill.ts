import { and, count, eq, gte, lt, sql } from 'drizzle-orm';
import type { Database, QueryRunner } from '../../../platform/database/database';
import { toMoney } from '../../../platform/money/money';
import { payment } from '../payments.tables';
import { type BillKind, type BillLine, ProviderUnreachableError } from '../provider/payment-provider';
import { type BillDay, findBounds } from './bill-day';
import { billLine } from './reconciliation.tables';

/** Lines stored in one statement. */
const BATCH = 500;

/** Most lines of a bill. */
const MAX_LINES = 500_000;

/** Longest number of a provider, in characters. */
const MAX_NUMBER = 128;

/**
 * Stores the lines of a bill in place of those that were there, all of them or none. Where there is no bill although money
 * has moved here, rejects with a `ProviderUnreachableError`: it is not made yet.
 */
export async function takeBill(
  database: Database,
  bill: BillDay,
  lines: Iterable<BillLine> | undefined,
): Promise<void> {
  const { channel, day } = bill;
  if (lines === undefined && (await hasMoved(database.orm, bill)))
    throw new ProviderUnreachableError(`There is no bill of ${day} yet`);
  await database.transaction(async (runner) => {
    await runner.delete(billLine).where(and(eq(billLine.channel, channel), eq(billLine.day, day)));
    let [place, batch] = [0, [] as (typeof billLine.$inferInsert)[]];
    const store = async () => {
      if (batch.length > 0) await runner.insert(billLine).values(batch);
      batch = [];
    };
    for (const line of lines ?? []) {
      if (place === MAX_LINES) throw new ProviderUnreachableError(`The bill has more than ${MAX_LINES} lines`);
      const [number, tradeNo] = [line.number.slice(0, MAX_NUMBER), line.tradeNo.slice(0, MAX_NUMBER)];
      batch.push({ ...line, number, tradeNo, channel, day, place: (place += 1) });
      if (batch.length === BATCH) await store();
    }
    await store();
  });
}

/** Whether anything was paid by a channel on a day. */
async function hasMoved(runner: QueryRunner, { channel, day }: BillDay): Promise<boolean> {
  const { start, end } = findBounds(day);
  const { paidAt } = payment;
  return (await runner.$count(payment, and(eq(payment.channel, channel), gte(paidAt, start), lt(paidAt, end)))) > 0;
}

const toAmount = (text: string) => toMoney(Number(text));

/** What a bill comes to: its lines, and in 分 what has come in and gone back. */
export async function sumBill(runner: QueryRunner, { channel, day }: BillDay) {
  const { amount, isDone, kind: ofKind } = billLine;
  const sumOf = (kind: BillKind) =>
    sql`coalesce(sum(${amount}) filter (where ${isDone} and ${ofKind} = ${kind}), 0)`.mapWith(toAmount);
  const [row] = await runner
    .select({ lineCount: count(), paid: sumOf('payment'), refunded: sumOf('refund') })
    .from(billLine)
    .where(and(eq(billLine.channel, channel), eq(billLine.day, day)));
  if (row === undefined) throw new Error('A sum has no row');
  return row;
}
