import { INSTANCE_SORTS } from '@portal/api-contract/account';
import type { SQL } from 'drizzle-orm';
import { explainList } from '../../testing/explain-list';
import { openTestDatabase } from '../../testing/patient-limits';
import { setUp } from '../../testing/set-up';
import { createTestDatabase, type TestDatabase } from '../../testing/test-portal';
import { INSTANCE_ORDERINGS, isInTab } from './instances.repository';
import { productInstance } from './instances.tables';

const OWNER = '00000000-0000-4000-8000-000000000001';
const NOW = new Date('2026-06-05T12:00:00+08:00');
const ROWS = 30_000;

let stored: TestDatabase;
const database = setUp(async () => {
  stored = await createTestDatabase();
  return openTestDatabase(stored.address);
});

beforeAll(async () => {
  // A thirtieth belongs to one owner, the rest to a thousand others.
  await stored.query(
    `insert into product_instance (id, instance_no, owner_id, order_no, product_code, product_name, meal_code, plan_name,
       quantity, period, state, state_since, starts_at, ends_at, is_auto_renewed, created_at, version)
     select gen_random_uuid(), 'PI' || n,
       case when n % 30 = 0 then $1::uuid else ('00000000-0000-4000-9000-' || lpad((n % 1000)::text, 12, '0'))::uuid end,
       'OD' || n, 'p', 'n', 'm', 'b', 1, 1, case when n % 7 < 5 then 10 when n % 7 = 5 then 30 else 40 end, $2, $2, $2::timestamptz + n * interval '1 minute', false, $2, 1
     from generate_series(1, $3) n`,
    [OWNER, NOW, ROWS],
  );
  await stored.query('vacuum analyze product_instance');
});
afterAll(() => stored.drop());

const explain = (order: readonly SQL[]) =>
  explainList(database.orm, productInstance, isInTab(OWNER, 'running', NOW), order);

it.each(INSTANCE_SORTS)('a list ordered by %s is read from an index in its order', async (sort) => {
  const plan = await explain(INSTANCE_ORDERINGS[sort]);
  expect([plan.includes('using product_instance_own_idx'), plan.includes('Sort')]).toEqual([true, false]);
});
