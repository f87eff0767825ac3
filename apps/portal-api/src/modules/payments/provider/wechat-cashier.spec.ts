import { startFakeWechat, WECHAT_ACCOUNT, WECHAT_PAYER } from '../../../testing/fake-wechat';
import { setUp } from '../../../testing/set-up';
import { createTestClock } from '../../../testing/test-clock';
import { createDataProtection } from '../../../platform/security/data-protection';
import { startFakeWechatPay } from '../testing/fake-wechat-pay';
import { describePaymentProvider, makeTrade, toCall } from '../testing/payment-provider-contract';
import { openWechatPay, type WechatCashier } from './wechat-cashier';

const NOON = '2026-06-05T12:00:00+08:00';
const protection = createDataProtection(Buffer.alloc(32, 7));

let codes = 0;
const nextCode = () => `code-${(codes += 1)}`;

async function start() {
  const { now } = createTestClock(NOON);
  const [pay, wechat] = [await startFakeWechatPay(now), await startFakeWechat()];
  const account = { ...WECHAT_ACCOUNT, apiUrl: wechat.origin };
  const close = async () => void (await Promise.all([pay.close(), wechat.close()]));
  return { pay, wechat, close, now, ...openWechatPay({ pay: pay.options, account, clock: now, protection }) };
}

function requireCashier(cashier: WechatCashier | undefined): WechatCashier {
  if (cashier === undefined) throw new Error('There is no cashier within WeChat');
  return cashier;
}

function readTrade(cashier: WechatCashier, payUrl: string) {
  const trade = cashier.find(new URL(payUrl, 'http://localhost').searchParams.get('trade') ?? '');
  if (trade === undefined) throw new Error(`${payUrl} stands for no trade`);
  return trade;
}

describePaymentProvider(
  'WeChat Pay, within WeChat',
  async () => {
    const { pay, provider, cashier, close } = await start();
    const own = requireCashier(cashier);
    return {
      provider,
      async visit(payUrl) {
        const request = await own.open(readTrade(own, payUrl), nextCode(), toCall());
        expect(request && pay.isAskedFor(request)).toBe(true);
      },
      pay: async (payNo) => pay.pay(payNo),
      breakDown: close,
      close,
    };
  },
  { isInWechat: true },
);

describe('the cashier within WeChat', () => {
  const stage = setUp(start);
  const cashier = () => requireCashier(stage.cashier);
  let count = 0;

  const openTrade = async () => {
    const trade = makeTrade(`PY-${(count += 1)}-IN`, { isInWechat: true });
    const { url: payUrl, isCode } = await stage.provider.create(trade, toCall());
    expect(isCode).toBe(false);
    return { trade, payUrl };
  };

  afterEach(() => {
    stage.wechat.mood = 'give';
    stage.pay.respondWith();
  });

  it('is led to by what nobody can read or make up', async () => {
    const { trade, payUrl } = await openTrade();
    expect(payUrl).toMatch(/^\/ptl\/pay\/wechat\/\?trade=v1\./);
    expect(readTrade(cashier(), payUrl)).toEqual(trade);
    expect(decodeURIComponent(payUrl)).not.toContain(trade.payNo);
    const [, token = ''] = payUrl.split('=');
    for (const other of ['', 'v1.x.y.z', token.slice(0, -8)]) expect(cashier().find(other)).toBeUndefined();
    expect(await stage.provider.query(trade.payNo, toCall())).toBeUndefined();
  });

  it('has WeChat say who pays, without asking the payer', async () => {
    const { trade, payUrl } = await openTrade();
    const token = new URL(payUrl, 'http://localhost').searchParams.get('trade') ?? '';
    const { origin, pathname, searchParams, hash } = new URL(cashier().toAuthorizeUrl(token, trade));
    expect(origin + pathname).toBe('https://open.weixin.qq.com/connect/oauth2/authorize');
    expect(Object.fromEntries(searchParams)).toEqual({
      ...{ appid: WECHAT_ACCOUNT.appId, response_type: 'code', scope: 'snsapi_base' },
      redirect_uri: `http://localhost${payUrl}`,
    });
    expect(hash).toBe('#wechat_redirect');
  });

  it('asks anew where a code was used before, or is none', async () => {
    const { trade } = await openTrade();
    const code = nextCode();
    expect(await cashier().open(trade, code, toCall())).toMatchObject({ appId: WECHAT_ACCOUNT.appId, signType: 'RSA' });
    for (const useless of [code, 'made-up']) expect(await cashier().open(trade, useless, toCall())).toBeUndefined();
    // The payer may come back to the same trade.
    const again = await cashier().open(trade, nextCode(), toCall());
    expect(again && stage.pay.isAskedFor(again)).toBe(true);
  });

  it.each(['refuse', 'fail', 'nonsense', 'flood'] as const)(
    'opens nothing where WeChat is in the mood to %s',
    async (mood) => {
      const { trade } = await openTrade();
      stage.wechat.mood = mood;
      const opened = cashier().open(trade, nextCode(), toCall());
      await expect(opened).rejects.toMatchObject({ name: 'ProviderUnreachableError' });
      await expect(opened).rejects.not.toThrow(WECHAT_ACCOUNT.secret);
    },
  );

  it('opens nothing where WeChat Pay is away, and says of a trade that is over that it is', async () => {
    const { trade } = await openTrade();
    stage.pay.respondWith({ status: 500, content: { code: 'SYSTEM_ERROR' } });
    await expect(cashier().open(trade, nextCode(), toCall())).rejects.toMatchObject({
      name: 'ProviderUnreachableError',
    });
    stage.pay.respondWith();
    await cashier().open(trade, nextCode(), toCall());
    stage.pay.pay(trade.payNo);
    await expect(cashier().open(trade, nextCode(), toCall())).rejects.toMatchObject({ name: 'TradeEndedError' });
  });

  it('signs what the browser is handed', async () => {
    const { trade } = await openTrade();
    const request = await cashier().open(trade, nextCode(), toCall());
    expect(request && stage.pay.isAskedFor(request)).toBe(true);
    expect(request && stage.pay.isAskedFor({ ...request, timeStamp: '1780632001' })).toBe(false);
    expect(JSON.stringify(request)).not.toContain(WECHAT_PAYER);
  });

  it('is not there without the account that the merchant is bound to; a code is shown in its place', async () => {
    const other = { ...WECHAT_ACCOUNT, appId: 'wxother', apiUrl: stage.wechat.origin };
    for (const account of [undefined, other]) {
      const { provider, cashier: none } = openWechatPay({
        ...{ pay: stage.pay.options, account, clock: stage.now, protection },
      });
      expect(none).toBeUndefined();
      const trade = makeTrade(`PY-${(count += 1)}-IN`, { isInWechat: true });
      expect((await provider.create(trade, toCall())).url).toMatch(/^weixin:/);
    }
  });
});
