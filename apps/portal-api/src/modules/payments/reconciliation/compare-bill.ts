import { eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { createBusinessNumber } from '../../../platform/business-number';
import type { QueryRunner } from '../../../platform/database/database';
import { type Money, toMoney } from '../../../platform/money/money';
import { SYSTEM } from '../../../platform/records/record-transition';
import { type BillDay, findBounds } from './bill-day';
import { differences } from './difference-record';
import { findCompared, type FoundThing, PAGE } from './find-compared';
import { judgeDifference } from './judge-difference';
import { billDifference } from './reconciliation.tables';

/**
 * Compares the bill of a day with our books: what differs is stored once, and what differs no longer is over. Returns how
 * many differences are new.
 */
export async function compareBill(runner: QueryRunner, bill: BillDay, at: Date): Promise<number> {
  let [found, last]: [number, FoundThing | undefined] = [0, undefined];
  for (;;) {
    const things: FoundThing[] = await findCompared(runner, bill, last);
    for (const thing of things) found += await follow(runner, bill, thing, at);
    last = things.at(-1);
    if (things.length < PAGE) return found;
  }
}

async function follow(runner: QueryRunner, bill: BillDay, thing: FoundThing, at: Date): Promise<number> {
  const { kind, number, openId } = thing;
  const difference = judgeDifference(thing);
  if (openId !== undefined) {
    const row = await differences.lock(runner, eq(billDifference.id, openId));
    if (difference) await differences.change(runner, row, difference);
    else await differences.transition(runner, row, { action: 'agree', actor: SYSTEM, at });
    return 0;
  }
  if (difference === undefined) return 0;
  const differenceNo = createBusinessNumber('BD', at);
  await differences.create(
    runner,
    { id: randomUUID(), differenceNo, ...bill, kind, number, ...difference, createdAt: at },
    { action: 'find', actor: SYSTEM, at },
  );
  return 1;
}

/** What the ledger has of a channel for a day, in 分: what came in without what went back. */
export async function sumBooked(runner: QueryRunner, { channel, day }: BillDay): Promise<Money> {
  const { start, end } = findBounds(day);
  const { rows } = await runner.execute<{ booked: string }>(sql`
    select coalesce(sum(entry.amount), 0) as booked
    from ledger_posting as posting join ledger_entry as entry on entry.posting_id = posting.id
    where posting.at >= ${start} and posting.at < ${end} and entry.account_name = 'cash:' || ${channel}::text`);
  return toMoney(Number(rows[0]?.booked ?? 0));
}
