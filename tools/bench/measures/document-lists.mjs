import { shareOut, timeLists, withRecords } from './record-calls.mjs';

const REQUESTS = 1000;

/** Days with a hundredth of all. */
const DAYS = ['2026-03-01', '2026-03-03'];
const [dateFrom, dateTo] = DAYS;

/** Day of a record, in SQL for `n` from 1 on. */
const DAY = `'2026-01-01'::timestamptz + (n % 288) * interval '1 day' + n * interval '1 second'`;

// Nothing is due, or the portal would work on it meanwhile.
const STATE_SINCE = `now() + interval '1 day'`;

/** Whose they are: the caller's share of them. */
const SHARES = [
  ['all of one owner', 1],
  ['of a thousand owners', 0.001],
];

/** Half of what this owner has is to be invoiced: as many orders as an application takes. */
const CANDIDATE_SHARES = [['ten thousand of one owner', 0.1], ...SHARES.slice(1)];

/** Kinds of documents: how so many of them are made, and their lists with what they are narrowed to. */
const KINDS = [
  { name: 'refunds', shares: SHARES, fill: fillRefunds, lists: listRefunds() },
  { name: 'invoices', shares: SHARES, fill: fillInvoices, lists: listInvoices() },
  { name: 'orders to invoice', shares: CANDIDATE_SHARES, fill: fillInvoiceable, lists: listCandidates() },
  { name: 'contracts', shares: SHARES, fill: fillContracts, lists: listContracts() },
];

/**
 * Times lists of 20 of refunds, invoices, orders to invoice and contracts at 20 connections among so many, most
 * or all of them the caller's, or those of a thousand owners: milliseconds, 95 of 100.
 */
export function measureDocumentLists(count) {
  return withRecords(
    async (caller) => {
      const rows = [];
      for (const { name: kind, shares, fill, lists } of KINDS)
        for (const [whose, ownShare] of shares) {
          await fill(caller.database, count, shareOut(count, ownShare, caller.userId));
          const timed = await timeLists(caller, REQUESTS, lists);
          rows.push(...timed.map(({ name, p95 }) => ({ name: `${kind} ${whose}: ${name}`, p95 })));
        }
      return rows;
    },
    ['finance', 'legal'],
  );
}

function listRefunds() {
  const [own, queue] = ['/ptl/refund/pageList', '/ops-api/refund/pageList'];
  return [
    ['not narrowed', own, {}],
    ['a tab of two states', own, { statuses: [30, 31] }],
    ['a state with a thousandth of all', own, { statuses: [41] }],
    ['days with a hundredth of all', own, { dateFrom, dateTo }],
    ['a number', own, { keyword: 'RFBENCH77777' }],
    ['of an order', own, { orderNo: 'ODBENCH00000077' }],
    ['a word of all', own, { keyword: '产品' }],
    ['a word of none', own, { keyword: '没有的' }],
    ['the oldest first', own, { sort: 'createdAt' }],
    ['queue, a state with a ninth of all', queue, { status: 10 }],
    ['queue, a word of none', queue, { status: 10, keyword: '没有的' }],
  ];
}

async function fillRefunds(database, count, owner) {
  await database.query('truncate refund cascade');
  // Row by row it is followed for the release before, which so many in one transaction are not made for.
  await database.query('alter table refund disable trigger refund_follow');
  await database.query(
    `insert into refund (id, refund_no, owner_id, order_no, product_name, amount, state, state_since, version, created_at)
     select gen_random_uuid(), 'RFBENCH' || n, ${owner}, 'ODBENCH' || lpad(n::text, 8, '0'), '产品' || n % 40 || '号', 100,
       case when n % 1000 = 5 then 41 else (array[10, 11, 12, 20, 30, 31, 40, 40, 50])[1 + n % 9] end, ${STATE_SINCE}, 1, ${DAY}
     from generate_series(1, $1::int) n`,
    [count],
  );
  await database.query(
    `insert into refund_part (id, refund_id, part_no, amount, state, state_since)
     select id, id, refund_no, amount, state, state_since from refund where state in (30, 31, 40, 41)
     on conflict do nothing`,
  );
  await database.query('alter table refund enable trigger refund_follow');
  await database.query('vacuum analyze refund, refund_part');
}

