import { AGREEMENT_VERSION, type QuoteOffer } from '@portal/api-contract';
import type { Coupon } from '@portal/api-contract/account';
import { openTestDatabase } from '../../testing/patient-limits';
import { setUp, setUpPortal } from '../../testing/set-up';
import type { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { openSession, openStaffSession } from '../../testing/test-session';
import { addPaidProduct, ITEM, payOffline } from './testing/order-calls';

const START = new Date('2026-06-05T12:00:00+08:00');
const { now, advance, setTime } = createTestClock(START);
const portal = setUpPortal({ clock: now });
const database = setUp(() => openTestDatabase(portal.database.address));

beforeAll(() => addPaidProduct(portal));
beforeEach(() => setTime(START));

const TERMS = { name: '满减券', kind: 'amount', value: 1_000, minimum: 9_000 };
const DAYS = { firstDay: '2026-06-01', lastDay: '2026-06-30' };

const post = (browser: TestBrowser, path: string, payload: object, key?: string) =>
  browser.request(path, { method: 'POST', payload, headers: key === undefined ? {} : { 'idempotency-key': key } });
const listOwn = async (browser: TestBrowser) => (await browser.request('/ptl/coupon/list')).body.data as Coupon[];
const openFinance = async () => (await openStaffSession(portal, now(), ['finance'])).browser;

/** Somebody with a coupon. */
async function openOwner(terms: object = {}) {
  const { browser, userId } = await openSession(portal, now());
  const payload = { ...TERMS, ...DAYS, ...terms, userCode: `code-${userId}` };
  const given = await post(await openFinance(), '/ops-api/coupon/give', payload);
  return { browser, userId, couponId: (given.body.data as Coupon).couponId, given };
}

async function ask(browser: TestBrowser, couponId?: string, items: readonly object[] = [ITEM]) {
  const response = await post(browser, '/ptl/order/quote', { productCode: 'tool', items, couponId });
  return response.body.data as QuoteOffer;
}

const order = (browser: TestBrowser, { quoteId }: Pick<QuoteOffer, 'quoteId'>) =>
  post(browser, '/ptl/order/create', { quoteId, agreementVersion: AGREEMENT_VERSION });

async function orderNoOf(browser: TestBrowser, couponId: string): Promise<string> {
  return ((await order(browser, await ask(browser, couponId))).body.data as { orderNo: string }).orderNo;
}

describe('finance', () => {
  it('gives a coupon, which its owner hears of and has; and the audit log', async () => {
    const { browser, userId, couponId, given } = await openOwner();
    expect(given.body.data).toMatchObject({
      ...{ ...TERMS, text: '满 ¥90.00 减 ¥10.00', status: 'unused', orderNo: null, productCodes: [] },
      ...{ startsAt: '2026-06-01T00:00:00+08:00', endsAt: '2026-07-01T00:00:00+08:00' },
    });
    expect(await listOwn(browser)).toEqual([given.body.data]);
    const [message] = await portal.database.query('select title, body from user_message where owner_id = $1', [userId]);
    expect(message).toMatchObject({ title: '您收到一张优惠券：满减券' });
    const audit = await portal.database.query('select action from audit_log where subject_no = $1', [couponId]);
    expect(audit).toEqual([{ action: 'give' }]);
  });

  it('gives it once, however often it is asked with one key', async () => {
    const { browser, userId } = await openSession(portal, now());
    const finance = await openFinance();
    const give = () => post(finance, '/ops-api/coupon/give', { ...TERMS, ...DAYS, userCode: `code-${userId}` }, 'k1');
    expect((await give()).body.data).toEqual((await give()).body.data);
    expect(await listOwn(browser)).toHaveLength(1);
  });

  it.each([
    [{ value: 9_000 }, '优惠金额须小于使用门槛'],
    [{ kind: 'percent', value: 100 }, '折扣须在1%至99%之间'],
    [{ lastDay: '2026-05-31' }, '结束日期不能早于开始日期'],
    [{ name: ' ' }, '请输入名称'],
    [{ firstDay: '2026-02-30' }, '请选择正确的日期'],
  ])('gives none with %j: %s', async (terms, msg) => {
    expect((await openOwner(terms)).given).toMatchObject({ status: 400, body: { code: '422', msg } });
  });

  it('gives none to nobody, and no more than fifty a day', async () => {
    const finance = await openFinance();
    const payload = { ...TERMS, ...DAYS, userCode: 'nobody' };
    expect((await post(finance, '/ops-api/coupon/give', payload)).status).toBe(404);
    const { userId } = await openOwner();
    await portal.database.query(
      `insert into coupon select gen_random_uuid(), owner_id, name, kind, value, minimum, product_codes, starts_at,
         ends_at, created_at from coupon, generate_series(1, 49) where owner_id = $1`,
      [userId],
    );
    const more = await post(finance, '/ops-api/coupon/give', { ...payload, userCode: `code-${userId}` });
    expect(more.status).toBe(429);
  });
});

describe('a coupon', () => {
  it('makes a quote and its order cheaper, line by line', async () => {
    const { browser, couponId } = await openOwner();
    const quote = await ask(browser, couponId, [ITEM, { ...ITEM, period: 3 }]);
    expect(quote).toMatchObject({
      coupon: { couponId, name: '满减券', off: 1_000 },
      ...{ original: 39_600, discount: 1_000, payable: 38_600, tax: 2_185, discountText: '满减券' },
      lines: [
        { payable: 9_650, discount: 250, tax: 546 },
        { payable: 28_950, discount: 750, tax: 1_639 },
      ],
      coupons: [{ couponId, off: 1_000, reason: '' }],
    });
    const { orderNo } = (await order(browser, quote)).body.data as { orderNo: string };
    expect(await listOwn(browser)).toMatchObject([{ status: 'locked', orderNo }]);
    const detail = await browser.request(`/ptl/order/detail?orderNo=${orderNo}`);
    expect(detail.body.data).toMatchObject({ payable: 38_600, discount: 1_000, discountText: '满减券' });
  });

  it.each([
    [{ minimum: 10_000 }, '还差 ¥1.00 可用'],
    [{ productCodes: ['other'] }, '不适用于该产品'],
    [{ firstDay: '2026-06-06' }, '2026-06-06 起可用'],
  ])('of %j does not fit: %s', async (terms, reason) => {
    const { browser, couponId } = await openOwner(terms);
    expect(await ask(browser, couponId)).toMatchObject({
      coupon: null,
      payable: 9_900,
      coupons: [{ couponId, reason }],
    });
  });

  it('is left to no release before: a stored quote with one has no line of its own', async () => {
    const { browser, couponId } = await openOwner();
    const { quoteId } = await ask(browser, couponId);
    expect(await portal.database.query(`select body -> 'line' as line from quote where id = $1`, [quoteId])).toEqual([
      { line: null },
    ]);
  });

  it('of somebody else is none', async () => {
    const [{ couponId }, { browser }] = [await openOwner(), await openOwner()];
    const response = await post(browser, '/ptl/order/quote', { productCode: 'tool', items: [ITEM], couponId });
    expect(response).toMatchObject({ status: 400, body: { code: '422', msg: '优惠券不可用，请重新选择' } });
    expect((await ask(browser)).coupons).not.toContainEqual(expect.objectContaining({ couponId }));
    expect(await listOwn(browser)).toHaveLength(1);
  });

  it.each(['no-uuid', 7, null])('cannot be %j', async (couponId) => {
    const { browser } = await openSession(portal, now());
    const response = await post(browser, '/ptl/order/quote', { productCode: 'tool', items: [ITEM], couponId });
    expect(response).toMatchObject({ status: 400, body: { code: '422', msg: '优惠券不可用，请重新选择' } });
  });

  it('does not go with a price that is talked about', async () => {
    const { browser, couponId } = await openOwner();
    const items = [{ mealCode: 'tool-talk', period: 1, quantity: 1 }];
    expect(await ask(browser, couponId, items)).toMatchObject({
      ...{ coupon: null, isNegotiable: true, payable: 0, coupons: [{ reason: '面议规格不能使用优惠券' }] },
    });
  });

  it('is got by a single order, also when twenty quotes have it and are ordered at once', async () => {
    const { browser, couponId } = await openOwner();
    const quotes: QuoteOffer[] = [];
    for (let count = 0; count < 20; count += 1) quotes.push(await ask(browser, couponId));
    const responses = await Promise.all(quotes.map((quote) => order(browser, quote)));
    const [made, ...further] = responses.filter(({ status }) => status === 200);
    expect(further).toEqual([]);
    const { orderNo } = made?.body.data as { orderNo: string };
    for (const { status, body } of responses.filter((response) => response !== made))
      expect([status, body.msg]).toEqual([409, `优惠券已用于订单 ${orderNo}，请重新选择`]);
    expect(await ask(browser, couponId)).toMatchObject({
      coupon: null,
      coupons: [{ reason: `已用于订单 ${orderNo}` }],
    });
  });

  it('is back when its order is cancelled, and can be used again', async () => {
    const { browser, couponId } = await openOwner();
    const orderNo = await orderNoOf(browser, couponId);
    await post(browser, '/ptl/order/cancel', { orderNo, version: 1 });
    expect(await listOwn(browser)).toMatchObject([{ status: 'unused', orderNo: null }]);
    const again = await orderNoOf(browser, couponId);
    expect(await listOwn(browser)).toMatchObject([{ status: 'locked', orderNo: again }]);
  });

  it('is back when its order expires', async () => {
    const { browser, couponId } = await openOwner();
    const orderNo = await orderNoOf(browser, couponId);
    await portal.database.query(`update purchase_order set state = 'expired' where order_no = $1`, [orderNo]);
    expect(await listOwn(browser)).toMatchObject([{ status: 'unused', orderNo: null }]);
  });

  it('is used once its order is paid, and no quote has it any more', async () => {
    const { browser, couponId } = await openOwner();
    const orderNo = await orderNoOf(browser, couponId);
    await payOffline(database, now, orderNo);
    expect(await listOwn(browser)).toMatchObject([{ status: 'used', orderNo }]);
    expect((await ask(browser)).coupons).toEqual([]);
  });

  it('that ends between quote and order is not used', async () => {
    setTime(new Date('2026-06-30T23:55:00+08:00'));
    const { browser, couponId } = await openOwner();
    const quote = await ask(browser, couponId);
    advance(6 * 60);
    expect(await order(browser, quote)).toMatchObject({ status: 409, body: { msg: '优惠券已过期，请重新选择' } });
    expect(await listOwn(browser)).toMatchObject([{ status: 'expired' }]);
  });
});
