import type { TestDatabase } from '../../../testing/test-portal';
import { PRICE } from '../../purchase/testing/order-calls';

const LINE = {
  ...{ productCode: 'tool', productName: '工具', mealCode: 'tool-basic', planName: '标准版' },
  ...{ quantity: 1, period: 1, isAutoRenewed: false },
};

/** Stores so many orders that were charged, of as many owners, each with an open payment; returns the numbers of those. */
export async function fillPayments({ query }: TestDatabase, count: number, now: Date): Promise<string[]> {
  const rows = await query<{ pay_no: string }>(
    `with asked as (
       insert into quote (id, owner_id, body, order_no, created_at, expires_at)
       select 'QF' || n, gen_random_uuid(), jsonb_build_object('n', n), 'ODF' || n, $2, $2 from generate_series(1, $1::int) n
       returning id, order_no, owner_id, (body ->> 'n')::int as n
     ), ordered as (
       insert into purchase_order (order_no, id, owner_id, quote_id, state, line, payable, contract_first, remark,
         agreement_version, created_at, pay_until)
       select order_no, owner_id, owner_id, id, 'unpaid', $3, $4, false, '', '1', $2, $2::timestamptz + interval '7 days'
       from asked
     ), charged as (
       insert into ledger_posting (id, kind, cause_key, at) select owner_id, 'charge', 'charge:' || order_no, $2 from asked
     ), entries as (
       insert into ledger_entry (posting_id, order_no, account_name, amount)
       select owner_id, order_no, account_name, amount
       from asked, (values ('receivable', $4::bigint), ('revenue', - $4::bigint)) as entry (account_name, amount)
     ), shares as (
       insert into payment_order (payment_id, order_no, amount) select owner_id, order_no, $4 from asked
     )
     insert into payment (id, pay_no, owner_id, channel, amount, state, state_since, version, created_at, pay_before,
       check_at, check_count, refunded)
     select owner_id, 'PYF' || n, owner_id, 'sandbox', $4, 10, $2, 1, $2, $2::timestamptz + interval '2 hours',
       $2::timestamptz + interval '2 hours', 0, 0
     from asked returning pay_no`,
    [count, now, LINE, PRICE],
  );
  return rows.map(({ pay_no: payNo }) => payNo);
}
