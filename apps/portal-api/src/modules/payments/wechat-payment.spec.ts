import { setUp } from '../../testing/set-up';
import { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { createTestEnvironment, startTestPortal } from '../../testing/test-portal';
import { openSession } from '../../testing/test-session';
import { waitUntil } from '../../testing/wait-until';
import type { RawNotice } from './provider/payment-provider';
import { type NoticeChanges, startFakeWechatPay } from './testing/fake-wechat-pay';
import { addPaidProduct, paymentCalls, PRICE } from './testing/payment-calls';

const { now, advance } = createTestClock('2026-06-05T12:00:00+08:00');
const wechat = setUp(() => startFakeWechatPay(now));
const portal = setUp(() => {
  const { merchantId, appId, serial, privateKey, apiKey, gateway } = wechat.options;
  const environment = {
    ...createTestEnvironment(),
    ...{ PAY_WECHAT_MERCHANT_ID: merchantId, PAY_WECHAT_APP_ID: appId, PAY_WECHAT_SERIAL: serial },
    ...{ PAY_WECHAT_PRIVATE_KEY: privateKey, PAY_WECHAT_API_KEY: apiKey, PAY_WECHAT_GATEWAY: gateway },
  };
  return startTestPortal({ doesJobs: true, clock: now, environment, isDemo: true });
});
const { order, pay, readOrder, readPayment, waitUntilRefunded } = paymentCalls;

beforeAll(() => addPaidProduct(portal));
afterEach(() => wechat.holdRefunds('SUCCESS'));

async function openPayment(browser: TestBrowser, orderNo: string, key?: string): Promise<string> {
  const { body } = await pay(browser, [orderNo], { channel: 'wechat', returnTo: '/overview/order' }, key);
  const { payNo, payUrl } = body.data as { payNo: string; payUrl: string };
  expect(payUrl).toMatch(/^weixin:\/\/wxpay\/bizpayurl\?pr=\w+$/);
  return payNo;
}

async function openOrder() {
  const { browser } = await openSession(portal, now());
  const orderNo = await order(browser);
  return { browser, orderNo, payNo: await openPayment(browser, orderNo) };
}

const tell = ({ headers, body }: RawNotice) =>
  new TestBrowser(portal.app).request('/ptl/pay/notify/wechat', {
    method: 'POST',
    payload: body.toString(),
    headers: { ...(headers as Record<string, string>), 'content-type': 'application/json' },
  });

it('is offered before the cashier of the demonstration', async () => {
  const { browser } = await openSession(portal, now());
  expect((await browser.request('/ptl/order/payChannels')).body.data).toEqual([
    { channel: 'wechat', name: '微信支付', way: 'code' },
    { channel: 'sandbox', name: '模拟支付', way: 'page' },
    { channel: 'transfer', name: '对公汇款', way: 'transfer' },
  ]);
});

it('pays an order once, and gives back what came twice', async () => {
  const { browser, orderNo, payNo: first } = await openOrder();
  const second = await openPayment(browser, orderNo);
  const [notice, other] = [wechat.pay(first), wechat.pay(second)];
  for (const response of [await tell(notice), await tell(notice)]) {
    expect([response.status, response.text]).toEqual([200, '{"code":"SUCCESS","message":"成功"}']);
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  }
  expect(await readPayment(browser, first)).toMatchObject({ status: 20, paidAt: '2026-06-05T12:30:00+08:00' });
  expect(await readOrder(browser, orderNo)).toMatchObject({ status: 30, paid: PRICE });
  await tell(other);
  await waitUntilRefunded(browser, second);
  expect(await readOrder(browser, orderNo)).toMatchObject({ paid: 2 * PRICE, refunded: PRICE });
});

it('has one code for each payment, and none for one that is paid', async () => {
  const { browser } = await openSession(portal, now());
  const orderNo = await order(browser);
  const payNo = await openPayment(browser, orderNo, 'w-1');
  expect(await openPayment(browser, orderNo, 'w-1')).toBe(payNo);
  // Its notice is still on the way.
  const notice = wechat.pay(payNo);
  const again = await pay(browser, [orderNo], { channel: 'wechat', returnTo: '/overview/order' }, 'w-1');
  expect(again.body).toMatchObject({ code: '409', msg: '该笔支付已结束' });
  expect((await tell(notice)).status).toBe(200);
});

describe('a notice counts for nothing', () => {
  const isForged = (changes: Partial<RawNotice> | object) => (notice: RawNotice) => ({ ...notice, ...changes });

  it.each<[string, NoticeChanges, (notice: RawNotice) => RawNotice, string]>([
    ['that is not signed', {}, isForged({ headers: {} }), 'It is not signed'],
    [
      'whose words were changed',
      {},
      ({ headers, body }) => ({ headers, body: Buffer.from(`${body.toString()} `) }),
      'The signature is not that of WeChat Pay',
    ],
    [
      'that is signed by nobody it knows',
      {},
      ({ headers, body }) => ({ headers: { ...headers, 'wechatpay-serial': 'ABCDEF' }, body }),
      'It is signed by a certificate that there is not',
    ],
    ['of old', { at: new Date('2026-06-05T11:54:00+08:00') }, isForged({}), 'It is not of these five minutes'],
    [
      'for another merchant',
      { transaction: { mchid: '1900000002' } },
      isForged({}),
      'The notice is for another merchant or application',
    ],
    [
      'for another application',
      { transaction: { appid: 'wxother' } },
      isForged({}),
      'The notice is for another merchant or application',
    ],
    [
      'about another amount',
      { transaction: { amount: { total: PRICE - 1, currency: 'CNY' } } },
      isForged({}),
      'The amount is another',
    ],
    [
      'in another currency',
      { transaction: { amount: { total: PRICE, currency: 'USD' } } },
      isForged({}),
      'The currency is another',
    ],
    [
      'about another payment',
      { transaction: { out_trade_no: 'PY20260605AAAAAA' } },
      isForged({}),
      'There is no such payment',
    ],
  ])('%s', async (_name, changes, forge, reason) => {
    const { browser, orderNo, payNo } = await openOrder();
    const response = await tell(forge(wechat.pay(payNo, changes)));
    expect([response.status, response.text]).toEqual([400, '{"code":"FAIL","message":"失败"}']);
    expect(await readPayment(browser, payNo)).toMatchObject({ status: 10 });
    expect(await readOrder(browser, orderNo)).toMatchObject({ status: 20, paid: 0 });
    const line = portal.logLines.filter((text) => text.includes('payment notice rejected')).at(-1) ?? '{}';
    expect(JSON.parse(line)).toMatchObject({ channel: 'wechat', reason });
    expect(line).not.toContain(payNo);
  });
});

it('is told of by a new certificate while the portal runs', async () => {
  const { browser, payNo } = await openOrder();
  advance(60);
  wechat.rotate();
  expect((await tell(wechat.pay(payNo))).status).toBe(200);
  expect(await readPayment(browser, payNo)).toMatchObject({ status: 20 });
});

it('cannot be opened while WeChat Pay is away', async () => {
  const { browser } = await openSession(portal, now());
  const orderNo = await order(browser);
  wechat.respondWith({ status: 500, content: { code: 'SYSTEM_ERROR' } });
  const response = await pay(browser, [orderNo], { channel: 'wechat', returnTo: '/overview/order' });
  wechat.respondWith();
  expect(response.body).toMatchObject({ code: '503', msg: '支付渠道暂时无法连接，请稍后重试' });
});

it.each(['wechat', 'sandbox'] as const)('is closed at its provider once its order is paid by %s', async (channel) => {
  const { browser, orderNo, payNo } = await openOrder();
  const { body } = await pay(browser, [orderNo], { channel: 'sandbox', returnTo: '/overview/order' });
  const other = (body.data as { payNo: string }).payNo;
  if (channel === 'wechat') await tell(wechat.pay(payNo));
  else await paymentCalls.press(browser, other, 'succeed');
  const [paid, ended] = channel === 'wechat' ? [payNo, other] : [other, payNo];
  await waitUntil(
    async () => {
      advance(5);
      return readPayment(browser, ended);
    },
    ({ status }) => status === 30,
  );
  if (channel === 'wechat') expect((await paymentCalls.press(browser, other, 'succeed')).status).toBe(409);
  else expect(() => wechat.pay(payNo)).toThrow('does not wait');
  expect(await readPayment(browser, paid)).toMatchObject({ status: 20 });
  expect(await readOrder(browser, orderNo)).toMatchObject({ paid: PRICE, refunded: 0 });
});
