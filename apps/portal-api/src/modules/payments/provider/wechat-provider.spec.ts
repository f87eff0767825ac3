import { createCipheriv } from 'node:crypto';
import { parseSharedEnvironment } from '../../../platform/config';
import { setUp } from '../../../testing/set-up';
import { createTestClock } from '../../../testing/test-clock';
import { type NoticeChanges, startFakeWechatPay } from '../testing/fake-wechat-pay';
import { describePaymentProvider, makeTrade, toCall } from '../testing/payment-provider-contract';
import { createWechatPayProvider } from './wechat-provider';
import { readWechatPay } from './wechat-settings';

const NOON = '2026-06-05T12:00:00+08:00';

describe.each(['certificates', 'a public key'])('with %s of WeChat Pay', (kind) => {
  describePaymentProvider('WeChat Pay', async () => {
    const { now } = createTestClock(NOON);
    const wechat = await startFakeWechatPay(now);
    const { publicKey } = wechat.keyOptions;
    const isKey = kind === 'a public key' && publicKey !== undefined;
    return {
      provider: createWechatPayProvider(isKey ? wechat.keyOptions : wechat.options, now),
      visit: async (payUrl) => expect(payUrl).toMatch(/^weixin:\/\/wxpay\/bizpayurl\?pr=\w+$/),
      pay: async (payNo) => wechat.pay(payNo, isKey ? { serial: publicKey.id } : {}),
      breakDown: wechat.close,
      close: wechat.close,
    };
  });
});

