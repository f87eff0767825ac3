import { SANDBOX_ACTIONS } from '@portal/api-contract/account';
import { setUpPortal } from '../../testing/set-up';
import { storePayment } from '../../testing/stored-records';
import { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { openSession } from '../../testing/test-session';
import { addPaidProduct, paymentCalls } from './testing/payment-calls';

const { now } = createTestClock('2026-06-05T12:00:00+08:00');
const portal = setUpPortal({ clock: now, isDemo: true });
const real = setUpPortal({ clock: now });
const { order, pay, press, readPayment } = paymentCalls;

beforeAll(() => addPaidProduct(portal));

async function openCashier() {
  const { browser } = await openSession(portal, now());
  const { body } = await pay(browser, [await order(browser)], { returnTo: '/overview/order?tab=<b>' });
  const { payNo, payUrl } = body.data as { payNo: string; payUrl: string };
  const trade = new URL(payUrl, 'http://localhost').searchParams.get('trade') ?? '';
  return { browser, payNo, payUrl, trade, visitor: new TestBrowser(portal.app) };
}

const pressButton = (visitor: TestBrowser, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  visitor.request('/ptl/pay/sandbox', {
    method: 'POST',
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });

it('shows what is to be paid and every button, and runs nothing', async () => {
  const { payNo, payUrl, visitor } = await openCashier();
  const { status, headers, text } = await visitor.request(payUrl);
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'text/html; charset=utf-8',
    'no-store',
  ]);
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-.{44}'; form-action 'self'/,
  );
  for (const shown of [payNo, '99.00 元', '等待支付', ...Object.values(SANDBOX_ACTIONS)]) expect(text).toContain(shown);
  expect(text).not.toMatch(/<script|javascript:| on[a-z]+=/);
  expect(text).not.toContain('<b>');
});

it.each(Object.keys(SANDBOX_ACTIONS))('leads back to the page it was opened from after %s', async (action) => {
  const { payNo, trade, visitor } = await openCashier();
  const { status, location } = await pressButton(visitor, { trade, action });
  expect([status, location]).toEqual([303, expect.stringMatching(/^http:\/\/localhost\/overview\/order\?tab=/)]);
  expect(new URL(location).searchParams.get('payNo')).toBe(payNo);
});

it('pays by its button, and says that the trade is over when another one is pressed', async () => {
  const { browser, payNo, payUrl, trade, visitor } = await openCashier();
  await pressButton(visitor, { trade, action: 'succeed' });
  expect(await readPayment(browser, payNo)).toMatchObject({ status: 20 });
  expect(await pressButton(visitor, { trade, action: 'close' })).toMatchObject({ status: 303, location: payUrl });
  expect((await visitor.request(payUrl)).text).toContain('已支付');
});

it.each([
  [{ origin: 'https://evil.example' }, 403],
  [{ origin: 'null' }, 403],
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ 'sec-fetch-site': 'same-site', origin: 'http://localhost' }, 403],
  [{ 'sec-fetch-site': 'same-origin', origin: 'http://localhost' }, 303],
])('takes a form with %j as %i', async (headers, status) => {
  const { browser, payNo, trade, visitor } = await openCashier();
  expect((await pressButton(visitor, { trade, action: 'succeed' }, headers)).status).toBe(status);
  expect(await readPayment(browser, payNo)).toMatchObject({ status: status === 303 ? 20 : 10 });
});

it.each([
  [{ trade: 'none', action: 'succeed' }, 404],
  [{ trade: 'x'.repeat(100), action: 'succeed' }, 404],
  [{ action: 'succeed' }, 404],
  [{ action: 'toString' }, 400],
  [{ action: '' }, 400],
])('rejects the form %j', async (fields, status) => {
  const { trade, visitor } = await openCashier();
  const own = status === 400 ? { trade } : {};
  expect((await pressButton(visitor, { ...own, ...fields } as Record<string, string>)).status).toBe(status);
  expect((await visitor.request('/ptl/pay/sandbox')).status).toBe(404);
});

it('does not exist where payments are real', async () => {
  const { browser } = await openSession(real, now());
  const payNo = await storePayment(real.database, (await openSession(real, now())).userId);
  expect((await browser.request('/ptl/order/payChannels')).body.data).toEqual([]);
  const responses = [
    await press(browser, payNo, 'succeed'),
    await browser.request('/ptl/pay/sandbox?trade=x'),
    await pressButton(browser, { trade: 'x', action: 'succeed' }),
    await browser.request('/ptl/pay/notify/sandbox', { method: 'POST', payload: {} }),
  ];
  expect(responses.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
});
