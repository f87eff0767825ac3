import { setUp } from '../../../testing/set-up';
import { createTestClock } from '../../../testing/test-clock';
import { writeWechatBill } from '../testing/fake-bills';
import { startFakeWechatPay } from '../testing/fake-wechat-pay';
import { makeTrade, toCall } from '../testing/payment-provider-contract';
import { readWechatBill } from './wechat-bill';
import { createWechatPayProvider } from './wechat-provider';

const { now } = createTestClock('2026-06-05T12:00:00+08:00');
const wechat = setUp(() => startFakeWechatPay(now));
const provider = () => createWechatPayProvider(wechat.options, now);
const download = async () => [...((await provider().downloadBill('2026-06-05', toCall())) ?? [])];
const tell = (changes: object = {}) => {
  const url = `${wechat.origin}/v3/billdownload/file?token=t`;
  const content = { hash_type: 'SHA1', hash_value: '0'.repeat(40), download_url: url, ...changes };
  wechat.respondWith({ status: 200, content });
};
const unreachable = { name: 'ProviderUnreachableError' };

beforeAll(async () => {
  await provider().create(makeTrade('PY1'), toCall());
  wechat.pay('PY1');
});
afterEach(() => {
  wechat.respondWith();
  wechat.signResponses('right');
  wechat.holdRefunds('SUCCESS');
});

it('believes no bill but the one whose digest was signed', async () => {
  expect(await download()).toMatchObject([{ number: 'PY1' }]);
  tell();
  await expect(download()).rejects.toMatchObject(unreachable);
  wechat.respondWith();
  wechat.signResponses('wrong');
  await expect(download()).rejects.toMatchObject(unreachable);
});

it('fetches it from nowhere else, where its signature would be seen', async () => {
  tell({ download_url: 'https://far.example/v3/billdownload/file?token=t' });
  await expect(download()).rejects.toThrow('WeChat Pay has its files elsewhere');
  tell({ hash_type: 'MD5' });
  await expect(download()).rejects.toMatchObject(unreachable);
});

it.each(['NO_STATEMENT_EXIST', 'STATEMENT_CREATING'])('has none where WeChat Pay says %s', async (code) => {
  wechat.respondWith({ status: 400, content: { code } });
  expect(await provider().downloadBill('2026-06-05', toCall())).toBeUndefined();
});

it('is not reached where WeChat Pay rejects it', async () => {
  wechat.respondWith({ status: 403, content: { code: 'NO_AUTH' } });
  await expect(download()).rejects.toThrow('WeChat Pay NO_AUTH');
});

it('says of a refund whether it has gone back', async () => {
  const asked = { payNo: 'PY1', refundNo: 'RF1', ...{ amount: makeTrade('').amount, total: makeTrade('').amount } };
  wechat.holdRefunds('PROCESSING');
  await provider().refund(asked, toCall());
  expect(await download()).toContainEqual(expect.objectContaining({ kind: 'refund', number: 'RF1', isDone: false }));
});

it('leaves out what other applications of the merchant have sold, and reads nothing that is no bill', () => {
  const bill = writeWechatBill('wx1', [{ kind: 'payment', payNo: 'PY1', tradeNo: 'T1', yuan: '1.00' }]);
  expect([...readWechatBill(bill, 'wx1')]).toHaveLength(1);
  expect([...readWechatBill(bill, 'wx2')]).toEqual([]);
  for (const [from, to] of [
    ['`SUCCESS', '`REVOKED'],
    ['`0.60%,`1.00', '`0.60%,`1e3'],
    ['订单金额,申请', '金额,申请'],
    ['`NATIVE,', ''],
  ] as const) {
    const changed = bill.toString().replace(from, to);
    expect(changed).not.toBe(bill.toString());
    expect(() => [...readWechatBill(Buffer.from(changed), 'wx1')]).toThrow('The bill cannot be understood');
  }
});

it('reads a bill of many lines piece by piece', () => {
  const billed = Array.from({ length: 20_000 }, (_, index) => ({ payNo: `PY${index}`, tradeNo: `T${index}` }));
  const bill = writeWechatBill(
    'wx1',
    billed.map((one) => ({ ...one, kind: 'payment', yuan: '19.80' })),
  );
  let sum = 0;
  for (const { amount, number } of readWechatBill(bill, 'wx1')) {
    sum += amount;
    expect(number).toMatch(/^PY\d+$/);
  }
  expect(sum).toBe(20_000 * 1980);
});
