import {
  addContent,
  makeCase,
  makePlan,
  makeProduct,
  makeSolution,
  PRODUCT_CONTENT,
  showOnlyIn,
} from '../../testing/sample-content';
import { makeDocument, makePage } from '../../testing/sample-documents';
import { setUpPortal } from '../../testing/set-up';

const portal = setUpPortal();

beforeAll(() =>
  addContent(portal, {
    'products/gateway.json': makeProduct('gateway', {
      productName: '边缘网关（工业级）',
      summary: '支持 100% 国产协议，a_b 与 c\\d',
      deliveryMode: 'hardware',
      pricingMode: 'quote',
      productType: 'device',
      tags: ['边缘', '网关'],
      hasTrial: true,
      publishedOn: '2026-06-01',
      weight: 7,
      hotRank: 5,
      solutionIds: ['s-two', 's-near', 's-gone', 's-one'],
      content: {
        ...PRODUCT_CONTENT,
        plans: [
          makePlan('gateway-pro', { unitPrice: 30_000 }),
          makePlan('gateway-basic', { unitPrice: 9_900 }),
          makePlan('gateway-free-talk', { unitPrice: 0, isNegotiable: true }),
        ],
      },
    }),
    'products/scada.json': makeProduct('scada', {
      ...{ productType: 'saas', categoryId: 'pc-b', publishedOn: '2026-05-01' },
    }),
    'products/mes.json': makeProduct('mes', { productType: 'saas', publishedOn: '2026-06-02', weight: 3 }),
    'products/mes-draft.json': makeProduct('mes-draft', { productType: 'saas', listingStatus: 1 }),
    'products/twin-draft.json': makeProduct('twin-draft', { productName: '孪生', listingStatus: 1 }),
    'products/twin-gone.json': makeProduct('twin-gone', { productName: '孪生', listingStatus: 3 }),
    'products/twin-root.json': makeProduct('twin-root', { productName: '孪生' }),
    'products/twin-miot.json': makeProduct('twin-miot', { productName: '孪生' }),
    'products/gone-alone.json': makeProduct('gone-alone', { categoryId: 'pc-b', listingStatus: 3 }),
    'documents/manual/document.json': makeDocument(['1.0'], { productCode: 'gateway', weight: 5 }),
    'documents/manual/1.0/a.md': makePage('一'),
    'documents/light/document.json': makeDocument(['1.0'], { productCode: 'gateway', weight: 1 }),
    'documents/light/1.0/a.md': makePage('一'),
    'documents/draft-manual/document.json': makeDocument(['1.0'], { productCode: 'mes', listingStatus: 1 }),
    'documents/draft-manual/1.0/a.md': makePage('一'),
    'documents/early-manual/document.json': makeDocument([], {
      productCode: 'mes',
      versions: [{ id: '1.0', name: 'V1.0', publishedOn: '2026-01-01', isPublished: false }],
    }),
    'documents/early-manual/1.0/a.md': makePage('一'),
    ...showOnlyIn({
      first: { products: ['scada', 'twin-root'], documents: ['manual'] },
      second: { products: ['twin-miot', 'gone-alone'], cases: ['c-other'] },
    }),
    'solutions/s-near.json': makeSolution('s-near'),
    'solutions/s-gone.json': makeSolution('s-gone', { listingStatus: 3 }),
    'cases/c-light.json': makeCase('c-light', { productCodes: ['gateway'], publishedOn: '2026-02-01' }),
    'cases/c-heavy.json': makeCase('c-heavy', { productCodes: ['beta', 'gateway'], weight: 9 }),
    'cases/c-other.json': makeCase('c-other', { productCodes: ['gateway'] }),
  }),
);

const get = async (url: string) => {
  const response = await portal.app.inject({ url });
  return { status: response.statusCode, ...(response.json() as { code: string; msg: string; data: never }) };
};
const post = async (url: string, payload: object) => {
  const response = await portal.app.inject({ method: 'POST', url, payload });
  return { status: response.statusCode, ...(response.json() as { code: string; msg: string; data: never }) };
};

const byCode = (code: string, range = 2) =>
  get(`/ptl/product/content/productDetailByCode?code=${encodeURIComponent(code)}&visibleRange=${range}`);
const byName = (name: string, range = 2) =>
  get(`/ptl/product/getProductDetialByName?name=${encodeURIComponent(name)}&visibleRange=${range}`);

