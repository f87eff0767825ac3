import { openTestDatabase } from '../../testing/patient-limits';
import { setUp } from '../../testing/set-up';
import { createTestClock } from '../../testing/test-clock';
import { createTestEnvironment, startTestPortal } from '../../testing/test-portal';
import type { TestBrowser } from '../../testing/test-browser';
import { openStaffSession } from '../../testing/test-session';
import { waitUntil } from '../../testing/wait-until';
import { paymentCalls } from '../payments/testing/payment-calls';
import { refundCalls } from '../payments/refunds/testing/refund-calls';
import { setUpRefunds } from '../payments/refunds/testing/refund-stage';
import { SERVICE_SECRET, startFakeDeliveryService } from './testing/fake-delivery-service';

const clock = createTestClock('2026-06-05T12:00:00+08:00');
const { now, advance } = clock;
const delivering = setUp(async () => {
  const service = await startFakeDeliveryService(now);
  return { service, close: () => service.close() };
});
const portal = setUp(() => {
  const environment = {
    ...createTestEnvironment(),
    DELIVERY_WEBHOOK_URL: `${delivering.service.origin}/deliver`,
    DELIVERY_WEBHOOK_SECRET: `whsec_${SERVICE_SECRET.toString('base64')}`,
  };
  return startTestPortal({ doesJobs: true, clock: now, environment, isDemo: true });
});
const database = setUp(() => openTestDatabase(portal.database.address));
const { buy, openFinance, waitForState } = setUpRefunds({ portal, database, clock });
const { apply, decide } = refundCalls;
afterEach(() => void (delivering.service.mood = undefined));

const findNumber = async (orderNo: string) =>
  [...delivering.service.deliveries.values()].find((one) => one.orderNo === orderNo)?.deliveryNo ?? '';

/** Waits as time goes by. */
const waitFor = <Value>(read: () => Promise<Value>, isThere: (value: Value) => boolean) =>
  waitUntil(() => {
    advance(1);
    return read();
  }, isThere);

/** Somebody who has bought so many units, with which the service has begun. */
async function begin(quantity: number) {
  const bought = await buy({ quantity, isDelivered: false });
  const deliveryNo = await waitFor(
    () => findNumber(bought.orderNo),
    (number) => number !== '',
  );
  return { ...bought, deliveryNo };
}

const readLeft = async (deliveryNo: string) =>
  delivering.service.left.get(deliveryNo)?.lines.map(({ mealCode, quantity }) => `${mealCode} ${quantity}`);

async function giveBack(browser: TestBrowser, orderNo: string, quantity: number): Promise<void> {
  const refundNo = await apply(browser, orderNo, quantity);
  await decide(await openFinance(), 'approve', refundNo);
  await waitForState(browser, refundNo, 40);
}

const readOrder = (browser: TestBrowser, orderNo: string) => paymentCalls.readOrder(browser, orderNo);

it('is not delivered once its order was refunded, and whoever delivers hears of it', async () => {
  const { browser, orderNo, deliveryNo } = await begin(2);
  await giveBack(browser, orderNo, 2);
  expect(await readOrder(browser, orderNo)).toMatchObject({ status: 50 });
  expect(
    await waitFor(
      () => readLeft(deliveryNo),
      (left) => left !== undefined,
    ),
  ).toEqual([]);
  delivering.service.finish();
  const [row] = await waitFor(
    () =>
      portal.database.query<{ state: string; told: number; reduced: number }>(
        'select state, told, reduced from delivery where delivery_no = $1',
        [deliveryNo],
      ),
    ([found]) => found?.state === 'dropped' && found.told === found.reduced,
  );
  expect(row?.state).toBe('dropped');
  expect(delivering.service.instances.has(deliveryNo)).toBe(false);
  expect(await readOrder(browser, orderNo)).toMatchObject({ status: 50, deliveryStatus: 'none' });
});

it('is delivered as far as it was kept', async () => {
  const { browser, orderNo, deliveryNo } = await begin(3);
  await giveBack(browser, orderNo, 1);
  expect(
    await waitFor(
      () => readLeft(deliveryNo),
      (left) => left !== undefined,
    ),
  ).toEqual(['tool-basic 2']);
  delivering.service.finish();
  const done = await waitFor(
    () => readOrder(browser, orderNo),
    ({ status }) => status === 40,
  );
  expect(done.deliveryStatus).toBe('delivered');
});

it('is not wanted any more where an agent was first', async () => {
  const { browser, orderNo, deliveryNo } = await begin(1);
  const { version } = await readOrder(browser, orderNo);
  const { browser: agent } = await openStaffSession(portal, now(), ['agent']);
  expect((await paymentCalls.post(agent, '/ops-api/order/deliver', { orderNo, version })).status).toBe(200);
  expect(
    await waitFor(
      () => readLeft(deliveryNo),
      (left) => left !== undefined,
    ),
  ).toEqual([]);
  expect(await readOrder(browser, orderNo)).toMatchObject({ status: 40 });
});

it('is taken back of what is in use, however long the service does not hear', async () => {
  const { browser, orderNo, deliveryNo } = await begin(2);
  delivering.service.finish();
  await waitFor(
    () => readOrder(browser, orderNo),
    ({ status, refundStatus }) => status === 40 && refundStatus === 'none',
  );
  await waitFor(
    async () => (await refundCalls.options(browser, orderNo)).failure,
    (failure) => failure === '',
  );
  delivering.service.mood = { status: 503 };
  await giveBack(browser, orderNo, 1);
  const requests = delivering.service.requests.length;
  await waitFor(
    async () => delivering.service.requests.length,
    (count) => count > requests,
  );
  expect(await readLeft(deliveryNo)).toBeUndefined();
  delivering.service.mood = undefined;
  expect(
    await waitFor(
      () => readLeft(deliveryNo),
      (left) => left?.join() === 'tool-basic 1',
    ),
  ).toEqual(['tool-basic 1']);
  await giveBack(browser, orderNo, 1);
  expect(
    await waitFor(
      () => readLeft(deliveryNo),
      (left) => left?.length === 0,
    ),
  ).toEqual([]);
});
