import { openSession, post, timeAll } from './record-calls.mjs';

/** Owners of the orders, among whom they are spread. */
const BUYERS = 100;

/** Notices, of which every tenth comes again; the sandbox sends one, or three for its button of repeats. */
const PAYMENTS = 900;
const REPEATED_EVERY = 18;

const PRICE = 19_800;

/**
 * Pays so many orders by the sandbox, whose notices take the way of all others, at 20 connections. Returns how many notices
 * are taken in a minute; throws where an order was paid more than once, or not at all.
 */
export async function measureNotices(caller) {
  const { origin, database } = caller;
  const buyers = [];
  for (let place = 0; place < BUYERS; place += 1) buyers.push({ ...caller, ...(await openSession(database)) });
  await fillPayments(
    database,
    buyers.map(({ userId }) => userId),
  );
  const isRepeated = (place) => place % REPEATED_EVERY === 0;
  const startedAt = performance.now();
  await timeAll(PAYMENTS, (place) => {
    const action = isRepeated(place) ? 'repeatNotice' : 'succeed';
    const body = JSON.stringify({ payNo: `PYB${place + 1}` });
    return post(buyers[place % BUYERS], { url: `${origin}/ptl/pay/sandbox/${action}`, body });
  });
  const minutes = (performance.now() - startedAt) / 60_000;
  const { rows } = await database.query(
    `select count(*)::int as count from purchase_order
     where order_no like 'ODB%' and $1 = (
       select sum(amount) from ledger_entry
       where ledger_entry.order_no = purchase_order.order_no and account_name = 'cash:sandbox')`,
    [PRICE],
  );
  if (rows[0].count !== PAYMENTS) throw new Error(`Of ${PAYMENTS} orders ${rows[0].count} were paid once`);
  return (PAYMENTS + 2 * Math.ceil(PAYMENTS / REPEATED_EVERY)) / minutes;
}

/** Orders that were charged, each of the next owner, with an open payment and its trade. */
async function fillPayments(database, ownerIds) {
  await database.query(
    `with asked as (
       insert into quote (id, owner_id, body, order_no, created_at, expires_at)
       select 'QB' || n, ($2::uuid[])[(n - 1) % cardinality($2::uuid[]) + 1], jsonb_build_object('n', n, 'key', gen_random_uuid()), 'ODB' || n, now(), now()
       from generate_series(1, $1::int) n
       returning order_no, id, owner_id, body ->> 'n' as n, (body ->> 'key')::uuid as key
     ), ordered as (
       insert into purchase_order (order_no, owner_id, quote_id, state, line, payable, contract_first, remark,
         agreement_version, created_at, pay_until)
       select order_no, owner_id, id, 'unpaid',
         '{"productCode":"p","productName":"产品","planName":"标准版","mealCode":"p-basic","period":1,"quantity":1}',
         $3, false, '', '', now(), now() + interval '7 days'
       from asked
     ), charged as (
       insert into ledger_posting (id, kind, cause_key, at) select key, 'charge', 'charge:' || order_no, now() from asked
     ), entries as (
       insert into ledger_entry (posting_id, order_no, account_name, amount)
       select key, order_no, account_name, amount
       from asked, (values ('receivable', $3::bigint), ('revenue', - $3::bigint)) as entry (account_name, amount)
     ), shares as (
       insert into payment_order (payment_id, order_no, amount) select key, order_no, $3 from asked
     ), traded as (
       insert into sandbox_trade (pay_no, token, amount, state, trade_no, return_url, pay_before, refunds)
       select 'PYB' || n, 'B' || n, $3, 'waiting', 'TB' || n, '', now() + interval '2 hours', '{}' from asked
     )
     insert into payment (id, pay_no, owner_id, channel, amount, state, state_since, version, created_at, pay_before,
       check_at, check_count, refunded)
     select key, 'PYB' || n, owner_id, 'sandbox', $3, 10, now(), 1, now(), now() + interval '2 hours',
       now() + interval '2 hours', 0, 0
     from asked`,
    [PAYMENTS, ownerIds, PRICE],
  );
}
