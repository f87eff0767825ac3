import { type Favorite } from '@portal/api-contract';
import { CONTENT_TYPES } from '@portal/api-contract/rules';
import { renderPage } from '@portal/data-access-api/testing';
import type { StubResponses } from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from './favorites.page';

const { PRODUCT, MODEL, DOCUMENT } = CONTENT_TYPES;
const PATH = '/overview/favorite';

const hub: Favorite = {
  ...{ contentType: PRODUCT, id: 'iot-hub', title: '设备接入平台', summary: '让设备安全上云', state: 'shown' },
  ...{ url: '/product-detail/iot-hub.html', savedAt: '2026-06-05T12:30:00+08:00' },
};
const gone: Favorite = { ...hub, id: 'old', title: '旧采集器', url: '', state: 'gone' };
const lost: Favorite = { ...gone, contentType: DOCUMENT, id: 'hub', nodeId: 'start/first', title: '', summary: '' };
const elsewhere: Favorite = { ...gone, contentType: MODEL, id: 'm-1', title: '能效模型', state: 'elsewhere' };

const buildPage = (list: Favorite[], total = list.length) => ({ list, total, pageNo: 1, pageSize: 10 });
const open = (responses: StubResponses, query = '') =>
  renderPage(page, { path: PATH, at: PATH + query, isLoggedIn: true }, responses);
const findRow = async (name: string) =>
  (await screen.findByRole('heading', { name })).closest('article') as HTMLElement;

describe('FavoritesPage', () => {
  it('lists the favourites with the ways to them', async () => {
    open({ listFavorites: buildPage([hub]) });
    const row = await findRow('设备接入平台');
    expect(within(row).getByRole('link')).toHaveAttribute('href', '/product-detail/iot-hub.html');
    expect(row).toHaveTextContent('产品 · 收藏于 2026-06-05 12:30');
    expect(row).toHaveTextContent('让设备安全上云');
    expect(within(row).queryByText('已下架')).not.toBeInTheDocument();
  });

  it.each([
    [gone, '旧采集器', '已下架'],
    [lost, '文档 start/first', '已下架'],
    [elsewhere, '能效模型', '本站未提供'],
  ])('says what has become of %j', async (favorite, name, text) => {
    open({ listFavorites: buildPage([favorite]) });
    const row = await findRow(name);
    expect(within(row).getByText(text)).toBeVisible();
    expect(within(row).queryByRole('link')).not.toBeInTheDocument();
  });

  it('removes one, and keeps the focus where it was', async () => {
    const { respond, listBodies } = open({ listFavorites: buildPage([hub, lost]), removeFavorite: null });
    const button = await screen.findByRole('button', { name: '移除 文档 start/first' });
    respond({ listFavorites: buildPage([hub]) });
    await userEvent.click(button);
    expect(await screen.findByText('共 1 个收藏')).toBeVisible();
    expect(listBodies('removeFavorite')).toEqual([{ contentType: DOCUMENT, id: 'hub', nodeId: 'start/first' }]);
    expect(button).not.toBeInTheDocument();
    expect(document.activeElement).toContainElement(screen.getByText('共 1 个收藏'));
  });

  it('says why one was not removed', async () => {
    open({ listFavorites: buildPage([hub]), removeFavorite: { error: { status: 503, msg: '服务暂时不可用' } } });
    await userEvent.click(await screen.findByRole('button', { name: '移除 设备接入平台' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('没有移除：服务暂时不可用');
  });

  it('shows one kind, by its address', async () => {
    const { listBodies } = open({ listFavorites: buildPage([elsewhere]) }, '?module=MODEL&page=2');
    await findRow('能效模型');
    expect(listBodies('listFavorites')).toEqual([{ contentType: MODEL, visibleRange: 2, pageNo: 2, pageSize: 10 }]);
    const tabs = screen.getByRole('navigation', { name: '按类型查看' });
    expect(within(tabs).getByRole('link', { current: 'page' })).toHaveTextContent('工业模型');
    expect(within(tabs).getByRole('link', { name: '文档' })).toHaveAttribute('href', `${PATH}?module=DOCUMENT`);
    expect(within(tabs).getByRole('link', { name: '全部' })).toHaveAttribute('href', PATH);
  });

  it('offers no kinds to choose from where there is none', async () => {
    open({ listFavorites: buildPage([]) });
    await screen.findByRole('link', { name: '去看产品' });
    expect(screen.queryByRole('navigation', { name: '按类型查看' })).not.toBeInTheDocument();
  });

  it('keeps the kinds where one of them is empty', async () => {
    open({ listFavorites: buildPage([]) }, '?module=MODEL');
    await screen.findByRole('link', { name: '去看工业模型' });
    expect(screen.getByRole('navigation', { name: '按类型查看' })).toBeVisible();
  });

  it.each([
    ['', '去看产品', '/product'],
    ['?module=MODEL', '去看工业模型', '/industrial-model'],
    ['?module=DOCUMENT', '去看文档', '/document-center'],
    ['?module=NEWS', '去看产品', '/product'],
  ])('leads to what could be kept where nothing is: %s', async (query, text, href) => {
    open({ listFavorites: buildPage([]) }, query);
    expect(await screen.findByRole('link', { name: text })).toHaveAttribute('href', href);
    expect(screen.getByText(/^还没有收藏/)).toBeVisible();
  });

  it('leads back from a page that is empty by now', async () => {
    open({ listFavorites: buildPage([], 10) }, '?module=MODEL&page=2');
    expect(await screen.findByRole('link', { name: '回到第一页' })).toHaveAttribute('href', `${PATH}?module=MODEL`);
  });

  it('offers another attempt where they cannot be read', async () => {
    const { respond } = open({});
    expect(screen.getByRole('status', { name: '正在加载收藏' })).toBeInTheDocument();
    const retry = await screen.findByRole('button', { name: '重试' });
    respond({ listFavorites: buildPage([hub]) });
    await userEvent.click(retry);
    await waitFor(() => expect(screen.getByText('设备接入平台')).toBeVisible());
  });
});
