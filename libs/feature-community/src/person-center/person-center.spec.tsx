import { renderPage } from '@portal/data-access-api/testing';
import type { StubResponses } from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildPage, buildPerson } from '../testing/sample-items';
import { buildOwn } from '../testing/sample-own';
import { page as myCollection } from './my-collection/my-collection.page';
import { page as myHistory } from './my-history/my-history.page';
import { page as myHome } from './my-home/my-home.page';
import { page as myLike } from './my-like/my-like.page';
import { page as myNotice } from './my-notice/my-notice.page';
import { page as myArticle } from './own-content/my-article.page';

const AT = '2026-11-20T09:30:00+08:00';
const kept = {
  ...{ targetType: 'content' as const, targetId: 'a1', mainType: 5 as const, title: '断网续传的三个坑', excerpt: '' },
  ...{ url: '/community/blogArticleDetail/a1.html', author: buildPerson(), isGone: false, at: AT },
};
const STAT = {
  ...{ works: 4, likes: 36, accepted: 5, views: 12_480, comments: 9, collects: 7, reputation: 620 },
  ...{ level: 3, levelLabel: '资深成员', unlocks: ['将问题标记为重复'], nextLevelAt: 2000, mutedUntil: null },
  ...{ followers: 8, following: 2 },
  days: [{ date: '2026-11-20', likes: 3, collects: 0, followers: 1, reputation: 10 }],
};

const open = (page: typeof myHome, path: string, responses: StubResponses, at = path) =>
  renderPage(page, { path, at, isLoggedIn: true }, { getWorksExport: null, ...responses });

describe('own home page', () => {
  it('shows figures, days, level and what is to be done', async () => {
    open(myHome, '/person-center/my-home', {
      getCommunityStat: STAT,
      countOwnContent: [
        { status: 121, total: 1 },
        { status: 211, total: 4 },
      ],
    });
    expect(await screen.findByText('12,480')).toBeInTheDocument();
    expect(screen.getByRole('table', { name: '近 30 天每天的互动' })).toHaveTextContent('2026-11-2030110');
    expect(screen.getByText('再获得 1380 声望升到 LV4')).toBeInTheDocument();
    const [article, question, resource, ...others] = screen.getAllByRole('link', { name: /未通过|草稿/ });
    expect(others).toHaveLength(0);
    expect(article).toHaveTextContent('1 篇文章未通过审核，可修改重提或申诉');
    expect(article).toHaveAttribute('href', '/person-center/my-article?status=121');
    expect(question).toHaveAttribute('href', '/person-center/my-FAQ?status=121');
    expect(resource).toHaveAttribute('href', '/person-center/my-resource?status=121');
  });

  it('says until when nobody may write', async () => {
    open(myHome, '/person-center/my-home', {
      getCommunityStat: { ...STAT, mutedUntil: '2026-11-27T09:30:00+08:00' },
      countOwnContent: [],
    });
    expect(await screen.findByText(/2026-11-27 09:30 恢复/)).toBeInTheDocument();
    expect(screen.getByText('没有需要处理的内容')).toBeInTheDocument();
  });
});

