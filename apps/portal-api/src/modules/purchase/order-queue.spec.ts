import { AGREEMENT_VERSION } from '@portal/api-contract';
import type { OrderDetail, QueuedOrder, QueuedOrderDetail } from '@portal/api-contract/account';
import { createLedger } from '../../platform/money/ledger/ledger';
import { toMoney } from '../../platform/money/money';
import { openTestDatabase } from '../../testing/patient-limits';
import { addContent, makePlan, makeProduct, PRODUCT_CONTENT } from '../../testing/sample-content';
import { setUp, setUpPortal } from '../../testing/set-up';
import type { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { openSession, openStaffSession } from '../../testing/test-session';
import { createOrderTask } from './order-operator';
import { createOrderPayments } from './order-payments';
import { createOrders } from './order-record';

const PRICE = 9_900;

const { now, advance } = createTestClock('2026-06-05T12:00:00+08:00');
const portal = setUpPortal({ clock: now });
const database = setUp(() => openTestDatabase(portal.database.address));

beforeAll(() => {
  const content = { ...PRODUCT_CONTENT, plans: [makePlan('tool-basic', { unitPrice: PRICE, periods: [1] })] };
  return addContent(portal, { 'products/tool.json': makeProduct('tool', { content }) });
});

const post = async (browser: TestBrowser, path: string, payload: object) =>
  browser.request(path, { method: 'POST', payload });
const openAgent = async () => (await openStaffSession(portal, now(), ['agent'])).browser;
const deliver = (agent: TestBrowser, orderNo: string, version: number) =>
  post(agent, '/ops-api/order/deliver', { orderNo, version });
const listWaiting = async (agent: TestBrowser, filter: object = {}) =>
  ((await post(agent, '/ops-api/order/pageList', filter)).body.data as { list: QueuedOrder[] }).list;
const readOrder = async (browser: TestBrowser, orderNo: string) =>
  (await browser.request(`/ptl/order/detail?orderNo=${orderNo}`)).body.data as OrderDetail;

/** An order that somebody has made and paid. */
async function payOrder() {
  const { browser, userId } = await openSession(portal, now());
  const item = { productCode: 'tool', mealCode: 'tool-basic', period: 1, quantity: 1 };
  const { quoteId } = (await post(browser, '/ptl/order/quote', item)).body.data as { quoteId: string };
  const created = await post(browser, '/ptl/order/create', { quoteId, agreementVersion: AGREEMENT_VERSION });
  const { orderNo } = created.body.data as { orderNo: string };
  const ledger = createLedger(database.orm, now);
  const shares = [{ orderNo, amount: toMoney(PRICE) }];
  await database.transaction((runner) =>
    createOrderPayments(createOrders(ledger), ledger).receive(
      runner,
      { kind: 'payment', channel: 'sandbox', tradeNo: orderNo, shares },
      now(),
    ),
  );
  return { browser, orderNo, userCode: `code-${userId}` };
}

it('shows agents what was paid for, whose it is and what waits longest', async () => {
  const first = await payOrder();
  advance(60);
  const second = await payOrder();
  const agent = await openAgent();
  const waiting = await listWaiting(agent);
  expect(waiting.map(({ orderNo }) => orderNo)).toEqual([first.orderNo, second.orderNo]);
  expect(waiting[0]).toMatchObject({ status: 30, payable: PRICE, userCode: first.userCode });
  expect(await listWaiting(agent, { keyword: second.orderNo })).toHaveLength(1);
  expect(await listWaiting(agent, { status: 20 })).toEqual([]);
  const { body } = await agent.request(`/ops-api/order/detail?orderNo=${first.orderNo}`);
  expect(body.data as QueuedOrderDetail).toMatchObject({ paid: PRICE, userCode: first.userCode });
});

it('completes an order once, as it was seen, and tells its owner', async () => {
  const { browser, orderNo } = await payOrder();
  const agent = await openAgent();
  const { version } = await readOrder(browser, orderNo);
  expect((await deliver(agent, orderNo, version - 1)).status).toBe(409);
  expect((await deliver(agent, orderNo, version)).body.data).toMatchObject({ status: 40 });
  expect((await deliver(agent, orderNo, version + 1)).status).toBe(409);
  const { status, log } = await readOrder(browser, orderNo);
  expect([status, log.at(-1)?.act, log.at(-1)?.actorRole]).toEqual([40, 'deliver', 'agent']);
  const [message] = await portal.database.query(
    `select link from user_message where record_no = $1 and title like '%已完成%'`,
    [orderNo],
  );
  expect(message).toEqual({ link: `/overview/order-details?orderNo=${orderNo}` });
  const audit = await portal.database.query('select action from audit_log where subject_no = $1', [orderNo]);
  expect(audit).toEqual([{ action: 'order.deliver' }]);
});

it('is not there for customers, nor for others of the platform', async () => {
  const { browser, orderNo } = await payOrder();
  const { browser: editor } = await openStaffSession(portal, now(), ['editor']);
  for (const stranger of [browser, editor]) {
    expect((await deliver(stranger, orderNo, 2)).status).toBe(404);
    expect((await post(stranger, '/ops-api/order/pageList', {})).status).toBe(404);
    expect((await stranger.request(`/ops-api/order/detail?orderNo=${orderNo}`)).status).toBe(404);
  }
  expect((await deliver(await openAgent(), 'OD0', 1)).status).toBe(404);
});

it.each([{}, { orderNo: '', version: 1 }, { orderNo: 'OD1', version: 1.5 }, { orderNo: 'x'.repeat(33), version: 1 }])(
  'rejects %j',
  async (payload) => {
    expect((await post(await openAgent(), '/ops-api/order/deliver', payload)).status).toBe(400);
  },
);

it('is delivered by the automatic operator of a demonstration after a while', async () => {
  const { browser, orderNo } = await payOrder();
  const task = createOrderTask(createOrders(createLedger(database.orm, now)), { database, clock: now });
  // Two at once, as two processes would.
  const run = () => Promise.all([task.run(), task.run()]);
  await run();
  expect(await readOrder(browser, orderNo)).toMatchObject({ status: 30 });
  advance(21);
  await run();
  const { status, log } = await readOrder(browser, orderNo);
  expect([status, log.filter(({ act }) => act === 'deliver')]).toMatchObject([40, [{ actorRole: 'agent' }]]);
});
