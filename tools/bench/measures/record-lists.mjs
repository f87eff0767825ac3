import { fillWorkOrders, timeLists, withRecords } from './record-calls.mjs';

const REQUESTS = 1000;

const QUEUE = '/ops-api/workorder/pageList';
const OWN = '/portal/workorder/ticket/pageList';

/** Lists of operators, of those of owners, and what they are narrowed to. */
const LISTS = [
  ['queue, not narrowed', QUEUE, {}],
  ['queue, a state with a third of all', QUEUE, { status: 4 }],
  ['queue, my own', QUEUE, { assignee: 'me' }],
  ['queue, nobody’s', QUEUE, { assignee: 'none' }],
  ['queue, days with a hundredth of all', QUEUE, { dateFrom: '2026-03-01', dateTo: '2026-03-03' }],
  ['queue, all days', QUEUE, { dateFrom: '2000-01-01' }],
  ['queue, a word of one', QUEUE, { keyword: 'bench77777' }],
  ['queue, a word of a hundredth', QUEUE, { keyword: '网关离线' }],
  ['queue, a word of all', QUEUE, { keyword: '超时' }],
  ['queue, a word of none', QUEUE, { keyword: '时超示提' }],
  ['queue, all of it together', QUEUE, { status: 4, assignee: 'me', keyword: '超时', dateFrom: '2026-01-01' }],
  ['own, not narrowed', OWN, {}],
  ['own, a state', OWN, { status: 4 }],
  ['own, days', OWN, { dateFrom: '2026-03-01', dateTo: '2026-03-03' }],
  ['own, a word of a hundredth', OWN, { keyword: '网关离线' }],
  ['own, a word of none', OWN, { keyword: '时超示提' }],
];

/** Times lists of 20 among so many work orders, all of one owner, at 20 connections: milliseconds, 95 of 100. */
export function measureRecordLists(count) {
  return withRecords(
    async (caller) => {
      await fillWorkOrders(caller, count, 1);
      await spread(caller);
      return timeLists(caller, REQUESTS, LISTS);
    },
    ['agent'],
  );
}

/** Spreads work orders over states, days, people of the platform, and what they are about. */
async function spread({ database, userId }) {
  // The totals of an owner are kept row by row, which so many in one transaction are not made for.
  await database.query('alter table work_order disable trigger work_order_moved');
  await database.query(
    `update work_order set
       status = substr(ticket_no, 6)::int % 6,
       created_at = '2026-01-01'::timestamptz + (substr(ticket_no, 6)::int % 288) * interval '1 day',
       assignee_id = case substr(ticket_no, 6)::int % 10 when 0 then $1::uuid when 1 then null else gen_random_uuid() end,
       title = case substr(ticket_no, 6)::int % 100 when 7 then '网关离线，提示超时' else title end`,
    [userId],
  );
  await database.query('alter table work_order enable trigger work_order_moved');
  await database.query('vacuum analyze work_order');
}