describe('own articles', () => {
  const { text, positions, log, ...item } = buildOwn({
    ...{ status: 121, reason: '正文第 12 字含联系方式', url: '', publishedAt: null },
    actions: ['save', 'appeal', 'delete'],
  });

  it('say why one was rejected, and what can be done next', async () => {
    expect([text.title, positions, log]).toEqual(['', [], []]);
    open(myArticle, '/person-center/my-article', {
      listOwnContent: buildPage([item], 10),
      countOwnContent: [{ status: 121, total: 1 }],
    });
    const list = await screen.findByRole('list', { name: '我的文章' });
    expect(list).toHaveTextContent('原因：正文第 12 字含联系方式');
    expect(within(list).getByRole('link', { name: '修改重提' })).toHaveAttribute(
      'href',
      '/community/publishArticle?draftId=a1',
    );
    expect(screen.getByRole('link', { name: '未通过 1' })).toHaveAttribute(
      'href',
      '/person-center/my-article?status=121',
    );
    await userEvent.click(within(list).getByRole('button', { name: '申诉' }));
    expect(await screen.findByRole('textbox', { name: /申诉理由/ })).toBeInTheDocument();
  });

  it('say when they will be published, where that is still to come', async () => {
    open(myArticle, '/person-center/my-article', {
      listOwnContent: buildPage(
        [{ ...item, status: 211, publishedAt: AT, publishAt: '2026-12-01T09:00:00+08:00' }],
        10,
      ),
      countOwnContent: [],
    });
    const list = await screen.findByRole('list', { name: '我的文章' });
    expect(list).toHaveTextContent('定时 2026-12-01 09:00 发布');
    expect(list).not.toHaveTextContent('发布于');
  });

  it('show their earlier texts, and what changed from each to the next', async () => {
    const revision = (number: number, passedAt: string | null, isLive = false) => ({
      ...{ number, title: `第${number}次的标题`, createdAt: AT, passedAt, isLive },
    });
    const { listBodies } = open(myArticle, '/person-center/my-article', {
      listOwnContent: buildPage([item], 10),
      countOwnContent: [{ status: 121, total: 1 }],
      listContentRevisions: [revision(3, null), revision(2, AT, true), revision(1, AT)],
      diffContent: {
        ...{ from: revision(2, AT, true), to: revision(3, null) },
        lines: [
          { kind: 'removed', text: '留两成余量' },
          { kind: 'added', text: '留三成余量' },
        ],
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: '历史版本' }));
    const dialog = await screen.findByRole('dialog', { name: '历史版本' });
    const changes = await within(dialog).findByRole('group', { name: '差异' });
    expect(within(changes).getByText('留三成余量', { selector: 'ins' })).toBeInTheDocument();
    expect(within(changes).getByText('留两成余量', { selector: 'del' })).toBeInTheDocument();
    expect(within(dialog).getByRole('button', { name: /第 2 版.*展示中/ })).toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('button', { name: /第 2 版/ }));
    await waitFor(() => expect(listBodies('diffContent').at(-1)).toEqual({ mid: 'a1', from: 1, to: 2 }));
    await userEvent.click(within(dialog).getByRole('button', { name: /第 1 版/ }));
    expect(within(dialog).getByText(/没有更早的内容可以比较/)).toBeInTheDocument();
  });

  it('are deleted with the second press', async () => {
    const { listBodies } = open(myArticle, '/person-center/my-article', {
      ...{ listOwnContent: buildPage([item], 10), countOwnContent: [], deleteContent: null },
    });
    await userEvent.click(await screen.findByRole('button', { name: '删除' }));
    expect(listBodies('deleteContent')).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: '确认删除' }));
    expect(listBodies('deleteContent')).toEqual([{ mid: 'a1' }]);
  });
});

it('moves chosen items to a folder', async () => {
  const { listBodies } = open(myCollection, '/person-center/my-collection', {
    listCollected: buildPage([kept]),
    listFolders: [
      { id: '', name: '默认收藏夹', isPublic: false, total: 1 },
      { id: 'f1', name: '网关', isPublic: false, total: 0 },
    ],
    moveCollected: { total: 1 },
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: '选择 断网续传的三个坑' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '移动到' }), '网关');
  await userEvent.click(screen.getByRole('button', { name: '批量移动' }));
  expect(listBodies('moveCollected')).toEqual([{ targetIds: ['a1'], folderId: 'f1' }]);
});

it('takes a like back', async () => {
  const { listBodies } = open(myLike, '/person-center/my-like', { listLiked: buildPage([kept]) });
  await userEvent.click(await screen.findByRole('button', { name: '取消赞' }));
  expect(listBodies('unlikeTarget')).toEqual([{ targetType: 'content', targetId: 'a1' }]);
});

