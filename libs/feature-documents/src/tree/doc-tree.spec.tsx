import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from '../document-content/document-content.page';
import { buildNode, buildReadingResponses, PAGE_URL, renderPage } from '../testing/render-page';
import { collectBranches, listRows } from './tree-rows';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const open = async () => {
  const view = renderPage(page, buildReadingResponses(), { url: PAGE_URL });
  await screen.findByRole('treeitem', { name: '快速入门' });
  return view;
};
const item = (name: string) => screen.getByRole('treeitem', { name });
const focus = (name: string) => act(() => item(name).focus());
const listNames = () => screen.getAllByRole('treeitem').map(({ textContent }) => textContent);

describe('tree of a document', () => {
  it('shows what is open: links, with the page that is read marked', async () => {
    await open();
    expect(listNames()).toEqual(['快速入门', '接入第一台设备', '设备管理', '常见问题']);
    expect(item('快速入门')).toHaveAttribute('aria-expanded', 'true');
    expect(item('设备管理')).toHaveAttribute('aria-expanded', 'false');
    expect(item('常见问题')).not.toHaveAttribute('aria-expanded');
    expect(item('接入第一台设备')).toHaveAttribute('aria-current', 'page');
    expect(item('接入第一台设备')).toHaveAttribute('aria-level', '2');
    expect(item('设备管理')).toHaveAttribute('href', '/document-center/document-content?id=iot-hub&nodeId=device');
  });

  it('is one stop of the tab key, on the page that is read', async () => {
    await open();
    const stops = screen.getAllByRole('treeitem').filter(({ tabIndex }) => tabIndex === 0);
    expect(stops.map(({ textContent }) => textContent)).toEqual(['接入第一台设备']);
  });

  it('is walked by arrows, Home and End', async () => {
    await open();
    focus('接入第一台设备');
    for (const [key, name] of [
      ['{ArrowDown}', '设备管理'],
      ['{ArrowUp}', '接入第一台设备'],
      ['{ArrowLeft}', '快速入门'],
      ['{ArrowRight}', '接入第一台设备'],
      ['{End}', '常见问题'],
      ['{ArrowDown}', '常见问题'],
      ['{Home}', '快速入门'],
      ['{ArrowUp}', '快速入门'],
    ] as const) {
      await userEvent.keyboard(key);
      expect([key, document.activeElement?.textContent]).toEqual([key, name]);
    }
    expect(item('快速入门').tabIndex).toBe(0);
    expect(item('接入第一台设备').tabIndex).toBe(-1);
  });

  it('closes and opens by arrows, and fetches a branch when it opens first', async () => {
    const { respond, listCalls } = await open();
    focus('快速入门');
    await userEvent.keyboard('{ArrowLeft}');
    expect(listNames()).toEqual(['快速入门', '设备管理', '常见问题']);
    await userEvent.keyboard('{ArrowRight}');
    expect(listNames()).toContain('接入第一台设备');
    expect(listCalls('docTreeData')).toHaveLength(1);

    respond({ docTreeData: [buildNode('device/create', { name: '创建设备', parentId: 'device' })] });
    focus('设备管理');
    await userEvent.keyboard('{ArrowRight}');
    expect(await screen.findByRole('treeitem', { name: '创建设备' })).toHaveAttribute('aria-level', '2');
    expect(listCalls('docTreeData').at(-1)?.query).toEqual({ id: 'iot-hub', visibleRange: 2, parentId: 'device' });
    expect(document.activeElement).toBe(item('设备管理'));
  });

  it('finds a name by its first letters', async () => {
    await open();
    focus('快速入门');
    await userEvent.keyboard('常');
    expect(document.activeElement).toBe(item('常见问题'));
  });

  it('leaves the browser its own keys', async () => {
    await open();
    focus('快速入门');
    expect(fireEvent.keyDown(item('快速入门'), { key: 'f', ctrlKey: true })).toBe(true);
    expect(fireEvent.keyDown(item('快速入门'), { key: 'Tab' })).toBe(true);
  });

  it('opens at its arrow without leaving the page, and at its name on the way to it', async () => {
    const { respond } = await open();
    respond({ docTreeData: [buildNode('device/create', { name: '创建设备', parentId: 'device' })] });
    const arrow = item('设备管理').querySelector('i');
    if (!arrow) throw new Error('no arrow');
    await userEvent.click(arrow);
    expect(await screen.findByRole('treeitem', { name: '创建设备' })).toBeInTheDocument();
    expect(screen.getByTestId('address')).toHaveTextContent('first-device');
    await userEvent.click(item('设备管理'));
    expect(screen.getByTestId('address')).toHaveTextContent('nodeId=device');
  });

  it('says that a branch could not be fetched by staying closed, and takes another attempt', async () => {
    const { respond } = await open();
    respond({ docTreeData: { error: { status: 503 } } });
    focus('设备管理');
    await userEvent.keyboard('{ArrowRight}');
    expect(item('设备管理')).toHaveAttribute('aria-expanded', 'false');
    respond({ docTreeData: [buildNode('device/create', { name: '创建设备', parentId: 'device' })] });
    await userEvent.keyboard('{ArrowRight}');
    expect(await screen.findByRole('treeitem', { name: '创建设备' })).toBeInTheDocument();
  });

  it('keeps its open branches for the session', async () => {
    const first = await open();
    first.respond({ docTreeData: [buildNode('device/create', { name: '创建设备', parentId: 'device' })] });
    focus('设备管理');
    await userEvent.keyboard('{ArrowRight}');
    await screen.findByRole('treeitem', { name: '创建设备' });
    first.unmount();

    const second = renderPage(page, buildReadingResponses(), { url: PAGE_URL });
    second.respond({ docTreeData: [buildNode('device/create', { name: '创建设备', parentId: 'device' })] });
    expect(await screen.findByRole('treeitem', { name: '创建设备' })).toBeInTheDocument();
    expect(second.listCalls('docTreeData')).toHaveLength(2);
  });

  it('asks for nothing more in a new session', async () => {
    const { listCalls } = await open();
    expect(listCalls('docTreeData')).toHaveLength(1);
  });

  it('shows links of the tree where they lead', async () => {
    renderPage(
      page,
      {
        ...buildReadingResponses(),
        docTreeData: [buildNode('ext', { name: '外部手册', url: 'https://manual.example/' })],
      },
      { url: PAGE_URL },
    );
    expect(await screen.findByRole('treeitem', { name: '外部手册' })).toHaveAttribute(
      'href',
      'https://manual.example/',
    );
  });
});

