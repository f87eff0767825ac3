import { createCalls } from '../../testing/call-portal';
import { addContent, makeCase, makeProduct, makeSolution, showOnlyIn } from '../../testing/sample-content';
import { setUpPortal } from '../../testing/set-up';

const portal = setUpPortal();
const { get } = createCalls(portal);

beforeAll(() =>
  addContent(portal, {
    'products/hidden.json': makeProduct('hidden', { listingStatus: 3 }),
    'solutions/s-full.json': makeSolution('s-full', {
      productCodes: ['gone', 'beta', 'empty', 'hidden', 'alpha'],
      weight: 5,
    }),
    'solutions/s-draft.json': makeSolution('s-draft', { listingStatus: 1 }),
    'solutions/s-gone.json': makeSolution('s-gone', { listingStatus: 3 }),
    'solutions/s-gone-root.json': makeSolution('s-gone-root', { listingStatus: 3 }),
    'cases/c-1.json': makeCase('c-1', { solutionIds: ['s-full'], publishedOn: '2026-01-01' }),
    'cases/c-2.json': makeCase('c-2', { solutionIds: ['s-one', 's-full'], publishedOn: '2026-02-01' }),
    'cases/c-3.json': makeCase('c-3', { solutionIds: ['s-full'], publishedOn: '2026-01-02', weight: 3 }),
    'cases/c-4.json': makeCase('c-4', { solutionIds: ['s-full'], publishedOn: '2026-04-01' }),
    ...showOnlyIn({ first: { solutions: ['s-gone-root'] }, second: { cases: ['c-4'] } }),
    'cases/c-5.json': makeCase('c-5', { solutionIds: ['s-full'], publishedOn: '2026-05-01', listingStatus: 3 }),
  }),
);

const find = (id: string, range = 2) =>
  get(`/ptl/solution/findById?id=${encodeURIComponent(id)}&visibleRange=${range}`);

interface Page {
  products: { code: string }[];
  cases: { id: string; url: string }[];
}

describe('a solution’s page', () => {
  it('says all about it', async () => {
    expect((await find('s-full')).data).toMatchObject({
      ...{
        id: 's-full',
        name: '方案s-full',
        categoryId: 'sc-a',
        industry: '制造',
        categoryType: 4,
        highlights: ['一'],
      },
      content: { overview: ['概述'], results: [{ value: '10%' }, { value: '2 倍' }], whitepaper: '' },
    });
  });

  it('names its products in its own order, as far as the brand shows them', async () => {
    const codes = async (range: number) =>
      ((await find('s-full', range)).data as Page).products.map(({ code }) => code);
    expect(await codes(2)).toEqual(['beta', 'empty', 'alpha']);
    expect(await codes(3)).toEqual(['beta', 'alpha']);
    expect(((await find('s-full')).data as Page).products[1]).toMatchObject({
      productRoute: '/purchase-page?id=p-empty&code=empty',
    });
  });

  it('names its cases, heaviest and newest first, as far as the brand shows them', async () => {
    const ids = async (range: number) => ((await find('s-full', range)).data as Page).cases.map(({ id }) => id);
    expect(await ids(2)).toEqual(['c-3', 'c-2', 'c-1']);
    expect(await ids(3)).toEqual(['c-3', 'c-4', 'c-2', 'c-1']);
    expect(((await find('s-full')).data as Page).cases[0]?.url).toBe('/case-details/c-3.html');
  });

  it('names four cases at most', async () => {
    await addContent(
      portal,
      Object.fromEntries(
        [6, 7, 8].map((n) => [
          `cases/c-${n}.json`,
          makeCase(`c-${n}`, { solutionIds: ['s-full'], publishedOn: '2020-01-01' }),
        ]),
      ),
    );
    expect(((await find('s-full')).data as Page).cases).toHaveLength(4);
  });

  it.each([
    ['unknown', 'none', 2],
    ['a draft', 's-draft', 2],
    ['another brand’s', 's-two', 2],
    ['off shelf at another brand', 's-gone-root', 3],
    ['a brand that does not exist', 's-full', 9],
    ['an injection', "' or '1'='1", 2],
  ])('is not found: %s', async (_name, id, range) => {
    expect(await find(id, range)).toMatchObject({ status: 404, code: '404', msg: '请求的内容不存在', data: null });
  });

  it('off the shelf names others of its industry', async () => {
    expect(await find('s-gone')).toMatchObject({
      ...{ status: 410, code: '410', msg: '该方案已下架' },
      data: {
        title: '方案s-gone',
        alternatives: [
          { id: 's-full', title: '方案s-full', summary: '说明', url: '/solution/s-full.html' },
          { id: 's-one' },
        ],
      },
    });
  });

  it.each(['', 'id=', `id=${'x'.repeat(65)}`, 'id=a&id=b', 'id=s-full&visibleRange=1', 'id=s-full&visibleRange=x'])(
    'refuses %.30j',
    async (query) => expect((await get(`/ptl/solution/findById?${query}`)).status).toBe(400),
  );
});