it('shows what was read day by day, and can be paused', async () => {
  const video = { ...kept, targetId: 'v1', mainType: 1 as const, title: '三分钟看懂阀门粘滞', progress: 75 };
  const { listBodies } = open(myHistory, '/person-center/my-history', {
    listHistory: { ...buildPage([{ ...kept, progress: 40 }, video], 50), isPaused: false },
    pauseHistory: { isPaused: true },
  });
  expect(await screen.findByRole('region', { name: '2026-11-20' })).toHaveTextContent(
    /09:30文文章断网续传的三个坑读到 40%.*三分钟看懂阀门粘滞看到 1:15/,
  );
  await userEvent.click(screen.getByRole('button', { name: '暂停记录' }));
  expect(listBodies('pauseHistory')).toEqual([{ isPaused: true }]);
});

it('shows what somebody is not interested in, which is recommended again one by one or at once', async () => {
  const path = '/person-center/my-history';
  const { listBodies } = open(
    myHistory,
    path,
    { listUninteresting: buildPage([kept], 50), unmarkUninteresting: { total: 1 } },
    `${path}?tab=uninteresting`,
  );
  const list = await screen.findByRole('list', { name: '不感兴趣的内容' });
  await userEvent.click(within(list).getByRole('button', { name: '恢复推荐：断网续传的三个坑' }));
  expect(listBodies('unmarkUninteresting')).toEqual([{ targetIds: ['a1'] }]);
  await userEvent.click(screen.getByRole('button', { name: '全部恢复推荐' }));
  expect(listBodies('unmarkUninteresting')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: '确认全部恢复' }));
  await waitFor(() => expect(listBodies('unmarkUninteresting').at(-1)).toEqual({}));
  expect(listBodies('listHistory')).toEqual([]);
});

describe('own notices', () => {
  const notice = {
    ...{ id: '0b5c2f0e-6a3f-4e0e-9d8e-1a2b3c4d5e6f', type: 'like' as const, people: [buildPerson()], total: 4 },
    ...{ text: '赞了你的文章', title: '断网续传的三个坑', excerpt: '', url: kept.url, isRead: false, at: AT },
  };
  const unread = { comment: 2, mention: 0, like: 1, accept: 0, follow: 0, system: 0 };
  const responses = { listNotices: buildPage([notice]), countUnreadNotices: unread, readNotices: { total: 1 } };

  it('are marked as read where they are shown, and nowhere else', async () => {
    const path = '/person-center/my-notice';
    const { listBodies } = open(myNotice, path, responses, `${path}?type=like`);
    expect(await screen.findByRole('list', { name: '社区通知' })).toHaveTextContent('林工 等 4 人 赞了你的文章');
    const mark = screen.getByRole('button', { name: '将“赞”标为已读' });
    await waitFor(() => expect(mark).toBeEnabled());
    await userEvent.click(mark);
    expect(listBodies('readNotices')).toEqual([{ type: 'like', until: AT }]);
  });

  it('say how many of each type nobody has read', async () => {
    open(myNotice, '/person-center/my-notice', responses);
    const tabs = await screen.findByRole('navigation', { name: '通知类型' });
    expect(await within(tabs).findByRole('link', { name: '评论 2' })).toBeInTheDocument();
  });

  it('lead to whoever has done it, also where there is nothing else to see', async () => {
    const followed = { ...notice, type: 'follow' as const, text: '关注了你', title: '', url: '', excerpt: '' };
    const { listBodies } = open(myNotice, '/person-center/my-notice', {
      ...responses,
      listNotices: buildPage([followed]),
    });
    const member = await screen.findByRole('link', { name: '林工' });
    expect(member).toHaveAttribute('href', '/community/userHomePage?userCode=u-lin');
    await userEvent.click(member);
    await waitFor(() => expect(listBodies('readNotices')).toEqual([{ ids: [notice.id] }]));
  });
});
