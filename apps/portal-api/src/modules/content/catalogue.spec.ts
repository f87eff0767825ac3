import { setUpPortal } from '../../testing/set-up';
import { createTestClock } from '../../testing/test-clock';

const { now, setTime } = createTestClock('2026-06-05T12:00:00+08:00');
const portal = setUpPortal({ clock: now });

const get = async (url: string) => (await portal.app.inject({ url })).json().data;
const post = async (url: string, payload: object) =>
  (await portal.app.inject({ method: 'POST', url, payload })).json().data;

interface Category {
  name: string;
  childrenData: { id: string; code: string; productRoute: string }[];
}

describe('products', () => {
  it('come by category, heaviest first, on shelf only', async () => {
    const categories = await post('/ptl/product/content/getNavProduct', { visibleRange: 2 });
    expect(categories.map(({ name, childrenData }: Category) => [name, childrenData.map(({ code }) => code)])).toEqual([
      ['接入', ['beta', 'alpha']],
      ['数据', ['empty']],
    ]);
  });

  it('lead to their page, or to the purchase page while they have no content', async () => {
    const [first, second] = await post('/ptl/product/content/getNavProduct', { visibleRange: '2' });
    expect(first.childrenData[0].productRoute).toBe('/product-detail/beta.html');
    expect(second.childrenData[0].productRoute).toBe('/purchase-page?id=p-empty&code=empty');
  });

  it('are hot by rank', async () => {
    const categories = await post('/ptl/product/getHomeHotProducts', { visibleRange: 3 });
    expect(categories).toHaveLength(1);
    expect(categories[0].childrenData.map(({ code }: { code: string }) => code)).toEqual(['beta', 'alpha']);
  });

  it('are all of the categories asked for, in their order, with what they cost', async () => {
    const categories = await post('/ptl/product/getHomeHotProducts', {
      visibleRange: 2,
      categoryIds: ['pc-b', 'none', 'pc-a'],
    });
    expect(
      categories.map(
        ({ name, childrenData }: { name: string; childrenData: { code: string; fromPrice: unknown }[] }) => [
          name,
          childrenData.map(({ code, fromPrice }) => [code, fromPrice]),
        ],
      ),
    ).toEqual([
      ['数据', [['empty', null]]],
      [
        '接入',
        [
          ['beta', null],
          ['alpha', null],
        ],
      ],
    ]);
    const [first, second] = await post('/ptl/product/getHomeHotProducts', {
      ...{ visibleRange: 2, scope: 'first', categoryIds: ['pc-a', 'pc-b'] },
    });
    expect([first.childrenData.length, second.childrenData.length]).toEqual([2, 0]);
  });
});

describe('solutions and cases', () => {
  it('come by industry and brand', async () => {
    const [industry] = await get('/ptl/solution/solutionAndCaseList?visibleRange=3');
    expect(industry).toMatchObject({ name: '制造', childrenData: [{ id: 's-two', categoryType: 4 }, { id: 's-one' }] });
    expect((await get('/ptl/solution/solutionAndCaseList?visibleRange=2'))[0].childrenData).toHaveLength(1);
    expect((await get('/ptl/case/solutionAndCaseList?visibleRange=2'))[0].childrenData).toHaveLength(3);
  });

  it('are featured newest first, as many as asked for', async () => {
    const ids = (await get('/ptl/case/selectCaseList?visibleRange=2')).map(({ id }: { id: string }) => id);
    expect(ids).toEqual(['c-new', 'c-old']);
    const [only] = await get('/ptl/case/selectCaseList?visibleRange=2&size=1');
    expect(only).toMatchObject({ id: 'c-new', industry: '能源', metric: { value: '31%', label: '下降' } });
  });

  it('have named categories', async () => {
    expect(await get('/ptl/category/categoryNameList?kind=product')).toEqual([
      { id: 'pc-a', name: '接入' },
      { id: 'pc-b', name: '数据' },
    ]);
    expect(await get('/ptl/category/categoryNameList')).toEqual([{ id: 'cc-a', name: '能源' }]);
  });
});

describe('news and partners', () => {
  it('come in pages', async () => {
    const page = await post('/ptl/news/pageList', { visibleRange: 2, pageNo: 2, pageSize: 2 });
    expect(page).toMatchObject({ total: 3, pageNo: 2, pageSize: 2, list: [{ id: 'n2' }] });
    expect(await post('/ptl/news/pageList', { visibleRange: 2, kind: 'industry' })).toMatchObject({
      total: 1,
      list: [{ id: 'n1' }],
    });
    expect(await post('/ptl/news/pageList', { visibleRange: 2, pageNo: 9999, pageSize: 100 })).toMatchObject({
      total: 3,
      list: [],
    });
    expect((await post('/ptl/partner/pageList', { visibleRange: 3 })).list.map(({ id }: { id: string }) => id)).toEqual(
      ['pa-2', 'pa-1'],
    );
  });
});

describe('activities', () => {
  const states = async () => {
    const { list } = await post('/ptl/activity/pageList', { visibleRange: 2 });
    return list.map(({ id, state }: { id: string; state: string }) => `${id} ${state}`);
  };

  it('come next ones first, with the state of the moment', async () => {
    expect(await states()).toEqual([
      'now ongoing',
      'next enrolling',
      'later enrolling',
      'recorded replay',
      'past ended',
    ]);
  });

  it('change state as time goes by', async () => {
    setTime('2026-07-01T09:30:00+08:00');
    expect(await states()).toEqual(['next ongoing', 'later enrolling', 'now ended', 'recorded replay', 'past ended']);
  });

  it('give times as Chinese time', async () => {
    const { list } = await post('/ptl/activity/pageList', { visibleRange: 2 });
    expect(list[0]).toMatchObject({ startsAt: '2026-07-01T09:00:00+08:00', endsAt: '2026-07-02T18:00:00+08:00' });
  });
});

describe('the visible range', () => {
  const LISTS = [
    '/ptl/product/content/getNavProduct',
    '/ptl/product/getHomeHotProducts',
    '/ptl/news/pageList',
    '/ptl/partner/pageList',
    '/ptl/activity/pageList',
  ];

  it('of no brand shows nothing', async () => {
    for (const url of LISTS) {
      const data = await post(url, { visibleRange: 9 });
      expect(data.list ?? data).toEqual([]);
    }
    expect(await get('/ptl/solution/solutionAndCaseList?visibleRange=4')).toEqual([]);
    expect(await get('/ptl/case/selectCaseList?visibleRange=5')).toEqual([]);
  });

  it.each([-1, 0, 1, 10, 99, 2.5, '2 or 1=1', null, [2, 3], { $gt: 0 }, 'NaN', 1e21])(
    'never accepts %j',
    async (visibleRange) => {
      for (const url of LISTS) {
        const response = await portal.app.inject({ method: 'POST', url, payload: { visibleRange } });
        expect([response.statusCode, response.json().data?.list ?? null]).toEqual([400, null]);
      }
    },
  );

  it('counts as one value however it is written', async () => {
    expect(
      (await portal.app.inject({ url: '/ptl/solution/solutionAndCaseList?visibleRange=2&visibleRange=3' })).statusCode,
    ).toBe(400);
  });
});
