import { buildPageConfig, type StubResponses } from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findStructuredData, renderPage, runLoader } from '../testing/render-page';
import { buildCards, buildContent, buildJob, buildJobDetail, buildPage } from '../testing/sample-company';
import { page } from './recruit.page';

const responses: StubResponses = {
  findContentById: buildContent({ title: '加入启衡', blocks: [buildCards('福利与支持', '休假')] }),
  listJobs: buildPage([buildJob(), buildJob({ id: 'old', title: '旧职位', isClosed: true })]),
  listJobFilters: { functions: ['研发', '销售'], cities: ['上海', '杭州'] },
  listPageConfigs: [buildPageConfig()],
};
const open = (at = '/recruit', more: StubResponses = {}, isLoggedIn = false) =>
  renderPage(page, { path: '/recruit', at, isLoggedIn }, { ...responses, ...more });
const openJob = (
  more: StubResponses = {},
  at = '/recruit?city=%E4%B8%8A%E6%B5%B7&page=2&job=sre',
  isLoggedIn = false,
) => open(at, { findJobById: buildJobDetail(), ...more }, isLoggedIn);
const summarize = (list: Awaited<ReturnType<typeof runLoader>>) =>
  list.map(({ name, body, query }) => JSON.stringify([name, body, query])).sort();

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

describe('RecruitPage', () => {
  it('shows jobs before what speaks for the company', async () => {
    open();
    const row = await screen.findByRole('link', { name: /云平台稳定性工程师/ });
    expect(row).toHaveTextContent('社会招聘研发上海2 人');
    expect(row).toHaveAttribute('href', '/recruit?job=sre');
    expect(within(screen.getByRole('link', { name: /旧职位/ })).getByText('已停止招聘')).toBeVisible();
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(['在招职位', '福利与支持']);
  });

  it('asks for what the address says', async () => {
    const { listBodies } = open(
      '/recruit?channel=campus&function=%E7%A0%94%E5%8F%91&city=%E4%B8%8A%E6%B5%B7&keyword=a&page=2',
    );
    await screen.findByText('共 2 个职位');
    expect(listBodies('listJobs')).toEqual([
      {
        visibleRange: 2,
        channel: 'campus',
        jobFunction: '研发',
        city: '上海',
        keyword: 'a',
        pageNo: 2,
        pageSize: 10,
      },
    ]);
  });

  it('switches the way of recruiting in the address', async () => {
    open('/recruit?city=%E4%B8%8A%E6%B5%B7&page=2');
    const nav = await screen.findByRole('navigation', { name: '招聘类型' });
    expect(within(nav).getByRole('link', { name: '全部职位' })).toHaveAttribute('aria-current', 'true');
    await userEvent.click(within(nav).getByRole('link', { name: '校园招聘' }));
    expect(screen.getByTestId('address')).toHaveTextContent('/recruit?city=%E4%B8%8A%E6%B5%B7&channel=campus#jobs');
    expect(within(nav).getByRole('link', { name: '校园招聘' })).toHaveAttribute('aria-current', 'true');
  });

  it('tells when nothing fits the filters', async () => {
    open('/recruit?keyword=x', { listJobs: buildPage([]) });
    expect(await screen.findByText('没有符合条件的结果')).toBeVisible();
  });

  it('offers another attempt', async () => {
    const { respond } = open('/recruit', { listJobs: { error: { status: 503 } } });
    const retry = await screen.findByRole('button', { name: '重试' });
    respond({ listJobs: buildPage([buildJob()]) });
    await userEvent.click(retry);
    expect(await screen.findByText('共 1 个职位')).toBeVisible();
  });

  it('is loaded with what the page asks for', async () => {
    const loaded = await runLoader(page, 'channel=social&page=3');
    const { calls } = open('/recruit?channel=social&page=3');
    await screen.findByText('共 2 个职位');
    expect(summarize(calls)).toEqual(summarize(loaded));
  });
});

describe('a job', () => {
  it('opens in place of the list, whose filters stay', async () => {
    openJob();
    expect(await screen.findByRole('heading', { level: 1, name: '云平台稳定性工程师' })).toBeVisible();
    expect(screen.getByText('值守核心服务')).toBeVisible();
    expect(screen.getByText('熟悉 Linux')).toBeVisible();
    expect(screen.getByText('开源贡献')).toBeVisible();
    const list = '/recruit?city=%E4%B8%8A%E6%B5%B7&page=2';
    expect(screen.getByRole('link', { name: '返回职位列表' })).toHaveAttribute('href', list);
    expect(screen.getByRole('link', { name: /数据库工程师/ })).toHaveAttribute('href', `${list}&job=dba`);
  });

  it('leads through the login to the form', async () => {
    openJob().unmount();
    openJob();
    expect(await screen.findByRole('link', { name: '登录后投递' })).toHaveAttribute('href', '/recruit/apply?job=sre');
  });

  it('leads those with a login to the form', async () => {
    openJob({}, '/recruit?job=sre', true);
    expect(await screen.findByRole('link', { name: '投递简历' })).toHaveAttribute('href', '/recruit/apply?job=sre');
  });

  it('tells search engines', async () => {
    openJob();
    await waitFor(() => expect(findStructuredData('JobPosting')).toBeDefined());
    expect(findStructuredData('JobPosting')).toMatchObject({
      title: '云平台稳定性工程师',
      datePosted: '2026-10-08',
      description: expect.stringContaining('推动自动化 &lt;恢复&gt;') as string,
      hiringOrganization: { name: '启衡工业互联网' },
    });
  });

  it('that is closed leads to similar ones', async () => {
    openJob({ findJobById: buildJobDetail({ isClosed: true }) });
    expect(await screen.findByText('已停止招聘')).toBeVisible();
    expect(screen.getByRole('link', { name: /数据库工程师/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /投递/ })).not.toBeInTheDocument();
    expect(findStructuredData('JobPosting')).toBeUndefined();
  });

  it('that nobody knows leads to the list', async () => {
    openJob({ findJobById: { error: { status: 404 } } });
    expect(await screen.findByRole('heading', { level: 1, name: '没有找到该职位' })).toBeVisible();
    expect(screen.getByRole('link', { name: '查看全部职位' })).toHaveAttribute(
      'href',
      '/recruit?city=%E4%B8%8A%E6%B5%B7&page=2',
    );
  });

  it('that was withdrawn leads to what is there instead', async () => {
    const alternatives = [{ id: 'dba', title: '数据库工程师', summary: '上海', url: '/recruit?job=dba' }];
    openJob({ findJobById: { error: { status: 410, data: { title: '旧职位', alternatives } } } });
    expect(await screen.findByRole('heading', { level: 1, name: '旧职位' })).toBeVisible();
    expect(screen.getByRole('link', { name: /数据库工程师/ })).toHaveAttribute('href', '/recruit?job=dba');
  });

  it('offers another attempt', async () => {
    const { respond } = openJob({ findJobById: { error: { status: 503 } } });
    const retry = await screen.findByRole('button', { name: '重试' });
    respond({ findJobById: buildJobDetail() });
    await userEvent.click(retry);
    expect(await screen.findByText('值守核心服务')).toBeVisible();
  });

  it('is loaded with what the page asks for', async () => {
    const loaded = await runLoader(page, 'job=sre');
    const { calls } = openJob({}, '/recruit?job=sre');
    await screen.findByText('值守核心服务');
    expect(summarize(calls)).toEqual(summarize(loaded));
  });
});
