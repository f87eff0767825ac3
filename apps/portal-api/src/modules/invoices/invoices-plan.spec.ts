import { isNotNull, type SQL, sql } from 'drizzle-orm';
import { explainList } from '../../testing/explain-list';
import { openTestDatabase } from '../../testing/patient-limits';
import { setUp } from '../../testing/set-up';
import { createTestDatabase, type TestDatabase } from '../../testing/test-portal';
import { INVOICE_ORDERINGS, isListedInvoice } from './invoices.repository';
import { invoice } from './invoices.tables';

const OWNER = '00000000-0000-4000-8000-000000000001';
const NOW = new Date('2026-06-05T12:00:00+08:00');
const ROWS = 30_000;

let stored: TestDatabase;
const database = setUp(async () => {
  stored = await createTestDatabase();
  return openTestDatabase(stored.address);
});

beforeAll(async () => {
  // A thirtieth belongs to one owner, the rest to a thousand others; one in a hundred waits for finance.
  await stored.query(
    `insert into invoice (id, invoice_no, owner_id, state, state_since, version, type, medium, subject, title_id,
       title_name, form_encrypted, lines, amount, tax, total, order_count, number, waits_since, created_at)
     select gen_random_uuid(), 'FP' || n,
       case when n % 30 = 0 then $1::uuid else ('00000000-0000-4000-9000-' || lpad((n % 1000)::text, 12, '0'))::uuid end,
       (array[10, 20, 40, 60])[n % 4 + 1], $2, 1, 1, 1, 'person', gen_random_uuid(), '', '', '[]', n, 0, n, 1,
       lpad(n::text, 20, '0'), case when n % 100 = 1 then $2::timestamptz end,
       $2::timestamptz - n * interval '1 minute'
     from generate_series(1, $3) n`,
    [OWNER, NOW, ROWS],
  );
  await stored.query('vacuum analyze invoice');
});
afterAll(() => stored.drop());

const explain = (condition: SQL | undefined, order: readonly SQL[]) =>
  explainList(database.orm, invoice, condition, order);

it.each<[string, SQL | undefined, readonly SQL[]]>([
  ['invoice_own_idx', isListedInvoice(OWNER, { statuses: [40], sort: '-createdAt' }), INVOICE_ORDERINGS['-createdAt']],
  ['invoice_own_idx', isListedInvoice(OWNER, { statuses: [], sort: 'createdAt' }), INVOICE_ORDERINGS.createdAt],
  ['invoice_own_total_idx', isListedInvoice(OWNER, { statuses: [], sort: '-amount' }), INVOICE_ORDERINGS['-amount']],
  ['invoice_queue_idx', isNotNull(invoice.waitsSince), [sql`${invoice.waitsSince}`, sql`${invoice.id}`]],
])('reads from %s in its order', async (index, condition, order) => {
  const plan = await explain(condition, order);
  expect([new RegExp(`using ${index}`).test(plan), plan.includes('Sort')]).toEqual([true, false]);
});
