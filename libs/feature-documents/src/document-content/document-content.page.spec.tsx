import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildContent, buildReadingResponses, PAGE_URL, renderPage } from '../testing/render-page';
import { page } from './document-content.page';

// jsdom lays nothing out, so it scrolls nowhere.
Element.prototype.scrollIntoView = jest.fn();

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const open = (values = {}, url = PAGE_URL) => renderPage(page, buildReadingResponses(buildContent(values)), { url });

describe('reading page', () => {
  it('shows a page with its place, facts, text and ways on', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: '接入第一台设备' })).toBeInTheDocument();
    const crumbs = await screen.findByRole('navigation', { name: '面包屑' });
    expect(await within(crumbs).findByRole('link', { name: '快速入门' })).toHaveAttribute(
      'href',
      '/document-center/document-content?id=iot-hub&nodeId=start',
    );
    expect(screen.getByText('阅读约 3 分钟')).toBeInTheDocument();
    expect(screen.getByText('正文')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: /下一篇/ })).toHaveAttribute(
      'href',
      '/document-center/document-content?id=iot-hub&nodeId=device',
    );
    expect(screen.queryByRole('link', { name: /上一篇/ })).toBeNull();
    expect(await screen.findByRole('heading', { name: '相关文档' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '查看 .md' })).toHaveAttribute(
      'href',
      '/miot/document-center/iot-hub/2.0/start/first-device.md',
    );
  });

  it('leads to where it can be changed, if it can', async () => {
    const { unmount } = open({ editUrl: 'https://git.example/edit/start.md' });
    const link = await screen.findByRole('link', { name: '编辑本页' });
    expect(link).toHaveAttribute('href', 'https://git.example/edit/start.md');
    unmount();
    open();
    await screen.findByText('正文');
    expect(screen.queryByRole('link', { name: '编辑本页' })).toBeNull();
  });

  it('says when it was changed, if its source does', async () => {
    const { unmount } = open();
    expect(await screen.findByText('2026-09-10', { selector: 'article > p > time' })).toBeInTheDocument();
    unmount();
    open({ updateTime: null });
    await screen.findByText('正文');
    expect(screen.queryByText(/更新于/)).toBeNull();
  });

  it('says that it is loading, and tries again after a failure', async () => {
    const { respond } = renderPage(page, {}, { url: PAGE_URL });
    expect(screen.getByRole('status', { name: '正在加载' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getAllByRole('button', { name: '重试' })).toHaveLength(2));
    const retry = screen.getAllByRole('button', { name: '重试' });
    respond(buildReadingResponses());
    for (const button of retry) await userEvent.click(button);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('接入第一台设备');
  });

  it('lists the children of a node without content, or says that there are none', async () => {
    const { unmount } = open({ isIncludeContent: 0, children: [{ nodeId: 'start/a', name: '第一步' }] });
    expect(await screen.findByRole('link', { name: '第一步' })).toHaveAttribute(
      'href',
      '/document-center/document-content?id=iot-hub&nodeId=start%2Fa',
    );
    expect(screen.queryByRole('link', { name: '查看 .md' })).toBeNull();
    unmount();
    open({ isIncludeContent: 0 });
    expect(await screen.findByText('本节还没有内容。')).toBeInTheDocument();
  });

  it('says of a node with more children than it lists where the others are', async () => {
    open({ isIncludeContent: 0, children: [{ nodeId: 'start/a', name: '第一步' }], childCount: 2000 });
    expect(await screen.findByText('本节共 2000 项，以上是前 1 项，其余的在目录中。')).toBeInTheDocument();
  });

  it('has an outline of links to its parts', async () => {
    open();
    const [outline] = await screen.findAllByRole('navigation', { name: '本页内容' });
    expect(within(outline as HTMLElement).getByRole('link', { name: '连接' })).toHaveAttribute('href', '#connect');
  });

  it('tells which part is read', async () => {
    const watched: (() => void)[] = [];
    const original = globalThis.IntersectionObserver;
    globalThis.IntersectionObserver = class {
      constructor(callback: () => void) {
        watched.push(callback);
      }
      observe() {}
      disconnect() {}
    } as never;
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return { top: this.id === 'connect' ? 900 : 10 } as DOMRect;
    });
    open();
    const [outline] = await screen.findAllByRole('navigation', { name: '本页内容' });
    await waitFor(() => expect(watched).not.toHaveLength(0));
    await waitFor(() => {
      watched.forEach((tell) => tell());
      expect(within(outline as HTMLElement).getByRole('link', { name: '准备' })).toHaveAttribute(
        'aria-current',
        'location',
      );
    });
    expect(within(outline as HTMLElement).getByRole('link', { name: '连接' })).not.toHaveAttribute('aria-current');
    globalThis.IntersectionObserver = original;
    jest.restoreAllMocks();
  });

  it('leads from a link in the text to a page of the site, within the brand and without loading', async () => {
    open({ bodyHtml: '<p><a href="/document-center/document-content?id=iot-hub&amp;nodeId=faq">见常见问题</a></p>' });
    const link = await screen.findByRole('link', { name: '见常见问题' });
    expect(link).toHaveAttribute('href', '/miot/document-center/document-content?id=iot-hub&nodeId=faq');
    await userEvent.click(link);
    expect(screen.getByTestId('address')).toHaveTextContent('/document-center/document-content?id=iot-hub&nodeId=faq');
  });

  it('leaves links to files, other sites and new windows to the browser', async () => {
    open({
      bodyHtml:
        '<p><a href="/files/a.pdf">手册</a><a href="https://iot.example/x">外站</a><a href="/product">产品</a></p>',
    });
    await screen.findByRole('link', { name: '手册' });
    // Whether the router has taken a click is all that matters: jsdom cannot follow a link, and says so.
    jest.spyOn(console, 'error').mockImplementation();
    for (const [name, init] of [
      ['手册', {}],
      ['外站', {}],
      ['产品', { ctrlKey: true }],
    ] as const) {
      const isLeft = fireEvent.click(screen.getByRole('link', { name }), init);
      expect([name, isLeft]).toEqual([name, true]);
    }
    expect(screen.getByTestId('address')).toHaveTextContent('first-device');
  });

  it('remembers what was read', async () => {
    open();
    await waitFor(() => expect(localStorage.getItem('doc-recent')).toContain('接入第一台设备'));
  });
});