function listInvoices() {
  const [own, queue] = ['/ptl/invoice/pageList', '/ops-api/invoice/pageList'];
  return [
    ['not narrowed', own, {}],
    ['a tab of two states', own, { statuses: [20, 21] }],
    ['a state with a thousandth of all', own, { statuses: [50] }],
    ['a type with a hundredth of all', own, { invoiceType: 2 }],
    ['on paper, a hundredth of all', own, { medium: 2 }],
    ['days with a hundredth of all', own, { dateFrom, dateTo }],
    ['a number', own, { keyword: 'FPBENCH77777' }],
    ['of an order', own, { orderNo: 'ODBENCH00000077' }],
    ['a word of all', own, { keyword: '公司' }],
    ['a word of none', own, { keyword: '没有的' }],
    ['the dearest first', own, { sort: '-amount' }],
    ['the last page that is reached', own, { pageNo: 500 }],
    ['queue, what waits', queue, {}],
    ['queue, a state with a tenth of all', queue, { status: 40 }],
    ['queue, a word of none', queue, { status: 40, keyword: '没有的' }],
  ];
}

async function fillInvoices(database, count, owner) {
  await database.query('truncate invoice cascade');
  await database.query(
    `insert into invoice (id, invoice_no, owner_id, state, state_since, version, type, medium, subject, title_id,
       title_name, form_encrypted, lines, amount, tax, total, order_count, waits_since, created_at)
     select gen_random_uuid(), 'FPBENCH' || n, ${owner}, case when n % 1000 = 5 then 50 else (array[10, 11, 20, 21, 22, 30, 40, 40, 60, 61])[1 + n % 10] end,
       ${STATE_SINCE}, 1, case when n % 100 = 0 then 2 else 1 end, case when n % 100 = 1 then 2 else 1 end, 'enterprise',
       gen_random_uuid(), '甲' || n % 40 || '号公司', '', '[]', n * 7919 % 100000 + 1, 0, n * 7919 % 100000 + 1, 1,
       case when n % 10 = 0 then ${DAY} end, ${DAY}
     from generate_series(1, $1::bigint) n`,
    [count],
  );
  await database.query(
    `insert into invoice_order (invoice_id, order_no, name, amount)
     select id, 'ODBENCH' || lpad(substr(invoice_no, 8), 8, '0'), '产品', total from invoice`,
  );
  await database.query('vacuum analyze invoice, invoice_order');
}

function listCandidates() {
  const [from, to] = DAYS;
  const path = '/ptl/invoice/candidateList';
  return [
    ['not narrowed', path, {}],
    ['days with a hundredth of all', path, { from, to }],
    ['a page far behind', path, { pageNo: 200 }],
    ['by month', path, { mode: 'month' }],
  ];
}

