import type { OrderDetail } from '@portal/api-contract/account';
import { openTestDatabase } from '../../testing/patient-limits';
import { createSeededRandom } from '../../testing/seeded-random';
import { setUp, setUpPortal } from '../../testing/set-up';
import { createTestClock } from '../../testing/test-clock';
import { openSession, openStaffSession, reopenSession } from '../../testing/test-session';
import { addPaidProduct, orderCalls, payOffline } from '../purchase/testing/order-calls';
import { findNextAsk } from './delivery-work';
import { DeliveryProviderError } from './provider/delivery-provider';
import { openDeliveryDesk } from './testing/delivery-desk';

/** Longer than any pause. */
const LATER_S = 3600;
const DAY_S = 86_400;

const { now, advance } = createTestClock('2026-06-05T12:00:00+08:00');
// Nobody is named who delivers, so that the portal itself leaves deliveries alone.
const portal = setUpPortal({ clock: now });
const database = setUp(() => openTestDatabase(portal.database.address));
const desk = () => openDeliveryDesk({ database, clock: now });
const { post, order, readOrder } = orderCalls;

beforeAll(() => addPaidProduct(portal));
// Nothing of a test waits for the next one.
afterEach(async () => {
  await portal.database.query('delete from delivery');
  await portal.database.query(`update purchase_order set state = 'completed' where state = 'processing'`);
});

interface SeenDelivery {
  readonly id: string;
  readonly delivery_no: string;
  readonly state: string;
  readonly instance_no: string | null;
}

const listDeliveries = (orderNo: string) =>
  portal.database.query<SeenDelivery>(
    'select id, delivery_no, state, instance_no from delivery where order_no = $1 order by created_at',
    [orderNo],
  );
const listStates = async (orderNo: string) => (await listDeliveries(orderNo)).map(({ state }) => state);
const listActions = ({ log }: OrderDetail) => log.map(({ act, reason }) => (reason ? `${act}: ${reason}` : act));

/** An order that somebody has paid, and with which a desk has begun. */
async function openOrder(of = desk()) {
  const { browser, userId } = await openSession(portal, now());
  const orderNo = await order(browser, '请联系厂区值班人员');
  await payOffline(database, now, orderNo);
  await of.begin();
  return { desk: of, browser, userId, orderNo, read: () => readOrder(browser, orderNo) };
}

const callAsAgent = async (action: 'deliver' | 'retry', orderNo: string) => {
  const { browser } = await openStaffSession(portal, now(), ['agent']);
  const { body } = await browser.request(`/ops-api/order/detail?orderNo=${orderNo}`);
  return post(browser, `/ops-api/order/${action}`, { orderNo, version: (body.data as OrderDetail).version });
};

it('is asked for with what the provider has to know, and completes its order', async () => {
  const { desk: open, orderNo, userId, read } = await openOrder();
  expect(await read()).toMatchObject({ status: 30, deliveryStatus: 'delivering' });
  open.script = () => ({ state: 'delivered', instanceNo: 'INS-1' });
  await open.ask();
  const [stored] = await listDeliveries(orderNo);
  expect(open.asked).toEqual([
    {
      ...{ deliveryNo: stored?.delivery_no, orderNo, userCode: `code-${userId}`, remark: '请联系厂区值班人员' },
      ...{ productCode: 'tool', productName: expect.any(String) },
      lines: [{ mealCode: 'tool-basic', planName: expect.any(String), quantity: 1, period: 1 }],
    },
  ]);
  expect(stored).toMatchObject({ state: 'delivered', instance_no: 'INS-1' });
  const completed = await read();
  expect(completed).toMatchObject({ status: 40, deliveryStatus: 'delivered' });
  expect(completed.log.at(-1)).toMatchObject({ act: 'deliver', actorRole: 'system' });
  await open.ask();
  expect(open.asked).toHaveLength(1);
});

it('is asked for by the same number after pauses that grow, as long as the provider is at work', async () => {
  const { desk: open, orderNo, read } = await openOrder();
  const { version } = await read();
  for (const pause of [0, 4, 1, 9, 1, 19]) {
    advance(pause);
    await open.ask();
  }
  expect(open.asked).toHaveLength(3);
  expect(new Set(open.asked.map(({ deliveryNo }) => deliveryNo)).size).toBe(1);
  expect(await listStates(orderNo)).toEqual(['waiting']);
  // Whoever looks at the order meanwhile may go on with it.
  expect(await read()).toMatchObject({ status: 30, version });
  const pauses = [0, 3, 9, 10, 40].map((count) => findNextAsk(count, now()).getTime() - now().getTime());
  expect(pauses).toEqual([5000, 40_000, 2_560_000, 3_600_000, 3_600_000]);
});

