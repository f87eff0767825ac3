import { sql } from 'drizzle-orm';
import { openTestDatabase } from '../../testing/patient-limits';
import { setUp } from '../../testing/set-up';
import { createTestDatabase, type TestDatabase } from '../../testing/test-portal';
import { isInTab, SUBSCRIPTION_ORDER } from './model-subscriptions.repository';
import { modelSubscription } from './model-subscriptions.tables';

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
    `insert into model_subscription (id, subscription_no, owner_id, model_id, model_name, model_type, delivery_mode,
       application_no, monthly_quota, state, state_since, starts_at, ends_at, created_at, version)
     select gen_random_uuid(), 'MS' || n,
       case when n % 30 = 0 then $1::uuid else ('00000000-0000-4000-9000-' || lpad((n % 1000)::text, 12, '0'))::uuid end,
       'm' || n, 'n', 1, 1, 'MA' || n, 3000, case when n % 7 < 5 then 10 else 30 end, $2, $2,
       $2::timestamptz + n * interval '1 minute', $2, 1
     from generate_series(1, $3) n`,
    [OWNER, NOW, ROWS],
  );
  await stored.query('vacuum analyze model_subscription');
});
afterAll(() => stored.drop());

it('is read from an index in its order', async () => {
  const { rows } = await database.orm.execute<{ 'QUERY PLAN': string }>(
    sql`explain select id from ${modelSubscription} where ${isInTab(OWNER, 'running', NOW)}
        order by ${sql.join([...SUBSCRIPTION_ORDER], sql`, `)} limit 20`,
  );
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect([plan.includes('using model_subscription_own_idx'), plan.includes('Sort')]).toEqual([true, false]);
});