describe('a product’s page', () => {
  it('says all about it', async () => {
    const { data } = await byCode('gateway');
    expect(data).toMatchObject({
      ...{
        id: 'p-gateway',
        code: 'gateway',
        productName: '边缘网关（工业级）',
        categoryId: 'pc-a',
        categoryName: '接入',
      },
      ...{ deliveryMode: 'hardware', pricingMode: 'quote', productType: 'device', tags: ['边缘', '网关'] },
      ...{ hasTrial: true, publishedOn: '2026-06-01', productRoute: '/product-detail/gateway.html' },
      content: { slogan: '口号', plans: [{ mealCode: 'gateway-pro' }, {}, { isNegotiable: true }] },
    });
  });

  it('names the solutions in their order and the cases by weight, of this brand only', async () => {
    const titles = ({ data }: { data: { solutions: { id: string }[]; cases: { id: string }[] } }) => [
      data.solutions.map(({ id }) => id),
      data.cases.map(({ id }) => id),
    ];
    expect(titles(await byCode('gateway'))).toEqual([
      ['s-near', 's-one'],
      ['c-heavy', 'c-light'],
    ]);
    expect(titles(await byCode('gateway', 3))).toEqual([
      ['s-two', 's-near', 's-one'],
      ['c-heavy', 'c-other', 'c-light'],
    ]);
    expect((await byCode('gateway')).data).toMatchObject({
      solutions: [{ title: '方案s-near', summary: '说明', url: '/solution/s-near.html' }, {}],
      cases: [{ title: '案例c-heavy', url: '/case-details/c-heavy.html' }, {}],
    });
  });

  it('names the manual that visitors of the brand see, if there is one', async () => {
    expect((await byCode('gateway')).data).toMatchObject({ documentId: 'manual' });
    expect((await byCode('gateway', 3)).data).toMatchObject({ documentId: 'light' });
    expect((await byCode('mes')).data).toMatchObject({ documentId: null });
    const { data } = await post('/ptl/product/content/productBriefList', {
      visibleRange: 2,
      codes: ['mes', 'gateway'],
    });
    expect(data).toMatchObject([{ documentId: null }, { documentId: 'manual' }]);
  });

  it('is there without content as well', async () => {
    expect((await byCode('empty')).data).toMatchObject({
      content: null,
      isContentEmpty: true,
      productRoute: '/purchase-page?id=p-empty&code=empty',
    });
  });

  it('is found by the name too', async () => {
    expect((await byName('边缘网关（工业级）')).data).toEqual((await byCode('gateway')).data);
  });

  it('is the shown one of several of the same name', async () => {
    expect((await byName('孪生', 2)).data).toMatchObject({ code: 'twin-root' });
    expect((await byName('孪生', 3)).data).toMatchObject({ code: 'twin-miot' });
  });

  it.each([
    ['unknown', 'none', 2],
    ['a draft', 'draft', 2],
    ['another brand’s', 'empty', 3],
    ['off shelf at another brand', 'gone-alone', 2],
    ['a brand that does not exist', 'gateway', 9],
    ['an injection', "x' or '1'='1", 2],
  ])('is not found: %s', async (_name, code, range) => {
    const response = await byCode(code, range);
    expect(response).toMatchObject({ status: 404, code: '404', msg: '请求的内容不存在', data: null });
    expect(await byName(`产品${code}`, range)).toMatchObject({ status: 404, msg: response.msg });
  });

  it('off the shelf says what it was and what there is instead', async () => {
    const gone = { status: 410, code: '410', msg: '该产品已下架' };
    expect(await byCode('gone')).toMatchObject({
      ...gone,
      data: {
        title: '产品gone',
        alternatives: [
          { id: 'beta', title: '产品beta', summary: '说明', url: '/product-detail/beta.html' },
          { id: 'gateway' },
          { id: 'alpha' },
        ],
      },
    });
    expect(await byName('产品gone')).toMatchObject(gone);
    // Its own category is empty in this brand: others take its place.
    expect(await byCode('gone-alone', 3)).toMatchObject({
      ...gone,
      data: { alternatives: [{ id: 'beta' }, { id: 'gateway' }, { id: 'alpha' }] },
    });
  });

  it('ignores who the caller claims to be', async () => {
    const { data } = await get('/ptl/product/content/productDetailByCode?code=gateway&userCode=U1');
    expect(data).toEqual((await byCode('gateway')).data);
  });
});

