import { randomUUID } from 'node:crypto';
import { timeLists, withRecords } from './record-calls.mjs';
import { createSeal } from './seal-field.mjs';

const REQUESTS = 300;

/** Days with a hundredth of all. */
const [dateFrom, dateTo] = ['2026-03-01', '2026-03-03'];

/** Ends of the numbers of records, by which a hundredth of all is found, and all. */
const [RARE, COMMON] = ['rare', 'all'];

/**
 * What a record of a queue is made of, in SQL for `n` from 1 on. A tenth waits and four tenths are in one state that is
 * over; a tenth is the caller's to work on, a tenth nobody's. Nothing is due, or the portal would work on it meanwhile.
 */
const toColumns = (userId) => ({
  id: 'id',
  owner_id: 'gen_random_uuid()',
  version: '1',
  state_since: `now() + interval '1 day' - n * interval '1 second'`,
  created_at: `'2026-01-01'::timestamptz + (n % 288) * interval '1 day' + n * interval '1 second'`,
  assignee_id: `case n % 10 when 0 then '${userId}'::uuid when 1 then null else gen_random_uuid() end`,
});

const NUMBER = `'B' || n || case when n % 101 = 7 then '-${RARE}' else '' end || '-${COMMON}'`;

const toState = (waiting, over, ...others) =>
  `(array[${[waiting, over, over, over, over, ...Array.from({ length: 5 }, (_, place) => others[place % others.length])]}])[1 + n / 10 % 10]`;

/** Queues: their records, and what asks for the state that is over; some have more filters. */
const QUEUES = [
  {
    ...{ name: 'application', table: 'application', over: { state: 30 } },
    columns: {
      ...{
        application_no: NUMBER,
        kind: `'partner'`,
        item_key: `''`,
        item_name: `'伙伴'`,
        item_url: `''`,
        reason: `''`,
      },
      ...{ state: toState(10, 30, 20, 31, 40), form_encrypted: `''`, telephone_masked: `''`, consented_at: 'now()' },
      updated_at: 'now()',
    },
  },
  {
    ...{ name: 'identification', table: 'identification', over: { state: 6 } },
    columns: {
      ...{ identification_no: NUMBER, type: '1', method: '1', state: toState(5, 6, 7, 8), identity_encrypted: `''` },
      ...{ form_encrypted: `''`, number_index: `''`, proof: `''`, failure: `''`, reason: `''`, warning: `''` },
      ...{
        file_ids: `'{}'`,
        wrong_amounts: '0',
        updated_at: 'now()',
        assigned_until: `case when n / 10 % 10 = 0 and n % 10 <> 1 then now() + interval '1 day' end`,
      },
    },
  },
  {
    // The queue of those who set prices is read by the same statement.
    ...{ name: 'order', table: 'purchase_order', over: { status: 40 } },
    columns: {
      ...{
        order_no: NUMBER,
        quote_id: `'q' || n`,
        type: `'new'`,
        payable: '100',
        contract_first: 'false',
        remark: `''`,
      },
      ...{ agreement_version: `''`, state: toState("'processing'", "'completed'", "'failed'"), applied_at: 'now()' },
      // What has waited for long is the agents' alone: the portal does not deliver it any more.
      state_since: `now() - interval '8 days' - n * interval '1 second'`,
      line: `'{"productCode":"p","productName":"产品","planName":"标准版","mealCode":"p-basic","period":1,"quantity":1,"isAutoRenewed":false}'`,
      pay_until: `now() + interval '9 days'`,
    },
  },
  {
    ...{ name: 'trial', table: 'trial', over: { status: 40 } },
    columns: {
      ...{ trial_no: NUMBER, subject_key: 'n::text', product_code: 'n::text', product_name: `'产品'`, days: '20' },
      ...{ state: toState(10, 40, 30, 50), form_encrypted: `''`, telephone_masked: `''`, consented_at: 'now()' },
    },
  },
  {
    ...{ name: 'invoicetitle', table: 'invoice_title', over: { status: 2 } },
    columns: {
      ...{
        title_no: NUMBER,
        kind: `'company'`,
        form_encrypted: 'sealed',
        file_ids: `'{}'`,
        warning: `''`,
        reason: `''`,
      },
      ...{ state: toState(1, 2, 3, 4), is_default: 'false', updated_at: `now() - n * interval '1 minute'` },
    },
    sealed: [{ kind: 'company', name: '启衡科技有限公司', taxNumber: '91320000000000000X' }, 'invoice_title.form'],
  },
  {
    ...{ name: 'transfer', table: 'transfer', over: { status: 20 } },
    columns: {
      ...{
        transfer_no: NUMBER,
        account_number: `'1'`,
        serial_no: 'n::text',
        amount: '1',
        booked_at: 'now()',
        doubt: `''`,
      },
      ...{ state: toState(10, 20, 30), payer_encrypted: 'sealed', owner_id: 'null' },
    },
    sealed: [{ payerName: '启衡科技有限公司', remark: '货款' }, 'transfer.payer'],
  },
  {
    ...{ name: 'reconciliation', table: 'bill_difference', over: { status: 20 } },
    columns: {
      ...{ difference_no: NUMBER, channel: `'alipay'`, day: `'2026-06-05'`, kind: `'payment'`, number: 'n::text' },
      ...{ reason: `'missingHere'`, state: toState(10, 20, 30), owner_id: 'null' },
    },
  },
  {
    ...{ name: 'model', table: 'published_model', over: { status: 211 } },
    columns: {
      ...{ model_no: NUMBER, name: `'模型'`, model_type: '1', delivery_mode: '1', state: toState(101, 211, 121, 311) },
      ...{ draft_number: '1', updated_at: 'now()', submitted_at: 'case when n / 10 % 10 = 0 then now() end' },
    },
  },
  {
    ...{ name: 'community', table: 'community_content', over: { stage: 'all', status: 211 } },
    columns: {
      ...{
        mid: NUMBER,
        main_type: 'n % 5 + 1',
        title: `'标题'`,
        state: toState(101, 211, 121, 311),
        draft_number: '1',
      },
      ...{ updated_at: 'now()', submitted_at: 'case when n / 10 % 10 = 0 then now() end' },
    },
    more: [
      ['all', { stage: 'all' }],
      ['all of one kind', { stage: 'all', mainType: 4 }],
      ['what nobody has looked at', { stage: 'unchecked' }],
    ],
  },
  {
    ...{ name: 'communityReport', table: 'community_report', over: { status: 30 } },
    columns: {
      ...{ report_no: NUMBER, target_type: `'content'`, target_id: `'CC' || n`, title: `'标题'`, category: `'spam'` },
      ...{ state: toState(10, 30, 31), due_at: `now() + n * interval '1 minute'` },
    },
    more: [['a category of none', { status: 30, category: 'abuse' }]],
  },
];

