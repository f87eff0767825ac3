import { personInfoLoaded } from '@portal/data-access-api';
import { SAMPLE_BRAND } from '@portal/data-access-api/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '../testing/open-page';
import { buildComment, buildDetail, buildPage } from '../testing/sample-items';
import { page } from './article-detail.page';

const comments = { ...buildPage([buildComment({ replyTotal: 5, replies: [] })]), commentTotal: 6 };

const open = (values: Parameters<typeof buildDetail>[0] = {}, isLoggedIn?: boolean) =>
  openPage(
    page,
    '/community/blogArticleDetail/:file',
    { findContent: buildDetail(values), listComments: comments },
    { at: '/community/blogArticleDetail/a1.html', isLoggedIn },
  );

describe('an article', () => {
  it('says who wrote it, whence and when, and leads to its parts', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: '断网续传的三个坑' })).toBeInTheDocument();
    const author = screen.getByRole('region', { name: '作者' });
    expect(author).toHaveTextContent('林工个人认证LV3IP 属地：江苏');
    expect(screen.getAllByRole('link', { name: '缓存' })[0]).toHaveAttribute('href', '#缓存');
    expect(screen.getByRole('heading', { level: 2, name: '缓存' })).toHaveAttribute('id', '缓存');
    expect(screen.getByText(/本文由 林工 原创发布，署名（CC BY 4.0）/)).toBeInTheDocument();
    expect(screen.getByText('https://portal.example/miot/community/blogArticleDetail/a1.html')).toBeInTheDocument();
  });

  it('offers to follow its author to all but themselves, and no summary that is its beginning', async () => {
    const { store } = open({ summary: '先算一天的量…', html: '<p>先算<b>一天</b>的量，再买网关。</p>' }, true);
    expect(await screen.findByRole('button', { name: '关注 林工' })).toBeInTheDocument();
    expect(screen.queryByText('先算一天的量…')).toBeNull();
    act(() => void store.dispatch(personInfoLoaded({ userCode: 'u-lin' } as never)));
    expect(screen.queryByRole('button', { name: '关注 林工' })).toBeNull();
  });

  it('says so where it was made with AI, taken over, or changed', async () => {
    open({ isAiMade: true, origin: 3, source: '某期刊 2025 年第 3 期', updatedAt: '2026-11-22T08:00:00+08:00' });
    expect(await screen.findByText(/作者声明：本文含 AI 生成内容/)).toBeInTheDocument();
    expect(screen.getByText('本文为翻译，版权归原作者所有。')).toBeInTheDocument();
    expect(screen.getByText('某期刊 2025 年第 3 期')).toBeInTheDocument();
    expect(screen.getByText('更新于 2026-11-22')).toBeInTheDocument();
  });

  it('has the comments, with links to those whom they name', async () => {
    open();
    const section = await screen.findByRole('region', { name: /^评论/ });
    expect(within(section).getByRole('link', { name: '@周师傅' })).toHaveAttribute(
      'href',
      '/community/userHomePage?userCode=u-zhou',
    );
    expect(within(section).getByText('作者')).toBeInTheDocument();
    expect(within(section).getByRole('button', { name: '查看全部 5 条回复' })).toBeInTheDocument();
  });

  it('has comments that can be reported, but for one’s own', async () => {
    open();
    const section = await screen.findByRole('region', { name: /^评论/ });
    await userEvent.click(within(section).getByRole('button', { name: '举报' }));
    expect(await screen.findByRole('dialog', { name: '举报' })).toBeInTheDocument();
  });

  it('shows its author what was hidden, and all that stand below a comment', async () => {
    const own = buildComment({ id: 'c2', isMine: true, isHidden: true });
    const first = buildComment({ replyTotal: 60, replies: [] });
    const { listBodies } = openPage(
      page,
      '/community/blogArticleDetail/:file',
      { findContent: buildDetail(), listComments: { ...buildPage([own, first]), commentTotal: 62 } },
      { at: '/community/blogArticleDetail/a1.html' },
    );
    expect(await screen.findByText('已被隐藏，仅自己可见')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: '回复' })).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: '查看全部 60 条回复' }));
    await userEvent.click(await screen.findByRole('button', { name: '更多回复' }));
    await waitFor(() => expect(listBodies('listComments').at(-1)).toMatchObject({ parentId: 'c1', pageNo: 2 }));
    expect(screen.queryByRole('button', { name: '更多回复' })).toBeNull();
  });

  it('is counted as read, and as shared once its link is copied', async () => {
    const { listBodies } = open();
    await waitFor(() => expect(listBodies('viewContent')).toEqual([{ mid: 'a1' }]));
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: '分享' }));
    await user.click(await screen.findByRole('button', { name: '复制链接' }));
    await waitFor(() => expect(listBodies('shareTarget')).toEqual([{ targetType: 'content', targetId: 'a1' }]));
    expect(listBodies('saveVisit')).toEqual([]);
  });

  it('learns with the login how the reader stands', async () => {
    const { respond, listBodies } = open({}, true);
    respond({
      getParticipation: [
        {
          ...{ targetType: 'content', targetId: 'a1' },
          counts: buildDetailCounts(),
          mine: { liked: true, vote: 0, collected: false, followed: false },
        },
      ],
    });
    await waitFor(() => expect(listBodies('saveVisit')).toEqual([{ targetId: 'a1' }]));
    expect(await screen.findByRole('button', { name: /^收藏/ })).toBeInTheDocument();
  });
});

const buildDetailCounts = () => ({
  ...{ likes: 37, upvotes: 0, downvotes: 0, score: 0, comments: 4 },
  ...{ answers: 0, collects: 9, follows: 0, shares: 2 },
});

it('offers a comment box on demand', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: '写下你的评论…' }));
  expect(await screen.findByRole('textbox', { name: /发表评论/ })).toBeInTheDocument();
});

it('is there at {id}.html alone', () => {
  const find = (file: string) =>
    page.item?.({ brand: SAMPLE_BRAND, searchParams: new URLSearchParams(), params: { file } });
  expect(find('a1')).toBeNull();
  expect(find('a1.html')).toEqual(expect.any(Function));
});
