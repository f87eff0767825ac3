import { listSolutionGroups, listSolutions } from '@portal/api-contract';
import { runLoader } from '@portal/data-access-api/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { brand, NOTHING, renderPage } from '../testing/render-page';
import { buildSolution } from '../testing/sample-solutions';
import { page, SOLUTION_FILTER_LIMITS } from './solution-list.page';

const coldChain = buildSolution({ id: 'cold-chain', name: '冷链温控', highlights: ['温度曲线'] });
const trace = buildSolution({ id: 'trace', name: '食品追溯', highlights: [], categoryType: 2 });
const groups = [
  { id: 'sc-machinery', name: '装备制造', total: 1, solutions: [buildSolution()] },
  { id: 'sc-food', name: '食品饮料', total: 30, solutions: [coldChain, trace] },
];
const found = { list: [coldChain, trace], total: 30, pageNo: 1, pageSize: 12 };

const render = (url = '/solution', responses = {}) =>
  renderPage(page, '/solution', [url], {
    ...{ listSolutionGroups: groups, listSolutions: found, ...responses },
  });

const readTitles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('SolutionListPage', () => {
  it('shows the first solutions under the anchors of their industries, with the way to all', async () => {
    const { calls } = render();
    const food = await screen.findByRole('region', { name: '食品饮料' });
    expect(food).toHaveAttribute('id', 'sc-food');
    expect(within(food).getByRole('link', { name: '食品饮料' })).toHaveAttribute('href', '#sc-food');
    expect(screen.getByText('共 31 个解决方案')).toBeVisible();
    expect(within(food).getByRole('link', { name: '查看全部 30 个食品饮料方案' })).toHaveAttribute(
      'href',
      '/solution?industry=sc-food',
    );
    expect(screen.getByText('1 个方案')).toBeVisible();
    expect(screen.getByRole('link', { name: /设备远程运维/ })).toHaveAttribute(
      'href',
      '/solution/equipment-remote.html',
    );
    expect(calls.map(({ name }) => name)).toEqual(['listSolutionGroups']);
  });

  it('leads to the contact form where a solution has no page', async () => {
    render();
    expect(await screen.findByRole('link', { name: /食品追溯/ })).toHaveAttribute('href', '/contact');
  });

  it('lists an industry in pages and keeps it in the address', async () => {
    const { readUrl, calls } = render();
    await screen.findByText('共 31 个解决方案');
    await userEvent.click(screen.getByRole('link', { name: '查看全部 30 个食品饮料方案' }));
    expect(await screen.findByText('共 30 个解决方案')).toBeVisible();
    expect(readUrl()).toBe('/solution?industry=sc-food');
    expect(readTitles()).toEqual(['冷链温控', '食品追溯']);
    expect(screen.getByRole('link', { name: '第 2 页' })).toHaveAttribute('href', '/solution?industry=sc-food&page=2');
    expect(calls.find(({ name }) => name === 'listSolutions')?.body).toEqual({
      ...{ visibleRange: 3, categoryId: 'sc-food', pageNo: 1, pageSize: 12 },
    });
  });

  it('lists what a keyword finds', async () => {
    const { readUrl, calls } = render();
    await userEvent.type(await screen.findByRole('searchbox'), 'ota 运维{Enter}');
    expect(new URL(readUrl(), 'https://x').searchParams.get('keyword')).toBe('ota 运维');
    await screen.findByText('共 30 个解决方案');
    expect(calls.find(({ name }) => name === 'listSolutions')?.body).toMatchObject({ keyword: 'ota 运维' });
  });

  it('offers to clear filters that fit nothing', async () => {
    const { readUrl } = render('/solution?industry=nothing', {
      listSolutions: { list: [], total: 0, pageNo: 1, pageSize: 12 },
    });
    await screen.findByText('没有符合条件的结果');
    await userEvent.click(screen.getByRole('link', { name: '清空筛选' }));
    expect(readUrl()).toBe('/solution');
    expect(await screen.findByText('共 31 个解决方案')).toBeVisible();
  });

  it('says that there is nothing yet', async () => {
    render('/solution', { listSolutionGroups: [] });
    expect(await screen.findByText('暂时没有解决方案，请稍后再来看看')).toBeVisible();
  });

  it('offers another attempt after a failure', async () => {
    const { respond } = renderPage(page, '/solution', ['/solution'], {});
    expect(screen.getByRole('status', { name: '正在加载解决方案' })).toBeVisible();
    const retry = await screen.findByRole('button', { name: '重试' });
    respond({ listSolutionGroups: groups });
    await userEvent.click(retry);
    expect(await screen.findByText('共 31 个解决方案')).toBeVisible();
  });

  it.each([
    ['', [{ name: 'listSolutionGroups', query: { visibleRange: 3, size: 3 } }]],
    [
      'keyword=风机&page=2',
      [
        { name: 'listSolutionGroups', query: { visibleRange: 3, size: 0 } },
        { name: 'listSolutions', body: { keyword: '风机', pageNo: 2 } },
      ],
    ],
  ])('loads what the page shows at ?%s', async (query, expected) => {
    const { store, calls } = renderPage(NOTHING, '/', ['/'], { listSolutionGroups: groups, listSolutions: found });
    const searchParams = new URLSearchParams(query);
    await Promise.all(page.loader?.({ dispatch: store.dispatch, brand, params: {}, searchParams }) ?? []);
    expect(calls).toMatchObject(expected);
  });
});

it('asks for no more than the contract takes', async () => {
  const [groupsCall] = await runLoader(page);
  expect(listSolutionGroups.query?.safeParse(groupsCall?.query).success).toBe(true);
  for (const [name, limit] of Object.entries(SOLUTION_FILTER_LIMITS)) {
    const takes = (length: number) =>
      listSolutions.body?.safeParse({ visibleRange: 2, [name]: 'x'.repeat(length) }).success;
    expect([name, takes(limit), takes(limit + 1)]).toEqual([name, true, false]);
  }
});
