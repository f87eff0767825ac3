import { runLoader } from '@portal/data-access-api/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '../testing/open-page';
import { buildItem, buildPage } from '../testing/sample-items';
import { page } from './community-home.page';

const PATH = '/community';

it.each([
  ['', { sort: 'recommended', pageNo: 1, pageSize: 20 }],
  ['sort=hot&page=2', { sort: 'hot', pageNo: 2, pageSize: 20 }],
  ['sort=best&page=-1', { sort: 'recommended', pageNo: 1, pageSize: 20 }],
])('asks for the feed of %j', async (query, input) => {
  const calls = await runLoader(page, query);
  expect(calls.filter(({ name }) => name === 'listContent').map(({ body }) => body)).toContainEqual(input);
});

describe('home page of the community', () => {
  it('shows items with their kind, author, tags and counts', async () => {
    openPage(page, PATH, { listContent: buildPage([buildItem()]) });
    const feed = await screen.findByRole('list', { name: '社区动态' });
    expect(within(feed).getByRole('link', { name: '断网续传的三个坑' })).toHaveAttribute(
      'href',
      '/community/blogArticleDetail/a1.html',
    );
    expect(feed).toHaveTextContent('文章');
    expect(feed).toHaveTextContent('2026-11-20江苏');
    expect(feed).toHaveTextContent('1.2 万 浏览36 赞4 评论');
    expect(within(feed).getByRole('link', { name: '断网续传' })).toHaveAttribute(
      'href',
      '/community/blogArticle?tag=%E6%96%AD%E7%BD%91%E7%BB%AD%E4%BC%A0',
    );
  });

  it('leads to its views, and says which one is shown', async () => {
    openPage(page, PATH, {}, { at: '/community?sort=hot' });
    const tabs = await screen.findByRole('navigation', { name: '社区动态' });
    expect(within(tabs).getByRole('link', { current: true })).toHaveTextContent('热门');
    expect(within(tabs).getByRole('link', { name: '推荐' })).toHaveAttribute('href', '/community');
  });

  it('has beside it what waits for an answer, who is active, and what is written about', async () => {
    openPage(page, PATH, {});
    expect(await screen.findByRole('region', { name: '待解答' })).toHaveTextContent('OPC UA 订阅偶尔丢数据');
    expect(screen.getByRole('region', { name: '活跃用户' })).toHaveTextContent('林工近 30 天 +45');
    expect(screen.getByRole('region', { name: '热门标签' })).toHaveTextContent('边缘网关8');
    expect(screen.getByRole('link', { name: '写文章' })).toHaveAttribute('href', '/community/publishArticle');
    expect(screen.queryByRole('region', { name: '公告' })).toBeNull();
  });

  it('says what will be shown to those who follow', async () => {
    openPage(page, PATH, { listContent: buildPage([]) }, { at: '/community?sort=followed' });
    expect(await screen.findByText(/登录并关注作者/)).toBeInTheDocument();
  });

  it('tries again after a failure', async () => {
    const { respond } = openPage(page, PATH, { listContent: { error: { status: 503 } } });
    const retry = await screen.findByRole('button', { name: '重试' });
    respond({ listContent: buildPage([buildItem()]) });
    await userEvent.click(retry);
    expect(await screen.findByRole('link', { name: '断网续传的三个坑' })).toBeInTheDocument();
  });
});