describe('versions', () => {
  it('are links to the same page, or to what is nearest to it', async () => {
    open();
    const other = await screen.findByRole('link', { name: 'V1.0' });
    await waitFor(() =>
      expect(other).toHaveAttribute(
        'href',
        '/document-center/document-content?id=iot-hub&nodeId=start&docVersionId=1.0#docMoved',
      ),
    );
    expect(screen.getByText('V2.0', { selector: 'summary' })).toBeInTheDocument();
  });

  it('leave no mark in the address where the page is the same', async () => {
    const { respond } = open();
    respond({ docVersionMap: { nodeId: 'start/first-device', name: '接入第一台设备', exact: true } });
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'V1.0' })).toHaveAttribute(
        'href',
        '/document-center/document-content?id=iot-hub&nodeId=start%2Ffirst-device&docVersionId=1.0',
      ),
    );
  });

  it('say that a page was not there, and where the reader is instead', async () => {
    open({ title: '快速入门', nodeId: 'start' }, `${PAGE_URL}#docMoved`);
    const notice = await screen.findByText('该版本没有此页，已转到上级「快速入门」');
    expect(notice).toHaveAttribute('data-shown', 'true');
  });

  it('warn of an old one and lead to the newest', async () => {
    open({ isLatest: false, docVersionId: '1.0', versionName: 'V1.0' }, `${PAGE_URL}&docVersionId=1.0`);
    expect(await screen.findByText(/您正在阅读旧版本 V1.0 的文档，最新版本是 V2.0/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '查看最新版本' })).toHaveAttribute(
      'href',
      expect.not.stringContaining('docVersionId'),
    );
  });
});