it('is one, however often and however fast it is begun with', async () => {
  const { desk: open, orderNo, read } = await openOrder();
  await Promise.all([1, 2, 3].map(() => open.begin()));
  expect(await listDeliveries(orderNo)).toHaveLength(1);
  open.script = () => ({ state: 'delivered', instanceNo: 'INS-2' });
  const [{ id } = { id: '' }] = await listDeliveries(orderNo);
  await Promise.all([1, 2, 3].map(() => open.askOf(id)));
  await open.begin();
  expect(await listStates(orderNo)).toEqual(['delivered']);
  expect(listActions(await read()).filter((name) => name === 'deliver')).toHaveLength(1);
});

it('is tried again by another number after a failure, which its owner can read of', async () => {
  const { desk: open, orderNo, read } = await openOrder();
  open.script = () => ({ state: 'failed', reason: '机房暂无资源' });
  await open.ask();
  expect(await read()).toMatchObject({ status: 30, deliveryStatus: 'retrying' });
  advance(59);
  await open.ask();
  expect(open.asked).toHaveLength(1);
  advance(1);
  open.script = () => ({ state: 'delivered', instanceNo: 'INS-3' });
  await open.ask();
  expect(new Set(open.asked.map(({ deliveryNo }) => deliveryNo)).size).toBe(2);
  const delivered = await read();
  expect(delivered).toMatchObject({ status: 40, deliveryStatus: 'delivered' });
  expect(listActions(delivered).slice(-2)).toEqual(['missDelivery: 机房暂无资源', 'deliver']);
  expect(await listStates(orderNo)).toEqual(['failed', 'delivered']);
});

/** Has the delivery of an order fail as often as it is tried. */
async function failAll({ desk: open, orderNo }: Awaited<ReturnType<typeof openOrder>>): Promise<void> {
  open.script = () => ({ state: 'failed', reason: '机房暂无资源' });
  for (let count = 0; count < 4; count += 1) {
    await open.ask();
    advance(LATER_S);
  }
  expect(await listStates(orderNo)).not.toContain('waiting');
}

it('has failed with the third time, and tells so', async () => {
  const opened = await openOrder();
  await failAll(opened);
  const { orderNo } = opened;
  expect(opened.desk.asked).toHaveLength(3);
  const failed = await reopenAndRead(opened);
  expect(failed).toMatchObject({ status: 60, deliveryStatus: 'failed' });
  expect(listActions(failed).slice(-3)).toEqual([
    'missDelivery: 机房暂无资源',
    'missDelivery: 机房暂无资源',
    'fail: 机房暂无资源',
  ]);
  const messages = await portal.database.query(
    `select title from user_message where record_no = $1 and title like '%开通失败，已为您发起退款%'`,
    [orderNo],
  );
  expect(messages).toHaveLength(1);
});

/** Reads an order whose owner's session has ended meanwhile. */
async function reopenAndRead({ userId, orderNo }: { readonly userId: string; readonly orderNo: string }) {
  return readOrder((await reopenSession(portal, userId, now())).browser, orderNo);
}

it('begins anew when an agent says so, with three tries more', async () => {
  const opened = await openOrder();
  await failAll(opened);
  expect((await callAsAgent('deliver', opened.orderNo)).status).toBe(409);
  expect((await callAsAgent('retry', opened.orderNo)).body.data).toMatchObject({
    status: 30,
    deliveryStatus: 'delivering',
  });
  expect((await callAsAgent('retry', opened.orderNo)).status).toBe(409);
  await failAll(opened);
  expect(new Set(opened.desk.asked.map(({ deliveryNo }) => deliveryNo)).size).toBe(6);
  expect(await reopenAndRead(opened)).toMatchObject({ status: 60 });
});

it('is dropped where an agent was quicker, also while the provider is asked', async () => {
  const [waiting, asked] = [await openOrder(), await openOrder()];
  await callAsAgent('deliver', waiting.orderNo);
  await waiting.desk.ask();
  expect(waiting.desk.asked.map(({ orderNo }) => orderNo)).not.toContain(waiting.orderNo);
  expect(await listStates(waiting.orderNo)).toEqual(['dropped']);

  advance(5);
  asked.desk.script = async ({ orderNo }) => {
    await callAsAgent('deliver', orderNo);
    return { state: 'failed', reason: '' };
  };
  await asked.desk.ask();
  expect(await listStates(asked.orderNo)).toEqual(['dropped']);
  const { log, status } = await asked.read();
  expect([status, log.filter(({ act: name }) => name === 'deliver')]).toMatchObject([40, [{ actorRole: 'agent' }]]);
});

