import { measureNotices } from './notices.mjs';
import { measureExport } from './order-export.mjs';
import { openSession, percentile, post, timeAll, timeLists, withRecords } from './record-calls.mjs';

const REQUESTS = 1000;

/** Accounts that order, each within its quota. */
const BUYERS = 100;
const ORDERS_EACH = 10;

const OTHERS = 1000;

const AGREEMENT_VERSION = '2026-07';

/** A product of the site's own content, and a plan of it that has a price. */
const PRODUCT_CODE = 'device-manage';

/** What the list of orders is narrowed to, and how it is ordered. */
const FILTERS = [
  ['not narrowed', {}],
  ['a state with a seventh of all', { statuses: [40] }],
  ['a tab of three states', { statuses: [50, 55, 60] }],
  ['a type with a hundredth of all', { type: 'renewal' }],
  ['a product', { productCode: 'p7' }],
  ['days with a hundredth of all', { dateFrom: '2026-03-01', dateTo: '2026-03-03' }],
  ['amounts with a hundredth of all', { payableFrom: 50_000, payableTo: 51_000 }],
  ['a word of a fortieth', { keyword: '产品7号' }],
  ['a word of all', { keyword: '产品' }],
  ['a word of none', { keyword: '没有的' }],
  ['the dearest first', { sort: '-payable' }],
  ['the last page that is reached', { pageNo: 500 }],
];

/**
 * Times the list of 20 orders at 20 connections among so many of one owner and among as many of a thousand owners, and
 * quotes with the orders made of them: milliseconds, 95 of 100. Counts the notices of payments that are taken in a minute,
 * and measures an export of all orders of one owner.
 */
export function measureOrders(count) {
  return withRecords(async (caller) => {
    const ordering = await measureOrdering(caller);
    const noticesPerMinute = await measureNotices(caller);
    const lists = [];
    let exported;
    for (const [whose, ownShare] of [
      ['all of one owner', 1],
      ['of a thousand owners', 0.001],
    ]) {
      await fillOrders(caller, count, ownShare);
      const narrowed = FILTERS.map(([name, filter]) => [`${whose}, ${name}`, '/ptl/order/pageList', filter]);
      lists.push(...(await timeLists(caller, REQUESTS, narrowed)));
      exported ??= await measureExport(caller);
    }
    return { ordering, noticesPerMinute, lists, exported };
  });
}

/** A quote and the order made of it, as one time. */
async function measureOrdering(caller) {
  const { origin, database } = caller;
  const buyers = [];
  for (let place = 0; place < BUYERS; place += 1) buyers.push({ ...caller, ...(await openSession(database)) });
  const response = await fetch(`${origin}/ptl/product/mealList?productCode=${PRODUCT_CODE}`);
  const { data } = await response.json();
  const { mealCode } = data.plans.find(({ isNegotiable }) => !isNegotiable);
  const items = [{ mealCode, period: 1, quantity: 1 }];
  const times = await timeAll(BUYERS * ORDERS_EACH, async (place) => {
    const call = async (path, body) => {
      const text = await post(buyers[place % BUYERS], { url: origin + path, body: JSON.stringify(body) });
      return JSON.parse(text).data;
    };
    const { quoteId } = await call('/ptl/order/quote', { productCode: PRODUCT_CODE, items });
    await call('/ptl/order/create', { quoteId, agreementVersion: AGREEMENT_VERSION, remark: '' });
  });
  return percentile(times, 0.95);
}

/** Makes so many orders of which none is due: each was applied or waits for its contract; the caller's share, and the rest of others. */
async function fillOrders({ database, userId }, count, ownShare) {
  await database.query('truncate purchase_order, quote cascade');
  await database.query(
    `with asked as (
       insert into quote (id, owner_id, body, created_at, expires_at)
       select 'q' || n,
         case when n <= $1 * $2::float then $3::uuid
           else ('00000000-0000-4000-8000-' || lpad((n % ${OTHERS})::text, 12, '0'))::uuid end,
         jsonb_build_object('n', n), now(), now()
       from generate_series(1, $1::int) n returning id, owner_id, (body ->> 'n')::int as n)
     insert into purchase_order (order_no, owner_id, quote_id, type, state, line, payable, contract_first, remark,
       agreement_version, applied_at, created_at)
     select 'OD' || id, owner_id, id, case when n % 100 = 0 then 'renewal' else 'new' end,
       (array['unpaid', 'confirming', 'processing', 'completed', 'cancelled', 'expired', 'failed'])[n % 7 + 1],
       jsonb_build_object('productCode', 'p' || n % 40, 'productName', '产品' || n % 40 || '号', 'planName', '标准版',
         'mealCode', 'p-basic', 'period', 1, 'quantity', 1, 'isAutoRenewed', false),
       n::bigint * 7919 % 100000, true, '', '', now(), '2026-01-01'::timestamptz + (n % 288) * interval '1 day'
     from asked`,
    [count, ownShare, userId],
  );
  await database.query('vacuum analyze purchase_order');
}
