import { ORDER_SORTS } from '@portal/api-contract/account';
import { and, asc, eq, gte, type SQL, sql } from 'drizzle-orm';
import { explainList } from '../../testing/explain-list';
import { openTestDatabase } from '../../testing/patient-limits';
import { setUp } from '../../testing/set-up';
import { createTestDatabase, type TestDatabase } from '../../testing/test-portal';
import { hasRefund, ORDERINGS } from './orders.repository';
import { purchaseOrder } from './purchase.tables';
import { waitingOrders } from './waiting-orders';

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
    `with asked as (
       insert into quote (id, owner_id, body, created_at, expires_at)
       select 'q' || n,
         case when n % 3 = 0 then $1::uuid else ('00000000-0000-4000-9000-' || lpad((n % 1000)::text, 12, '0'))::uuid end,
         jsonb_build_object('n', n), now(), now()
       from generate_series(1, $2) n returning *)
     insert into purchase_order (order_no, owner_id, quote_id, type, state, line, payable, contract_first, remark,
       agreement_version, created_at)
     select 'OD' || id, owner_id, id, case when (body ->> 'n')::int % 300 = 0 then 'renewal' else 'new' end, 'completed',
       '{"productCode":"p","productName":"n"}', (body ->> 'n')::int * 7919 % 100000, false, '', '',
       now() - (body ->> 'n')::int * interval '1 minute'
     from asked`,
    [OWNER, ROWS],
  );
  // Agents work on some of those that wait for their delivery.
  await stored.query(
    `update purchase_order set state = 'processing', assignee_id = case when payable % 3 = 0 then $1::uuid end
     where payable % 50 = 1`,
    [OWNER],
  );
  await stored.query(`update purchase_order set refund_status = 'done' where payable % 50 = 0`);
  await stored.query('vacuum analyze purchase_order');
});
afterAll(() => stored.drop());

const explain = (order: readonly SQL[], more: SQL = sql`true`) =>
  explainList(database.orm, purchaseOrder, and(eq(purchaseOrder.ownerId, OWNER), more), order);

it.each(ORDER_SORTS)('a list ordered by %s is read from an index in its order', async (sort) => {
  const plan = await explain(ORDERINGS[sort]);
  const index = sort.endsWith('payable') ? 'purchase_order_own_payable_idx' : 'purchase_order_own_idx';
  expect([plan.includes(`using ${index}`), plan.includes('Sort')]).toEqual([true, false]);
});

it('a list of one type is read from an index in its order', async () => {
  const plan = await explain(ORDERINGS['-createdAt'], eq(purchaseOrder.type, 'renewal'));
  expect([plan.includes('using purchase_order_own_type_idx'), plan.includes('Sort')]).toEqual([true, false]);
});

it('a list of those with refunds is read from an index in its order', async () => {
  const plan = await explain(ORDERINGS['-createdAt'], hasRefund);
  expect([plan.includes('using purchase_order_own_refund_idx'), plan.includes('Sort')]).toEqual([true, false]);
});

it.each([
  ['purchase_order_in_queue_idx', waitingOrders.isWaiting],
  ['purchase_order_assigned_idx', and(waitingOrders.isWaiting, eq(purchaseOrder.assigneeId, OWNER))],
])('the queue is read from %s in its order', async (index, condition) => {
  const plan = await explainList(database.orm, purchaseOrder, condition, [
    asc(purchaseOrder.stateSince),
    asc(purchaseOrder.id),
  ]);
  expect([plan.includes(`using ${index}`), plan.includes('Sort')]).toEqual([true, false]);
});

it('days of a state are found by an index of their own', async () => {
  const { state, stateSince, createdAt, id } = purchaseOrder;
  const condition = and(eq(state, 40), gte(createdAt, sql`now() - interval '10 minutes'`));
  const plan = await explainList(database.orm, purchaseOrder, condition, [asc(stateSince), asc(id)]);
  expect(plan).toContain('using purchase_order_created_idx');
});
