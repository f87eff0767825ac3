import { AGREEMENT_VERSION } from '@portal/api-contract';
import { openTestDatabase } from '../../testing/patient-limits';
import { addContent, makePlan, makeProduct, PRODUCT_CONTENT, showOnlyIn } from '../../testing/sample-content';
import { setUpPortal } from '../../testing/set-up';
import { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { openSession } from '../../testing/test-session';
import { purgeOldQuotes } from './purchase.routes';

const START = new Date('2026-06-05T12:00:00+08:00');
const { now, advance, setTime } = createTestClock(START);
const portal = setUpPortal({ clock: now });

beforeAll(async () => {
  const plans = [
    makePlan('tool-basic', { unitPrice: 9_900, periods: [1, 12] }),
    makePlan('tool-talk', { name: '旗舰版', unitPrice: 50_000, periods: [], isNegotiable: true }),
  ];
  const content = { ...PRODUCT_CONTENT, plans };
  await addContent(portal, {
    'products/tool.json': makeProduct('tool', { hasTrial: true, content }),
    'products/bare.json': makeProduct('bare', { content: null }),
    'products/root.json': makeProduct('root', { content }),
    ...showOnlyIn({ first: { products: ['root'] } }),
    'products/sold.json': makeProduct('sold', { content }),
  });
});
beforeEach(() => setTime(START));

const logIn = async () => (await openSession(portal, now())).browser;

const ITEM = { mealCode: 'tool-basic', period: 12, quantity: 2 };
const ORDER = { agreementVersion: AGREEMENT_VERSION };

const quote = (browser: TestBrowser, changes: object = {}, more: object = {}) => {
  const payload = { productCode: 'tool', items: [{ ...ITEM, ...changes }], ...more };
  return browser.request('/ptl/order/quote', { method: 'POST', payload });
};
const quoteId = async (browser: TestBrowser, changes: object = {}, more: object = {}) =>
  ((await quote(browser, changes, more)).body.data as { quoteId: string }).quoteId;
const readQuote = (browser: TestBrowser, id: string) =>
  browser.request(`/ptl/order/quoteDetail?quoteId=${encodeURIComponent(id)}`);
const order = (browser: TestBrowser, id: string, changes: object = {}, key?: string) =>
  browser.request('/ptl/order/create', {
    method: 'POST',
    payload: { quoteId: id, ...ORDER, ...changes },
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });

const visitor = () => new TestBrowser(portal.app);

describe('the plans of a product', () => {
  it('are those of its page, without a login', async () => {
    const { body } = await visitor().request('/ptl/product/mealList?productCode=tool');
    expect(body.data).toMatchObject({
      ...{ productId: 'p-tool', productCode: 'tool', hasTrial: true, isContentEmpty: false },
      plans: [
        { mealCode: 'tool-basic', unitPrice: 9_900, periods: [1, 12] },
        { mealCode: 'tool-talk', isNegotiable: true },
      ],
    });
  });

  it('are a talk where it has no page or no plan', async () => {
    for (const code of ['bare', 'alpha'])
      expect((await visitor().request(`/ptl/product/mealList?productCode=${code}`)).body.data).toMatchObject({
        plans: [{ mealCode: `${code}-quote`, name: '按需定制', isNegotiable: true, unitPrice: 0, periods: [] }],
      });
  });

  it('have a trial where the product has one', async () => {
    const ask = async (productCode: string) =>
      (await visitor().request('/ptl/trialMeal/getTrialMealByCode', { method: 'POST', payload: { productCode } })).body;
    expect((await ask('tool')).data).toEqual({
      ...{ productCode: 'tool', productName: '产品tool', days: 30, specs: [{ label: '点数', value: '1000' }] },
    });
    expect((await ask('bare')).data).toBeNull();
    expect((await ask('gone')).code).toBe('410');
  });

  it.each([
    ['none', 2, 404],
    ['draft', 2, 404],
    ['root', 3, 404],
    ['gone', 2, 410],
  ])('of %s in %i are answered with %i', async (code, range, status) => {
    const response = await visitor().request(`/ptl/product/mealList?productCode=${code}&visibleRange=${range}`);
    expect(response.status).toBe(status);
    expect((await quote(await logIn(), {}, { productCode: code, visibleRange: range })).status).toBe(status);
  });
});

describe('a quote', () => {
  it('is made by the server, whatever the caller would like to pay', async () => {
    const wishes = { payable: 1, original: 1, unitPrice: 1, discount: 99, tax: 0 };
    const { body } = await quote(await logIn(), wishes, wishes);
    expect(body.data).toMatchObject({
      ...{ quoteId: expect.stringMatching(/^[\w-]{43}$/), isNegotiable: false },
      lines: [
        {
          ...{ mealCode: 'tool-basic', period: 12, quantity: 2, isAutoRenewed: false },
          ...{ productName: '产品tool', planName: '标准版', payable: 201_960, tax: 11_432, taxRate: 6 },
        },
      ],
      ...{ original: 237_600, discount: 35_640, payable: 201_960, tax: 11_432, discountText: '12 个月享 8.5 折' },
      expiresAt: '2026-06-05T12:15:00+08:00',
    });
  });

  it('of a plan to talk about has no sums', async () => {
    expect((await quote(await logIn(), { mealCode: 'tool-talk', period: 6 })).body.data).toMatchObject({
      ...{ isNegotiable: true, original: 0, discount: 0, payable: 0, discountText: '' },
    });
  });

  it.each([
    ['mealCode', 'tool-gold', '请选择规格'],
    ['period', 6, '该规格不支持所选时长'],
    ['period', 2, '请选择购买时长'],
    ['period', undefined, '请选择购买时长'],
    ['quantity', 0, '数量至少为1'],
    ['quantity', -5, '数量至少为1'],
    ['quantity', 1000, '数量不能超过999'],
    ['quantity', 1.5, '数量须为整数'],
    ['quantity', '2', '请输入数量'],
    ['quantity', undefined, '请输入数量'],
  ])('with %s %j is refused: %s', async (field, value, msg) => {
    expect(await quote(await logIn(), { [field]: value })).toMatchObject({
      ...{ status: 400, body: { code: '422', msg, data: { fieldErrors: [{ field: `items.0.${field}`, msg }] } } },
    });
  });

  it('holds for fifteen minutes', async () => {
    const browser = await logIn();
    const id = await quoteId(browser);
    advance(15 * 60 - 1);
    expect((await readQuote(browser, id)).body.data).toMatchObject({ quoteId: id, payable: 201_960 });
    advance(1);
    const runOut = { status: 410, body: { code: '410', msg: '报价已失效，请重新选择配置' } };
    expect(await readQuote(browser, id)).toMatchObject(runOut);
    expect(await order(browser, id)).toMatchObject(runOut);
  });

  it('keeps its price when the product changes', async () => {
    const browser = await logIn();
    const id = await quoteId(browser, {}, { productCode: 'sold' });
    await addContent(portal, { 'products/sold.json': makeProduct('sold', { listingStatus: 3 }) });
    expect((await readQuote(browser, id)).body.data).toMatchObject({ payable: 201_960 });
  });

  it('answers to others as an unknown one does', async () => {
    const id = await quoteId(await logIn());
    const other = await logIn();
    const responses = [
      await readQuote(other, id),
      await readQuote(other, 'none'),
      await order(other, id),
      await order(other, 'none'),
    ];
    for (const response of responses)
      expect(response).toMatchObject({ status: 404, body: { code: '404', data: null } });
    expect([(await quote(visitor())).status, (await order(visitor(), id)).status]).toEqual([401, 401]);
  });

  it('is forgotten once it has run out, unless it became an order', async () => {
    const browser = await logIn();
    const [unused, used] = [await quoteId(browser), await quoteId(browser)];
    await order(browser, used);
    const database = openTestDatabase(portal.database.address);
    const count = async () =>
      (await portal.database.query('select id from quote where id = any($1)', [[unused, used]])).length;
    await purgeOldQuotes(database.orm, now);
    expect(await count()).toBe(2);
    await purgeOldQuotes(database.orm, () => new Date(now().getTime() + 16 * 60_000));
    expect(await count()).toBe(1);
    await database.close();
  });
});

describe('an order', () => {
  const countOrders = async (id: string) =>
    (await portal.database.query('select 1 from purchase_order where quote_id = $1', [id])).length;

  it('takes the sums of its quote and waits for payment', async () => {
    const { browser, userId } = await openSession(portal, now());
    const id = await quoteId(browser, { isAutoRenewed: true });
    const { body } = await order(browser, id, {
      remark: ' 请尽快\r\n开通 ',
      contractFirst: true,
      payable: 1,
      state: 'paid',
    });
    expect(body).toMatchObject({
      ...{ code: '200', msg: '订单已提交' },
      data: { orderNo: expect.stringMatching(/^OD20260605[2-9A-Z]{6}$/), state: 'unpaid', payable: 201_960 },
    });
    const [row] = await portal.database.query('select * from purchase_order where quote_id = $1', [id]);
    expect(row).toMatchObject({
      ...{
        owner_id: userId,
        payable: '201960',
        remark: '请尽快\n开通',
        contract_first: true,
        agreement_version: AGREEMENT_VERSION,
      },
      line: { quantity: 2, period: 12, isAutoRenewed: true },
    });
  });

  it('of a plan to talk about is reviewed first', async () => {
    const browser = await logIn();
    const id = await quoteId(browser, { mealCode: 'bare-quote', period: 1 }, { productCode: 'bare' });
    expect((await order(browser, id)).body.data).toMatchObject({ state: 'reviewing', payable: 0 });
  });

  it('is made once of a quote, also when fifty come at once', async () => {
    const browser = await logIn();
    const id = await quoteId(browser);
    const responses = await Promise.all(Array.from({ length: 50 }, () => order(browser, id)));
    const orders = responses.filter(({ status }) => status === 200);
    expect(orders).toHaveLength(1);
    const { orderNo } = orders[0]?.body.data as { orderNo: string };
    for (const { status, body } of responses.filter((response) => response.status !== 200))
      expect([status, body.msg]).toEqual([409, `该报价已生成订单 ${orderNo}`]);
    expect(await countOrders(id)).toBe(1);
  });

  it('repeated with its key gets the first answer, with other content it is refused', async () => {
    const browser = await logIn();
    const id = await quoteId(browser);
    const first = await order(browser, id, {}, 'o-1');
    // Also when the quote itself has run out meanwhile.
    advance(20 * 60);
    expect((await order(browser, id, {}, 'o-1')).body.data).toEqual(first.body.data);
    expect((await order(browser, id, { remark: '别的' }, 'o-1')).status).toBe(422);
    const fifty = await Promise.all(Array.from({ length: 50 }, () => order(browser, id, {}, 'o-1')));
    expect(fifty.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(await countOrders(id)).toBe(1);
  });

  it.each([
    ['agreementVersion', '请先阅读并同意服务协议', '2020-01'],
    ['agreementVersion', '请先阅读并同意服务协议', undefined],
    ['remark', '备注不能超过200个字', '长'.repeat(201)],
    ['contractFirst', '格式不正确', 'yes'],
  ])('with a wrong %s is refused: %s', async (field, msg, value) => {
    const browser = await logIn();
    expect((await order(browser, await quoteId(browser), { [field]: value })).body).toMatchObject({ code: '422', msg });
  });
});
