import type { CandidateId, InvoiceCandidates } from '@portal/api-contract/account';
import { INVOICE_LIMITS } from '@portal/api-contract/account';
import { openTestDatabase } from '../../testing/patient-limits';
import { setUp, setUpPortal } from '../../testing/set-up';
import { createTestClock } from '../../testing/test-clock';
import { openSession } from '../../testing/test-session';
import { addPaidProduct, orderCalls, PRICE } from '../purchase/testing/order-calls';
import { callInvoices, changeInvoice, completeOrder, doInvoices, passTitle, readInvoice } from './testing/invoice-desk';

const ORDERS = INVOICE_LIMITS.orders;

const { now: clock } = createTestClock('2026-06-05T12:00:00+08:00');
const portal = setUpPortal({ clock, isDemo: true });
const database = setUp(() => openTestDatabase(portal.database.address));

/** Gives whoever has an order so many like it, with the money that was paid for each. */
async function copyOrder(orderNo: string, total: number): Promise<void> {
  const query = (text: string) => portal.database.query(text, [orderNo, total]);
  await query(
    `insert into quote (id, owner_id, body, order_no, created_at, expires_at)
     select q.id || n, q.owner_id, q.body, $1 || n, q.created_at, q.expires_at
     from quote q join purchase_order o on o.quote_id = q.id, generate_series(1, $2::int) n where o.order_no = $1`,
  );
  await query(
    `insert into purchase_order (order_no, id, owner_id, quote_id, type, state, state_since, line, further_lines,
       payable, contract_first, remark, agreement_version, created_at, pay_until, version)
     select $1 || n, gen_random_uuid(), owner_id, quote_id || n, type, state, state_since, line, further_lines,
       payable, contract_first, remark, agreement_version, created_at, pay_until, version
     from purchase_order o, generate_series(1, $2::int) n where o.order_no = $1`,
  );
  await query(
    `with causes as (
       insert into ledger_posting (id, kind, cause_key, at)
       select gen_random_uuid(), kind, replace(cause_key, $1, $1 || n), at
       from ledger_posting, generate_series(1, $2::int) n where cause_key in ('charge:' || $1, 'payment:offline:' || $1)
       returning id, kind, cause_key)
     insert into ledger_entry (posting_id, order_no, account_name, amount)
     select c.id, substr(c.cause_key, strpos(c.cause_key, $1)), e.account_name, e.amount
     from causes c join ledger_posting p on p.kind = c.kind and p.cause_key in ('charge:' || $1, 'payment:offline:' || $1)
     join ledger_entry e on e.posting_id = p.id where $2::int > 0`,
  );
}

it(`takes ${ORDERS} orders at once, and gives all of their money back`, async () => {
  await addPaidProduct(portal);
  const { browser } = await openSession(portal, clock());
  const orderNo = await completeOrder({ portal, database, clock }, browser);
  await copyOrder(orderNo, ORDERS - 1);
  const ids = await doInvoices<CandidateId[]>(browser, 'candidateIds', {});
  expect(ids).toHaveLength(ORDERS);
  const { totals, total } = await doInvoices<InvoiceCandidates>(browser, 'candidateList', { pageSize: 100 });
  expect([total, totals.invoiceable]).toEqual([ORDERS, ORDERS * PRICE]);
  const titleId = await passTitle(portal, browser);
  const candidateIds = ids.map(({ id }) => id);
  const form = { candidateIds, titleId, invoiceType: 1, medium: 1, emails: ['a@example.com'], total: ORDERS * PRICE };
  const applied = await callInvoices(browser, 'apply', form);
  expect(applied.body).toMatchObject({ code: '200', data: { orderCount: ORDERS, total: ORDERS * PRICE } });
  const { invoiceNo: id } = applied.body.data as { invoiceNo: string };
  const invoice = await readInvoice(browser, id);
  expect(invoice.lines).toHaveLength(1);
  expect(invoice.orders).toHaveLength(20);
  expect(await doInvoices(browser, 'orderList', { id, pageNo: 250, pageSize: 20 })).toMatchObject({ total: ORDERS });
  expect(await orderCalls.readOrder(browser, orderNo)).toMatchObject({ invoiceable: 0 });
  expect((await changeInvoice(browser, id, 'withdraw')).body.data).toMatchObject({ status: 22 });
  expect(await doInvoices<CandidateId[]>(browser, 'candidateIds', {})).toHaveLength(ORDERS);
  expect((await callInvoices(browser, 'preview', { ...form, candidateIds: [...candidateIds, 'OD1'] })).body.code).toBe(
    '422',
  );
});
