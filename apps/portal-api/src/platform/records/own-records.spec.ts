import { allEndpoints } from '@portal/api-contract';
import { randomUUID } from 'node:crypto';
import { submitForm } from '../../modules/applications/testing/application-calls';
import { saveContent, storeReport } from '../../modules/community/testing/writing-desk';
import { COMPANY } from '../../modules/invoice-titles/testing/title-calls';
import { storeInvoice } from '../../modules/invoices/testing/store-invoice';
import { saveModelDraft } from '../../modules/model-publishing/testing/publishing-desk';
import { findOrStartTrial } from '../../modules/trials/testing/trial-desk';
import { addContent, makeProduct } from '../../testing/sample-content';
import { setUpPortal } from '../../testing/set-up';
import { storeContract, storeIdentification } from '../../testing/stored-records';
import type { TestBrowser } from '../../testing/test-browser';
import { openStaffSession } from '../../testing/test-session';
import { submitWorkOrder } from '../../testing/work-order-calls';

/** Queues of what nobody owns: messages of visitors, lines of banks and bills, words, jobs, and people themselves. */
const NOBODYS = ['contact', 'reconciliation', 'coupon', 'job', 'staff', 'search', 'seo'];

/** Calls of the other queues that decide on nothing, or on what nobody owns. */
const LOOKS = [
  ...['pageList', 'statusCount', 'statistics', 'detail', 'file', 'openFiles', 'telephone', 'account', 'voucherList'],
  ...['voucherFile', 'importStatement', 'word'],
];

/** What is done to a transfer itself, which is nobody's until it is assigned to an order. */
const OF_TRANSFERS = ['claim', 'release', 'giveBack'];

/** The table of a queue's records, and the field and column by which one is named. */
const QUEUES = {
  workorder: ['work_order', 'ticketNo', 'ticket_no'],
  application: ['application', 'applicationNo', 'application_no'],
  trial: ['trial', 'id', 'trial_no'],
  model: ['published_model', 'id', 'model_no'],
  community: ['community_content', 'mid', 'mid'],
  communityReport: ['community_report', 'id', 'report_no'],
  identification: ['identification', 'id', 'id'],
  invoicetitle: ['invoice_title', 'id', 'id'],
  invoice: ['invoice', 'id', 'invoice_no'],
  contract: ['contract', 'id', 'contract_no'],
  order: ['purchase_order', 'orderNo', 'order_no'],
  orderreview: ['purchase_order', 'orderNo', 'order_no'],
  refund: ['refund', 'refundNo', 'refund_no'],
  transfer: ['purchase_order', 'orderNo', 'order_no'],
} as const;

/** What calls want beside the record; each takes what it knows of. */
const INPUT = {
  ...{
    version: 1,
    reason: '资料不全',
    price: 1,
    assignee: 'nobody',
    kind: 'message',
    text: '您好',
    reasonCode: 'other',
  },
  ...{ number: '01234567', company: '演示快递', trackingNo: 'DEMO123456', measure: 'none', positions: [] },
};

const actions = Object.entries(allEndpoints)
  .filter(([, { tags }]) => tags.includes('operations'))
  .map(([name, { path }]) => [name, ...path.split('/').slice(2)] as const)
  .filter(([, queue = '', act = '']) => !NOBODYS.includes(queue) && !LOOKS.includes(act))
  .filter(([, queue, act = '']) => queue !== 'transfer' || !OF_TRANSFERS.includes(act));

const portal = setUpPortal();
let staff: TestBrowser;
let userId: string;
let transferNo: string;

beforeAll(async () => {
  await addContent(portal, { 'products/tried.json': makeProduct('tried', { hasTrial: true }) });
  ({ browser: staff, userId } = await openStaffSession(portal));
  await submitWorkOrder(staff);
  await submitForm(staff, 'consult');
  await findOrStartTrial(staff, 'tried');
  await saveModelDraft(staff);
  await saveContent(staff);
  await staff.request('/ptl/invoiceTitle/save', { method: 'POST', payload: COMPANY });
  await storeIdentification(portal.database, userId);
  await storeContract(portal.database, userId);
  await storeInvoice(portal, userId);
  await storeReport(portal);
  await portal.database.query('update community_report set owner_id = $1', [userId]);
  await storeOrder();
});

/** Stores an order, a refund of it that waits for finance, and money of which nobody knows whose it is. */
async function storeOrder() {
  const orderNo = 'OD20260605TESTED';
  await portal.database.query(
    `with asked as (
       insert into quote (id, owner_id, body, created_at, expires_at) values ($2, $1, '{}', now(), now()) returning id)
     insert into purchase_order (id, order_no, owner_id, quote_id, type, state, state_since, line, payable, contract_first,
       remark, agreement_version, created_at, pay_until, version)
     select gen_random_uuid(), $2, $1, id, 'new', 'unpaid', now(), '{"productCode":"p","productName":"n"}', 0, false, '', '1',
       now(), now(), 1
     from asked`,
    [userId, orderNo],
  );
  await portal.database.query(
    `insert into refund (id, refund_no, owner_id, order_no, product_name, amount, state, state_since, version, created_at)
     values ($1, 'RF20260605TESTED', $2, $3, 'n', 1, 10, now(), 1, now())`,
    [randomUUID(), userId, orderNo],
  );
  transferNo = 'TF20260605TESTED';
  await portal.database.query(
    `insert into transfer (id, transfer_no, account_number, serial_no, amount, booked_at, payer_encrypted, doubt, state,
       state_since, version, created_at)
     values ($1, $2, '1', '1', 1, now(), '', 'noOrder', 10, now(), 1, now())`,
    [randomUUID(), transferNo],
  );
}

it('is asked for at every queue', () => {
  expect([...new Set(actions.map(([, queue]) => queue))].sort()).toEqual(Object.keys(QUEUES).sort());
});

it.each(actions)('%s turns away whose own record it is', async (name, queue, act) => {
  const [table, field, column] = QUEUES[queue as keyof typeof QUEUES];
  const isOwn = `from ${table} where owner_id = $1`;
  const [before] = await portal.database.query<Record<string, unknown>>(`select * ${isOwn}`, [userId]);
  const payload = { ...INPUT, transferNo, [field]: before?.[column] };
  const { status, body } = await staff.request(`/ops-api/${queue}/${act}`, {
    method: 'POST',
    payload,
    headers: { 'idempotency-key': randomUUID() },
  });
  expect([name, status, body.msg]).toEqual([name, 409, expect.stringMatching(/^不能处理自己的.+，请由其他人员处理$/)]);
  expect(await portal.database.query(`select * ${isOwn}`, [userId])).toEqual([before]);
});

it('lets nobody give a coupon to themselves', async () => {
  const [{ user_code: userCode } = { user_code: '' }] = await portal.database.query<{ user_code: string }>(
    'select user_code from portal_user where id = $1',
    [userId],
  );
  const terms = { name: '满减券', kind: 'amount', value: 100, minimum: 200 };
  const { status, body } = await staff.request('/ops-api/coupon/give', {
    method: 'POST',
    payload: { ...terms, userCode, firstDay: '2026-01-01', lastDay: '2027-01-01' },
    headers: { 'idempotency-key': randomUUID() },
  });
  expect([status, body.msg]).toEqual([409, '不能处理自己的优惠券，请由其他人员处理']);
});
