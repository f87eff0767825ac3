import { addContent, makePlan, makeProduct, PRODUCT_CONTENT, showOnlyIn } from '../../testing/sample-content';
import { setUpPortal } from '../../testing/set-up';

const portal = setUpPortal();

beforeAll(() =>
  addContent(portal, {
    'products/gateway.json': makeProduct('gateway', {
      productType: 'device',
      content: {
        ...PRODUCT_CONTENT,
        plans: [
          makePlan('gateway-pro', { unitPrice: 30_000 }),
          makePlan('gateway-basic', { unitPrice: 9_900 }),
          makePlan('gateway-free-talk', { unitPrice: 0, isNegotiable: true }),
        ],
      },
    }),
    'products/scada.json': makeProduct('scada', { productType: 'saas', categoryId: 'pc-b' }),
    ...showOnlyIn({ first: { products: ['scada'] } }),
    'products/mes.json': makeProduct('mes', { productType: 'saas', weight: 3 }),
    'products/mes-draft.json': makeProduct('mes-draft', { productType: 'saas', listingStatus: 1 }),
  }),
);

const post = async (url: string, payload: object) => {
  const response = await portal.app.inject({ method: 'POST', url, payload });
  return { status: response.statusCode, ...(response.json() as { code: string; msg: string; data: never }) };
};

describe('products by their codes', () => {
  const briefs = (codes: unknown, range = 2) =>
    post('/ptl/product/content/productBriefList', { visibleRange: range, codes });

  it('come in the order of the codes, without those that are not shown', async () => {
    const { data } = await briefs(['mes', 'gone', 'none', 'gateway', 'draft', 'empty']);
    expect((data as { code: string }[]).map(({ code }) => code)).toEqual(['mes', 'gateway', 'empty']);
    expect((await briefs(['empty'], 3)).data).toEqual([]);
    expect((await briefs([])).data).toEqual([]);
  });

  it('carry what a comparison needs', async () => {
    expect((await briefs(['gateway', 'mes', 'empty'])).data).toMatchObject([
      {
        fromPrice: 9900,
        specs: { columns: ['规格', '值'] },
        plans: [{ unitPrice: 30_000 }, { unitPrice: 9_900 }, { unitPrice: 0, isNegotiable: true }],
      },
      { fromPrice: null, specs: { rows: [['点数', '1000']] } },
      { fromPrice: null, specs: null, plans: [] },
    ]);
  });

  it.each([[Array.from({ length: 21 }, () => 'x')], ['x'], [[1]], [undefined], [['']]])('refuse %j', async (codes) =>
    expect((await briefs(codes)).status).toBe(400),
  );
});

describe('applications', () => {
  it('are counted by category, where there are some', async () => {
    expect((await post('/ptl/product/getSaasProduct', { visibleRange: 2 })).data).toEqual([
      { id: 'pc-a', name: '接入', total: 1 },
      { id: 'pc-b', name: '数据', total: 1 },
    ]);
    expect((await post('/ptl/product/getSaasProduct', { visibleRange: 3 })).data).toEqual([
      { id: 'pc-a', name: '接入', total: 1 },
    ]);
    expect((await post('/ptl/product/getSaasProduct', { visibleRange: 4 })).data).toEqual([]);
  });

  it('are listed by category, or as another type of product', async () => {
    const list = async (filter: object) => {
      const { data } = await post('/ptl/product/getSaasProductByCategoryId', { visibleRange: 2, ...filter });
      return [data['total'], ...(data as { list: { code: string }[] }).list.map(({ code }) => code)];
    };
    expect(await list({})).toEqual([2, 'mes', 'scada']);
    expect(await list({ categoryId: 'pc-b' })).toEqual([1, 'scada']);
    expect(await list({ productType: 'device' })).toEqual([1, 'gateway']);
    expect(await list({ pageSize: 1, pageNo: 2 })).toEqual([2, 'scada']);
    expect(await list({ categoryId: 'none' })).toEqual([0]);
  });
});
