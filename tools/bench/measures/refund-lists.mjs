import { callAll, percentile, withRecords } from './record-calls.mjs';

const REQUESTS = 1000;

const OWN = '/ptl/refund/pageList';
const QUEUE = '/ops-api/refund/pageList';

/** Lists of owners and of finance, and what they are narrowed to. */
const LISTS = [
  ['own, not narrowed', OWN, {}],
  ['own, a tab of two states', OWN, { statuses: [30, 31] }],
  ['own, days with a hundredth of all', OWN, { dateFrom: '2026-03-01', dateTo: '2026-03-03' }],
  ['own, a number', OWN, { keyword: 'RFBENCH77777' }],
  ['own, a word of all', OWN, { keyword: '产品' }],
  ['own, a word of none', OWN, { keyword: '没有的' }],
  ['own, the oldest first', OWN, { sort: 'createdAt' }],
  ['queue, a state with a ninth of all', QUEUE, { status: 10 }],
  ['queue, a word of none', QUEUE, { status: 10, keyword: '没有的' }],
];

/** Times lists of 20 among so many refunds, all of one owner, at 20 connections: milliseconds, 95 of 100. */
export function measureRefundLists(count) {
  return withRecords(
    async (caller) => {
      await fillRefunds(caller, count);
      const rows = [];
      for (const [name, path, filter] of LISTS) {
        const request = { url: caller.origin + path, body: JSON.stringify({ pageNo: 1, pageSize: 20, ...filter }) };
        await callAll(caller, REQUESTS / 10, () => request);
        rows.push({ name: `refunds: ${name}`, p95: percentile(await callAll(caller, REQUESTS, () => request), 0.95) });
      }
      return rows;
    },
    ['finance'],
  );
}

async function fillRefunds({ database, userId }, count) {
  await database.query(
    `insert into refund (id, refund_no, owner_id, order_no, product_name, amount, state, state_since, version, created_at)
     select gen_random_uuid(), 'RFBENCH' || n, $2, 'ODBENCH' || n, '产品' || n % 40 || '号', 100,
       (array[10, 11, 12, 20, 30, 31, 40, 41, 50])[1 + n % 9], now() - interval '1 year', 1,
       '2026-01-01'::timestamptz + (n % 288) * interval '1 day' + n * interval '1 second'
     from generate_series(1, $1::int) n`,
    [count, userId],
  );
  await database.query('vacuum analyze refund');
}
