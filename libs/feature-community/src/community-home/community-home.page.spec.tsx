import { clearSession, writeSession } from '@portal/data-access-api';
import { communityApi } from '@portal/data-access-api/community';
import { runLoader } from '@portal/data-access-api/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
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

describe('what a member is not interested in', () => {
  const responses = {
    ...{ listContent: buildPage([buildItem(), buildItem({ mid: 'a2', title: '秤重补偿' })]) },
    ...{ markUninteresting: null, unmarkUninteresting: { total: 1 } },
  };
  beforeEach(() => writeSession('token', { account: 'zhang', userCode: 'u1' }));
  afterEach(clearSession);
  const press = async () => {
    const feed = await screen.findByRole('list', { name: '社区动态' });
    await userEvent.click(within(feed).getByRole('button', { name: '不感兴趣：断网续传的三个坑' }));
    return feed;
  };

  it('goes at once, and comes back at once', async () => {
    const { listBodies } = openPage(page, PATH, responses, { isLoggedIn: true });
    const feed = await press();
    const undo = await within(feed).findByRole('button', { name: '撤销：断网续传的三个坑' });
    expect(undo).toHaveFocus();
    await waitFor(() => expect(listBodies('markUninteresting')).toEqual([{ targetId: 'a1' }]));
    expect(within(feed).queryByRole('link', { name: '断网续传的三个坑' })).toBeNull();
    expect(within(feed).getByRole('link', { name: '秤重补偿' })).toBeInTheDocument();
    expect(within(feed).getByRole('link', { name: '管理不感兴趣的内容' })).toHaveAttribute(
      'href',
      '/person-center/my-history?tab=uninteresting',
    );
    await waitFor(() => expect(undo).toHaveAttribute('aria-disabled', 'false'));
    await userEvent.click(undo);
    await waitFor(() => expect(listBodies('unmarkUninteresting')).toEqual([{ targetIds: ['a1'] }]));
    expect(await within(feed).findByRole('link', { name: '断网续传的三个坑' })).toBeInTheDocument();
    expect(within(feed).getByRole('button', { name: '不感兴趣：断网续传的三个坑' })).toHaveFocus();
  });

  it('says why it stays where the server says no', async () => {
    const failed = { error: { status: 429, msg: '操作太频繁，请稍后再试' } };
    openPage(page, PATH, { ...responses, markUninteresting: failed }, { isLoggedIn: true });
    const feed = await press();
    expect(await within(feed).findByText('操作太频繁，请稍后再试')).toBeInTheDocument();
    await userEvent.click(within(feed).getByRole('button', { name: '撤销：断网续传的三个坑' }));
    expect(await within(feed).findByRole('link', { name: '断网续传的三个坑' })).toBeInTheDocument();
  });

  it('stays away where that could not be taken back, until it is', async () => {
    const failed = { error: { status: 429, msg: '操作太频繁，请稍后再试' } };
    const { listBodies, respond } = openPage(
      page,
      PATH,
      { ...responses, unmarkUninteresting: failed },
      { isLoggedIn: true },
    );
    const feed = await press();
    const undo = await within(feed).findByRole('button', { name: '撤销：断网续传的三个坑' });
    await waitFor(() => expect(undo).toHaveAttribute('aria-disabled', 'false'));
    await userEvent.click(undo);
    expect(await within(feed).findByText('操作太频繁，请稍后再试')).toBeInTheDocument();
    respond({ unmarkUninteresting: { total: 1 } });
    await userEvent.click(undo);
    await waitFor(() => expect(listBodies('unmarkUninteresting')).toHaveLength(2));
    expect(await within(feed).findByRole('link', { name: '断网续传的三个坑' })).toBeInTheDocument();
  });

  it('is left out of a page that one comes back to', async () => {
    const two = { ...responses, listContent: { ...responses.listContent, total: 40 } };
    const { listBodies, respond } = openPage(page, PATH, two, { isLoggedIn: true });
    const feed = await press();
    const undo = await within(feed).findByRole('button', { name: '撤销：断网续传的三个坑' });
    await waitFor(() => expect(undo).toHaveAttribute('aria-disabled', 'false'));
    const others = { ...two.listContent, list: [buildItem({ mid: 'other', title: '另一篇' })] };
    respond({ listContent: others });
    const countFirst = () =>
      listBodies('listContent').filter((body) => (body as { pageNo: number }).pageNo === 1).length;
    const before = countFirst();
    await userEvent.click(screen.getByRole('link', { name: '第 2 页' }));
    await screen.findByText(/page=2/);
    await userEvent.click(await screen.findByRole('link', { name: '第 1 页' }));
    await waitFor(() => expect(countFirst()).toBeGreaterThan(before));
  });

  it('is asked for in the recommended feed alone', async () => {
    openPage(page, PATH, responses, { at: '/community?sort=newest', isLoggedIn: true });
    const feed = await screen.findByRole('list', { name: '社区动态' });
    expect(within(feed).queryByRole('button', { name: /不感兴趣/ })).toBeNull();
  });

  it('is known of each page with its first response', async () => {
    const feed = { ...responses, listContent: { ...responses.listContent, total: 40 } };
    const { store, listBodies } = openPage(page, PATH, feed, { isLoggedIn: true });
    const second = { sort: 'recommended', pageNo: 2, pageSize: 20 } as const;
    const next = await screen.findByRole('link', { name: '第 2 页' });
    const { listContent } = communityApi.endpoints;
    await act(() => store.dispatch(listContent.initiate(second)));
    await userEvent.click(next);
    await screen.findByText(/page=2/);
    expect(listBodies('listContent').filter((body) => JSON.stringify(body) === JSON.stringify(second))).toHaveLength(1);
  });

  it('is no question to visitors, who are sent to log in', async () => {
    clearSession();
    const { listBodies } = openPage(page, PATH, responses);
    const feed = await press();
    expect(await within(feed).findByRole('button', { name: '不感兴趣：断网续传的三个坑' })).toBeInTheDocument();
    expect(listBodies('markUninteresting')).toEqual([]);
  });
});
