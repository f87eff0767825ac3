import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { brand, NOTHING, renderPage } from '../testing/render-page';
import { buildSolutionDetail } from '../testing/sample-solutions';
import { page } from './solution-detail.page';

const render = (solution = buildSolutionDetail()) =>
  renderPage(page, '/solution/:file', ['/solution/equipment-remote.html'], {
    findSolutionById: solution,
  });

const readSections = () => {
  const nav = screen.getByRole('navigation', { name: '方案内容' });
  return within(nav)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
};

describe('SolutionDetailPage', () => {
  it('shows the solution from its pain points to its documents', async () => {
    const { calls } = render();
    expect(await screen.findByRole('heading', { level: 1, name: '设备远程运维' })).toBeVisible();
    expect(calls).toMatchObject([{ query: { id: 'equipment-remote', visibleRange: 3 } }]);
    expect(readSections()).toEqual([
      '业务痛点',
      '方案架构',
      '核心能力',
      '所用产品',
      '应用成效',
      '客户案例',
      '资料文档',
    ]);
    expect(screen.getByRole('link', { name: '装备制造' })).toHaveAttribute('href', '/solution?industry=sc-machinery');
    expect(screen.getByRole('link', { name: /设备接入服务/ })).toHaveTextContent('最新');
    expect(screen.getByText('首次修复率')).toBeVisible();
    expect(screen.getByRole('link', { name: /远岭重工/ })).toHaveAttribute('href', '/case-details/yuanling-heavy.html');
    expect(screen.getByRole('link', { name: '点表模板说明' })).toHaveAttribute('href', '/document-center');
  });

  it('leads to the request, to the people who sell it and to the white paper', async () => {
    render();
    expect(await screen.findByRole('link', { name: '获取方案' })).toHaveAttribute(
      'href',
      '/solution/equipment-remote.html#request',
    );
    expect(screen.getByRole('link', { name: '业务咨询' })).toHaveAttribute('href', '/business-consulting');
    expect(screen.getByRole('heading', { name: '《装备远程运维实施指南》' })).toBeVisible();
    expect(screen.getByRole('link', { name: '下载白皮书' })).toHaveAttribute(
      'href',
      '/solution-whitepaper?solution=equipment-remote',
    );
    expect(screen.queryByRole('form', { name: '获取方案' })).not.toBeInTheDocument();
  });

  it('leaves out what it has nothing for', async () => {
    render(buildSolutionDetail({ products: [], cases: [] }, { documents: [], whitepaper: '' }));
    await screen.findByRole('heading', { level: 1 });
    expect(readSections()).toEqual(['业务痛点', '方案架构', '核心能力', '应用成效']);
    expect(screen.queryByText('下载白皮书')).not.toBeInTheDocument();
  });

  it('shows the architecture large and closes it again', async () => {
    render();
    await userEvent.click(await screen.findByRole('button', { name: '放大查看' }));
    const dialog = screen.getByRole('dialog', { name: '设备远程运维架构（放大）' });
    expect(within(dialog).getByRole('list', { name: '设备远程运维架构' })).toHaveTextContent('业务应用一');
    await userEvent.click(within(dialog).getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('offers another attempt after a failure', async () => {
    const { respond } = renderPage(page, '/solution/:file', ['/solution/x.html'], {});
    const retry = await screen.findByRole('button', { name: '重试' });
    respond({ findSolutionById: buildSolutionDetail() });
    await userEvent.click(retry);
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  });

  it('stands and falls with its item', async () => {
    const { store } = renderPage(NOTHING, '/', ['/'], { findSolutionById: { error: { status: 410 } } });
    const params = { file: 'gone.html' };
    await Promise.all(
      page.loader?.({ dispatch: store.dispatch, brand, params, searchParams: new URLSearchParams() }) ?? [],
    );
    expect(page.item?.({ brand, searchParams: new URLSearchParams(), params })?.(store.getState()).error).toMatchObject(
      { code: '410' },
    );
    expect(page.item?.({ brand, searchParams: new URLSearchParams(), params: { file: 'gone' } })).toBeNull();
  });
});
