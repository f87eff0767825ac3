import { SEARCH_COUNT_CAP, searchModuleSchema } from '@portal/api-contract';
import { runLoader } from '@portal/data-access-api/testing';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { searchRoutes } from '../search.routes';
import { buildItem, buildResults, renderSearch } from '../testing/render-search';
import { page } from './document-search.page';
import { searchQuery } from './search-query';
import { formatCount } from './search-tabs';

const SEARCH = '/document-center/document-search';
const url = () => screen.getByLabelText('地址').textContent;
const tabs = () => within(screen.getByRole('navigation', { name: '结果类型' })).getAllByRole('link');
const results = () => screen.getAllByRole('article');
const titles = () => results().map((result) => within(result).getByRole('heading', { level: 2 }).textContent);

beforeEach(() => localStorage.clear());

describe('address', () => {
  const ask = async (query: string) => (await runLoader(page, query)).find(({ name }) => name === 'searchResult')?.body;
  const read = (values: Record<string, string>) => searchQuery.read(new URLSearchParams(values));
  const ALL = { visibleRange: 2, keywords: '网关', pageNo: 1, pageSize: 10 };

  it.each([
    ['wd=网关', ALL],
    [
      'wd=网关&module=NEWS&since=month&page=3',
      { ...ALL, module: 'NEWS', since: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), pageNo: 3 },
    ],
    ['wd=网关&module=WEATHER&since=2020-01-01&page=x', ALL],
    ['wd=网关&page=9999', { ...ALL, pageNo: 100 }],
    ['wd=网关&module=DOCUMENT&doc=hub', { ...ALL, module: 'DOCUMENT', docId: 'hub' }],
    ['wd=网关&module=DOCUMENT&doc=hub&version=1.0', { ...ALL, module: 'DOCUMENT', docId: 'hub', docVersionId: '1.0' }],
    ['wd=网关&doc=hub', { ...ALL, docId: 'hub' }],
    ['wd=网关&as=typed', { ...ALL, isAsTyped: true }],
    ['wd=网关&as=meant', ALL],
    ['wd=网关&module=DEVELOP&doc=hub', { ...ALL, module: 'DEVELOP', docId: 'hub' }],
    ['wd=网关&module=DOCUMENT&doc=a/b&version=1.0', { ...ALL, module: 'DOCUMENT' }],
    ['wd=网关&module=DOCUMENT&doc=hub&version=1 0', { ...ALL, module: 'DOCUMENT', docId: 'hub' }],
    ['wd=网关&module=NEWS&doc=hub&version=1.0', { ...ALL, module: 'NEWS' }],
  ])('%s asks for what the contract takes', async (query, input) => expect(await ask(query)).toEqual(input));

  it.each(searchModuleSchema.options)('knows results of kind %s', (module) =>
    expect(read({ module }).module).toBe(module),
  );

  it.each([
    ['', ''],
    ['   ', ''],
    ['\u0000\u0007网关\u0000', '网关'],
    ['a\tb\nc', 'a b c'],
    ['100% "引号\' \\ [a-z]* & | !', '100% "引号\' \\ [a-z]* & | !'],
    [`${'a'.repeat(99)}😀`, 'a'.repeat(99)],
    ['😀', '😀'],
  ])('reads %j as a word', (wd, word) => expect(read({ wd }).wd).toBe(word));
});

it('cuts a word to a length that can be shown', () =>
  expect(searchQuery.read(new URLSearchParams({ wd: '网'.repeat(10_000) })).wd).toBe('网'.repeat(100)));

