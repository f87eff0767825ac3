import { runInNewContext } from 'node:vm';
import { startFakeWechat, WECHAT_ACCOUNT, WECHAT_PAYER } from '../../testing/fake-wechat';
import { setUp } from '../../testing/set-up';
import { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { createTestEnvironment, startTestPortal } from '../../testing/test-portal';
import { openSession } from '../../testing/test-session';
import type { WechatBridgeRequest } from './provider/wechat-signing';
import { startFakeWechatPay } from './testing/fake-wechat-pay';
import { addPaidProduct, paymentCalls } from './testing/payment-calls';

const { now } = createTestClock('2026-06-05T12:00:00+08:00');
const IN_WECHAT = { 'user-agent': 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.50' };
const RETURN_TO = '/overview/order-pay?orderNos=<b>';

const pay = setUp(() => startFakeWechatPay(now));
const stage = setUp(async () => {
  const wechat = await startFakeWechat();
  return { wechat, close: wechat.close };
});
const toEnvironment = (more: object = {}) => {
  const { merchantId, appId, serial, privateKey, apiKey, gateway } = pay.options;
  return {
    ...createTestEnvironment(),
    ...{ PAY_WECHAT_MERCHANT_ID: merchantId, PAY_WECHAT_APP_ID: appId, PAY_WECHAT_SERIAL: serial },
    ...{ PAY_WECHAT_PRIVATE_KEY: privateKey, PAY_WECHAT_API_KEY: apiKey, PAY_WECHAT_GATEWAY: gateway },
    ...more,
  };
};
const portal = setUp(() => {
  const { appId, secret } = WECHAT_ACCOUNT;
  const account = { WECHAT_APP_ID: appId, WECHAT_APP_SECRET: secret, WECHAT_API_URL: stage.wechat.origin };
  return startTestPortal({ clock: now, environment: toEnvironment(account), isDemo: true });
});
const bare = setUp(() => startTestPortal({ clock: now, environment: toEnvironment(), isDemo: true }));
let codes = 0;

beforeAll(async () => {
  await addPaidProduct(portal);
  await addPaidProduct(bare);
});
afterEach(() => (stage.wechat.mood = 'give'));

const listWays = async (browser: TestBrowser, headers: Record<string, string> = {}) => {
  const { body } = await browser.request('/ptl/order/payChannels', { headers });
  return Object.fromEntries(
    (body.data as { channel: string; way: string }[]).map(({ channel, way }) => [channel, way]),
  );
};

async function openInWechat(on = portal) {
  const { browser } = await openSession(on, now());
  const orderNo = await paymentCalls.order(browser);
  const { body } = await browser.request('/ptl/order/pay', {
    ...{ method: 'POST', headers: IN_WECHAT },
    payload: { orderNos: [orderNo], channel: 'wechat', returnTo: RETURN_TO },
  });
  const { payNo, payUrl } = body.data as { payNo: string; payUrl: string };
  return { browser, orderNo, payNo, payUrl, visitor: new TestBrowser(on.app) };
}

const withCode = (payUrl: string, code = `code-page-${(codes += 1)}`) => `${payUrl}&code=${code}`;

function readRequest(html: string): WechatBridgeRequest {
  const [, text = ''] = /data-request="([^"]*)"/.exec(html) ?? [];
  return JSON.parse(text.replaceAll('&quot;', '"')) as WechatBridgeRequest;
}

it('is offered within WeChat alone, where the site has the account', async () => {
  const { browser } = await openSession(portal, now());
  expect(await listWays(browser)).toEqual({ wechat: 'code', sandbox: 'page', transfer: 'transfer' });
  expect(await listWays(browser, IN_WECHAT)).toEqual({ wechat: 'inWechat', sandbox: 'page', transfer: 'transfer' });
  const { browser: other } = await openSession(bare, now());
  expect(await listWays(other, IN_WECHAT)).toMatchObject({ wechat: 'elsewhere' });
});

