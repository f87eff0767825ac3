import { createCalls } from '../../testing/call-portal';
import { addContent, makeSolution, showOnlyIn } from '../../testing/sample-content';
import { setUpPortal } from '../../testing/set-up';

const portal = setUpPortal();
const { get, post, listIds } = createCalls(portal);

beforeAll(() =>
  addContent(portal, {
    'solutions/l-1.json': makeSolution('l-1', { weight: 30, highlights: ['OTA 升级', '远程诊断'] }),
    'solutions/l-2.json': makeSolution('l-2', { weight: 20, summary: '让 100% 的设备联网' }),
    'solutions/l-3.json': makeSolution('l-3', { weight: 10, name: '远程运维' }),
    'solutions/l-miot.json': makeSolution('l-miot', { weight: 40 }),
    ...showOnlyIn({ first: { solutions: ['l-miot'] } }),
    'solutions/l-draft.json': makeSolution('l-draft', { weight: 50, listingStatus: 1 }),
  }),
);

interface Group {
  id: string;
  total: number;
  solutions: { id: string }[];
}

const list = (payload: object) => listIds('/ptl/solution/pageList', { visibleRange: 3, ...payload });
const groups = async (size: number, range = 3) =>
  (await get(`/ptl/solution/groups?visibleRange=${range}&size=${size}`)).data as Group[];

describe('the groups of solutions', () => {
  it('have the heaviest of an industry and count all a brand shows', async () => {
    const [first] = await groups(2);
    expect(first).toMatchObject({ id: 'sc-a', solutions: [{ id: 'l-1' }, { id: 'l-2' }] });
    const [all] = await groups(12);
    expect(first?.total).toBe(all?.solutions.length);
    expect((await groups(1, 2))[0]).toMatchObject({ total: expect.any(Number), solutions: [{ id: 'l-miot' }] });
  });

  it('may come without any solution, for tabs alone', async () => {
    const named = await groups(0);
    expect(named.map(({ id, total }) => [id, total])).toEqual((await groups(3)).map(({ id, total }) => [id, total]));
    expect(named.flatMap(({ solutions }) => solutions)).toEqual([]);
  });

  it.each(['', 'visibleRange=3', 'visibleRange=3&size=13', 'visibleRange=3&size=-1', 'visibleRange=3&size=x'])(
    'refuse %j',
    async (query) => expect((await get(`/ptl/solution/groups?${query}`)).status).toBe(400),
  );
});

describe('the list of solutions', () => {
  it('comes by industry, heaviest first, in pages', async () => {
    expect((await list({ categoryId: 'sc-a' })).slice(0, 3)).toEqual(['l-1', 'l-2', 'l-3']);
    const payload = { visibleRange: 3, categoryId: 'sc-a', pageSize: 2, pageNo: 2 };
    const { data } = await post('/ptl/solution/pageList', payload);
    const total = (await list({ categoryId: 'sc-a' })).length;
    expect(data).toMatchObject({ total, pageNo: 2, pageSize: 2 });
    expect((data as { list: { id: string }[] }).list[0]?.id).toBe('l-3');
    expect((await post('/ptl/solution/pageList', { ...payload, pageNo: 999 })).data).toMatchObject({ list: [], total });
    expect(await list({ categoryId: 'none' })).toEqual([]);
  });

  it('finds every word in name, summary, industry and highlights', async () => {
    expect(await list({ keyword: '远程' })).toEqual(['l-1', 'l-3']);
    expect(await list({ keyword: 'ota  诊断' })).toEqual(['l-1']);
    expect(await list({ keyword: '100%' })).toEqual(['l-2']);
    expect(await list({ keyword: '_' })).toEqual([]);
    expect(await list({ keyword: '制造 l-2' })).toEqual(['l-2']);
    expect(await list({ keyword: '远程 没有' })).toEqual([]);
  });

  it.each([{ keyword: 'x'.repeat(51) }, { categoryId: '' }, { pageSize: 101 }, { pageNo: 0 }, { visibleRange: 1 }])(
    'refuses %j',
    async (payload) => expect((await post('/ptl/solution/pageList', { visibleRange: 3, ...payload })).status).toBe(400),
  );
});