describe('results', () => {
  it('come with the page, without another call', async () => {
    const { calls, loaded } = await renderSearch('wd=网关', { searchResult: buildResults() });
    expect(calls).toHaveLength(loaded);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('搜索');
    expect(screen.getByText('“网关”共有 1 条结果')).toBeInTheDocument();
  });

  it('say what they are, where they stand and when they changed, with the hits marked', async () => {
    await renderSearch('wd=网关', { searchResult: buildResults() });
    const [result] = results();
    const link = within(result as HTMLElement).getByRole('link', { name: /^网关 ?首次上电$/ });
    expect(link).toHaveAttribute(
      'href',
      '/document-center/document-content?id=edge-gateway&nodeId=install%2Fpower&mark=%E7%BD%91%E5%85%B3',
    );
    expect(link.querySelector('em')).toHaveTextContent('网关');
    expect(result).toHaveTextContent('网关上电 <30 秒后指示灯常亮。');
    expect(result).toHaveTextContent('文档设备与边缘 › 边缘网关 › 安装2026-10-01 更新');
  });

  it('lead to the parts of a page', async () => {
    const sections = [{ anchor: '指示灯', title: '<em>网关</em>指示灯', summary: '常亮与闪烁' }];
    await renderSearch('wd=网关', { searchResult: buildResults({ list: [buildItem({ sections })] }) });
    expect(screen.getByRole('link', { name: /^网关 ?指示灯$/ })).toHaveAttribute(
      'href',
      '/document-center/document-content?id=edge-gateway&nodeId=install%2Fpower&mark=%E7%BD%91%E5%85%B3#%E6%8C%87%E7%A4%BA%E7%81%AF',
    );
  });

  it('are recorded with their rank when they are opened', async () => {
    const list = [buildItem(), buildItem({ module: 'NEWS', mid: 'price', id: 'NEWS:price', title: '价格' })];
    const { calls } = await renderSearch('wd=网关&page=3', {
      searchResult: buildResults({ list, total: 22, pageNo: 3 }),
    });
    await userEvent.click(screen.getByRole('link', { name: '价格' }));
    expect(url()).toBe('/news-center-detail/price.html');
    expect(calls.at(-1)).toMatchObject({
      name: 'recordClick',
      body: { keywords: '网关', module: 'NEWS', id: 'NEWS:price', rank: 22 },
    });
  });

  it('are walked along with the arrow keys, and left where they end', async () => {
    const list = ['一', '二', '三'].map((title) => buildItem({ title, id: title }));
    await renderSearch('wd=网关', { searchResult: buildResults({ list }) });
    const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });
    act(() => screen.getByRole('link', { name: '一' }).focus());
    expect(press('ArrowUp')).toBe(true);
    press('ArrowDown');
    press('ArrowDown');
    expect(screen.getByRole('link', { name: '三' })).toHaveFocus();
    expect(press('ArrowDown')).toBe(true);
    press('ArrowUp');
    expect(screen.getByRole('link', { name: '二' })).toHaveFocus();
    expect(titles()).toEqual(['一', '二', '三']);
  });

  it('stand on pages', async () => {
    await renderSearch('wd=网关&module=DOCUMENT', { docMenu: [], searchResult: buildResults({ total: 25 }) });
    expect(screen.getByRole('link', { name: '第 3 页' })).toHaveAttribute(
      'href',
      `${SEARCH}?wd=%E7%BD%91%E5%85%B3&module=DOCUMENT&page=3`,
    );
  });

  it('can be asked for again when they fail', async () => {
    await renderSearch('wd=网关', { searchResult: { error: { status: 500 } } });
    expect(screen.getByText(/服务器错误\(500\)/)).toBeInTheDocument();
    expect(tabs().map((tab) => tab.textContent)).toEqual(['全部']);
    expect(screen.getByRole('button', { name: '重试' })).toBeInTheDocument();
    expect(screen.queryByText(/没有找到/)).toBeNull();
  });

  it.each(['%', "'", '\\', '.*', 'a & !b', '<script>alert(1)</script>', '😀', '网'.repeat(100)])(
    'of %s are a page like any other',
    async (word) => {
      await renderSearch(new URLSearchParams({ wd: word }).toString(), {
        searchResult: buildResults({ list: [], total: 0, counts: [] }),
      });
      expect(screen.getByText(`没有找到与“${word}”相关的内容`)).toBeInTheDocument();
      expect(screen.getByRole('combobox')).toHaveValue(word);
    },
  );
});

describe('kinds', () => {
  const counts = [
    { module: 'PRODUCT' as const, count: 3, isCapped: false },
    { module: 'CASE' as const, count: 0, isCapped: false },
    { module: 'DOCUMENT' as const, count: 300, isCapped: true },
    { module: 'NEWS' as const, count: 0, isCapped: true },
  ];

  it('show how many there are, and kinds without any are left out', async () => {
    await renderSearch('wd=网关', { searchResult: buildResults({ counts }) });
    expect(tabs().map((tab) => tab.textContent)).toEqual(['全部300+', '产品3', '文档300+', '新闻']);
    expect(tabs()[0]).toHaveAttribute('aria-current', 'page');
  });

  it('keep the word, and drop the page and the document', async () => {
    await renderSearch('wd=网关&module=DOCUMENT&doc=hub&version=1.0&since=year&page=2', {
      docMenu: [],
      docVersions: [],
      searchResult: buildResults({ counts }),
    });
    expect(tabs()[1]).toHaveAttribute('href', `${SEARCH}?wd=%E7%BD%91%E5%85%B3&module=PRODUCT&since=year`);
    expect(tabs()[2]).toHaveAttribute('aria-current', 'page');
  });

  it('are shown when they are chosen, also without any', async () => {
    await renderSearch('wd=网关&module=CASE', { searchResult: buildResults({ counts, list: [], total: 0 }) });
    expect(tabs().map((tab) => tab.textContent)).toContain('案例0');
    expect(screen.getByRole('link', { name: '在全部内容中搜索' })).toHaveAttribute(
      'href',
      `${SEARCH}?wd=%E7%BD%91%E5%85%B3`,
    );
  });

  it('are counted to the cap of the contract', () => {
    expect(formatCount(SEARCH_COUNT_CAP, true)).toBe('300+');
    expect(formatCount(SEARCH_COUNT_CAP, false)).toBe('300');
  });
});

