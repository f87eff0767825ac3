import { eq, sql } from 'drizzle-orm';
import { openTestDatabase } from '../../testing/patient-limits';
import { setUp } from '../../testing/set-up';
import { createTestDatabase, type TestDatabase } from '../../testing/test-portal';
import { isHolder } from './coupons.repository';
import { coupon } from './coupons.tables';
import { purchaseOrder } from './purchase.tables';

const OWNER = '00000000-0000-4000-8000-000000000001';

let stored: TestDatabase;
const database = setUp(async () => {
  stored = await createTestDatabase();
  return openTestDatabase(stored.address);
});

beforeAll(async () => {
  // All orders are of one owner, every tenth has a coupon.
  await stored.query(
    `insert into coupon select ('00000000-0000-4000-9000-' || lpad(n::text, 12, '0'))::uuid,
       case when n % 30 = 0 then $1::uuid else gen_random_uuid() end, 'c', 'percent', 10, 1, '{}', now(), now(), now()
     from generate_series(1, 3000) n`,
    [OWNER],
  );
  await stored.query(
    `with asked as (
       insert into quote (id, owner_id, body, created_at, expires_at)
       select 'q' || n, $1::uuid, jsonb_build_object('n', n), now(), now() from generate_series(1, 30000) n returning *)
     insert into purchase_order (order_no, owner_id, quote_id, type, state, line, payable, contract_first, remark,
       agreement_version, created_at, coupon_id)
     select 'OD' || id, owner_id, id, 'new', 'completed', '{"productCode":"p","productName":"n"}', 100, false, '', '',
       now(), case when (body ->> 'n')::int % 10 = 0
         then ('00000000-0000-4000-9000-' || lpad(((body ->> 'n')::int / 10)::text, 12, '0'))::uuid end
     from asked`,
    [OWNER],
  );
  await stored.query('analyze purchase_order');
  await stored.query('analyze coupon');
});
afterAll(() => stored.drop());

it('coupons of an owner find their orders by an index, however many orders there are', async () => {
  const query = database.orm
    .select({ id: coupon.id, orderNo: purchaseOrder.orderNo })
    .from(coupon)
    .leftJoin(purchaseOrder, isHolder)
    .where(eq(coupon.ownerId, OWNER));
  const { rows } = await database.orm.execute<{ 'QUERY PLAN': string }>(sql`explain ${query}`);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect([plan.includes('coupon_own_idx'), plan.includes('purchase_order_coupon_key')]).toEqual([true, true]);
  expect(plan).not.toContain('Seq Scan');
});