const toFilters = (over) => [
  ['what waits', {}],
  ['a state with four tenths of all', over],
  ['my own that wait', { assignee: 'me' }],
  ['my own in a state', { ...over, assignee: 'me' }],
  ['nobody’s that wait', { assignee: 'none' }],
  ['nobody’s in a state', { ...over, assignee: 'none' }],
  ['days with a hundredth of all', { dateFrom, dateTo }],
  ['days with a hundredth, in a state', { ...over, dateFrom, dateTo }],
  ['all days', { ...over, dateFrom: '2000-01-01' }],
  ['a word of one', { ...over, keyword: 'b77711-' }],
  ['a word of a hundredth', { ...over, keyword: RARE }],
  ['a word of all', { ...over, keyword: COMMON }],
  ['a word of none', { ...over, keyword: 'rear' }],
  ['all of it together', { ...over, assignee: 'me', keyword: COMMON, dateFrom: '2026-02-01' }],
];

/** Times the queues of operators of so many records each, at 20 connections: milliseconds, 95 of 100. */
export function measureQueueLists(count) {
  return withRecords(
    async (caller) => {
      const rows = [];
      for (const { name: queue, over, more = [], ...records } of QUEUES) {
        await fill(caller, records, count);
        const lists = [...toFilters(over), ...more].map(([name, filter]) => [
          name,
          `/ops-api/${queue}/pageList`,
          filter,
        ]);
        const timed = await timeLists(caller, REQUESTS, lists);
        rows.push(...timed.map(({ name, p95 }) => ({ name: `${queue}: ${name}`, p95 })));
      }
      return rows;
    },
    ['agent', 'reviewer', 'finance', 'moderator'],
  );
}

async function fill({ database, dataDir, userId }, { table, columns, sealed: [value, place] = [] }, count) {
  const given = { ...toColumns(userId), ...columns };
  const ids = Array.from({ length: count }, () => randomUUID());
  const seal = value && createSeal(dataDir);
  // Row by row it is followed, which so many in one transaction are not made for.
  await database.query('set session_replication_role = replica');
  await database.query(
    `insert into ${table} (${Object.keys(given)}) select ${Object.values(given)}
     from unnest($1::uuid[], $2::text[]) with ordinality as given (id, sealed, n)`,
    [ids, ids.map((id) => (seal ? seal(value, `${place}:${id}`) : ''))],
  );
  await database.query('set session_replication_role = origin');
  await database.query(`vacuum analyze ${table}`);
}
