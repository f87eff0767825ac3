import { createCalls } from '../../testing/call-portal';
import { addContent, makeNews, toMarkdownFile } from '../../testing/sample-content';
import { setUpPortal } from '../../testing/set-up';

const file = (id: string, changes: object, body?: string) => ({
  [`news/${id}.md`]: toMarkdownFile(makeNews(id, { ...changes }), body),
});

const portal = setUpPortal();
const { get, post, listIds } = createCalls(portal);

beforeAll(() =>
  addContent(portal, {
    ...file('n-pinned', { publishedOn: '2024-12-31', kind: 'notice' }),
    ...file('n-last', { publishedOn: '2025-12-31', tags: ['边缘', 'AI'] }),
    ...file('n-first', { publishedOn: '2025-01-01', kind: 'industry', tags: ['AI'] }),
    ...file('n-same-a', { publishedOn: '2025-06-06', tags: ['边缘'] }),
    ...file(
      'n-same-b',
      { publishedOn: '2025-06-06', weight: 9 },
      '# 标题\n\n**粗** <script>alert(1)</script>\n\n| a | b |\n|---|---|\n| 1 | 2 |',
    ),
    ...file('n-root', { publishedOn: '2023-05-05' }),
    'brands/first/selection.json': { news: { featured: ['n-pinned'] } },
    'brands/second/selection.json': { news: { featured: ['n-pinned'], except: ['n-root'] } },
    ...file('n-draft', { publishedOn: '2022-05-05', listingStatus: 1 }),
    ...file('n-gone', { publishedOn: '2021-05-05', listingStatus: 3, tags: ['AI'] }),
  }),
);

const find = (id: string, range = 2) => get(`/ptl/news/findById?id=${encodeURIComponent(id)}&visibleRange=${range}`);
const list = (filter: object) => listIds('/ptl/news/pageList', filter);

const ALL = ['n-pinned', 'n0', 'n1', 'n2', 'n-last', 'n-same-b', 'n-same-a', 'n-first', 'n-root'];

describe('the list of news', () => {
  it.each([
    [{}, ALL],
    [{ visibleRange: 3 }, ALL.slice(0, -1)],
    [{ kind: 'notice' }, ['n-pinned', 'n2']],
    [{ kind: 'industry' }, ['n1', 'n-first']],
    [{ year: 2026 }, ['n0', 'n1', 'n2']],
    [{ year: 2025 }, ['n-last', 'n-same-b', 'n-same-a', 'n-first']],
    [{ year: 2024 }, ['n-pinned']],
    [{ year: 2022 }, []],
    [{ year: 2025, kind: 'industry' }, ['n-first']],
  ])('for %j holds the pinned one first, then the newest', async (filter, ids) =>
    expect(await list(filter)).toEqual(ids),
  );

  it('comes in pages that do not repeat anything', async () => {
    const pages: string[] = [];
    for (let pageNo = 1; pageNo <= 5; pageNo += 1) pages.push(...(await list({ pageNo, pageSize: 2 })));
    expect(pages).toEqual(ALL);
    expect((await post('/ptl/news/pageList', { visibleRange: 2, pageSize: 2 })).data).toMatchObject({ total: 9 });
  });

  it('knows the years that have news', async () => {
    expect((await get('/ptl/news/years?visibleRange=2')).data).toEqual([2026, 2025, 2024, 2023]);
    expect((await get('/ptl/news/years?visibleRange=3')).data).toEqual([2026, 2025, 2024]);
    expect((await get('/ptl/news/years?visibleRange=8')).data).toEqual([]);
  });

  it.each([{ kind: 'gossip' }, { year: 1999 }, { year: 2101 }, { year: '2026' }, { year: 2025.5 }])(
    'refuses %j',
    async (filter) => expect((await post('/ptl/news/pageList', { visibleRange: 2, ...filter })).status).toBe(400),
  );
});

describe('a news page', () => {
  it('says who wrote it and what, as harmless HTML', async () => {
    expect((await find('n-same-b')).data).toMatchObject({
      ...{ id: 'n-same-b', author: '编辑部', newsSource: '本站', kind: 'company', isPinned: false },
      bodyHtml: expect.stringMatching(/^<h2>标题<\/h2>\s*<p><strong>粗<\/strong> <\/p>\s*<table>/),
    });
  });

  it('lies between an older and a newer one, whichever is pinned: every one once', async () => {
    const seen: string[] = [];
    let at: { id: string } | null = { id: 'n0' };
    while (at && seen.length < 20) {
      seen.push(at.id);
      at = ((await find(at.id)).data as { previous: { id: string } | null }).previous;
    }
    expect(seen).toEqual(['n0', 'n1', 'n2', 'n-last', 'n-same-a', 'n-same-b', 'n-first', 'n-pinned', 'n-root']);
    const back: string[] = [];
    at = { id: 'n-root' };
    while (at && back.length < 20) {
      back.push(at.id);
      at = ((await find(at.id)).data as { next: { id: string } | null }).next;
    }
    expect(back).toEqual([...seen].reverse());
    expect((await find('n-last')).data).toMatchObject({
      next: { id: 'n2', title: '新闻2', summary: '说明', url: '/news-center-detail/n2.html' },
      previous: { id: 'n-same-a' },
    });
    expect((await find('n-pinned', 3)).data).toMatchObject({ previous: null });
  });

  it('names related ones: those that share a tag first, then others of its kind', async () => {
    const related = async (id: string) =>
      ((await find(id)).data as { related: { id: string }[] }).related.map((one) => one.id);
    expect(await related('n-last')).toEqual(['n-same-a', 'n-first', 'n0']);
    expect(await related('n2')).toEqual(['n-pinned']);
    expect(await related('n-same-b')).toEqual(['n0', 'n-last', 'n-same-a']);
  });

  it.each([
    ['unknown', 'none', 2],
    ['a draft', 'n-draft', 2],
    ['another brand’s', 'n-root', 3],
    ['an injection', "' or '1'='1", 2],
  ])('is not found: %s', async (_name, id, range) =>
    expect(await find(id, range)).toMatchObject({ status: 404, code: '404', data: null }),
  );

  it('that was withdrawn names others', async () => {
    expect(await find('n-gone')).toMatchObject({
      ...{ status: 410, code: '410', msg: '该新闻已撤回' },
      data: { title: '新闻n-gone', alternatives: [{ id: 'n-last' }, { id: 'n-first' }, { id: 'n0' }] },
    });
  });
});
