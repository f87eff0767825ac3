import { buildCase } from '@portal/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { brand, NOTHING, renderPage } from '../testing/render-page';
import { page } from './case-list.page';

const filters = {
  categories: [
    { id: 'cc-machinery', name: '装备制造' },
    { id: 'cc-food', name: '食品饮料' },
  ],
  products: [
    { code: 'iot-hub', name: '设备接入服务' },
    { code: 'edge', name: '边缘计算' },
  ],
  regions: ['东北', '西南'],
};

const cases = {
  list: [buildCase({ logo: '/files/customers/yuanling.svg' }), buildCase({ id: 'case-2', title: '件件可追' })],
  total: 14,
  pageNo: 1,
  pageSize: 12,
};

const nothing = { ...cases, list: [], total: 0 };

const render = (url = '/case', response: typeof cases = cases) =>
  renderPage(page, '/case', [url], { getCasesByCategoryId: response, listCaseFilters: filters });

const readBodies = (calls: ReturnType<typeof render>['calls']) =>
  calls.filter(({ name }) => name === 'getCasesByCategoryId').map(({ body }) => body);

describe('CaseListPage', () => {
  it('shows cases with their figure, their industry and whose they are', async () => {
    const { calls } = render();
    const card = await screen.findByRole('link', { name: /能耗下降三成/ });
    expect(card).toHaveAttribute('href', '/case-details/case-1.html');
    expect(card).toHaveTextContent(/装备制造31%能耗下降/);
    expect(screen.getByRole('img', { name: '远岭重工' })).toBeVisible();
    expect(screen.getByText('共 14 个案例')).toBeVisible();
    // Not the brand's own range, which is 3.
    expect(readBodies(calls)).toEqual([{ visibleRange: 2, pageNo: 1, pageSize: 12 }]);
  });

  it.each([
    ['食品饮料', 'industry=cc-food', { categoryId: 'cc-food' }],
    ['边缘计算', 'product=edge', { productCode: 'edge' }],
    ['西南', `region=${encodeURIComponent('西南')}`, { region: '西南' }],
  ])('filters by %s', async (name, query, body) => {
    const { calls, readUrl } = render('/case?page=2');
    const [link] = await screen.findAllByRole('link', { name });
    await userEvent.click(link as HTMLElement);
    expect(readUrl()).toBe(`/case?${query}`);
    await screen.findByText('共 14 个案例');
    expect(readBodies(calls).at(-1)).toEqual({ visibleRange: 2, ...body, pageNo: 1, pageSize: 12 });
  });

  it('tells the chosen product while the many products are folded', async () => {
    render('/case?product=edge');
    await screen.findByText('共 14 个案例');
    const summary = await screen.findByText('边缘计算', { selector: 'summary span' });
    expect(summary.closest('details')).not.toHaveAttribute('open');
    expect(within(screen.getByRole('list', { name: '产品' })).getByRole('link', { current: true })).toHaveTextContent(
      '边缘计算',
    );
  });

  it('looks for a keyword', async () => {
    const { calls } = render();
    await userEvent.type(await screen.findByRole('searchbox'), '远岭{Enter}');
    await screen.findByText('共 14 个案例');
    expect(readBodies(calls).at(-1)).toMatchObject({ keyword: '远岭' });
  });

  it('offers to clear filters that fit nothing', async () => {
    const { readUrl } = render('/case?region=x', nothing);
    await userEvent.click(await screen.findByRole('link', { name: '清空筛选' }));
    expect(readUrl()).toBe('/case');
  });

  it('says that there is nothing yet', async () => {
    render('/case', nothing);
    expect(await screen.findByText('暂时没有案例，请稍后再来看看')).toBeVisible();
  });

  it('offers another attempt after a failure', async () => {
    const { respond } = renderPage(page, '/case', ['/case'], { listCaseFilters: filters });
    const retry = await screen.findByRole('button', { name: '重试' });
    respond({ getCasesByCategoryId: cases });
    await userEvent.click(retry);
    expect(await screen.findByText('共 14 个案例')).toBeVisible();
  });

  it('loads what the page shows', async () => {
    const { store, calls } = renderPage(NOTHING, '/', ['/'], { getCasesByCategoryId: cases, listCaseFilters: filters });
    const searchParams = new URLSearchParams('industry=cc-food&page=2');
    await Promise.all(page.loader?.({ dispatch: store.dispatch, brand, params: {}, searchParams }) ?? []);
    expect(calls).toMatchObject([
      { body: { visibleRange: 2, categoryId: 'cc-food', pageNo: 2 } },
      { name: 'listCaseFilters', query: { visibleRange: 2 } },
    ]);
  });
});