/** Orders that were paid; of one in a hundred some money went back, and half of them are invoiced already. */
async function fillInvoiceable(database, count, owner) {
  // Postings are looked at one by one, which so many in one transaction are not made for.
  await database.query('set session_replication_role = replica');
  await database.query('truncate purchase_order, quote, ledger_entry, ledger_posting cascade');
  await database.query(
    `insert into quote (id, owner_id, body, created_at, expires_at)
     select 'q' || lpad(n::text, 8, '0'), ${owner}, '{}', now(), now() from generate_series(1, $1::int) n`,
    [count],
  );
  await database.query(
    `insert into purchase_order (order_no, owner_id, quote_id, type, state, line, payable, contract_first, remark,
       agreement_version, applied_at, created_at)
     select 'OD' || lpad(n::text, 14, '0'), ${owner}, 'q' || lpad(n::text, 8, '0'), 'new', 'completed',
       jsonb_build_object('productCode', 'p' || n % 40, 'productName', '产品' || n % 40 || '号', 'planName', '标准版',
         'mealCode', 'p-basic', 'period', 1, 'quantity', 1, 'isAutoRenewed', false),
       100 + n % 1000, false, '', '', now(), ${DAY}
     from generate_series(1, $1::int) n`,
    [count],
  );
  await post(database, 'charge', 'receivable', 'revenue', 'payable');
  await post(database, 'payment', 'cash:sandbox', 'receivable', 'payable');
  await post(database, 'refund', 'refunded:charge', 'cash:sandbox', '50', "right(order_no, 2) = '00'");
  await post(
    database,
    'invoice',
    'invoiced:FP1',
    'uninvoiced',
    'payable',
    "right(order_no, 1) in ('1', '3', '5', '7', '9')",
  );
  await database.query('set session_replication_role = origin');
  await database.query('analyze ledger_entry');
  await database.query(
    `insert into invoice_balance (order_no, owner_id, created_at, is_completed, amount, refunded, invoiced)
     select * from read_invoice_balances(array(select order_no from purchase_order)) on conflict do nothing`,
  );
  await database.query('vacuum analyze purchase_order, ledger_entry, invoice_balance');
}

/** Posts a cause for each of the orders for which something holds. */
async function post(database, kind, debit, credit, amount, holds = 'true') {
  const posted = `md5('${kind}' || order_no)::uuid`;
  await database.query(
    `insert into ledger_posting (id, kind, cause_key, at)
     select ${posted}, $1, $1 || order_no, now() from purchase_order where ${holds}`,
    [kind],
  );
  await database.query(
    `insert into ledger_entry (posting_id, order_no, account_name, amount)
     select ${posted}, order_no, side.account, side.sign * ${amount}
     from purchase_order cross join (values ($1::text, 1), ($2::text, -1)) as side (account, sign) where ${holds}`,
    [debit, credit],
  );
}

function listContracts() {
  const [own, queue] = ['/ptl/contract/pageList', '/ops-api/contract/pageList'];
  return [
    ['not narrowed', own, {}],
    ['letters of intent, a hundredth of all', own, { type: 1 }],
    ['states with a fifth of all', own, { statuses: [40, 60] }],
    ['a state with a thousandth of all', own, { statuses: [70] }],
    ['a number', own, { keyword: 'CTBENCH77777' }],
    ['of an order', own, { orderNo: 'ODBENCH00000077' }],
    ['a word of all', own, { keyword: '合同' }],
    ['a word of none', own, { keyword: '没有的' }],
    ['the last page that is reached', own, { pageNo: 500 }],
    ['queue, what waits', queue, {}],
    ['queue, a state with a tenth of all', queue, { status: 40 }],
    ['queue, a word of none', queue, { status: 40, keyword: '没有的' }],
  ];
}

async function fillContracts(database, count, owner) {
  await database.query('truncate contract cascade');
  await database.query(
    `insert into contract (id, contract_no, owner_id, kind, title, template_id, template_version, state, state_since,
       version, order_nos, sign_mode, signer_role, form_encrypted, created_at, updated_at)
     select gen_random_uuid(), 'CTBENCH' || n, ${owner}, case when n % 100 = 0 then 'intent' else 'order' end,
       '产品' || n % 40 || '号服务合同', 't', '1.0', case when n % 1000 = 5 then 70 else (array[10, 20, 21, 30, 40, 50, 51, 52, 60, 71])[1 + n % 10] end,
       ${STATE_SINCE}, 1, array['ODBENCH' || lpad(n::text, 8, '0')], 'electronic', 1, '', ${DAY}, now()
     from generate_series(1, $1::int) n`,
    [count],
  );
  await database.query('vacuum analyze contract');
}
