import { setUp } from '../../testing/set-up';
import { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { createTestEnvironment, startTestPortal } from '../../testing/test-portal';
import { openSession } from '../../testing/test-session';
import type { RawNotice } from './provider/payment-provider';
import { startFakeAlipay } from './testing/fake-alipay';
import { addPaidProduct, paymentCalls, PRICE } from './testing/payment-calls';

const { now } = createTestClock('2026-06-05T12:00:00+08:00');
const alipay = setUp(startFakeAlipay);
const portal = setUp(() => {
  const { appId, privateKey, publicKey, gateway } = alipay.options;
  const keys = { PAY_ALIPAY_APP_ID: appId, PAY_ALIPAY_PRIVATE_KEY: privateKey, PAY_ALIPAY_PUBLIC_KEY: publicKey };
  const environment = { ...createTestEnvironment(), ...keys, PAY_ALIPAY_GATEWAY: gateway };
  return startTestPortal({ doesJobs: true, clock: now, environment });
});
const { order, pay, readOrder, readPayment, waitUntilRefunded } = paymentCalls;

beforeAll(() => addPaidProduct(portal));

async function openPayment(browser: TestBrowser, orderNo: string): Promise<string> {
  const { body } = await pay(browser, [orderNo], { channel: 'alipay', returnTo: '/overview/order' });
  const { payNo, payUrl } = body.data as { payNo: string; payUrl: string };
  expect(payUrl.startsWith(`${alipay.options.gateway}?`)).toBe(true);
  const { searchParams } = new URL(payUrl);
  expect(searchParams.get('notify_url')).toBe('http://localhost/ptl/pay/notify/alipay');
  expect(searchParams.get('return_url')).toBe(`http://localhost/overview/order?payNo=${payNo}`);
  await fetch(payUrl);
  return payNo;
}

const tell = ({ body }: RawNotice) =>
  new TestBrowser(portal.app).request('/ptl/pay/notify/alipay', {
    method: 'POST',
    payload: body.toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
  });

it('is the one channel where it is configured', async () => {
  const { browser } = await openSession(portal, now());
  expect((await browser.request('/ptl/order/payChannels')).body.data).toEqual([
    { channel: 'alipay', name: '支付宝', way: 'page' },
  ]);
});

it('pays an order once, and gives back what came twice', async () => {
  const { browser } = await openSession(portal, now());
  const orderNo = await order(browser);
  const [first, second] = [await openPayment(browser, orderNo), await openPayment(browser, orderNo)];
  const [notice, other] = [alipay.pay(first), alipay.pay(second)];
  for (const text of ['success', 'success']) expect((await tell(notice)).text).toBe(text);
  expect(await readPayment(browser, first)).toMatchObject({ status: 20, paidAt: '2026-06-05T12:30:00+08:00' });
  expect(await readOrder(browser, orderNo)).toMatchObject({ status: 30, paid: PRICE });
  await tell(other);
  await waitUntilRefunded(browser, second);
  expect(await readOrder(browser, orderNo)).toMatchObject({ paid: 2 * PRICE, refunded: PRICE });
});
