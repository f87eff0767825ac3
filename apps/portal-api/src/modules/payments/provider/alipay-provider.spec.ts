import { parseSharedEnvironment } from '../../../platform/config';
import { setUp } from '../../../testing/set-up';
import { startFakeAlipay } from '../testing/fake-alipay';
import { packAlipayBill } from '../testing/fake-bills';
import { describePaymentProvider, makeTrade, toCall } from '../testing/payment-provider-contract';
import { readAlipayBill } from './alipay-bill';
import { type AlipayProviderOptions, createAlipayProvider } from './alipay-provider';
import { readAlipay } from './alipay-settings';
import type { PayerBrowser } from './payment-provider';

async function start(changes: Partial<AlipayProviderOptions>) {
  const alipay = await startFakeAlipay();
  return {
    provider: createAlipayProvider({ ...alipay.options, ...changes }),
    visit: async (payUrl: string) => {
      if (changes.showsCode) return alipay.scan(payUrl);
      const { status } = await fetch(payUrl);
      expect(status).toBe(200);
    },
    pay: async (payNo: string) => alipay.pay(payNo),
    breakDown: alipay.close,
    close: alipay.close,
  };
}

describePaymentProvider('Alipay', () => start({}));
describePaymentProvider('Alipay by its page for telephones', () => start({}), { isOnTelephone: true });
describePaymentProvider('Alipay by a code', () => start({ showsCode: true }));