it('leads through WeChat to the page that asks for the money, which is paid once', async () => {
  const { browser, payNo, payUrl, visitor } = await openInWechat();
  const { status, location } = await visitor.request(payUrl);
  expect([status, new URL(location).host]).toEqual([303, 'open.weixin.qq.com']);
  expect(new URL(location).searchParams.get('redirect_uri')).toBe(`http://localhost${payUrl}`);
  const { status: shown, headers, text } = await visitor.request(withCode(payUrl));
  expect([shown, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(headers['content-security-policy']).toMatch(/; script-src 'sha256-.{44}'; form-action/);
  expect(pay.isAskedFor(readRequest(text))).toBe(true);
  for (const fact of ['99.00 元', payNo]) expect(text).toContain(fact);
  for (const secret of ['<b>', WECHAT_PAYER]) expect(text).not.toContain(secret);
  const notice = pay.pay(payNo);
  await new TestBrowser(portal.app).request('/ptl/pay/notify/wechat', {
    ...{ method: 'POST', payload: notice.body.toString() },
    headers: { ...(notice.headers as Record<string, string>), 'content-type': 'application/json' },
  });
  expect(await paymentCalls.readPayment(browser, payNo)).toMatchObject({ status: 20, channel: 'wechat' });
  const again = await visitor.request(payUrl);
  expect([again.status, again.text]).toEqual([200, expect.stringContaining('该笔支付已结束')]);
});

it('says what is wrong, and leads to another try', async () => {
  const { payUrl, visitor } = await openInWechat();
  const used = withCode(payUrl);
  await visitor.request(used);
  expect((await visitor.request(used)).text).toContain('页面已失效，请重新打开');
  stage.wechat.mood = 'fail';
  const { text } = await visitor.request(withCode(payUrl));
  expect(text).toContain('暂时无法连接微信支付');
  expect(text).toContain(`<a href="${payUrl}">重试</a>`);
  expect(text).toMatch(/<a href="http:\/\/localhost\/overview\/order-pay\?orderNos=[^"<]*payNo=PY\w+">返回收银台/);
});

it('knows no other trades, and is not there without the account', async () => {
  const { payUrl, visitor } = await openInWechat();
  for (const url of ['/ptl/pay/wechat/', '/ptl/pay/wechat/?trade=x', payUrl.slice(0, -8)])
    expect((await visitor.request(url)).status).toBe(404);
  const { payUrl: code, visitor: other } = await openInWechat(bare);
  expect(code).toMatch(/^weixin:/);
  expect((await other.request(payUrl)).status).toBe(404);
});

describe('the script of the page', () => {
  const RESULT = 'http://localhost/overview/order-pay?payNo=PY1';

  async function runScript({ isReady }: { readonly isReady: boolean }) {
    const { payUrl, visitor } = await openInWechat();
    const { text } = await visitor.request(withCode(payUrl));
    const [, script = ''] = /<script>([^]*)<\/script>/.exec(text) ?? [];
    const listeners: Record<string, () => void> = {};
    const calls: { readonly name: string; readonly request: unknown; readonly end: (said: object) => void }[] = [];
    const bridge = {
      invoke: (name: string, request: unknown, end: (said: object) => void) => calls.push({ name, request, end }),
    };
    const button = {
      ...{ disabled: true, dataset: { request: JSON.stringify(readRequest(text)), result: RESULT } },
      addEventListener: (_name: string, run: () => void) => (listeners['click'] = run),
    };
    const state = { textContent: '' };
    const location = { href: '', replace: (url: string) => (location.href = url) };
    const document = {
      getElementById: (id: string) => (id === 'pay' ? button : state),
      addEventListener: (name: string, run: () => void) => (listeners[name] = run),
    };
    const scope: Record<string, unknown> = { document, location };
    if (isReady) scope['WeixinJSBridge'] = bridge;
    scope['window'] = scope;
    runInNewContext(script, scope);
    const bringBridge = () => {
      scope['WeixinJSBridge'] = bridge;
      listeners['WeixinJSBridgeReady']?.();
    };
    return { text, calls, button, state, location, bringBridge, press: () => listeners['click']?.() };
  }

  it('asks at once, and leads to the result', async () => {
    const { text, calls, location } = await runScript({ isReady: true });
    expect(calls).toMatchObject([{ name: 'getBrandWCPayRequest', request: readRequest(text) }]);
    calls[0]?.end({ err_msg: 'get_brand_wcpay_request:ok' });
    expect(location.href).toBe(RESULT);
  });

  it('waits for the bridge, and asks again once the payer has left', async () => {
    const { calls, button, state, location, bringBridge, press } = await runScript({ isReady: false });
    expect([calls.length, button.disabled]).toEqual([0, true]);
    bringBridge();
    expect([calls.length, button.disabled]).toEqual([1, false]);
    calls[0]?.end({ err_msg: 'get_brand_wcpay_request:cancel' });
    expect(state.textContent).toContain('还没有付款');
    press();
    calls[1]?.end({ err_msg: 'get_brand_wcpay_request:fail' });
    expect(state.textContent).toContain('付款没有完成');
    expect([calls.length, location.href]).toEqual([2, '']);
  });
});
