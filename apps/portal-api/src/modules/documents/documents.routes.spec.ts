import type { DocContent, DocumentNode, DocumentPageLink } from '@portal/api-contract';
import { createCalls } from '../../testing/call-portal';
import { addContent } from '../../testing/sample-content';
import { SAMPLE_DOCUMENTS } from '../../testing/sample-documents';
import { setUpPortal } from '../../testing/set-up';

const portal = setUpPortal();
const { get } = createCalls(portal);

beforeAll(() => addContent(portal, SAMPLE_DOCUMENTS));

const call = async <Data>(name: string, query: Readonly<Record<string, string | number>>) => {
  const parameters = new URLSearchParams(
    Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]),
  );
  const response = await get(`/ptl/isc/doc/api/${name}?${parameters}`);
  return { ...response, data: response.data as Data };
};
const read = async <Data>(name: string, query: Readonly<Record<string, string | number>>) =>
  (await call<Data>(name, query)).data;

const outline = (nodes: readonly DocumentNode[]): unknown[] =>
  nodes.map(({ id, children }) => (children.length > 0 ? [id, outline(children)] : id));

describe('the menu', () => {
  it('lists documents by category with the facts of their newest version, those for developers last', async () => {
    const menu = await read<{ name: string; children: object[] }[]>('docMenu', { visibleRange: 3 });
    expect(menu.map(({ name, children }) => [name, children.length])).toEqual([
      ['物联接入', 2],
      ['开发者', 1],
    ]);
    expect(menu[0]?.children[0]).toEqual({
      ...{ id: 'hub', parentId: '物联接入', name: '接入平台', summary: '说明', productCode: 'alpha', weight: 9 },
      ...{ isIncludeContent: 1, modifier: '林工', recommendStatus: 1, showStatus: 1, updateTime: '2026-05-01' },
      ...{ docVersionId: '2.0', versionName: 'V2.0', pageCount: 4 },
      chapters: [
        { nodeId: '快速入门', name: '快速入门' },
        { nodeId: 'rules', name: '规则' },
        { nodeId: '规则/转发', name: '转发' },
      ],
    });
    expect(JSON.stringify(await read('docMenu', { visibleRange: 2 }))).toContain('只在一个品牌');
  });

  it('names recommended and recent pages of newest versions alone', async () => {
    expect(await read('docMenuSpecial', {})).toEqual([
      expect.objectContaining({ id: 'hub', nodeId: 'start/first', docVersionId: '2.0', documentName: '接入平台' }),
    ]);
    const recent = await read<DocumentPageLink[]>('docRecent', { visibleRange: 3 });
    expect(recent.map(({ nodeId }) => nodeId)).toEqual(['first', 'start/first', 'start/report', 'rules', 'a']);
    expect(recent.map(({ name }) => name)).not.toContain('未发布');
  });

  it('offers the words that the pages are about', async () => {
    expect(await read('getDocHotSearchWords', { id: 'hub' })).toEqual(['第一台设备', '快速入门', '转发']);
    expect(await read('docHotSearchWords', { visibleRange: 3 })).toContain('第一台设备');
  });

  it('lists all pages of the newest versions', async () => {
    expect(await read('docTexts', { id: 'hub', visibleRange: 3, pageNo: 2 })).toMatchObject({ total: 4, pages: [] });
    const texts = await read<{ pages: { nodeId: string; markdown: string }[] }>('docTexts', {
      id: 'hub',
      visibleRange: 3,
    });
    expect(texts.pages.map(({ nodeId }) => nodeId)).toEqual(['start/first', 'start/report', 'rules', 'rules/targets']);
    expect(texts.pages[1]?.markdown).toBe('正文。');
    const index = await read<{ id: string; pages: object[] }[]>('docIndex', { visibleRange: 3 });
    expect(index.find(({ id }) => id === 'hub')?.pages).toEqual([
      { nodeId: 'start/first', name: '接入第一台设备' },
      { nodeId: 'start/report', name: '上报数据' },
      { nodeId: 'rules', name: '规则引擎' },
      { nodeId: 'rules/targets', name: '转发目标' },
    ]);
  });
});

