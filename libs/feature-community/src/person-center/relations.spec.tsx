import type { CommunityReport } from '@portal/api-contract/community';
import { renderPage } from '@portal/data-access-api/testing';
import type { StubResponses } from '@portal/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildPage, buildPerson } from '../testing/sample-items';
import { page as myFollow } from './my-follow/my-follow.page';
import { page as myReport } from './my-report/my-report.page';

const AT = '2026-11-20T09:30:00+08:00';
const FOLLOW = '/person-center/my-follow';
const REPORT = '/person-center/my-report';
const COUNTS = {
  likes: 0,
  upvotes: 0,
  downvotes: 0,
  score: 0,
  comments: 0,
  answers: 0,
  collects: 0,
  follows: 0,
  shares: 0,
};
const PART = { counts: COUNTS, mine: { liked: false, vote: 0 as const, collected: false, followed: false } };

const followed = {
  ...{ targetType: 'user' as const, targetId: 'u-lin', mainType: null, title: '林工', excerpt: '做了十年网关。' },
  ...{ url: '/community/userHomePage?userCode=u-lin', author: buildPerson(), isGone: false, at: AT },
};
const report: CommunityReport = {
  ...{
    id: 'JB20261120000001',
    targetType: 'comment',
    targetId: 'c1',
    title: '加我好友领资料',
    url: '',
    category: 'spam',
  },
  ...{ text: '同样的话发了三遍', status: 10, dueAt: '2026-11-21T09:30:00+08:00', createdAt: AT, decidedAt: null },
  decision: '',
};

const open = (page: typeof myFollow, at: string, responses: StubResponses) =>
  renderPage(page, { path: at.split('?')[0] ?? at, at, isLoggedIn: true }, responses);

