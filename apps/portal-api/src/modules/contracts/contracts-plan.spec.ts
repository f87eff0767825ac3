import { lte, type SQL, sql } from 'drizzle-orm';
import { explainList } from '../../testing/explain-list';
import { openTestDatabase } from '../../testing/patient-limits';
import { setUp } from '../../testing/set-up';
import { createTestDatabase, type TestDatabase } from '../../testing/test-portal';
import { CONTRACT_ORDER, isListedContract } from './contracts.repository';
import { contract } from './contracts.tables';
import { isUndecided } from './waiting-contracts';

const OWNER = '00000000-0000-4000-8000-000000000001';
const NOW = new Date('2026-06-05T12:00:00+08:00');
const ROWS = 30_000;

let stored: TestDatabase;
const database = setUp(async () => {
  stored = await createTestDatabase();
  return openTestDatabase(stored.address);
});

beforeAll(async () => {
  // A thirtieth belongs to one owner, the rest to a thousand others; one in a hundred waits for its review.
  await stored.query(
    `insert into contract (id, contract_no, owner_id, kind, title, template_id, template_version, state, state_since,
       version, sign_mode, signer_role, form_encrypted, created_at, updated_at)
     select gen_random_uuid(), 'CT' || n,
       case when n % 30 = 0 then $1::uuid else ('00000000-0000-4000-9000-' || lpad((n % 1000)::text, 12, '0'))::uuid end,
       (array['intent', 'order', 'framework'])[n % 3 + 1], '合同', 't', '1.0',
       case when n % 100 = 1 then 20 else (array[10, 30, 40, 60])[n % 4 + 1] end,
       $2::timestamptz + n * interval '1 minute', 1, 'electronic', 1, '', $2::timestamptz + n * interval '1 minute', $2
     from generate_series(1, $3) n`,
    [OWNER, NOW, ROWS],
  );
  await stored.query('vacuum analyze contract');
});
afterAll(() => stored.drop());

const explain = (condition: SQL | undefined, order: readonly SQL[]) =>
  explainList(database.orm, contract, condition, order);

it.each<[string, SQL | undefined, readonly SQL[]]>([
  ['contract_own_idx', isListedContract(OWNER, { statuses: [] }), CONTRACT_ORDER],
  ['contract_own_idx', isListedContract(OWNER, { statuses: [30], type: 2 }), CONTRACT_ORDER],
  ['contract_ask_idx', lte(contract.askAt, NOW), [sql`${contract.askAt}`]],
  ['contract_waits_idx', isUndecided, [sql`${contract.stateSince}`, sql`${contract.id}`]],
])('reads from %s in its order', async (index, condition, order) => {
  const plan = await explain(condition, order);
  expect([plan.includes(`using ${index}`), plan.includes('Sort')]).toEqual([true, false]);
});