it('waits where the provider cannot be reached, and counts that as no failure', async () => {
  const { desk: open, orderNo, read } = await openOrder();
  open.script = () => Promise.reject(new DeliveryProviderError('silent'));
  await expect(open.ask()).rejects.toThrow('1 could not be done');
  expect(await listStates(orderNo)).toEqual(['waiting']);
  expect(await read()).toMatchObject({ status: 30, deliveryStatus: 'delivering' });
});

/** An order that was paid while nobody was named who delivers. */
async function payBefore() {
  const { browser, userId } = await openSession(portal, now());
  const orderNo = await order(browser);
  await payOffline(database, now, orderNo);
  return { orderNo, userId };
}

it('is begun with for orders that were paid before anybody was named who delivers', async () => {
  const opened = await payBefore();
  advance(6 * DAY_S);
  const open = desk();
  open.script = () => ({ state: 'delivered', instanceNo: `INS-${opened.orderNo}` });
  await open.ask();
  expect(open.asked.map(({ orderNo }) => orderNo)).toEqual([opened.orderNo]);
  expect(await reopenAndRead(opened)).toMatchObject({ status: 40 });
});

it('is left to agents for orders that have waited for a week', async () => {
  const opened = await payBefore();
  advance(7 * DAY_S);
  const open = desk();
  await open.ask();
  expect(open.asked).toEqual([]);
  expect((await callAsAgent('deliver', opened.orderNo)).body.data).toMatchObject({ status: 40 });
});

it('is made by whoever is first where an agent delivers such an order by hand', async () => {
  const [before, meanwhile] = [await payBefore(), await payBefore()];
  await callAsAgent('deliver', before.orderNo);
  const open = desk();
  await open.begin();
  await callAsAgent('deliver', meanwhile.orderNo);
  await open.ask();
  expect(open.asked).toEqual([]);
  expect([await listStates(before.orderNo), await listStates(meanwhile.orderNo)]).toEqual([[], ['dropped']]);
  for (const opened of [before, meanwhile])
    expect(listActions(await reopenAndRead(opened)).filter((name) => name === 'deliver')).toHaveLength(1);
});

it('is left to agents where nobody is named who delivers', async () => {
  const { browser } = await openSession(portal, now());
  const orderNo = await order(browser);
  await payOffline(database, now, orderNo);
  expect(portal.jobNames.filter((name) => name.startsWith('deliveries.'))).toEqual([]);
  expect((await callAsAgent('deliver', orderNo)).body.data).toMatchObject({ status: 40 });
});

it('takes orders where a model of it does, for whatever the provider says', async () => {
  const random = createSeededRandom(20_261_125);
  const open = desk();
  const models = new Map<string, { status: number; failures: number; asked: number }>();
  const readers = new Map<string, Awaited<ReturnType<typeof openOrder>>>();
  for (let count = 0; count < 8; count += 1) {
    const opened = await openOrder(open);
    models.set(opened.orderNo, { status: 30, failures: 0, asked: 0 });
    readers.set(opened.orderNo, opened);
  }
  const seen = new Set<string>();
  open.script = ({ orderNo }) => {
    const model = models.get(orderNo);
    if (model === undefined) throw new Error('Nobody has paid for that');
    model.asked += 1;
    const chance = random();
    if (chance < 0.3) return { state: 'inProgress' };
    if (chance < 0.4) throw new DeliveryProviderError('silent');
    if (chance < 0.55) {
      model.status = 40;
      return { state: 'delivered', instanceNo: `INS-${orderNo}` };
    }
    model.failures += 1;
    if (model.failures === 3) model.status = 60;
    return { state: 'failed', reason: '' };
  };
  for (let round = 0; round < 40; round += 1) {
    await open.ask().catch((error: unknown) => {
      if (!(error instanceof AggregateError)) throw error;
    });
    advance(LATER_S);
  }
  for (const [orderNo, { status, failures }] of models) {
    const { userId } = readers.get(orderNo) ?? { userId: '' };
    const found = await reopenAndRead({ userId, orderNo });
    expect({ orderNo, status: found.status }).toEqual({ orderNo, status });
    const states = await listStates(orderNo);
    expect(states.filter((state) => state === 'failed')).toHaveLength(failures);
    expect(states.filter((state) => state === 'delivered')).toHaveLength(status === 40 ? 1 : 0);
    seen.add(`${status} ${failures}`);
  }
  for (const end of ['40 0', '60 3']) expect([...seen]).toContain(end);
});
