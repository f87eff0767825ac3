import { createCalls } from '../../testing/call-portal';
import { addContent, showOnlyIn } from '../../testing/sample-content';
import { setUpPortal } from '../../testing/set-up';

const partner = (id: string, changes: object = {}) => ({
  ...{ id, name: `伙伴${id}`, kind: '技术', logo: '/files/l.svg', region: '华东', summary: '说明' },
  ...changes,
});

const factory = (id: string, year: number, changes: object = {}) => ({
  ...{
    id,
    name: `工厂${id}`,
    place: '合肥',
    industry: '家电',
    year,
    certification: '',
    summary: '说明',
    coverImage: '',
  },
  metrics: [
    { value: '30%', label: '效率' },
    { value: '20%', label: '能耗' },
  ],
  timeline: ['2020', '2022', '2024'].map((date) => ({ date, title: '阶段', text: '说明' })),
  ...changes,
});

const portal = setUpPortal();
const { get, post, listIds } = createCalls(portal);

beforeAll(() =>
  addContent(portal, {
    'partners.json': [
      partner('p-a', { weight: 1 }),
      partner('p-b', { kind: '渠道', region: '西南', weight: 9 }),
      partner('p-c', { name: '澄湖 100%', kind: '渠道', region: '', summary: '做_边缘' }),
      partner('p-miot', { kind: '集成', region: '海外' }),
      partner('p-draft', { kind: '软件', region: '南极', listingStatus: 1 }),
    ],
    'factories.json': [
      factory('f-old', 2019),
      factory('f-new', 2026),
      factory('f-heavy', 2019, { weight: 3 }),
      factory('f-root', 2022),
      factory('f-draft', 2025, { listingStatus: 1 }),
      factory('f-gone', 2024, { listingStatus: 3 }),
    ],
    ...showOnlyIn({ first: { factories: ['f-root'] }, second: { partners: ['p-miot'] } }),
  }),
);

describe('partners', () => {
  const list = (filter: object) => listIds('/ptl/partner/pageList', filter);

  it.each([
    [{}, ['p-b', 'p-a', 'p-c']],
    [{ visibleRange: 3 }, ['p-b', 'p-a', 'p-c', 'p-miot']],
    [{ kind: '渠道' }, ['p-b', 'p-c']],
    [{ kind: '软件' }, []],
    [{ kind: '' }, ['p-b', 'p-a', 'p-c']],
    [{ region: '华东' }, ['p-a']],
    [{ kind: '渠道', region: '西南' }, ['p-b']],
    [{ keyword: '澄湖' }, ['p-c']],
    [{ keyword: '%' }, ['p-c']],
    [{ keyword: '_' }, ['p-c']],
    [{ keyword: '边缘', kind: '技术' }, []],
  ])('for %j are those that fit, heaviest first', async (filter, ids) => expect(await list(filter)).toEqual(ids));

  it('come in pages', async () => {
    const { data } = await post('/ptl/partner/pageList', { visibleRange: 2, pageNo: 2, pageSize: 2 });
    expect(data).toMatchObject({ total: 3, list: [{ id: 'p-c', region: '', summary: '做_边缘' }] });
  });

  it('can be filtered by what there is', async () => {
    expect((await get('/ptl/partner/filters?visibleRange=2')).data).toEqual({
      ...{ kinds: ['技术', '渠道'], regions: ['华东', '西南'] },
    });
    expect((await get('/ptl/partner/filters?visibleRange=3')).data).toEqual({
      ...{ kinds: ['集成', '技术', '渠道'], regions: ['海外', '华东', '西南'] },
    });
  });
});

describe('factories', () => {
  it('are those of the brand, newest first', async () => {
    const ids = async (range: number) =>
      ((await get(`/ptl/factory/list?visibleRange=${range}`)).data as { id: string }[]).map(({ id }) => id);
    expect(await ids(2)).toEqual(['f-new', 'f-root', 'f-heavy', 'f-old']);
    expect(await ids(3)).toEqual(['f-new', 'f-heavy', 'f-old']);
    expect(await ids(8)).toEqual([]);
  });

  it('say how they came to be', async () => {
    const [first] = (await get('/ptl/factory/list?visibleRange=2')).data as object[];
    expect(first).toEqual({ ...factory('f-new', 2026) });
  });
});
