import { createCalls } from '../../testing/call-portal';
import { addContent, makeCase, makeProduct, showOnlyIn } from '../../testing/sample-content';
import { setUpPortal } from '../../testing/set-up';

const portal = setUpPortal();
const { get, post, listIds } = createCalls(portal);

beforeAll(async () => {
  const categories = [
    ...[
      ['pc-a', 'product', '接入'],
      ['pc-b', 'product', '数据'],
      ['sc-a', 'solution', '制造'],
    ],
    ...[
      ['cc-a', 'case', '能源'],
      ['cc-b', 'case', '食品'],
      ['cc-c', 'case', '化工'],
    ],
  ];
  await addContent(portal, {
    'categories.json': categories.map(([id, kind, name]) => ({ id, kind, name })),
    'products/hidden.json': makeProduct('hidden', { listingStatus: 1 }),
    'cases/c-milk.json': makeCase('c-milk', {
      ...{
        categoryId: 'cc-b',
        region: '西南',
        publishedOn: '2026-04-01',
        title: '乳品厂 100% 追溯',
        customer: '澄湖_乳业',
      },
      ...{ productCodes: ['hidden', 'beta', 'empty', 'alpha'], solutionIds: ['s-two', 's-one'] },
    }),
    'cases/c-same-a.json': makeCase('c-same-a', { publishedOn: '2026-03-03', productCodes: ['beta'] }),
    'cases/c-same-b.json': makeCase('c-same-b', { publishedOn: '2026-03-03', weight: 8 }),
    'cases/c-root.json': makeCase('c-root', { publishedOn: '2026-03-02' }),
    'cases/c-draft.json': makeCase('c-draft', { listingStatus: 1, categoryId: 'cc-c', region: '海外' }),
    'cases/c-gone.json': makeCase('c-gone', { listingStatus: 3, categoryId: 'cc-b', publishedOn: '2026-06-01' }),
    ...showOnlyIn({ first: { cases: ['c-root'] } }),
  });
});

const find = (id: string, range = 2) => get(`/ptl/case/findById?id=${encodeURIComponent(id)}&visibleRange=${range}`);

describe('a case’s page', () => {
  it('says all about it, with products and solutions in its own order', async () => {
    expect((await find('c-milk')).data).toMatchObject({
      ...{ id: 'c-milk', industry: '食品', region: '西南', publishedOn: '2026-04-01', customer: '澄湖_乳业' },
      metric: { value: '31%', label: '下降' },
      content: { intro: '客户介绍', numbers: [{ label: '能耗', before: '100', after: '69' }, {}] },
      products: [{ code: 'beta' }, { code: 'empty' }, { code: 'alpha' }],
      solutions: [{ id: 's-one', title: '方案s-one', url: '/solution/s-one.html' }],
    });
    expect((await find('c-milk', 3)).data).toMatchObject({
      products: [{ code: 'beta' }, { code: 'alpha' }],
      solutions: [{ id: 's-two' }, { id: 's-one' }],
    });
  });

  it('leads to the one before it, and from the oldest to the newest: every case once', async () => {
    const seen: string[] = [];
    let id = 'c-new';
    do {
      seen.push(id);
      id = ((await find(id)).data as { next: { id: string } }).next.id;
    } while (id !== 'c-new' && seen.length < 20);
    expect(seen).toEqual(['c-new', 'c-milk', 'c-same-a', 'c-same-b', 'c-root', 'c-plain', 'c-old']);
  });

  it('leads nowhere where it is alone', async () => {
    const brand = {
      platformType: '4',
      pageCode: 'basicyPageCode',
      name: '丙站',
      basePath: '/third',
      homeHref: '/homepage',
    };
    await addContent(portal, {
      'brands/third/brand.json': brand,
      'brands/third/selection.json': { cases: { show: { items: ['c-alone'] } } },
      ...showOnlyIn({ first: { cases: ['c-root', 'c-alone'] }, second: { cases: ['c-alone'] } }),
      'cases/c-alone.json': makeCase('c-alone'),
    });
    expect((await find('c-alone', 5)).data).toMatchObject({ id: 'c-alone', next: null });
  });

  it.each([
    ['unknown', 'none', 2],
    ['a draft', 'c-draft', 2],
    ['another brand’s', 'c-root', 3],
    ['an injection', "' or '1'='1", 2],
  ])('is not found: %s', async (_name, id, range) =>
    expect(await find(id, range)).toMatchObject({ status: 404, code: '404', data: null }),
  );

  it('off the shelf names others of its industry', async () => {
    expect(await find('c-gone')).toMatchObject({
      ...{ status: 410, code: '410', msg: '该案例已下架' },
      data: { title: '案例c-gone', alternatives: [{ id: 'c-milk', url: '/case-details/c-milk.html' }] },
    });
  });
});

