import type { OrderDetail } from '@portal/api-contract/account';
import { storeFile } from '../../../testing/multipart';
import { openTestDatabase } from '../../../testing/patient-limits';
import { setUp, setUpPortal } from '../../../testing/set-up';
import type { TestBrowser } from '../../../testing/test-browser';
import { createTestClock } from '../../../testing/test-clock';
import { paymentCalls } from '../testing/payment-calls';
import { PRICES, refundCalls } from './testing/refund-calls';
import { setUpRefunds } from './testing/refund-stage';

const START = '2026-06-05T12:00:00+08:00';

const { now, advance, setTime } = createTestClock(START);
const portal = setUpPortal({ clock: now, isDemo: true });
const database = setUp(() => openTestDatabase(portal.database.address));
const { apply, calculate, list, options, post, read } = refundCalls;
const stage = setUpRefunds({ portal, database, clock: { now, advance, setTime } });
const { buy, logIn } = stage;

beforeEach(() => setTime(START));

const readOrder = (browser: TestBrowser, orderNo: string): Promise<OrderDetail> =>
  paymentCalls.readOrder(browser, orderNo);

describe('what goes back', () => {
  it('is all within five days of the first activation', async () => {
    const { browser, orderNo } = await buy({ days: 4.9 });
    expect(await calculate(browser, orderNo, [{ lineNo: 1, quantity: 1 }])).toMatchObject({
      ...{ paid: PRICES.basic, used: 0, fee: 0, refund: PRICES.basic, rule: 'full', fullRefundLeft: 1 },
      ...{ channel: 'source', invoiceNotice: '' },
    });
  });

  it('is what is unused less a fee from then on', async () => {
    const { browser, orderNo } = await buy({ days: 10 });
    const sums = await calculate(browser, orderNo, [{ lineNo: 1, quantity: 1 }]);
    expect(sums).toMatchObject({ paid: 9_900, used: 3_300, fee: 132, refund: 6_468, rule: 'prorated' });
    expect(sums.formula).toBe(
      '实付 ¥99.00 − 已消费 ¥33.00（¥99.00 × 10 天 ÷ 30 天） − 手续费 ¥1.32（¥66.00 × 2%） = ¥64.68',
    );
  });

  it('is all before it was delivered', async () => {
    const { browser, orderNo } = await buy({ isDelivered: false, quantity: 3 });
    expect(await calculate(browser, orderNo, [{ lineNo: 1, quantity: 2 }])).toMatchObject({
      ...{ paid: 19_800, refund: 19_800, rule: 'undelivered' },
    });
  });

  it('is in full once for a product and a year', async () => {
    const { browser, enter } = await logIn();
    const [first, second] = [await stage.openDesk().buy(browser), await stage.openDesk().buy(browser)];
    const refundNo = await apply(browser, first.orderNo);
    const items = [{ lineNo: 1, quantity: 1 }];
    expect(await calculate(browser, second.orderNo, items)).toMatchObject({ rule: 'prorated', fullRefundLeft: 0 });
    await post(browser, 'cancel', { refundNo });
    expect(await calculate(browser, second.orderNo, items)).toMatchObject({ rule: 'full', fullRefundLeft: 1 });
    await apply(browser, second.orderNo);
    setTime('2027-01-01T00:00:00+08:00');
    const later = await enter();
    const { orderNo } = await stage.openDesk().buy(later);
    expect(await calculate(later, orderNo, items)).toMatchObject({ rule: 'full', fullRefundLeft: 1 });
  });

  it.each([
    ['no such line', [{ lineNo: 2, quantity: 1 }], 400],
    ['more than there is', [{ lineNo: 1, quantity: 3 }], 400],
    ['nothing', [], 400],
    ['half a unit', [{ lineNo: 1, quantity: 0.5 }], 400],
    ['a line twice', [1, 1].map((quantity) => ({ lineNo: 1, quantity })), 400],
  ])('is not asked for with %s', async (_name, items, status) => {
    const { browser, orderNo } = await buy({ quantity: 2 });
    expect((await post(browser, 'calc', { orderNo, items })).status).toBe(status);
  });

  it('is nothing of an order that is not paid, that is used up, or somebody else has', async () => {
    const { browser } = await logIn();
    const orderNo = await paymentCalls.order(browser);
    const items = [{ lineNo: 1, quantity: 1 }];
    expect((await post(browser, 'calc', { orderNo, items })).body.msg).toBe('订单未支付、已取消或已关闭，不能申请退款');
    expect(await options(browser, orderNo)).toMatchObject({ failure: expect.stringContaining('未支付') });
    const used = await buy({ days: 30 });
    expect((await post(used.browser, 'calc', { orderNo: used.orderNo, items })).status).toBe(409);
    const other = (await logIn()).browser;
    expect((await post(other, 'calc', { orderNo: used.orderNo, items })).status).toBe(404);
    expect((await other.request(`/ptl/refund/options?orderNo=${used.orderNo}`)).status).toBe(404);
  });
});