describe('the list of products', () => {
  const list = async (filter: object, range = 2) => {
    const { data } = await post('/ptl/product/content/productShowList', {
      visibleRange: range,
      pageSize: 50,
      ...filter,
    });
    return (data as { list: { code: string }[] }).list.map(({ code }) => code);
  };
  const ALL = ['beta', 'gateway', 'alpha', 'mes', 'empty', 'scada', 'twin-root'];

  it('holds what the brand shows, heaviest first', async () => {
    expect(await list({})).toEqual(ALL);
    expect(await list({}, 3)).toEqual(['beta', 'gateway', 'alpha', 'mes', 'twin-miot']);
  });

  it.each([
    ['recommended', ALL],
    ['newest', ['mes', 'gateway', 'scada', 'alpha', 'beta', 'empty', 'twin-root']],
    ['hottest', ['beta', 'alpha', 'gateway', 'mes', 'empty', 'scada', 'twin-root']],
  ])('sorts by %s', async (sort, codes) => expect(await list({ sort })).toEqual(codes));

  it.each([
    [{ categoryId: 'pc-b' }, ['empty', 'scada']],
    [{ categoryId: 'none' }, []],
    [{ deliveryMode: 'hardware' }, ['gateway']],
    [{ pricingMode: 'quote' }, ['gateway']],
    [{ tag: '边缘' }, ['gateway']],
    [{ tag: '工业' }, ['beta', 'alpha', 'empty']],
    [{ tag: '边' }, []],
    [{ tag: '' }, ALL],
    [{ categoryId: 'pc-a', pricingMode: 'metered', tag: '工业' }, ['beta', 'alpha']],
    [{ keyword: '网关' }, ['gateway']],
    [{ keyword: 'GATEWAY' }, ['gateway']],
    [{ keyword: '  网关  ' }, ['gateway']],
    [{ keyword: '' }, ALL],
    [{ keyword: '国产协议' }, ['gateway']],
    [{ keyword: '网关', deliveryMode: 'cloud' }, []],
  ])('filters by %j', async (filter, codes) => expect(await list(filter)).toEqual(codes));

  it.each([
    ['100%', ['gateway']],
    ['%', ['gateway']],
    ['a_b', ['gateway']],
    ['_', ['gateway']],
    ['c\\d', ['gateway']],
    ['\\', ['gateway']],
    ['\\\\', []],
    ['%%', []],
    ['a%b', []],
    ["'", []],
    ["' or 1=1 --", []],
    ['（工业级）', ['gateway']],
    ['ｍｅｓ', ['mes']],
    ['😀', []],
  ])('takes the keyword %j as it is typed', async (keyword, codes) => expect(await list({ keyword })).toEqual(codes));

  it('comes in pages', async () => {
    const page = await post('/ptl/product/content/productShowList', { visibleRange: 2, pageNo: 2, pageSize: 3 });
    expect(page.data).toMatchObject({
      total: 7,
      pageNo: 2,
      pageSize: 3,
      list: [{ code: 'mes' }, { code: 'empty' }, {}],
    });
    const last = await post('/ptl/product/content/productShowList', { visibleRange: 2, pageNo: 10_000, pageSize: 100 });
    expect(last.data).toMatchObject({ total: 7, list: [] });
  });

  it.each([
    { deliveryMode: 'drone' },
    { pricingMode: 'barter' },
    { sort: 'price' },
    { pageNo: 0 },
    { pageSize: 101 },
    { pageNo: 1.5 },
    { keyword: 'x'.repeat(51) },
    { keyword: ['a'] },
    { tag: { $ne: '' } },
  ])('refuses %j', async (filter) => {
    expect(await post('/ptl/product/content/productShowList', { visibleRange: 2, ...filter })).toMatchObject({
      status: 400,
      code: '422',
    });
  });

  it('follows the content at once', async () => {
    expect(await list({ keyword: '新来的' })).toEqual([]);
    await addContent(portal, { 'products/fresh.json': makeProduct('fresh', { productName: '新来的' }) });
    expect(await list({ keyword: '新来的' })).toEqual(['fresh']);
    await addContent(portal, {
      'products/fresh.json': makeProduct('fresh', { productName: '新来的', listingStatus: 3 }),
    });
    expect(await list({ keyword: '新来的' })).toEqual([]);
  });
});
