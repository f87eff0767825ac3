import type { QueuedOrder, QueuedOrderDetail } from '@portal/api-contract/account';
import { openTestDatabase } from '../../testing/patient-limits';
import { setUp, setUpPortal } from '../../testing/set-up';
import type { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { openSession, openStaffSession } from '../../testing/test-session';
import { addPaidProduct, orderCalls, payOffline, PRICE } from './testing/order-calls';

const { now, advance } = createTestClock('2026-06-05T12:00:00+08:00');
const portal = setUpPortal({ clock: now });
const database = setUp(() => openTestDatabase(portal.database.address));

const { order, post, readOrder } = orderCalls;

beforeAll(() => addPaidProduct(portal));

const openAgent = async () => (await openStaffSession(portal, now(), ['agent'])).browser;
const deliver = (agent: TestBrowser, orderNo: string, version: number) =>
  post(agent, '/ops-api/order/deliver', { orderNo, version });
const listWaiting = async (agent: TestBrowser, filter: object = {}) =>
  ((await post(agent, '/ops-api/order/pageList', filter)).body.data as { list: QueuedOrder[] }).list;

/** An order that somebody has made and paid. */
async function payOrder() {
  const { browser, userId } = await openSession(portal, now());
  const orderNo = await order(browser);
  await payOffline(database, now, orderNo);
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
    expect((await post(stranger, '/ops-api/order/retry', { orderNo, version: 2 })).status).toBe(404);
    expect((await post(stranger, '/ops-api/order/pageList', {})).status).toBe(404);
    expect((await stranger.request(`/ops-api/order/detail?orderNo=${orderNo}`)).status).toBe(404);
  }
  expect((await deliver(await openAgent(), 'OD0', 1)).status).toBe(404);
});

it.each([{}, { orderNo: '', version: 1 }, { orderNo: 'OD1', version: 1.5 }, { orderNo: 'x'.repeat(33), version: 1 }])(
  'rejects %j',
  async (payload) => {
    const agent = await openAgent();
    for (const action of ['deliver', 'retry'])
      expect((await post(agent, `/ops-api/order/${action}`, payload)).status).toBe(400);
  },
);
