import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildItem, buildResults, renderSearch } from '../testing/render-search';

const SEARCH = '/document-center/document-search';

describe('results', () => {
  it('say nothing of a day that their source does not tell', async () => {
    await renderSearch('wd=网关', { searchResult: buildResults({ list: [buildItem({ updatedOn: null })] }) });
    expect(screen.getByRole('article')).toHaveTextContent(/安装$/);
  });

  it.each([
    ['a document is scrolled to what is marked on it', buildItem(), '{"isInPlace":true}'],
    ['the news begins at its top', buildItem({ module: 'NEWS', extra: { ...buildItem().extra, docId: '' } }), 'null'],
  ])('lead on, and the page of %s', async (_page, item, state) => {
    await renderSearch('wd=网关', { searchResult: buildResults({ list: [item] }) });
    await userEvent.click(within(screen.getByRole('article')).getByRole('link'));
    expect(screen.getByLabelText('地址')).toHaveAttribute('data-state', state);
  });

  it('begin with the pages on which it is done what was asked for', async () => {
    const shortcuts = [{ title: '申请退款', href: '/overview/refund' }];
    await renderSearch('wd=退款', { searchResult: buildResults({ list: [], total: 0, counts: [], shortcuts }) });
    const direct = screen.getByRole('list', { name: '直达' });
    expect(within(direct).getByRole('link', { name: '申请退款' })).toHaveAttribute('href', '/overview/refund');
  });

  it('of the document that is being read come first, with the way to all others', async () => {
    await renderSearch('wd=网关&doc=edge-gateway', { searchResult: buildResults(), docVersions: [] });
    const summary = screen.getByText(/^在《边缘网关》中“网关”共有 1 条结果/);
    expect(within(summary).getByRole('link', { name: '在全部内容中搜索' })).toHaveAttribute(
      'href',
      `${SEARCH}?wd=%E7%BD%91%E5%85%B3`,
    );
  });

  it('offer the documents among results of all kinds', async () => {
    const list = [
      ...[buildItem(), buildItem({ id: '2', mid: 'b' }), buildItem({ id: 'n', module: 'NEWS', docId: '' })],
      buildItem({ id: '3', docId: 'hub', docTitle: '设备接入' }),
    ];
    await renderSearch('wd=a', { searchResult: buildResults({ list }) });
    const [group] = screen.getAllByRole('group', { name: '文档' });
    const links = within(group as HTMLElement).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      ...[`${SEARCH}?wd=a`, `${SEARCH}?wd=a&doc=edge-gateway`, `${SEARCH}?wd=a&doc=hub`],
    ]);
  });
});