describe('the tree', () => {
  it.each([
    [{}, ['快速入门', 'rules', '产品页']],
    [{ nodeId: 'rules/targets' }, ['快速入门', ['rules', [['rules~up', ['rules/targets']]]], '产品页']],
    [{ nodeId: '快速入门' }, [['快速入门', ['start/first', 'start/report']], 'rules', '产品页']],
    [{ nodeId: 'nowhere' }, ['快速入门', 'rules', '产品页']],
    [{ parentId: '快速入门' }, ['start/first', 'start/report']],
    [{ parentId: '内部' }, []],
    [{ keyword: '目标' }, [['rules', [['rules~up', ['rules/targets']]]]]],
    [{ keyword: '秘密' }, []],
    [{ keyword: '%' }, []],
    [{ docVersionId: '1.0' }, ['快速入门', 'rules']],
  ])('for %j is as far open as is asked', async (query, expected) => {
    const nodes = await read<DocumentNode[]>('docTreeData', { id: 'hub', ...query });
    // The chapter without a page is named by its way.
    expect(JSON.parse(JSON.stringify(outline(nodes)).replaceAll('规则/转发', 'rules~up'))).toEqual(expected);
  });

  it('says of a node what it is', async () => {
    const nodes = await read<DocumentNode[]>('docTreeData', { id: 'hub' });
    expect(nodes[0]).toMatchObject({ isIncludeContent: 0, hasChildren: true, url: null, children: [] });
    expect(nodes[2]).toMatchObject({ isIncludeContent: 0, hasChildren: false, url: '/product-detail/iot-hub.html' });
  });
});

describe('a page', () => {
  it('is the first one of the newest version where nothing else is said', async () => {
    const page = await read<DocContent>('findDocContent', { id: 'hub' });
    expect(page).toMatchObject({
      ...{ id: 'hub', docVersionId: '2.0', nodeId: 'start/first', documentName: '接入平台', versionName: 'V2.0' },
      ...{ isLatest: true, title: '接入第一台设备', updateTime: '2026-05-01', isIncludeContent: 1, readingMinutes: 1 },
      outline: [
        { id: '准备', text: '准备', level: 2 },
        { id: '账号', text: '账号', level: 3 },
      ],
    });
    expect(page.bodyHtml).toContain(
      '<a href="/document-center/document-content?id=hub&amp;nodeId=rules#%E5%8C%B9%E9%85%8D">规则</a>',
    );
  });

  it('keeps its links in the version it is read in', async () => {
    const { bodyHtml, isLatest } = await read<DocContent>('findDocContent', {
      id: 'hub',
      nodeId: 'start/first',
      docVersionId: '1.0',
    });
    expect(isLatest).toBe(false);
    expect(bodyHtml).toContain(
      '<a href="/document-center/document-content?id=hub&amp;docVersionId=1.0&amp;nodeId=rules">',
    );
    expect(await read('docMarkdown', { id: 'hub', nodeId: 'start/first', docVersionId: '1.0' })).toEqual({
      title: '接入第一台设备',
      markdown:
        '先读[规则](/document-center/document-content?id=hub&docVersionId=1.0&nodeId=rules)。\n\n同一行\n同两行\n从前',
    });
  });

  it('without content lists what is below it', async () => {
    expect(await read('findDocContent', { id: 'hub', nodeId: '快速入门' })).toMatchObject({
      ...{ title: '快速入门', isIncludeContent: 0, bodyHtml: '', readingMinutes: 0 },
      children: [
        { nodeId: 'start/first', name: '第一台设备' },
        { nodeId: 'start/report', name: '上报数据' },
      ],
    });
  });

  it('knows its way, its neighbours and related pages', async () => {
    expect(await read('docBreadCrumbs', { id: 'hub', nodeId: 'rules/targets' })).toEqual({
      ...{ id: 'hub', documentName: '接入平台' },
      nodes: [
        { nodeId: 'rules', name: '规则' },
        { nodeId: '规则/转发', name: '转发' },
        { nodeId: 'rules/targets', name: '目标' },
      ],
    });
    expect(await read('docPrevNext', { id: 'hub', nodeId: 'rules' })).toEqual({
      previous: { nodeId: 'start/report', name: '上报数据' },
      next: { nodeId: 'rules/targets', name: '目标' },
    });
    expect(await read('docPrevNext', { id: 'hub', nodeId: 'rules/targets' })).toMatchObject({ next: null });
    const related = await read<DocumentPageLink[]>('docRecommend', {
      id: 'hub',
      nodeId: 'start/first',
      visibleRange: 3,
    });
    expect(related.map(({ nodeId }) => nodeId)).toEqual(['start/report', 'rules', 'rules/targets', 'first']);
  });

  it.each([
    ['an unknown document', { id: 'none' }],
    ['a draft', { id: 'draft' }],
    ['another brand’s', { id: 'root-only', visibleRange: 3 }],
    ['an unknown version', { id: 'hub', docVersionId: '9' }],
    ['a version that is not published', { id: 'unpublished', docVersionId: '2.0' }],
    ['an unknown node', { id: 'hub', nodeId: 'none' }],
    ['a hidden node', { id: 'hub', nodeId: '内部' }],
    ['a page below a hidden node', { id: 'hub', nodeId: 'secret' }],
    ['a page of another version', { id: 'hub', nodeId: 'start/old' }],
    ['an injection', { id: "' or '1'='1" }],
  ])('is not found: %s', async (_name, query) => {
    for (const name of ['findDocContent', 'docBreadCrumbs', 'docPrevNext', 'docMarkdown', 'docRecommend'])
      expect(await call(name, query)).toMatchObject({ status: 404, code: '404', data: null });
  });

  it.each([{ id: '' }, { id: 'x'.repeat(65) }, { id: 'hub', docVersionId: 'a b' }, { id: 'hub', nodeId: '' }, {}])(
    'refuses %j',
    async (query) => expect((await call('findDocContent', query as Record<string, string>)).status).toBe(400),
  );
});