describe('filters', () => {
  const document = (id: string, name: string) => ({
    id,
    parentId: 'edge',
    name,
    isIncludeContent: 1 as const,
    modifier: '',
    recommendStatus: 0 as const,
    showStatus: 1 as const,
    updateTime: '2026-10-01',
    weight: 1,
    summary: '',
    docVersionId: '2.0',
    versionName: '2.0',
    pageCount: 3,
    chapters: [],
    productCode: null,
  });
  const docMenu = [
    {
      ...document('edge', '设备与边缘'),
      parentId: null,
      children: [document('gateway', '边缘网关'), document('hub', '设备接入')],
    },
  ];
  const version = (id: string) => ({ id, name: `v${id}`, latest: id === '2.0', published: true });
  const group = (name: string) => screen.getAllByRole('group', { name })[0] as HTMLElement;
  const hrefIn = (name: string, link: string) =>
    within(group(name)).getByRole('link', { name: link }).getAttribute('href');

  it('narrow the time', async () => {
    const { calls } = await renderSearch('wd=a&since=month', { searchResult: buildResults() });
    expect(hrefIn('更新时间', '近三月')).toBe(`${SEARCH}?wd=a&since=quarter`);
    const body = calls.find(({ name }) => name === 'searchResult')?.body as { since: string };
    expect(body.since).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('narrow documents to one, and that one to a version', async () => {
    await renderSearch('wd=a&module=DOCUMENT&doc=hub&version=1.0', {
      docMenu,
      docVersions: [version('2.0'), version('1.0')],
      searchResult: buildResults(),
    });
    expect(hrefIn('文档', '边缘网关')).toBe(`${SEARCH}?wd=a&module=DOCUMENT&doc=gateway`);
    expect(hrefIn('版本', 'v2.0')).toBe(`${SEARCH}?wd=a&module=DOCUMENT&doc=hub&version=2.0`);
    expect(within(group('版本')).getByRole('link', { name: 'v1.0' })).toHaveAttribute('aria-current', 'true');
  });
});

describe('no results', () => {
  it('offer hints, hot words and somebody to ask', async () => {
    await renderSearch('wd=不存在的词', { searchResult: buildResults({ list: [], total: 0, counts: [] }) });
    expect(screen.getByRole('link', { name: '提交咨询' })).toHaveAttribute('href', '/contact');
    expect(screen.getByRole('link', { name: 'OTA' })).toHaveAttribute('href', `${SEARCH}?wd=OTA`);
    expect(screen.getByText('检查有没有错别字')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: '在全部内容中搜索' })).toBeNull();
  });
});

describe('no word', () => {
  it('asks for nothing but hot words, and remembers nothing', async () => {
    const { calls } = await renderSearch('wd=%00%20');
    expect(calls.map(({ name }) => name)).toEqual(['searchHotWords']);
    expect(screen.getByRole('link', { name: '时序' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: '搜索历史' })).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it('shows what was searched for before, which can be forgotten', async () => {
    for (const word of ['网关', '时序']) {
      await renderSearch(`wd=${word}`, { searchResult: buildResults() });
      cleanup();
    }
    await renderSearch('');
    const history = screen.getByRole('region', { name: '搜索历史' });
    expect(
      within(history)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['时序', '网关']);
    await userEvent.click(within(history).getByRole('button', { name: '删除“时序”' }));
    expect(within(history).getAllByRole('link')).toHaveLength(1);
    await userEvent.click(within(history).getByRole('button', { name: '清空' }));
    expect(screen.queryByRole('region', { name: '搜索历史' })).toBeNull();
  });
});

it('works without scripts: the field is a form of this page, what narrows are links', async () => {
  await renderSearch('wd=网关', { searchResult: buildResults() });
  const field = screen.getByRole('combobox', { name: '搜索全部内容' });
  expect(field).toHaveAttribute('name', 'wd');
  expect(field.closest('form')).toHaveAttribute('action', SEARCH);
  expect(field.closest('form')).not.toHaveAttribute('method', 'post');
});

it('searches for another word from its field', async () => {
  await renderSearch('wd=网关&module=NEWS', { searchResult: buildResults() });
  const field = screen.getByRole('combobox');
  await userEvent.clear(field);
  await userEvent.type(field, '时序{Enter}');
  expect(url()).toBe(`${SEARCH}?wd=%E6%97%B6%E5%BA%8F`);
});

it('is a page of its own, with the names of the query it reads', () => {
  const [route] = searchRoutes;
  expect(route).toMatchObject({ path: SEARCH, isUnlisted: true });
  const query = 'wd=a&as=typed&module=DOCUMENT&doc=b&version=c&since=year&page=2';
  expect(page.toCacheKey?.(new URLSearchParams(`x=y&${query}`))).toBe(query);
  expect(route?.seo?.({ platformType: '1', params: {} })).toEqual({ tableType: 'PAGE', code: '1:document-search' });
});
