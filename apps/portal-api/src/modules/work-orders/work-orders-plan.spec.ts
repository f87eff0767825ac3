import { createTestDatabase, type TestDatabase } from '../../testing/test-portal';

const OWNER = '00000000-0000-4000-8000-000000000001';
const ROWS = 30_000;

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  // A third belongs to one owner, the rest to a thousand others.
  await database.query(
    `insert into work_order (id, ticket_no, owner_id, status, severity, product_code, product_name, type_code, type_name,
       title, description, resource, contact_encrypted, telephone_masked, contact_hours, file_ids, has_secret,
       created_at, updated_at, state_since, promise_at, reminder_count, reopen_count, message_count, version)
     select gen_random_uuid(), 'WO' || n,
       case when n % 3 = 0 then $1::uuid else ('00000000-0000-4000-9000-' || lpad((n % 1000)::text, 12, '0'))::uuid end,
       n % 7, 'P3', 'p' || n % 40, '', 't', 't', '标题' || n, '', '', '', '', 'anytime', '{}', false,
       now(), now() - n * interval '1 minute', now(), now(), 0, 0, 0, 1
     from generate_series(1, $2) n`,
    [OWNER, ROWS],
  );
  await database.query('analyze work_order');
});
afterAll(() => database.drop());

async function explain(condition: string, order = 'updated_at desc, id'): Promise<string> {
  const rows = await database.query<{ 'QUERY PLAN': string }>(
    `explain select id from work_order where ${condition} order by ${order} limit 20`,
  );
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

it.each([
  ['everything', '', 'work_order_own_idx'],
  ['a state', 'and status = 3', 'work_order_owner_status_idx'],
  ['a product', `and product_code = 'p7'`, 'work_order_owner_product_idx'],
])('a list of %s is read from an index in its order, however many there are', async (_what, more, index) => {
  const plan = await explain(`owner_id = '${OWNER}' and hidden_at is null ${more}`);
  expect([plan.includes(`using ${index}`), plan.includes('Sort')]).toEqual([true, false]);
});

it('a short list is found by its owner, without looking at the others’', async () => {
  const plan = await explain(`owner_id = '00000000-0000-4000-9000-000000000007' and hidden_at is null`);
  expect([plan.includes('work_order_own'), plan.includes('Seq Scan')]).toEqual([true, false]);
});

it('the queue is read from an index in its order', async () => {
  const plan = await explain('status < 4', '(escalated_at is null), promise_at, id');
  expect([plan.includes('using work_order_waiting_idx'), plan.includes('Sort')]).toEqual([true, false]);
});

it('a state that is over is read from an index in the order of the queue, and counted in it', async () => {
  const plan = await explain('status = 4', '(escalated_at is null), promise_at, id');
  expect([plan.includes('using work_order_in_state_idx'), plan.includes('Sort')]).toEqual([true, false]);
  await database.query('vacuum work_order');
  const count = await database.query<{ 'QUERY PLAN': string }>(
    'explain select count(*) from work_order where status = 4',
  );
  expect(count.map((row) => row['QUERY PLAN']).join('\n')).toContain('Index Only Scan using work_order_in_state_idx');
});

it('calls that are due are read from an index in their order', async () => {
  await database.query('update work_order set call_back_due_at = promise_at where status = 4');
  const plan = await explain('call_back_due_at is not null', 'call_back_due_at, id');
  expect([plan.includes('using work_order_call_back_idx'), plan.includes('Sort')]).toEqual([true, false]);
});

it('counts of states are kept, not counted', async () => {
  const [kept] = await database.query<{ totals: number[] }>('select totals from work_order_total where owner_id = $1', [
    OWNER,
  ]);
  expect(kept?.totals.reduce((sum, total) => sum + total, 0)).toBe(ROWS / 3);
  await database.query('update work_order set hidden_at = now() where owner_id = $1 and status = 6', [OWNER]);
  await database.query('delete from work_order where owner_id = $1 and status = 5', [OWNER]);
  const [left] = await database.query<{ totals: number[] }>('select totals from work_order_total where owner_id = $1', [
    OWNER,
  ]);
  expect(left?.totals.slice(5)).toEqual([0, 0]);
});

it('those that are deleted together are counted together, each at its owner', async () => {
  const readTotals = () =>
    database.query<{ owner_id: string; totals: number[] }>(
      `select owner_id, totals from work_order_total where 0 < any (totals) order by owner_id`,
    );
  const [plan] = await database.query<{ 'QUERY PLAN': readonly [{ readonly Triggers: readonly object[] }] }>(
    `explain (analyze, format json) delete from work_order where status in (1, 2) and hidden_at is null`,
  );
  expect(plan?.['QUERY PLAN'][0].Triggers).toContainEqual(
    expect.objectContaining({ 'Trigger Name': 'work_order_removed', Calls: 1 }),
  );
  const kept = await readTotals();
  await database.query('truncate work_order_total');
  await database.query(
    `insert into work_order_total (owner_id, totals)
     select owner_id, array(
       select count(*) filter (where work_order.status = state and hidden_at is null)::integer
       from work_order cross join generate_series(0, 6) as state
       where work_order.owner_id = owners.owner_id group by state order by state)
     from (select distinct owner_id from work_order) as owners`,
  );
  expect(kept.length).toBeGreaterThan(100);
  expect(kept).toEqual(await readTotals());
});

describe('a filter of the queue', () => {
  const WORKER = '00000000-0000-4000-8000-0000000000aa';
  const QUEUE_ORDER = '(escalated_at is null), promise_at, id';

  beforeAll(async () => {
    await database.query(
      `update work_order set assignee_id = $1, title = '稀有词' || ticket_no where ticket_no like 'WO777%'`,
      [WORKER],
    );
    await database.query('vacuum analyze work_order');
  });

  it.each([
    ['somebody', `assignee_id = '${WORKER}' and status < 4`, 'work_order_assigned_idx'],
    ['somebody and a state', `assignee_id = '${WORKER}' and status = 4`, 'work_order_assigned_state_idx'],
    ['a word', `search_terms @> '{稀有}'`, 'work_order_terms_idx'],
    ['a day', `created_at < now() - interval '10 years'`, 'work_order_sent_idx'],
  ])('by %s reads what it finds alone', async (_what, condition, index) => {
    const plan = await explain(condition, QUEUE_ORDER);
    expect([plan.includes(index), plan.includes('Seq Scan')]).toEqual([true, false]);
  });
});
