import { modelListingLifecycle } from '@portal/lifecycles';
import { isNotNull, type SQL, sql } from 'drizzle-orm';
import { explainList } from '../../testing/explain-list';
import { openTestDatabase } from '../../testing/patient-limits';
import { setUp } from '../../testing/set-up';
import { createTestDatabase, type TestDatabase } from '../../testing/test-portal';
import { isOwnIn, PUBLISHED_ORDER } from './published-models.repository';
import { publishedModel } from './published-models.tables';

const OWNER = '00000000-0000-4000-8000-000000000001';
const NOW = new Date('2026-06-05T12:00:00+08:00');
const ROWS = 30_000;

let stored: TestDatabase;
const database = setUp(async () => {
  stored = await createTestDatabase();
  return openTestDatabase(stored.address);
});

beforeAll(async () => {
  // A thirtieth belongs to one owner, the rest to a thousand others; one in a hundred waits.
  await stored.query(
    `insert into published_model (id, model_no, owner_id, name, model_type, delivery_mode, state, state_since, version,
       draft_number, submitted_at, created_at, updated_at)
     select gen_random_uuid(), 'PM' || n,
       case when n % 30 = 0 then $1::uuid else ('00000000-0000-4000-9000-' || lpad((n % 1000)::text, 12, '0'))::uuid end,
       'n', 1, 1, (array[100, 121, 211, 311])[n % 4 + 1], $2, 1, 1, case when n % 100 = 1 then $2::timestamptz end, $2,
       $2::timestamptz + n * interval '1 minute'
     from generate_series(1, $3) n`,
    [OWNER, NOW, ROWS],
  );
  await stored.query('vacuum analyze published_model');
});
afterAll(() => stored.drop());

const explain = (condition: SQL | undefined, order: readonly SQL[]) =>
  explainList(database.orm, publishedModel, condition, order);

it.each<[string, SQL | undefined, readonly SQL[]]>([
  ['published_model_own_idx', isOwnIn(OWNER, { listingStatus: 2 }), PUBLISHED_ORDER],
  [
    'published_model_queue_idx',
    isNotNull(publishedModel.submittedAt),
    [sql`${publishedModel.submittedAt}`, sql`${publishedModel.id}`],
  ],
])('reads from %s in its order', async (index, condition, order) => {
  const plan = await explain(condition, order);
  expect([plan.includes(`using ${index}`), plan.includes('Sort')]).toEqual([true, false]);
});

it('narrows by both statuses at once', () => {
  const states = Object.keys(modelListingLifecycle.states).map(Number);
  const count = (filter: Parameters<typeof isOwnIn>[1]) => {
    const { params } = database.orm.select().from(publishedModel).where(isOwnIn(OWNER, filter)).toSQL();
    return states.filter((state) => params.includes(state));
  };
  expect(count({})).toEqual(states);
  expect(count({ listingStatus: 3 })).toEqual([311, 321]);
  expect(count({ auditStatus: 2 })).toEqual([121, 321]);
  expect(count({ listingStatus: 1, auditStatus: 0 })).toEqual([100, 101]);
});