describe('WeChat Pay', () => {
  const clock = createTestClock(NOON);
  const wechat = setUp(() => startFakeWechatPay(clock.now));
  const provider = () => createWechatPayProvider(wechat.options, clock.now);
  const countFetches = () => wechat.requests.filter((line) => line === 'GET /v3/certificates').length;
  const unreachable = { name: 'ProviderUnreachableError' };
  let count = 0;

  async function openTrade() {
    const payNo = `PY-${(count += 1)}-TEST`;
    const { url: payUrl, isCode } = await provider().create(makeTrade(payNo), toCall());
    expect(isCode).toBe(true);
    return { payNo, payUrl };
  }

  async function tell(changes: NoticeChanges, by = provider()) {
    const { payNo } = await openTrade();
    return by.readNotice(wechat.pay(payNo, changes));
  }

  afterEach(() => {
    clock.setTime(NOON);
    wechat.signResponses('right');
    wechat.respondWith();
    wechat.holdRefunds('SUCCESS');
    wechat.keepAmounts(true);
  });

  it('knows a trade from the moment at which its code is there, which is the same for the same trade', async () => {
    const { payNo, payUrl } = await openTrade();
    expect(await provider().query(payNo, toCall())).toMatchObject({ state: 'waiting', tradeNo: '' });
    expect((await provider().create(makeTrade(payNo), toCall())).url).toBe(payUrl);
    await expect(provider().create(makeTrade(payNo, { title: '另一个' }), toCall())).rejects.toThrow(
      'OUT_TRADE_NO_USED',
    );
  });

  it('says of a trade that is over that it has no code any more', async () => {
    const { payNo } = await openTrade();
    wechat.pay(payNo);
    await expect(provider().create(makeTrade(payNo), toCall())).rejects.toMatchObject({ name: 'TradeEndedError' });
    wechat.setState(payNo, 'CLOSED');
    await expect(provider().create(makeTrade(payNo), toCall())).rejects.toMatchObject({ name: 'TradeEndedError' });
  });

  it('takes titles of any length', async () => {
    const title = '设备😀'.repeat(60);
    expect((await provider().create(makeTrade('PY-TITLE', { title }), toCall())).url).toMatch(/^weixin:/);
  });

  it('says no amount of a trade that nobody has paid where WeChat Pay says none', async () => {
    const { payNo } = await openTrade();
    wechat.keepAmounts(false);
    expect(await provider().query(payNo, toCall())).toMatchObject({ state: 'waiting', amount: null, currency: 'CNY' });
    expect(await provider().close(payNo, toCall())).toMatchObject({ state: 'closed', amount: null });
  });

  it('says that a trade of which money went back was paid', async () => {
    const { payNo } = await openTrade();
    wechat.pay(payNo);
    wechat.setState(payNo, 'REFUND');
    expect(await provider().query(payNo, toCall())).toMatchObject({ state: 'paid', amount: 12_345 });
  });

  describe('a notice', () => {
    it.each<[string, NoticeChanges, string]>([
      ['for another merchant', { transaction: { mchid: '1900000002' } }, 'for another merchant or application'],
      ['for another application', { transaction: { appid: 'wxother' } }, 'for another merchant or application'],
      ['without an amount', { transaction: { amount: undefined } }, 'The notice cannot be understood'],
      ['with an amount that is none', { transaction: { amount: { total: 0.5 } } }, 'The notice cannot be understood'],
      ['in a state that is none', { transaction: { trade_state: 'PAID' } }, 'The notice cannot be understood'],
      ['about a refund', { resource: { original_type: 'refund' } }, 'The notice cannot be understood'],
      ['for other words', { resource: { associated_data: 'refund' } }, 'The notice cannot be understood'],
      ['encrypted in another way', { resource: { algorithm: 'NONE' } }, 'The notice cannot be understood'],
      ['with nothing in it', { resource: { ciphertext: '' } }, 'The notice cannot be understood'],
    ])('%s counts for nothing', async (_name, changes, reason) => {
      await expect(tell(changes)).rejects.toMatchObject({
        ...{ name: 'NoticeRejectedError', message: expect.stringContaining(reason) },
      });
    });

    it('that was encrypted by another key counts for nothing', async () => {
      const cipher = createCipheriv('aes-256-gcm', Buffer.alloc(32, 1), Buffer.alloc(12, 0x61)).setAAD(
        Buffer.from('x'),
      );
      const bytes = [cipher.update('{}', 'utf8'), cipher.final(), cipher.getAuthTag()];
      const ciphertext = Buffer.concat(bytes).toString('base64');
      await expect(tell({ resource: { ciphertext, nonce: 'a'.repeat(12), associated_data: 'x' } })).rejects.toThrow(
        'The notice cannot be understood',
      );
    });

    it.each([
      [-301, false],
      [-299, true],
      [299, true],
      [301, false],
    ])('that was signed %i seconds from now is taken: %s', async (seconds, isTaken) => {
      const told = tell({ at: new Date(clock.now().getTime() + seconds * 1000) });
      await (isTaken
        ? expect(told).resolves.toMatchObject({ state: 'paid' })
        : expect(told).rejects.toThrow('It is not of these five minutes'));
    });

    it('names the payment, the money and the moment', async () => {
      expect(await tell({})).toMatchObject({
        ...{ state: 'paid', amount: 12_345, currency: 'CNY', tradeNo: expect.stringMatching(/^4200001\d{21}$/) },
        paidAt: new Date('2026-06-05T12:30:00+08:00'),
      });
      expect(await tell({ transaction: { amount: { total: 1, currency: 'USD' } } })).toMatchObject({ currency: 'USD' });
    });
  });

  it.each(['wrong', 'late', 'not'] as const)('does not believe a response that is signed %s', async (how) => {
    const { payNo } = await openTrade();
    const asked = provider();
    await asked.query(payNo, toCall());
    wechat.signResponses(how);
    await expect(asked.query(payNo, toCall())).rejects.toMatchObject(unreachable);
    await expect(asked.query('PY-UNKNOWN', toCall())).rejects.toMatchObject(unreachable);
    await expect(asked.close(payNo, toCall())).rejects.toMatchObject(unreachable);
  });

  it.each(['wrong', 'late', 'not'] as const)('does not believe certificates that are signed %s', async (how) => {
    const { payNo } = await openTrade();
    const notice = wechat.pay(payNo);
    wechat.signResponses(how);
    await expect(provider().readNotice(notice)).rejects.toMatchObject(unreachable);
  });

  it('fetches certificates once for all who ask, and not for every number that nobody knows', async () => {
    const asked = provider();
    const before = countFetches();
    await Promise.all(Array.from({ length: 5 }, () => asked.query('PY-UNKNOWN', toCall())));
    expect(countFetches()).toBe(before + 1);
    const { payNo } = await openTrade();
    const known = countFetches();
    const forge = () => {
      const { headers, body } = wechat.pay(payNo);
      return asked.readNotice({ headers: { ...headers, 'wechatpay-serial': 'ABCDEF' }, body });
    };
    for (let time = 0; time < 5; time += 1)
      await expect(forge()).rejects.toThrow('It is signed by a certificate that there is not');
    expect(countFetches()).toBe(known);
    clock.advance(11);
    await expect(forge()).rejects.toThrow('It is signed by a certificate that there is not');
    await expect(forge()).rejects.toThrow('It is signed by a certificate that there is not');
    expect(countFetches()).toBe(known + 1);
  });

  it('believes no certificate whose time is over', async () => {
    const { payNo } = await openTrade();
    const asked = provider();
    await asked.query(payNo, toCall());
    clock.advance(1001 * 86_400);
    await expect(asked.query(payNo, toCall())).rejects.toMatchObject(unreachable);
  });

  it('is not reached while it is busy, and rejects what it does not know', async () => {
    const { payNo } = await openTrade();
    for (const [status, code] of [
      [500, 'SYSTEM_ERROR'],
      [429, 'FREQUENCY_LIMITED'],
    ] as const) {
      wechat.respondWith({ status, content: { code } });
      await expect(provider().query(payNo, toCall())).rejects.toMatchObject(unreachable);
    }
    wechat.respondWith({ status: 403, content: { code: 'NO_AUTH' } });
    await expect(provider().close(payNo, toCall())).rejects.toThrow('WeChat Pay NO_AUTH');
    const stranger = createWechatPayProvider({ ...wechat.options, merchantId: '1900000002' }, clock.now);
    await expect(stranger.query(payNo, toCall())).rejects.toThrow('WeChat Pay SIGN_ERROR');
    const late = createWechatPayProvider(wechat.keyOptions, () => new Date('2026-06-05T12:10:00+08:00'));
    await expect(late.query(payNo, toCall())).rejects.toThrow('WeChat Pay SIGN_ERROR');
  });

  it.each([
    ['another trade', { out_trade_no: 'PY-OTHER' }],
    ['a trade of another merchant', { mchid: '1900000002' }],
    ['a trade of another application', { appid: 'wxother' }],
    ['a state that is none', { trade_state: 'PAID' }],
  ])('does not believe what is said of %s', async (_name, changes) => {
    const { payNo } = await openTrade();
    const { merchantId: mchid, appId: appid } = wechat.options;
    const said = { mchid, appid, out_trade_no: payNo, trade_state: 'CLOSED' };
    wechat.respondWith({ status: 200, content: said });
    expect(await provider().query(payNo, toCall())).toMatchObject({ state: 'closed' });
    wechat.respondWith({ status: 200, content: { ...said, ...changes } });
    await expect(provider().query(payNo, toCall())).rejects.toMatchObject(unreachable);
  });

  it('needs no certificates where it has given its key to the merchant', async () => {
    const keyed = await startFakeWechatPay(clock.now);
    keyed.dropCertificates();
    const asked = createWechatPayProvider(keyed.keyOptions, clock.now);
    await asked.create(makeTrade('PY-KEY'), toCall());
    expect(await asked.readNotice(keyed.pay('PY-KEY'))).toMatchObject({ state: 'paid' });
    expect(keyed.requests).not.toContain('GET /v3/certificates');
    const { headers, body } = keyed.pay('PY-KEY');
    const forged = { headers: { ...headers, 'wechatpay-serial': 'ABCDEF' }, body };
    await expect(asked.readNotice(forged)).rejects.toThrow('It is signed by a certificate that there is not');
    await keyed.close();
  });

  it('is asked no longer than the caller waits', async () => {
    const { payNo } = await openTrade();
    await expect(provider().query(payNo, { signal: AbortSignal.abort() })).rejects.toMatchObject(unreachable);
  });

  it('tells of a refund that takes its time, and of one that somebody has to look at', async () => {
    const { payNo } = await openTrade();
    wechat.pay(payNo);
    const { amount } = makeTrade(payNo);
    const refund = () => provider().refund({ payNo, refundNo: 'RF-SLOW', amount, total: amount }, toCall());
    wechat.holdRefunds('PROCESSING');
    expect([await refund(), await refund()]).toEqual(['pending', 'pending']);
    const asked = wechat.requests.filter((line) => line.startsWith('POST /v3/refund'));
    expect(asked).toHaveLength(1);
    for (const status of ['ABNORMAL', 'CLOSED']) {
      wechat.holdRefunds(status);
      await expect(refund()).rejects.toThrow(`WeChat Pay refund ${status}`);
    }
    wechat.holdRefunds('SUCCESS');
    expect(await refund()).toBe('refunded');
  });

  it('goes on by a new certificate and by the old one, without a word to anybody', async () => {
    const { payNo } = await openTrade();
    const asked = provider();
    await asked.query(payNo, toCall());
    clock.advance(60);
    const old = wechat.pay(payNo);
    const before = countFetches();
    wechat.rotate();
    expect(await asked.readNotice(wechat.pay(payNo))).toMatchObject({ payNo, state: 'paid' });
    expect(await asked.query(payNo, toCall())).toMatchObject({ state: 'paid' });
    expect(await asked.readNotice(old)).toMatchObject({ payNo, state: 'paid' });
    expect(countFetches()).toBe(before + 1);
  });

  it('is configured by all of its variables, or not at all', () => {
    const { merchantId, appId, serial, privateKey, apiKey, publicKey } = wechat.keyOptions;
    const read = (values: object) => readWechatPay(parseSharedEnvironment({ NODE_ENV: 'test', ...values }));
    const whole = {
      ...{ PAY_WECHAT_MERCHANT_ID: merchantId, PAY_WECHAT_APP_ID: appId, PAY_WECHAT_SERIAL: serial },
      ...{ PAY_WECHAT_PRIVATE_KEY: privateKey, PAY_WECHAT_API_KEY: apiKey },
    };
    const ownKey = { PAY_WECHAT_PUBLIC_KEY_ID: publicKey?.id, PAY_WECHAT_PUBLIC_KEY: publicKey?.key };
    expect(read({})).toBeUndefined();
    expect(read(whole)).toEqual({ ...wechat.options, gateway: 'https://api.mch.weixin.qq.com' });
    expect(read({ ...whole, ...ownKey })).toMatchObject({ publicKey });
    expect(() => read({ PAY_WECHAT_APP_ID: appId })).toThrow(
      'Payments by WeChat Pay need PAY_WECHAT_MERCHANT_ID, PAY_WECHAT_SERIAL, PAY_WECHAT_PRIVATE_KEY, PAY_WECHAT_API_KEY as well',
    );
    expect(() => read(ownKey)).toThrow('PAY_WECHAT_MERCHANT_ID');
    expect(() => read({ ...whole, PAY_WECHAT_PUBLIC_KEY: publicKey?.key })).toThrow(
      'Payments by WeChat Pay need PAY_WECHAT_PUBLIC_KEY_ID as well',
    );
    for (const wrong of [
      { PAY_WECHAT_MERCHANT_ID: 'x' },
      { PAY_WECHAT_APP_ID: 'x' },
      { PAY_WECHAT_SERIAL: 'x' },
      { PAY_WECHAT_PRIVATE_KEY: publicKey?.key },
      { PAY_WECHAT_API_KEY: 'x' },
      { PAY_WECHAT_PUBLIC_KEY_ID: 'x' },
      { PAY_WECHAT_PUBLIC_KEY: 'x' },
      { PAY_WECHAT_GATEWAY: 'http://far.example/' },
    ])
      expect(() => read({ ...whole, ...ownKey, ...wrong })).toThrow(Object.keys(wrong)[0]);
  });
});
