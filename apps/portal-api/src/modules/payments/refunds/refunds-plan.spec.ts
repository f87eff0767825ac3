import { REFUND_SORTS, REFUND_TABS } from '@portal/api-contract/account';
import { asc, eq, type SQL } from 'drizzle-orm';
import { explainList } from '../../../testing/explain-list';
import { openTestDatabase } from '../../../testing/patient-limits';
import { setUp } from '../../../testing/set-up';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-portal';
import { refund } from '../refunds.tables';
import { isListedRefund, REFUND_ORDERINGS } from './refunds.repository';

const OWNER = '00000000-0000-4000-8000-000000000001';
const ROWS = 30_000;

let stored: TestDatabase;
const database = setUp(async () => {
  stored = await createTestDatabase();
  return openTestDatabase(stored.address);
});

beforeAll(async () => {
  // A third belongs to one owner, the rest to a thousand others.
  await stored.query(
    `insert into refund (id, refund_no, owner_id, order_no, product_name, amount, state, state_since, version, created_at)
     select gen_random_uuid(), 'RF' || n,
       case when n % 3 = 0 then $1::uuid else ('00000000-0000-4000-9000-' || lpad((n % 1000)::text, 12, '0'))::uuid end,
       'OD' || n, 'n', 100, (array[10, 11, 12, 20, 30, 40, 40, 40, 50])[1 + n % 9],
       now() - n * interval '1 minute', 1, now() - n * interval '1 minute'
     from generate_series(1, $2) n`,
    [OWNER, ROWS],
  );
  await stored.query('vacuum analyze refund');
});
afterAll(() => stored.drop());

const explain = (condition: SQL | undefined, order: readonly SQL[]) =>
  explainList(database.orm, refund, condition, order);

it.each(REFUND_SORTS)('a list ordered by %s is read from an index in its order', async (sort) => {
  const plan = await explain(isListedRefund(OWNER, { statuses: [] }), REFUND_ORDERINGS[sort]);
  expect([plan.includes('using refund_list_idx'), plan.includes('Sort')]).toEqual([true, false]);
});

it('a tab is read from the same index', async () => {
  const condition = isListedRefund(OWNER, { statuses: [...REFUND_TABS.underway] });
  const plan = await explain(condition, REFUND_ORDERINGS['-createdAt']);
  expect([plan.includes('using refund_list_idx'), plan.includes('Sort')]).toEqual([true, false]);
});

it('the queue is read from an index in its order', async () => {
  const plan = await explain(eq(refund.state, 10), [asc(refund.stateSince), asc(refund.id)]);
  expect([plan.includes('using refund_queue_idx'), plan.includes('Sort')]).toEqual([true, false]);
});
