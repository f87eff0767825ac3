import { openTestDatabase } from '../../testing/patient-limits';
import { setUp, setUpPortal } from '../../testing/set-up';
import { createTestClock } from '../../testing/test-clock';
import { openSession, reopenSession } from '../../testing/test-session';
import { orderCalls, PRICE } from '../purchase/testing/order-calls';
import { addChangedProduct, changeCalls, PRICES } from './testing/changed-product';
import { listOwnInstances, openInstanceDesk, readInstance } from './testing/instance-desk';

const START = '2026-06-05T12:00:00+08:00';
const DAY_S = 86_400;

const { now, advance, setTime } = createTestClock(START);
const portal = setUpPortal({ clock: now });
const database = setUp(() => openTestDatabase(portal.database.address));
const { autoRenew, renew, order } = changeCalls;

beforeAll(() => addChangedProduct(portal));
beforeEach(() => setTime(START));
afterEach(() => portal.database.query('delete from product_instance'));

/** Somebody whose month of a product renews itself. */
async function openOwner() {
  const { browser, userId } = await openSession(portal, now());
  const desk = openInstanceDesk({ database, clock: now });
  await desk.settle(await orderCalls.order(browser));
  await desk.run();
  const [instance] = await listOwnInstances(browser);
  if (instance === undefined) throw new Error('The order has become nothing');
  const { instanceId } = instance;
  const enter = async () => (await reopenSession(portal, userId, now())).browser;
  const read = async () => readInstance(await enter(), instanceId);
  return {
    ...{ userId, instanceId, desk, enter, read },
    turn: async (on: boolean) => (await autoRenew(await enter(), await read(), on)).body.data,
    listRenewals: async () => (await read()).orders.filter(({ type }) => type === 'renewal'),
    listMessages: () =>
      portal.database.query<{ title: string; link: string }>(
        `select title, link from user_message where owner_id = $1 and title like '%天到期%' order by created_at`,
        [userId],
      ),
    /** Lets a day pass after the other, and everything happen that is due. */
    async passDays(count: number) {
      for (let day = 0; day < count; day += 1) {
        advance(DAY_S);
        await Promise.all([desk.run(), desk.run()]);
      }
    },
  };
}

it('orders the renewal 7 days before the end, once, and tells of it with the way to pay', async () => {
  const { turn, passDays, listRenewals, listMessages, read } = await openOwner();
  expect(await turn(true)).toMatchObject({ isAutoRenewed: true });
  expect((await read()).log.at(-1)).toMatchObject({ act: 'turnOnAutoRenewal', actorRole: 'user' });
  await passDays(22);
  expect(await listRenewals()).toEqual([]);
  await passDays(7);
  const orders = await listRenewals();
  expect(orders).toMatchObject([{ status: 20, payable: PRICE }]);
  const link = `/overview/order-pay?orderNos=${orders[0]?.orderNo}`;
  expect(await listMessages()).toEqual([
    { title: expect.stringContaining('还有 7 天到期，自动续费订单待支付'), link },
    { title: expect.stringContaining('还有 3 天到期，续费订单待支付'), link },
    { title: expect.stringContaining('还有 1 天到期，续费订单待支付'), link },
  ]);
});

it('goes on once that is paid, and orders again before the next end', async () => {
  const { turn, passDays, listRenewals, desk, read } = await openOwner();
  await turn(true);
  await passDays(23);
  const [first] = await listRenewals();
  await desk.settle(first?.orderNo ?? '');
  await desk.run();
  expect(await read()).toMatchObject({ status: 10, endsAt: '2026-08-05T12:00:00+08:00', isAutoRenewed: true });
  await passDays(30);
  expect(await listRenewals()).toHaveLength(1);
  await passDays(1);
  expect((await listRenewals()).map(({ status }) => status)).toEqual([20, 40]);
});

it('is over with the switch, up to the day of the order', async () => {
  const { turn, passDays, listRenewals, listMessages } = await openOwner();
  await turn(true);
  await passDays(22);
  await turn(false);
  await passDays(7);
  expect(await listRenewals()).toEqual([]);
  expect((await listMessages()).map(({ link }) => link.split('?')[0])).toEqual(
    Array(3).fill('/overview/product-modal'),
  );
});

it('orders no second time what was cancelled', async () => {
  const { turn, passDays, listRenewals, enter } = await openOwner();
  await turn(true);
  await passDays(23);
  const [{ orderNo } = { orderNo: '' }] = await listRenewals();
  const browser = await enter();
  const { version } = await orderCalls.readOrder(browser, orderNo);
  await orderCalls.post(browser, '/ptl/order/cancel', { orderNo, version });
  await turn(false);
  await turn(true);
  await passDays(6);
  expect(await listRenewals()).toMatchObject([{ orderNo, status: 50 }]);
});

it('does at once what was due before it was switched on', async () => {
  const { turn, passDays, desk, listRenewals } = await openOwner();
  await passDays(25);
  expect(await listRenewals()).toEqual([]);
  await turn(true);
  await desk.run();
  expect(await listRenewals()).toHaveLength(1);
});

it('leaves a renewal alone that its owner has ordered', async () => {
  const { turn, passDays, instanceId, enter, listRenewals, listMessages } = await openOwner();
  await turn(true);
  await passDays(20);
  const browser = await enter();
  const { orderNo } = await order(browser, await renew(browser, instanceId, 12));
  await passDays(4);
  expect(await listRenewals()).toMatchObject([{ orderNo }]);
  expect(await listMessages()).toMatchObject([{ link: `/overview/order-pay?orderNos=${orderNo}` }]);
});

it('says that it cannot where the plan is sold no longer', async () => {
  const { turn, passDays, listRenewals, listMessages } = await openOwner();
  await turn(true);
  await addChangedProduct(portal, { plus: PRICES.plus });
  await passDays(23);
  await addChangedProduct(portal);
  expect(await listRenewals()).toEqual([]);
  expect((await listMessages()).map(({ title }) => title)).toEqual([
    expect.stringContaining('还有 7 天到期，未能自动续费'),
  ]);
});

it('is of running products alone, and not changed by whoever has not seen the last change', async () => {
  const { passDays, read, enter } = await openOwner();
  const seen = await read();
  expect((await autoRenew(await enter(), { ...seen, version: seen.version + 1 })).status).toBe(409);
  await passDays(31);
  expect((await autoRenew(await enter(), await read())).body.msg).toBe('产品当前为「已到期」，不能进行此操作');
});
