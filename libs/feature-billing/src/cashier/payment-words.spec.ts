import { OFFERED_CHANNELS, type Payment } from '@portal/api-contract/account';
import { listStates, paymentLifecycle } from '@portal/lifecycles';
import { buildPayment } from '../testing/sample-payments';
import { CHANNEL_TEXTS, describeChannel, describePayment } from './payment-words';

it('says of every state what has become of the money', () => {
  const said = listStates(paymentLifecycle).map((status) => describePayment(buildPayment({ status }), false));
  expect(new Set(said.map(({ title }) => title)).size).toBe(said.length);
});

it('asks for patience, and says when it is over', () => {
  const payment = buildPayment();
  expect(describePayment(payment, false).text).toContain('自动更新');
  expect(describePayment(payment, true).text).toContain('稍后在订单中查看');
});

it('says what to do with a code, and when it has ended', () => {
  const payment = buildPayment({ channel: 'wechat' });
  expect(describePayment(payment, false, true)).toMatchObject({ title: '微信扫码支付', tone: 'busy' });
  expect(describePayment(buildPayment({ channel: 'alipay' }), false, true)).toMatchObject({
    title: '支付宝扫码支付',
    text: expect.stringContaining('手机支付宝'),
  });
  expect(describePayment(payment, true, true)).toMatchObject({ title: '二维码已过期', tone: 'danger' });
  expect(describePayment(buildPayment({ status: 20 }), true, true).title).toBe('支付成功');
});

it('names what goes back, and what becomes of the rest', () => {
  const describe = (payment: Partial<Payment>) =>
    describePayment(buildPayment({ amount: 300, ...payment }), false).text;
  expect(describe({ status: 50, refunded: 300 })).toMatch(/¥3.00 正在原路退回.*通知您。$/);
  expect(describe({ status: 51, refunded: 300 })).toMatch(/¥3.00 已原路退回。$/);
  expect(describe({ status: 52, refunded: 300 })).toMatch(/¥3.00 支付渠道无法退回，请在「退款」中填写收款账户/);
  expect(describe({ status: 51, refunded: 100 })).toMatch(/¥1.00 已原路退回。其余订单已付清/);
});

it('says why a payment may be closed, and what can be paid anew', () => {
  const describe = (payment: Partial<Payment>) => describePayment(buildPayment({ status: 30, ...payment }), false).text;
  expect(describe({})).toMatch(/^没有扣款。订单已用另一笔支付付清的，无需再付；.*可以重新支付。$/);
  expect(describe({ orderNos: ['OD1', 'OD2'] })).toMatch(
    /^没有扣款。其中有订单已用另一笔支付付清.*其余订单.*可以重新支付。$/,
  );
});

it.each([
  ['alipay', 'page', /银行卡或扫码/],
  ['alipay', 'code', /^用手机支付宝扫码付款$/],
  ['alipay', 'elsewhere', /浏览器中打开/],
  ['wechat', 'code', /微信扫码/],
  ['wechat', 'inWechat', /微信内直接付款/],
] as const)('says how %s is paid: %s', (channel, way, text) => {
  expect(describeChannel(channel, way)).toMatch(text);
});

it('explains every channel', () => {
  expect(Object.keys(CHANNEL_TEXTS)).toEqual(Object.keys(OFFERED_CHANNELS));
});
