import type { Payment } from '@portal/api-contract/account';
import { setUpPortal } from '../../testing/set-up';
import type { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { openSession } from '../../testing/test-session';
import { addPaidProduct, paymentCalls } from './testing/payment-calls';

const { now, advance } = createTestClock('2026-06-05T12:00:00+08:00');
const portal = setUpPortal({ clock: now, isDemo: true });
const { order, open } = paymentCalls;

beforeAll(() => addPaidProduct(portal));

it('are listed with their order, the newest first, for nobody but their owner', async () => {
  const { browser } = await openSession(portal, now());
  const [orderNo, other] = [await order(browser), await order(browser)];
  const first = await open(browser, orderNo, other);
  advance(60);
  const second = await open(browser, orderNo);
  const list = async (reader: TestBrowser, of: string) =>
    ((await reader.request(`/ptl/order/payments?orderNo=${of}`)).body.data as Payment[]).map(({ payNo }) => payNo);
  expect(await list(browser, orderNo)).toEqual([second.payNo, first.payNo]);
  expect(await list(browser, other)).toEqual([first.payNo]);
  expect(await list((await openSession(portal, now())).browser, orderNo)).toEqual([]);
  expect((await browser.request('/ptl/order/payments')).status).toBe(400);
});
