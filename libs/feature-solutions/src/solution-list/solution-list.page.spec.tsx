import { buildSolutionCategory } from '@portal/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { brand, renderPage } from '../testing/render-page';
import { buildSolution } from '../testing/sample-solutions';
import { SolutionListPage } from './solution-list.page';
import { page } from './solution-list.module';

const categories = [
  buildSolutionCategory({ id: 'sc-machinery', name: '装备制造', childrenData: [buildSolution()] }),
  buildSolutionCategory({
    id: 'sc-food',
    name: '食品饮料',
    childrenData: [
      buildSolution({ id: 'cold-chain', name: '冷链温控', summary: '全程不断链', highlights: ['温度曲线'] }),
      buildSolution({ id: 'trace', name: '食品追溯', summary: '一物一码', highlights: [], categoryType: 2 }),
    ],
  }),
  buildSolutionCategory({ id: 'sc-empty', name: '没有方案的行业', childrenData: [] }),
];

const render = (address = '/solution', answers = { listSolutionCategories: categories }) =>
  renderPage(<SolutionListPage />, '/solution', [address], answers);

const readTitles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('SolutionListPage', () => {
  it('shows the solutions under the anchors of their industries', async () => {
    render();
    const food = await screen.findByRole('region', { name: '食品饮料' });
    expect(food).toHaveAttribute('id', 'sc-food');
    expect(within(food).getByRole('link', { name: '食品饮料' })).toHaveAttribute('href', '#sc-food');
    expect(screen.getByText('共 3 个解决方案')).toBeVisible();
    expect(screen.getByRole('link', { name: /设备远程运维/ })).toHaveAttribute(
      'href',
      '/solution/equipment-remote.html',
    );
    expect(screen.getByText('OTA 升级')).toBeVisible();
    expect(screen.queryByText('没有方案的行业')).not.toBeInTheDocument();
  });

  it('leads to the contact form where a solution has no page', async () => {
    render();
    expect(await screen.findByRole('link', { name: /食品追溯/ })).toHaveAttribute('href', '/contact');
  });

  it('filters by the industry and keeps it in the address', async () => {
    const { readAddress } = render();
    await screen.findByText('共 3 个解决方案');
    const [link] = screen.getAllByRole('link', { name: '食品饮料' });
    await userEvent.click(link as HTMLElement);
    expect(readAddress()).toBe('/solution?industry=sc-food');
    expect(readTitles()).toEqual(['冷链温控', '食品追溯']);
  });

  it('finds every word of a keyword in names, summaries and highlights', async () => {
    const { readAddress, calls } = render();
    await userEvent.type(await screen.findByRole('searchbox'), 'ota 运维{Enter}');
    expect(new URL(readAddress(), 'https://x').searchParams.get('keyword')).toBe('ota 运维');
    expect(readTitles()).toEqual(['设备远程运维']);
    expect(calls.filter(({ name }) => name === 'listSolutionCategories')).toHaveLength(1);
  });

  it('offers to clear filters that fit nothing', async () => {
    const { readAddress } = render('/solution?industry=sc-food&keyword=风机');
    await screen.findByText('没有符合条件的结果');
    await userEvent.click(screen.getByRole('link', { name: '清空筛选' }));
    expect(readAddress()).toBe('/solution');
    expect(screen.getByText('共 3 个解决方案')).toBeVisible();
  });

  it('takes no notice of an industry it does not know', async () => {
    render('/solution?industry=nothing');
    expect(await screen.findByText('共 3 个解决方案')).toBeVisible();
  });

  it('says that there is nothing yet', async () => {
    render('/solution', { listSolutionCategories: [] });
    expect(await screen.findByText('暂时没有解决方案，请稍后再来看看')).toBeVisible();
  });

  it('offers another attempt after a failure', async () => {
    const { answer } = renderPage(<SolutionListPage />, '/solution', ['/solution'], {});
    expect(screen.getByRole('status', { name: '正在加载解决方案' })).toBeVisible();
    const retry = await screen.findByRole('button', { name: '重试' });
    answer({ listSolutionCategories: categories });
    await userEvent.click(retry);
    expect(await screen.findByText('共 3 个解决方案')).toBeVisible();
  });

  it('loads what the page shows', async () => {
    const { store, calls } = renderPage(<p />, '/', ['/'], { listSolutionCategories: categories });
    await Promise.all(
      page.loader?.({ dispatch: store.dispatch, brand, params: {}, searchParams: new URLSearchParams() }) ?? [],
    );
    expect(calls).toMatchObject([{ name: 'listSolutionCategories', query: { visibleRange: 3 } }]);
  });
});