describe('whom somebody follows', () => {
  it('is shown with a way to them, and followed no more until that is undone', async () => {
    const { listBodies } = open(myFollow, FOLLOW, {
      ...{ listFollowed: buildPage([followed]), unfollowTarget: PART, followTarget: PART },
    });
    const list = await screen.findByRole('list', { name: '关注的人' });
    expect(within(list).getByRole('link', { name: '林工' })).toHaveAttribute('href', followed.url);
    expect(list).toHaveTextContent('关注于 2026-11-20');
    const target = { targetType: 'user', targetId: 'u-lin' };
    await userEvent.click(within(list).getByRole('button', { name: '取消关注 林工' }));
    expect(listBodies('unfollowTarget')).toEqual([target]);
    await userEvent.click(await within(list).findByRole('button', { name: '重新关注 林工' }));
    expect(listBodies('followTarget')).toEqual([target]);
    expect(await within(list).findByRole('button', { name: '取消关注 林工' })).toHaveFocus();
  });

  it('can also be ended of somebody whose account is closed', async () => {
    open(myFollow, FOLLOW, {
      listFollowed: buildPage([{ ...followed, ...{ title: '', url: '', author: null, isGone: true } }]),
      unfollowTarget: PART,
    });
    const list = await screen.findByRole('list', { name: '关注的人' });
    expect(list).toHaveTextContent('用户已注销');
    await userEvent.click(within(list).getByRole('button', { name: '取消关注 已不可见的内容' }));
    expect(await within(list).findByText('已取消关注')).toBeInTheDocument();
    expect(within(list).queryByRole('button')).not.toBeInTheDocument();
  });

  it('stays where the server says no, and says why', async () => {
    open(myFollow, FOLLOW, {
      listFollowed: buildPage([followed]),
      unfollowTarget: { error: { status: 429, msg: '操作太频繁，请稍后再试' } },
    });
    await userEvent.click(await screen.findByRole('button', { name: '取消关注 林工' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('操作太频繁，请稍后再试');
    expect(screen.getByRole('button', { name: '取消关注 林工' })).toBeEnabled();
  });

  it('has tags and questions on tabs of their own', async () => {
    const tag = { ...followed, targetType: 'tag' as const, targetId: '振动分析', title: '振动分析', author: null };
    const { listBodies } = open(myFollow, `${FOLLOW}?tab=tag`, {
      listFollowed: buildPage([tag]),
      unfollowTarget: PART,
    });
    expect(await screen.findByRole('list', { name: '关注的标签' })).toHaveTextContent('振动分析');
    expect(listBodies('listFollowed')).toEqual([{ targetType: 'tag', pageNo: 1, pageSize: 20 }]);
    const tabs = screen.getByRole('navigation', { name: '关注与屏蔽' });
    expect(within(tabs).getByRole('link', { name: '标签' })).toHaveAttribute('aria-current', 'true');
    expect(within(tabs).getByRole('link', { name: '问题' })).toHaveAttribute('href', `${FOLLOW}?tab=question`);
  });

  it('says where there is nobody, and what to do', async () => {
    open(myFollow, FOLLOW, { listFollowed: buildPage([]) });
    expect(await screen.findByText(/还没有关注任何人/)).toBeInTheDocument();
  });

  it('says that it could not be read, and asks again', async () => {
    open(myFollow, `${FOLLOW}?tab=question`, { listFollowed: { error: { status: 503, msg: '服务暂时不可用' } } });
    expect(await screen.findByRole('button', { name: /重试|重新加载/ })).toBeInTheDocument();
  });
});

describe('whom somebody has blocked', () => {
  it('is shown with how, and unblocked until that is undone', async () => {
    const { listBodies } = open(myFollow, `${FOLLOW}?tab=blocked`, {
      listBlocked: buildPage([{ person: buildPerson(), kind: 'block' as const, at: AT }]),
      blockMember: { kind: 'none' },
    });
    const list = await screen.findByRole('list', { name: '屏蔽名单' });
    expect(list).toHaveTextContent('拉黑 2026-11-20');
    await userEvent.click(within(list).getByRole('button', { name: '解除屏蔽 林工' }));
    await userEvent.click(await within(list).findByRole('button', { name: '恢复屏蔽 林工' }));
    expect(listBodies('blockMember')).toEqual([
      { userCode: 'u-lin', kind: 'none' },
      { userCode: 'u-lin', kind: 'block' },
    ]);
  });

  it('says where there is nobody', async () => {
    open(myFollow, `${FOLLOW}?tab=blocked`, { listBlocked: buildPage([]) });
    expect(await screen.findByText('没有屏蔽任何人')).toBeInTheDocument();
  });
});

describe('own reports', () => {
  it('say by when they are answered, and what was decided', async () => {
    const decided = {
      ...{
        id: 'JB20261119000009',
        status: 30 as const,
        title: '抄来的文章',
        url: '/community/blogArticleDetail/a1.html',
      },
      ...{
        targetType: 'content' as const,
        category: 'plagiarism' as const,
        text: '',
        decidedAt: AT,
        decision: '已下架',
      },
    };
    open(myReport, REPORT, { listMyReports: buildPage([report, { ...report, ...decided }]) });
    const list = await screen.findByRole('list', { name: '我的举报' });
    const [waiting, answered] = within(list).getAllByRole('listitem');
    expect(waiting).toHaveTextContent('加我好友领资料待处理说明：同样的话发了三遍答复期限：2026-11-21 09:30');
    expect(waiting).toHaveTextContent('评论垃圾广告编号 JB20261120000001');
    expect(within(waiting ?? list).queryByRole('link')).not.toBeInTheDocument();
    expect(answered).toHaveTextContent('举报成立处理结果：已下架');
    expect(within(answered ?? list).getByRole('link', { name: '抄来的文章' })).toHaveAttribute('href', decided.url);
  });

  it('say where there are none', async () => {
    open(myReport, REPORT, { listMyReports: buildPage([]) });
    expect(await screen.findByText('还没有举报过内容')).toBeInTheDocument();
  });
});