describe('an application', () => {
  it('is made at the sum that was shown, with its files, once for each key', async () => {
    const { browser, orderNo } = await buy({ days: 10 });
    const items = [{ lineNo: 1, quantity: 1 }];
    const fileIds = [await storeFile(browser)];
    const input = { orderNo, items, reason: 'other', text: '项目取消', fileIds, refund: 6_468 };
    expect((await post(browser, 'apply', { ...input, refund: 6_000 })).body.msg).toBe(
      '可退金额已更新为 ¥64.68，请确认后重新提交',
    );
    expect((await post(browser, 'apply', { ...input, text: '' })).status).toBe(400);
    const [first, again] = [await post(browser, 'apply', input, 'key-1'), await post(browser, 'apply', input, 'key-1')];
    expect([first.status, again.body.data]).toEqual([200, first.body.data]);
    const { refundNo } = first.body.data as { refundNo: string };
    expect(await read(browser, refundNo)).toMatchObject({
      ...{ refundNo, orderNo, refund: 6_468, status: 10, reason: 'other', text: '项目取消', waitsFor: '等待财务审核' },
      ...{ actions: ['cancel'], files: [{ id: fileIds[0] }], log: [{ act: 'apply' }], channel: 'source' },
    });
    expect(await readOrder(browser, orderNo)).toMatchObject({ refundStatus: 'open', payStatus: 'paid' });
  });

  it('is one, in however many tabs it is made', async () => {
    const { browser, orderNo } = await buy();
    const input = { orderNo, items: [{ lineNo: 1, quantity: 1 }], reason: 'plans' };
    const responses = await Promise.all([1, 2, 3, 4].map(() => post(browser, 'apply', input)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await list(browser, { orderNo })).toHaveLength(1);
    expect((await options(browser, orderNo)).lines).toMatchObject([
      { failure: expect.stringContaining('未完成的退款') },
    ]);
  });

  it('takes no file of somebody else', async () => {
    const [{ browser, orderNo }, other] = [await buy(), await logIn()];
    const fileIds = [await storeFile(other.browser)];
    const input = { orderNo, items: [{ lineNo: 1, quantity: 1 }], reason: 'plans', fileIds };
    expect((await post(browser, 'apply', input)).status).toBe(400);
    expect(await list(browser, { orderNo })).toEqual([]);
  });

  it('can be cancelled, and is nobody else’s', async () => {
    const [{ browser, orderNo }, other] = [await buy(), await logIn()];
    const refundNo = await apply(browser, orderNo);
    for (const name of ['cancel', 'supplement', 'appeal', 'updateAccount']) {
      const words = { reason: '理由写得足够长，超过十个字', text: '补充的内容' };
      const account = { name: '启衡科技有限公司', bank: '某某银行某某支行', number: '6222020000111122' };
      expect((await post(other.browser, name, { refundNo, ...words, ...account })).status).toBe(404);
    }
    expect((await other.browser.request(`/ptl/refund/detail?refundNo=${refundNo}`)).status).toBe(404);
    const { body } = await post(browser, 'cancel', { refundNo, reason: '还想再用用' });
    expect(body.data).toMatchObject({ status: 50, actions: [] });
    expect((await post(browser, 'cancel', { refundNo })).status).toBe(409);
    expect(await readOrder(browser, orderNo)).toMatchObject({ refundStatus: 'none' });
    expect(await list(browser, { statuses: [50] })).toMatchObject([{ refundNo }]);
    expect(await list(browser, { statuses: [10] })).toEqual([]);
    expect(await list(browser, { keyword: refundNo })).toHaveLength(1);
  });
});