describe('the list of cases', () => {
  const list = (filter: object) => listIds('/ptl/case/getCaseByCategoryId', filter);

  it.each([
    [{}, ['c-same-b', 'c-new', 'c-milk', 'c-same-a', 'c-root', 'c-plain', 'c-old']],
    [{ visibleRange: 3 }, ['c-same-b', 'c-new', 'c-milk', 'c-same-a', 'c-plain', 'c-old']],
    [{ categoryId: 'cc-b' }, ['c-milk']],
    [{ categoryId: 'cc-c' }, []],
    [{ productCode: 'beta' }, ['c-milk', 'c-same-a']],
    [{ productCode: 'bet' }, []],
    [{ region: '西南' }, ['c-milk']],
    [{ region: '' }, ['c-same-b', 'c-new', 'c-milk', 'c-same-a', 'c-root', 'c-plain', 'c-old']],
    [{ keyword: '100%' }, ['c-milk']],
    [{ keyword: '_' }, ['c-milk']],
    [{ keyword: '乳业' }, ['c-milk']],
    [{ categoryId: 'cc-a', productCode: 'beta' }, ['c-same-a']],
  ])('filters by %j', async (filter, ids) => expect(await list(filter)).toEqual(ids));

  it('comes in pages', async () => {
    const { data } = await post('/ptl/case/getCaseByCategoryId', { pageNo: 2, pageSize: 3 });
    expect(data).toMatchObject({ total: 7, pageNo: 2, pageSize: 3, list: [{ id: 'c-same-a' }, { id: 'c-root' }, {}] });
  });

  it('can be filtered only by what leads to a case', async () => {
    expect((await get('/ptl/case/filters?visibleRange=2')).data).toEqual({
      categories: [
        { id: 'cc-a', name: '能源' },
        { id: 'cc-b', name: '食品' },
      ],
      products: [
        { code: 'beta', name: '产品beta' },
        { code: 'alpha', name: '产品alpha' },
        { code: 'empty', name: '产品empty' },
      ],
      regions: ['华东', '西南'],
    });
    expect((await get('/ptl/case/filters?visibleRange=7')).data).toEqual({ categories: [], products: [], regions: [] });
  });
});

describe('cases by their ids', () => {
  const find = (ids: unknown, visibleRange = 2) => post('/ptl/case/findByIds', { ids, visibleRange });

  it('come in the order of the ids, without those that are not shown', async () => {
    const { data } = await find(['c-old', 'c-gone', 'none', 'c-new', 'c-draft', 'c-root']);
    expect((data as { id: string }[]).map(({ id }) => id)).toEqual(['c-old', 'c-new', 'c-root']);
    expect((await find(['c-root'], 3)).data).toEqual([]);
    expect((await find([])).data).toEqual([]);
  });

  it.each([[Array.from({ length: 51 }, () => 'x')], ['x'], [undefined]])('refuse %.20j', async (ids) =>
    expect((await find(ids)).status).toBe(400),
  );
});