describe('Alipay', () => {
  const alipay = setUp(startFakeAlipay);
  const provider = () => createAlipayProvider(alipay.options);
  const FIELDS = {
    ...{ app_id: '2026000000000001', out_trade_no: 'PY1', trade_no: 'T1', trade_status: 'TRADE_SUCCESS' },
    ...{ total_amount: '0.07', gmt_payment: '2026-06-05 12:30:00' },
  };

  it('knows a trade from the moment at which somebody comes to its page', async () => {
    const { url } = await provider().create(makeTrade('PY9'), toCall());
    expect(await provider().query('PY9', toCall())).toBeUndefined();
    await fetch(url);
    expect(await provider().query('PY9', toCall())).toMatchObject({ state: 'waiting', amount: 12_345 });
    const { searchParams } = new URL(url);
    expect(JSON.parse(searchParams.get('biz_content') ?? '')).toMatchObject({
      ...{ total_amount: '123.45', subject: '设备接入', time_expire: '2026-06-05 14:00:00' },
    });
    expect(searchParams.get('return_url')).toBe('http://localhost/order?payNo=PY9');
  });

  it('is paid by telephones at their page, by computers as is configured, and not within WeChat', async () => {
    const [page, code] = [false, true].map((showsCode) => createAlipayProvider({ ...alipay.options, showsCode }));
    const [computer, telephone] = [false, true].map((isOnTelephone) => ({ isInWechat: false, isOnTelephone })) as [
      PayerBrowser,
      PayerBrowser,
    ];
    expect([page?.findWay(computer), page?.findWay(telephone)]).toEqual(['page', 'page']);
    expect([code?.findWay(computer), code?.findWay(telephone)]).toEqual(['code', 'page']);
    expect(code?.findWay({ isInWechat: true, isOnTelephone: true })).toBe('elsewhere');
    const onTelephone = await code?.create(makeTrade('PY-T', { isOnTelephone: true }), toCall());
    expect(onTelephone?.isCode).toBe(false);
    expect(new URL(onTelephone?.url ?? '').searchParams.get('method')).toBe('alipay.trade.wap.pay');
  });

  it('shows a code once for each number, and none of a trade that is over', async () => {
    const coded = createAlipayProvider({ ...alipay.options, showsCode: true });
    const create = (payNo: string) => coded.create(makeTrade(payNo), toCall());
    const cashier = await create('PY-C1');
    expect(cashier).toEqual({ url: expect.stringMatching(/^https:/), isCode: true });
    expect(await create('PY-C1')).toEqual(cashier);
    alipay.scan(cashier.url);
    alipay.pay('PY-C1');
    await expect(create('PY-C1')).rejects.toMatchObject({ name: 'TradeEndedError' });
    alipay.scan((await create('PY-C2')).url);
    await coded.close('PY-C2', toCall());
    await expect(create('PY-C2')).rejects.toMatchObject({ name: 'TradeEndedError' });
  });

  it.each([
    ['0.07', 7],
    ['12', 1_200],
    ['12.5', 1_250],
    ['99999999.99', 9_999_999_999],
  ])('reads %s 元 as %i 分', async (yuan, amount) => {
    expect(await provider().readNotice(alipay.sign({ ...FIELDS, total_amount: yuan }))).toMatchObject({ amount });
  });

  it.each([
    ['for another application', { app_id: '2026000000000002' }, 'The notice is for another application'],
    ['with an amount that is none', { total_amount: '1e3' }, 'The notice cannot be understood'],
    ['in a state that is none', { trade_status: 'PAID' }, 'The notice cannot be understood'],
  ])('takes no notice %s', async (_name, changes, reason) => {
    await expect(provider().readNotice(alipay.sign({ ...FIELDS, ...changes }))).rejects.toThrow(reason);
  });

  it.each(['RSA', 'MD5', 'toString', ''])('takes no notice that says it is signed by %j', async (algorithm) => {
    const fields = new URLSearchParams(alipay.sign(FIELDS).body.toString());
    fields.set('sign_type', algorithm);
    const notice = { headers: {}, body: Buffer.from(fields.toString()) };
    await expect(provider().readNotice(notice)).rejects.toThrow('The signature is not that of Alipay');
  });

  it('is not reached while it is busy, and rejects what it does not know', async () => {
    alipay.rejectWith('ACQ.SYSTEM_ERROR');
    await expect(provider().query('PY1', toCall())).rejects.toMatchObject({ name: 'ProviderUnreachableError' });
    alipay.rejectWith('ACQ.INVALID_PARAMETER');
    await expect(provider().close('PY1', toCall())).rejects.toThrow('Alipay ACQ.INVALID_PARAMETER');
    alipay.rejectWith('');
  });

  it('has no bill but of a day of which the gateway has one, and reads no other file as one', async () => {
    const download = () => provider().downloadBill('2026-06-05', toCall());
    for (const code of ['isp.bill_not_exist', 'BILL_NOT_EXIST']) {
      alipay.rejectWith(code);
      expect(await download()).toBeUndefined();
    }
    alipay.rejectWith('isv.invalid-arguments');
    await expect(download()).rejects.toThrow('Alipay isv.invalid-arguments');
    alipay.rejectWith('');
    for (const file of ['', 'PK', '<html>expired</html>', 'PK\x03\x04 broken'])
      expect(() => [...readAlipayBill(Buffer.from(file))]).toThrow('The bill cannot be understood');
    const bill = packAlipayBill([{ kind: 'payment', payNo: 'PY1', tradeNo: 'T1', yuan: '1.00' }]);
    expect([...readAlipayBill(bill)]).toHaveLength(1);
    expect(() => [...readAlipayBill(bill.subarray(0, bill.length / 2))]).toThrow('The bill cannot be understood');
  });

  it('is configured by all of its variables, or not at all', () => {
    const { appId, privateKey, publicKey } = alipay.options;
    const read = (values: object) => readAlipay(parseSharedEnvironment({ NODE_ENV: 'test', ...values }));
    const whole = {
      ...{ PAY_ALIPAY_APP_ID: appId, PAY_ALIPAY_PRIVATE_KEY: privateKey, PAY_ALIPAY_PUBLIC_KEY: publicKey },
    };
    expect(read({})).toBeUndefined();
    const gateway = 'https://openapi.alipay.com/gateway.do';
    expect(read(whole)).toMatchObject({ appId, gateway, showsCode: false });
    expect(read({ ...whole, PAY_ALIPAY_WAY: 'code' })).toMatchObject({ showsCode: true });
    expect(() => read({ PAY_ALIPAY_APP_ID: appId })).toThrow(
      'Payments by Alipay need PAY_ALIPAY_PRIVATE_KEY, PAY_ALIPAY_PUBLIC_KEY as well',
    );
    for (const wrong of [
      { PAY_ALIPAY_APP_ID: 'x' },
      { PAY_ALIPAY_PRIVATE_KEY: publicKey },
      { PAY_ALIPAY_PUBLIC_KEY: 'x' },
      { PAY_ALIPAY_WAY: 'scan' },
      { PAY_ALIPAY_GATEWAY: 'http://far.example/gateway.do' },
    ])
      expect(() => read({ ...whole, ...wrong })).toThrow(Object.keys(wrong)[0]);
  });
});