describe('versions', () => {
  it('are listed newest first, those that are not published left out', async () => {
    expect(await read('docVersions', { docId: 'hub' })).toEqual([
      { id: '2.0', name: 'V2.0', latest: true, published: true },
      { id: '1.0', name: 'V1.0', latest: false, published: true },
    ]);
    expect(await read('docVersions', { docId: 'unpublished' })).toEqual([
      { id: '1.0', name: 'V1.0', latest: true, published: true },
    ]);
  });

  it.each([
    ['the same page', 'start/first', '2.0', '1.0', { nodeId: 'start/first', name: '第一台设备', exact: true }],
    [
      'the page at the same place',
      'rules/targets',
      '2.0',
      '1.0',
      { nodeId: 'rules/destinations', name: '目标', exact: true },
    ],
    ['its chapter', 'start/report', '2.0', '1.0', { nodeId: '快速入门', name: '快速入门', exact: false }],
    ['the same version', 'rules', '1.0', '1.0', { nodeId: 'rules', name: '规则', exact: true }],
  ])('lead to %s', async (_name, nodeId, docVersionId, toVersionId, expected) => {
    expect(await read('docVersionMap', { id: 'hub', nodeId, docVersionId, toVersionId })).toEqual(expected);
  });

  it('that are unknown lead nowhere', async () => {
    expect(await call('docVersionMap', { id: 'hub', nodeId: 'rules', toVersionId: '7' })).toMatchObject({
      status: 404,
    });
  });

  it('say by lines what has changed', async () => {
    const parts = await read<{ kind: string; text: string }[]>('docDiff', {
      id: 'hub',
      nodeId: 'start/first',
      from: '1.0',
      to: '2.0',
    });
    expect(parts.filter(({ kind }) => kind === 'removed').map(({ text }) => text)).toContain('从前\n');
    expect(parts.filter(({ kind }) => kind === 'added').at(-1)?.text).toContain('改过\n');
    expect(await read('docDiff', { id: 'hub', nodeId: 'rules', from: '2.0', to: '2.0' })).toEqual([]);
    expect(await call('docDiff', { id: 'hub', nodeId: 'start/old', from: '1.0', to: '2.0' })).toMatchObject({
      status: 404,
    });
  });
});

it('gives search engines the title of a page and all addresses that are shown', async () => {
  const title = async (code: string) => {
    const response = await portal.app.inject({
      method: 'POST',
      url: '/ptl/seoInfo/getSeoInfo',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ tableType: 'DOCUMENT', code }).toString(),
    });
    return (response.json() as { data: { title: string } | null }).data?.title;
  };
  expect(await title('1:hub//start/report')).toMatch(/^上报数据 - 接入平台 - .+/);
  expect(await title('1:hub/1.0/start/old')).toMatch(/^旧版上报 - 接入平台 - /);
  expect(await title('1:hub//')).toMatch(/^接入第一台设备 - 接入平台 - /);
  for (const code of ['1:hub//secret', '1:draft//a', '1:none//', '1:hub', 'x'])
    expect(await title(code)).toBeUndefined();

  const urls = (await get('/ptl/content/addresses?visibleRange=3')).data as { path: string; changedOn: string }[];
  expect(urls.filter(({ path }) => path.includes('id=hub'))).toEqual([
    { path: '/document-center/document-content?id=hub&nodeId=start%2Ffirst', changedOn: '2026-05-01' },
    ...['rules', 'rules%2Ftargets', 'start%2Freport'].map((nodeId) => ({
      path: `/document-center/document-content?id=hub&nodeId=${nodeId}`,
      changedOn: '2026-03-01',
    })),
  ]);
});
