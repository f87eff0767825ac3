import { AGREEMENT_VERSION } from '@portal/api-contract';
import { setUpPortal } from '../../testing/set-up';
import { addContent, makePlan, makeProduct, PRODUCT_CONTENT } from '../../testing/sample-content';
import type { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { openSession } from '../../testing/test-session';

const { now } = createTestClock(new Date('2026-06-05T12:00:00+08:00'));
const portal = setUpPortal({ clock: now });

beforeAll(async () => {
  const plans = [
    makePlan('tool-basic', { unitPrice: 9_900, periods: [1, 12] }),
    makePlan('tool-plus', { name: '高级版', unitPrice: 33_333, periods: [1, 6] }),
    makePlan('tool-talk', { name: '旗舰版', unitPrice: 50_000, periods: [], isNegotiable: true }),
  ];
  const content = { ...PRODUCT_CONTENT, plans };
  await addContent(portal, {
    'products/tool.json': makeProduct('tool', { content }),
    'products/ware.json': makeProduct('ware', { content: { ...content, taxRate: 13 } }),
  });
});

const ITEM = { mealCode: 'tool-basic', period: 12, quantity: 2 };
const PLUS = { mealCode: 'tool-plus', period: 6, quantity: 1 };

const logIn = async () => (await openSession(portal, now())).browser;
const post = (browser: TestBrowser, path: string, payload: object) =>
  browser.request(path, { method: 'POST', payload });
const ask = (browser: TestBrowser, items: unknown, productCode = 'tool') =>
  post(browser, '/ptl/order/quote', { productCode, items });
const askId = async (browser: TestBrowser, items: unknown) =>
  ((await ask(browser, items)).body.data as { quoteId: string }).quoteId;
const order = (browser: TestBrowser, quoteId: string) =>
  post(browser, '/ptl/order/create', { quoteId, agreementVersion: AGREEMENT_VERSION });

describe('a quote', () => {
  it('of several plans has the sums of its lines, each rounded by itself', async () => {
    const items = [ITEM, PLUS, { ...ITEM, period: 1, quantity: 1 }];
    expect((await ask(await logIn(), items)).body.data).toMatchObject({
      lines: [
        { planName: '标准版', original: 237_600, discount: 35_640, payable: 201_960, tax: 11_432 },
        { planName: '高级版', original: 199_998, discount: 9_999, payable: 189_999, tax: 10_755 },
        { planName: '标准版', original: 9_900, discount: 0, payable: 9_900, tax: 560 },
      ],
      ...{ original: 447_498, discount: 45_639, payable: 401_859, tax: 22_747 },
      discountText: '12 个月享 8.5 折；6 个月享 9.5 折',
    });
  });

  it('has the tax of its product within its price', async () => {
    const { body } = await ask(await logIn(), [ITEM], 'ware');
    expect(body.data).toMatchObject({ payable: 201_960, tax: 23_234, lines: [{ taxRate: 13 }] });
  });

  it.each([
    ['no items', [], 'items', '请选择规格'],
    ['what is none', {}, 'items', '请选择规格'],
    ['more than ten', Array.from({ length: 11 }, () => ITEM), 'items', '一个订单最多包含10个规格'],
    ['the same twice', [ITEM, { ...ITEM, quantity: 1 }], 'items.1.mealCode', '相同规格与时长请合并数量'],
    ['a plan to talk about', [ITEM, { ...ITEM, mealCode: 'tool-talk' }], 'items.1.mealCode', '面议规格请单独询价'],
    ['a plan there is none of', [ITEM, { ...ITEM, mealCode: 'ware' }], 'items.1.mealCode', '请选择规格'],
  ])('of %s is refused', async (_what, items, field, msg) => {
    expect(await ask(await logIn(), items)).toMatchObject({
      ...{ status: 400, body: { code: '422', msg, data: { fieldErrors: [{ field, msg }] } } },
    });
  });

  it('of a release before is read, and ordered', async () => {
    const browser = await logIn();
    const id = await askId(browser, [ITEM]);
    await portal.database.query(`update quote set body = body - 'lines' - 'tax' where id = $1`, [id]);
    const read = await browser.request(`/ptl/order/quoteDetail?quoteId=${id}`);
    expect(read.body.data).toMatchObject({
      ...{ payable: 201_960, tax: 11_432, lines: [{ ...ITEM, payable: 201_960, discount: 35_640, taxRate: 6 }] },
    });
    expect((await order(browser, id)).body.data).toMatchObject({ payable: 201_960 });
  });

  it('is left to a release before with its line, and without where there are several', async () => {
    const browser = await logIn();
    const ids = [await askId(browser, [ITEM]), await askId(browser, [ITEM, PLUS])];
    const rows = await portal.database.query<{ line: object | null }>(
      `select body -> 'line' as line from quote where id = any($1) order by array_position($1, id)`,
      [ids],
    );
    expect(rows).toEqual([{ line: expect.objectContaining(ITEM) }, { line: null }]);
  });
});

describe('an order', () => {
  it('has the lines of its quote, in lists and by itself', async () => {
    const browser = await logIn();
    const items = [ITEM, PLUS];
    const { orderNo } = (await order(browser, await askId(browser, items))).body.data as { orderNo: string };
    const lines = items.map((item) => expect.objectContaining(item));
    const list = await browser.request('/ptl/order/pageList', { method: 'POST', payload: {} });
    expect(list.body.data).toMatchObject({ list: [{ orderNo, lines, payable: 391_959 }] });
    const detail = await browser.request(`/ptl/order/detail?orderNo=${orderNo}`);
    expect(detail.body.data).toMatchObject({
      lines: [{ payable: 201_960 }, { payable: 189_999 }],
      ...{ original: 437_598, discount: 45_639, payable: 391_959, tax: 22_187 },
    });
  });
});
