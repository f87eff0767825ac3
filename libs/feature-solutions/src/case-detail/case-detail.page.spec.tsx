import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { brand, NOTHING, renderPage } from '../testing/render-page';
import { buildCaseDetail } from '../testing/sample-solutions';
import { page } from './case-detail.page';

const render = (item = buildCaseDetail()) =>
  renderPage(page, '/case-details/:file', ['/case-details/case-1.html'], { findCaseById: item });

describe('CaseDetailPage', () => {
  it('tells the case from the customer to the next case', async () => {
    const { calls } = render();
    expect(await screen.findByRole('heading', { level: 1, name: '能耗下降三成' })).toBeVisible();
    // Not the brand's own range, which is 3.
    expect(calls).toMatchObject([{ query: { id: 'case-1', visibleRange: 2 } }]);
    expect(screen.getByText('远岭重工生产桥式起重机。')).toBeVisible();
    expect(screen.getByText('6 个月')).toBeVisible();
    expect(screen.getByText('备件周转慢')).toBeVisible();
    expect(screen.getByRole('heading', { level: 3, name: '诊断' })).toBeVisible();
    const quote = screen.getByText('以前先买票，现在先看数据。');
    expect(quote).toBeVisible();
    expect(quote.closest('figure')?.querySelector('img')).toHaveAttribute('src', '/files/portraits/han-licheng.svg');
    expect(screen.getByRole('link', { name: /设备远程运维/ })).toHaveAttribute(
      'href',
      '/solution/equipment-remote.html',
    );
    expect(screen.getByRole('link', { name: /锦禾传动/ })).toHaveAttribute('href', '/case-details/jinhe-gear.html');
  });

  it('leads to the purchase of a product without a page', async () => {
    render();
    expect(await screen.findByRole('link', { name: /设备接入服务/ })).toHaveAttribute(
      'href',
      '/purchase-page?id=p-2&code=edge',
    );
  });

  it('compares the figures before and after in a table, with bars where they compare', async () => {
    render();
    const table = await screen.findByRole('table', { name: '远岭重工实施前后对比' });
    const row = within(table).getByRole('row', { name: '响应时间 5 小时 2 分钟' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['指标', '实施前', '实施后']);
    expect(row.querySelectorAll('svg')).toHaveLength(2);
    expect(
      within(table)
        .getByRole('row', { name: /检查方式/ })
        .querySelectorAll('svg'),
    ).toHaveLength(0);
  });

  it('leaves out what it has nothing for', async () => {
    render(buildCaseDetail({ products: [], solutions: [], next: null, logo: '' }));
    const nav = await screen.findByRole('navigation', { name: '案例内容' });
    expect(
      within(nav)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['客户', '挑战', '方案', '成效']);
    expect(within(screen.getByRole('navigation', { name: '下一个案例' })).getAllByRole('link')).toHaveLength(1);
  });

  it('offers another attempt after a failure', async () => {
    const { respond } = renderPage(page, '/case-details/:file', ['/case-details/x.html'], {});
    const retry = await screen.findByRole('button', { name: '重试' });
    respond({ findCaseById: buildCaseDetail() });
    await userEvent.click(retry);
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  });

  it('stands and falls with its item', async () => {
    const { store } = renderPage(NOTHING, '/', ['/'], { findCaseById: { error: { status: 404 } } });
    const params = { file: 'gone.html' };
    await Promise.all(
      page.loader?.({ dispatch: store.dispatch, brand, params, searchParams: new URLSearchParams() }) ?? [],
    );
    expect(page.item?.({ brand, searchParams: new URLSearchParams(), params })?.(store.getState()).error).toMatchObject(
      { code: '404' },
    );
    expect(page.item?.({ brand, searchParams: new URLSearchParams(), params: {} })).toBeNull();
  });
});
