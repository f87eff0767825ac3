import { openTestDatabase } from '../../testing/patient-limits';
import { setUp, setUpPortal } from '../../testing/set-up';
import { createTestClock } from '../../testing/test-clock';
import { openSession, reopenSession } from '../../testing/test-session';
import { addPaidProduct, ITEM, orderCalls } from '../purchase/testing/order-calls';
import { listOwnInstances, openInstanceDesk, readInstance } from './testing/instance-desk';

const DAY_S = 86_400;
const START = '2026-06-05T12:00:00+08:00';

const { now, advance, setTime } = createTestClock(START);
const portal = setUpPortal({ clock: now });
const database = setUp(() => openTestDatabase(portal.database.address));
const desk = () => openInstanceDesk({ database, clock: now });
const { order } = orderCalls;

beforeAll(() => addPaidProduct(portal));
beforeEach(() => setTime(START));
afterEach(() => portal.database.query('delete from product_instance'));

/** An order that somebody has paid and got, and what has become of it. */
async function openDelivered() {
  const { browser, userId } = await openSession(portal, now());
  const orderNo = await order(browser);
  await desk().settle(orderNo);
  await desk().run();
  const [instance] = await listOwnInstances(browser);
  if (instance === undefined) throw new Error('The order has become nothing');
  const { instanceId } = instance;
  // Sessions end long before products do.
  const read = async () => readInstance((await reopenSession(portal, userId, now())).browser, instanceId);
  return { browser, userId, orderNo, instanceId, read };
}

const listTitles = async (userId: string) =>
  (
    await portal.database.query<{ title: string }>(
      `select title from user_message where owner_id = $1 and link like '/overview/product-modal%' order by created_at`,
      [userId],
    )
  ).map(({ title }) => title);

it('begins with the delivery of its order, and lasts for as long as that has paid for', async () => {
  const { read, orderNo, userId, instanceId } = await openDelivered();
  expect(await read()).toMatchObject({
    ...{ status: 10, productCode: 'tool', mealCode: 'tool-basic', quantity: 1, period: 1, isAutoRenewed: false },
    ...{ startsAt: START, endsAt: '2026-07-05T12:00:00+08:00', daysLeft: 30, isEnding: false, keptUntil: null },
    orders: [{ orderNo, type: 'new', status: 40 }],
  });
  const [message] = await portal.database.query<{ title: string; link: string }>(
    `select title, link from user_message where owner_id = $1 and title like '%已开通%'`,
    [userId],
  );
  expect(message?.link).toBe(`/overview/product-modal?instanceId=${instanceId}`);
});

it('is one, however often and however fast its order is taken up', async () => {
  const { browser } = await openSession(portal, now());
  const orderNo = await order(browser);
  await desk().settle(orderNo);
  await Promise.all([1, 2, 3].map(() => desk().apply(orderNo)));
  await desk().run();
  expect(await listOwnInstances(browser)).toHaveLength(1);
});

it('is one of each line of its order, once', async () => {
  const { browser } = await openSession(portal, now());
  const orderNo = await order(browser, '', [ITEM, { ...ITEM, period: 3, quantity: 2 }]);
  await desk().settle(orderNo);
  await Promise.all([1, 2, 3].map(() => desk().apply(orderNo)));
  await desk().run();
  const found = await listOwnInstances(browser);
  expect(found.map(({ endsAt, quantity }) => [endsAt, quantity])).toEqual([
    ['2026-07-05T12:00:00+08:00', 1],
    ['2026-09-05T12:00:00+08:00', 2],
  ]);
  for (const { instanceId } of found)
    expect(await readInstance(browser, instanceId)).toMatchObject({ orders: [{ orderNo, type: 'new', status: 40 }] });
  const [row] = await portal.database.query('select instance_id, applied_at from purchase_order where order_no = $1', [
    orderNo,
  ]);
  expect(row).toEqual({ instance_id: null, applied_at: new Date(START) });
});

it('is not made by the release before, of an order that has several', async () => {
  const { browser } = await openSession(portal, now());
  const orderNo = await order(browser, '', [ITEM, { ...ITEM, period: 3 }]);
  await desk().settle(orderNo);
  await expect(
    portal.database.query(`update purchase_order set instance_id = gen_random_uuid() where order_no = $1`, [orderNo]),
  ).rejects.toMatchObject({ constraint: 'purchase_order_lines_check' });
});

it('tells of its end 7, 3 and 1 days before, once each', async () => {
  const { userId } = await openDelivered();
  for (const days of [22, 1, 3, 1, 2, 0.5]) {
    advance(days * DAY_S);
    await desk().run();
    await desk().run();
  }
  expect((await listTitles(userId)).slice(1)).toEqual(
    [7, 3, 1].map((days) => expect.stringContaining(`还有 ${days} 天到期`)),
  );
});

it('ends, is kept for 15 days, and is released then with its keys', async () => {
  const { browser, userId, instanceId, read } = await openDelivered();
  await orderCalls.post(browser, '/ptl/myProduct/keyCreate', { instanceId, name: '产线' });
  advance(30 * DAY_S);
  await desk().run();
  expect(await read()).toMatchObject({
    status: 30,
    daysLeft: 0,
    keptUntil: '2026-07-20T12:00:00+08:00',
    actions: ['renew'],
  });
  expect((await read()).keys).toHaveLength(1);
  advance(15 * DAY_S - 1);
  await desk().run();
  expect(await read()).toMatchObject({ status: 30 });
  advance(1);
  await desk().run();
  expect(await read()).toMatchObject({ status: 40, keys: [], keptUntil: null });
  const titles = await listTitles(userId);
  expect(titles.slice(-2)).toEqual([expect.stringContaining('已到期'), expect.stringContaining('已释放')]);
});

it.each([
  [10, '2026-05-20T12:00:00+08:00', 'adopt'],
  [30, '2026-05-01T12:00:00+08:00', 'adoptExpired'],
  [40, '2026-03-01T12:00:00+08:00', 'adoptReleased'],
])('of an order from before products were kept is in state %i without a word', async (status, deliveredAt, act) => {
  const { browser, userId } = await openSession(portal, now());
  const orderNo = await order(browser);
  await portal.database.query(`update purchase_order set state = 'completed', state_since = $2 where order_no = $1`, [
    orderNo,
    deliveredAt,
  ]);
  await desk().run();
  const [{ instanceId } = { instanceId: '' }] = await listOwnInstances(browser);
  const found = await readInstance(browser, instanceId);
  expect([found.status, found.startsAt, found.log.map((entry) => entry.act)]).toEqual([status, deliveredAt, [act]]);
  expect(await listTitles(userId)).toEqual([]);
});
