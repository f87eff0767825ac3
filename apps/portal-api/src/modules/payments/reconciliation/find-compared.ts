import { sql } from 'drizzle-orm';
import type { QueryRunner } from '../../../platform/database/database';
import { toMoney } from '../../../platform/money/money';
import type { BillKind } from '../provider/payment-provider';
import { type BillDay, findBounds } from './bill-day';
import type { ComparedThing } from './judge-difference';
import { OPEN } from './reconciliation.tables';

/** Things that are compared at a time. */
export const PAGE = 500;

/** Names a thing on bills and in our books. */
export interface BilledThing {
  readonly kind: BillKind;
  /** Our number. */
  readonly number: string;
}

/** A thing with what is said of it. */
export interface FoundThing extends BilledThing, ComparedThing {
  /** The difference that was found before, if it is still open. */
  readonly openId: string | undefined;
}

interface Row extends BilledThing {
  readonly billed: string | null;
  readonly billed_done: boolean | null;
  readonly own: string | null;
  readonly own_done: boolean | null;
  readonly booked: string | null;
  readonly open_id: string | null;
}

const toAmount = (text: string | null) => (text === null ? undefined : toMoney(Number(text)));

/**
 * What has to be compared once the bill of a day is there, after a thing, `PAGE` of them at most: all on that bill, all
 * that moved here on that day, and what has differed until now. Of a thing all bills are looked at: what moves at midnight
 * stands on the bill of another day.
 */
export async function findCompared(
  runner: QueryRunner,
  { channel, day }: BillDay,
  after?: BilledThing,
): Promise<FoundThing[]> {
  const { start, end } = findBounds(day);
  const isAfter = after ? sql`(kind, number) > (${after.kind}, ${after.number})` : sql`true`;
  const { rows } = await runner.execute<Row & Record<string, unknown>>(sql`
    with candidate as (
      select kind, number from bill_line where channel = ${channel} and day = ${day}
      union
      select 'payment', pay_no from payment where channel = ${channel} and paid_at >= ${start} and paid_at < ${end}
      union
      select 'refund', refund_no from payment
      where channel = ${channel} and state = 51 and state_since >= ${start} and state_since < ${end}
      union
      select 'refund', part.part_no from refund_part as part join payment on payment.id = part.payment_id
      where payment.channel = ${channel} and part.state = 40
        and part.state_since >= ${start} and part.state_since < ${end}
      union
      select kind, number from bill_difference where channel = ${channel} and state = ${OPEN}
    ), thing as (
      select kind, number from candidate
      where ${isAfter} and not exists (
        select from bill_difference as settled where settled.channel = ${channel} and settled.kind = candidate.kind
          and settled.number = candidate.number and settled.state <> ${OPEN})
      order by kind, number limit ${PAGE}
    )
    select thing.kind, thing.number, bill.amount as billed, bill.is_done as billed_done, own.amount as own,
      own.is_done as own_done, posted.amount as booked, difference.id as open_id
    from thing
    left join lateral (
      select coalesce(sum(amount) filter (where is_done), max(amount)) as amount, bool_or(is_done) as is_done,
        max(trade_no) as trade_no
      from bill_line as line
      where line.channel = ${channel} and line.kind = thing.kind and line.number = thing.number
      having count(*) > 0
    ) as bill on true
    left join lateral (
      select amount, trade_no is not null as is_done from payment
      where thing.kind = 'payment' and channel = ${channel} and pay_no = thing.number
      union all
      select refunded, state = 51 from payment
      where thing.kind = 'refund' and channel = ${channel} and refund_no = thing.number
      union all
      select part.amount, part.state = 40 from refund_part as part join payment on payment.id = part.payment_id
      where thing.kind = 'refund' and payment.channel = ${channel} and part.part_no = thing.number
    ) as own on true
    left join lateral (
      select abs(sum(entry.amount)) as amount
      from ledger_posting as posting join ledger_entry as entry on entry.posting_id = posting.id
      where posting.cause_key = case thing.kind
          when 'payment' then 'payment:' || ${channel}::text || ':' || bill.trade_no else 'refund:' || thing.number end
        and entry.account_name = 'cash:' || ${channel}::text
    ) as posted on true
    left join bill_difference as difference
      on difference.channel = ${channel} and difference.kind = thing.kind and difference.number = thing.number
    order by thing.kind, thing.number`);
  return rows.map(({ kind, number, billed_done: isBilled, own_done: isOwn, ...row }) => {
    const [billed, own] = [toAmount(row.billed), toAmount(row.own)];
    return {
      ...{ kind, number, booked: toAmount(row.booked), openId: row.open_id ?? undefined },
      billed: billed === undefined ? undefined : { amount: billed, isDone: isBilled === true },
      own: own === undefined ? undefined : { amount: own, isDone: isOwn === true },
    };
  });
}
