import { AGREEMENT_VERSION } from '@portal/api-contract';
import type { QueuedOrder } from '@portal/api-contract/account';
import { addContent, makePlan, makeProduct, PRODUCT_CONTENT } from '../../testing/sample-content';
import { setUpPortal } from '../../testing/set-up';
import type { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { openSession, openStaffSession } from '../../testing/test-session';
import { orderCalls } from './testing/order-calls';

const PRICE = 1_280_000;

const { now, advance } = createTestClock('2026-06-05T12:00:00+08:00');
const portal = setUpPortal({ clock: now });

const { post, readOrder } = orderCalls;

beforeAll(() => {
  const plans = [makePlan('suite-group', { unitPrice: 0, isNegotiable: true, periods: [12] })];
  return addContent(portal, {
    'products/suite.json': makeProduct('suite', { content: { ...PRODUCT_CONTENT, plans } }),
  });
});

const openReviewer = async () => (await openStaffSession(portal, now(), ['reviewer'])).browser;
const approve = (reviewer: TestBrowser, orderNo: string, input: object) =>
  post(reviewer, '/ops-api/orderreview/approve', { orderNo, version: 1, price: PRICE, ...input });
const reject = (reviewer: TestBrowser, orderNo: string, input: object = {}) =>
  post(reviewer, '/ops-api/orderreview/reject', { orderNo, version: 1, reason: '该地区暂不提供', ...input });

/** An order for what has no fixed price. */
async function inquire() {
  const { browser, userId } = await openSession(portal, now());
  const items = [{ mealCode: 'suite-group', period: 12, quantity: 2 }];
  const { quoteId } = (await post(browser, '/ptl/order/quote', { productCode: 'suite', items })).body.data as {
    quoteId: string;
  };
  const created = await post(browser, '/ptl/order/create', {
    quoteId,
    agreementVersion: AGREEMENT_VERSION,
    remark: '',
  });
  return { browser, userCode: `code-${userId}`, orderNo: (created.body.data as { orderNo: string }).orderNo };
}

it('shows reviewers what waits for its price, longest waiting first', async () => {
  const first = await inquire();
  advance(60);
  const second = await inquire();
  const reviewer = await openReviewer();
  const { body } = await post(reviewer, '/ops-api/orderreview/pageList', {});
  const { list } = body.data as { list: QueuedOrder[] };
  expect(list.map(({ orderNo, userCode }) => [orderNo, userCode])).toEqual([
    [first.orderNo, first.userCode],
    [second.orderNo, second.userCode],
  ]);
  const detail = await reviewer.request(`/ops-api/orderreview/detail?orderNo=${first.orderNo}`);
  expect(detail.body.data).toMatchObject({
    status: 10,
    lines: [{ quantity: 2, period: 12 }],
    userCode: first.userCode,
  });
});

it('sets the price of an order, which its owner owes and can pay for seven days from then on', async () => {
  const { browser, orderNo } = await inquire();
  advance(600);
  const reviewer = await openReviewer();
  expect((await approve(reviewer, orderNo, { version: 2 })).status).toBe(409);
  expect((await approve(reviewer, orderNo, {})).body.data).toMatchObject({ status: 20, payable: PRICE });
  expect((await approve(reviewer, orderNo, { version: 2 })).status).toBe(409);
  const order = await readOrder(browser, orderNo);
  expect(order).toMatchObject({ status: 20, original: PRICE, discount: 0, payable: PRICE, payStatus: 'unpaid' });
  expect(order.payUntil).toBe('2026-06-12T12:11:00+08:00');
  expect(order.actions).toContain('cancel');
  const owed = await portal.database.query(
    `select sum(amount)::int as sum from ledger_entry where order_no = $1 and amount > 0`,
    [orderNo],
  );
  expect(owed).toEqual([{ sum: PRICE }]);
  const [message] = await portal.database.query(
    `select link from user_message where record_no = $1 and title like '%已通过审核，请支付%'`,
    [orderNo],
  );
  expect(message).toEqual({ link: `/overview/order-details?orderNo=${orderNo}` });
  const audit = await portal.database.query('select action from audit_log where subject_no = $1', [orderNo]);
  expect(audit).toEqual([{ action: 'order.approve' }]);
});

it('rejects an order with a reason that its owner reads', async () => {
  const { browser, orderNo } = await inquire();
  const reviewer = await openReviewer();
  expect((await reject(reviewer, orderNo)).body.data).toMatchObject({ status: 50 });
  const { log, payStatus } = await readOrder(browser, orderNo);
  expect(log.at(-1)).toMatchObject({ act: 'reject', reason: '该地区暂不提供' });
  expect(payStatus).toBe('unpaid');
  expect((await approve(reviewer, orderNo, { version: 2 })).status).toBe(409);
});

it('is not there for customers, nor for others of the platform', async () => {
  const { browser, orderNo } = await inquire();
  const { browser: agent } = await openStaffSession(portal, now(), ['agent']);
  for (const stranger of [browser, agent]) {
    expect((await approve(stranger, orderNo, {})).status).toBe(404);
    expect((await reject(stranger, orderNo)).status).toBe(404);
    expect((await post(stranger, '/ops-api/orderreview/pageList', {})).status).toBe(404);
    expect((await stranger.request(`/ops-api/orderreview/detail?orderNo=${orderNo}`)).status).toBe(404);
  }
  expect((await approve(await openReviewer(), 'OD0', {})).status).toBe(404);
});

it.each([{ price: 0 }, { price: 1.5 }, { price: '12' }, { price: 2_000_000_000 }, { version: 1.5 }, { orderNo: '' }])(
  'rejects %j',
  async (input) => {
    expect((await approve(await openReviewer(), 'OD1', input)).status).toBe(400);
  },
);

it.each([{ reason: '' }, { reason: ' ' }, { reason: 'x'.repeat(301) }])(
  'rejects a rejection with %j',
  async (input) => {
    expect((await reject(await openReviewer(), 'OD1', input)).status).toBe(400);
  },
);