describe('filter of the tree', () => {
  const filter = () => screen.getByRole('searchbox', { name: /筛选目录/ });

  it('shows the titles that contain a word, with what leads to them', async () => {
    const { respond, listCalls } = await open();
    respond({
      docTreeData: [
        buildNode('device', {
          name: '设备管理',
          hasChildren: true,
          children: [buildNode('device/create', { name: '创建设备', parentId: 'device' })],
        }),
      ],
    });
    await userEvent.type(filter(), '创建');
    const way = await screen.findByText('设备管理', { selector: 'li span' });
    expect(way.closest('a')).toHaveTextContent('创建设备设备管理');
    expect(screen.getByText('创建', { selector: 'mark' })).toBeInTheDocument();
    expect(screen.queryByRole('tree')).toBeNull();
    // One call for the word, none for its letters.
    expect(listCalls('docTreeData').map(({ query }) => (query as { keyword?: string }).keyword)).toEqual([
      undefined,
      '创建',
    ]);
  });

  it('offers words that readers of the document look for', async () => {
    const { respond, listCalls } = await open();
    respond({ getDocHotSearchWords: ['物模型', '证书'] });
    expect(listCalls('getDocHotSearchWords')).toHaveLength(0);
    await userEvent.click(filter());
    expect(await screen.findByRole('link', { name: '证书' })).toHaveAttribute(
      'href',
      `/document-center/document-search?${new URLSearchParams({ wd: '证书' })}`,
    );
    expect(screen.getByRole('tree')).toBeInTheDocument();
    expect(listCalls('getDocHotSearchWords')[0]?.query).toEqual({ id: 'iot-hub', visibleRange: 2 });
  });

  it('says that there is none, and offers the text', async () => {
    const { respond } = await open();
    respond({ docTreeData: [] });
    await userEvent.type(filter(), '没有的');
    expect(await screen.findByText('没有标题含「没有的」')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '在正文中搜索「没有的」' })).toHaveAttribute(
      'href',
      `/document-center/document-search?${new URLSearchParams({ wd: '没有的' })}`,
    );
    await userEvent.clear(filter());
    expect(screen.getByRole('tree')).toBeInTheDocument();
  });

  it('says that it shows the first ones, where there may be more', async () => {
    const { respond } = await open();
    respond({
      docTreeData: Array.from({ length: 50 }, (_, index) => buildNode(`a/${index}`, { name: `参数${index}` })),
    });
    await userEvent.type(filter(), '参数');
    expect(await screen.findByText('标题含「参数」的前 50 个，多输入几个字可缩小范围')).toBeInTheDocument();
  });

  it('waits for an input method to finish', async () => {
    const { listCalls } = await open();
    const field = filter();
    fireEvent.compositionStart(field);
    fireEvent.input(field, { target: { value: 'chuang' }, isComposing: true });
    expect(screen.getByRole('tree')).toBeInTheDocument();
    fireEvent.input(field, { target: { value: '创建' }, isComposing: true });
    fireEvent.compositionEnd(field);
    await screen.findByText(/标题含「创建」/);
    expect(listCalls('docTreeData').map(({ query }) => (query as { keyword?: string }).keyword)).toEqual([
      undefined,
      '创建',
    ]);
  });
});

describe('rows of a tree', () => {
  it('are those of open branches alone, however many there are', () => {
    const children = Array.from({ length: 2000 }, (_, index) => buildNode(`a/${index}`, { parentId: 'a' }));
    const branches = collectBranches([buildNode('a', { hasChildren: true, children }), buildNode('b')]);
    expect(listRows(branches, new Set())).toHaveLength(2);
    expect(listRows(branches, new Set(['a']))).toHaveLength(2002);
  });
});
