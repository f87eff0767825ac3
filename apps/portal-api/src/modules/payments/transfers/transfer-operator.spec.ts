import { setUpPortal } from '../../../testing/set-up';
import { createTestClock } from '../../../testing/test-clock';
import { openSession } from '../../../testing/test-session';
import { waitUntil } from '../../../testing/wait-until';
import { addPaidProduct, paymentCalls, PRICE } from '../testing/payment-calls';
import { transferCalls } from '../testing/transfer-calls';

const { now, advance } = createTestClock('2026-06-05T12:00:00+08:00');
const portal = setUpPortal({ doesJobs: true, clock: now, isDemo: true });

beforeAll(() => addPaidProduct(portal));

it('has the money of a voucher come in after a while, in a demonstration', async () => {
  const { browser } = await openSession(portal, now());
  const { orderNo } = await transferCalls.orderByTransfer(browser);
  expect((await transferCalls.readInfo(browser, orderNo))?.account.isDemo).toBe(true);
  await transferCalls.upload(browser, orderNo);
  expect(await paymentCalls.readOrder(browser, orderNo)).toMatchObject({ status: 25 });
  advance(21);
  const paid = await waitUntil(
    () => paymentCalls.readOrder(browser, orderNo),
    ({ status }) => status !== 25,
  );
  expect(paid).toMatchObject({ paid: PRICE, refunded: 0, payStatus: 'paid' });
});
