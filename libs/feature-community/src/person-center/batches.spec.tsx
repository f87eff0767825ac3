import { ownContentSchema } from '@portal/api-contract/community';
import { renderPage } from '@portal/data-access-api/testing';
import type { StubResponses } from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildPage, buildPerson } from '../testing/sample-items';
import { buildOwn } from '../testing/sample-own';
import { page as myCollection } from './my-collection/my-collection.page';
import { page as myHistory } from './my-history/my-history.page';
import { page as myLike } from './my-like/my-like.page';
import { page as myNotice } from './my-notice/my-notice.page';
import { page as myArticle } from './own-content/my-article.page';

const AT = '2026-11-20T09:30:00+08:00';
const kept = {
  ...{ targetType: 'content' as const, targetId: 'a1', mainType: 5 as const, title: '断网续传的三个坑', excerpt: '' },
  ...{ url: '/community/blogArticleDetail/a1.html', author: buildPerson(), isGone: false, at: AT },
};
const other = { ...kept, targetId: 'a2', title: '秤重补偿' };

const open = (page: typeof myLike, at: string, responses: StubResponses) =>
  renderPage(page, { path: at.split('?')[0] ?? at, at, isLoggedIn: true }, { getWorksExport: null, ...responses });

const findBar = async () => within(await screen.findByRole('group', { name: '批量操作' }));
const choose = async (name: string) => userEvent.click(await screen.findByRole('checkbox', { name: `选择 ${name}` }));

describe('what is done with several rows at once', () => {
  it('waits until something is chosen, all of the page too', async () => {
    const { listBodies } = open(myLike, '/person-center/my-like', {
      listLiked: buildPage([kept, { ...other, targetType: 'answer' as const }]),
      unlikeTargets: { total: 2 },
    });
    const bar = await findBar();
    const unlike = bar.getByRole('button', { name: '批量取消赞' });
    expect(unlike).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(unlike);
    expect(listBodies('unlikeTargets')).toEqual([]);
    await userEvent.click(bar.getByRole('checkbox', { name: '全选本页' }));
    expect(bar.getByText('已选 2 项')).toBeVisible();
    await choose('秤重补偿');
    expect(bar.getByText('已选 1 项')).toBeVisible();
    expect(bar.getByRole('checkbox', { name: '全选本页' })).not.toBeChecked();
    await choose('秤重补偿');
    await userEvent.click(unlike);
    expect(listBodies('unlikeTargets')).toEqual([
      {
        targets: [
          { targetType: 'content', targetId: 'a1' },
          { targetType: 'answer', targetId: 'a2' },
        ],
      },
    ]);
    expect(await bar.findByText('已取消赞 2 项')).toBeVisible();
    expect(bar.getByText('已选 0 项')).toBeVisible();
    expect(unlike).toHaveFocus();
  });

  it('names what was rejected, and why, and keeps that chosen', async () => {
    const [first, second] = [buildOwn(), buildOwn({ mid: 'a2', title: '秤重补偿' })].map((own) =>
      ownContentSchema.parse(own),
    );
    if (!first || !second) throw new Error('There are two');
    const { listBodies } = open(myArticle, '/person-center/my-article', {
      ...{ listOwnContent: buildPage([first, second], 10), countOwnContent: [] },
      changeOwnContents: { total: 1, rejected: [{ id: 'a2', msg: '只能删除草稿、未通过和已下架的内容' }] },
    });
    const bar = await findBar();
    await userEvent.click(bar.getByRole('checkbox', { name: '全选本页' }));
    await userEvent.click(bar.getByRole('button', { name: '批量删除' }));
    expect(listBodies('changeOwnContents')).toEqual([]);
    await userEvent.click(bar.getByRole('button', { name: '确认批量删除' }));
    expect(listBodies('changeOwnContents')).toEqual([{ action: 'delete', targetIds: ['a1', 'a2'] }]);
    expect(await bar.findByText('已删除 1 项，1 项没有成功')).toBeVisible();
    expect(bar.getByRole('list', { name: '没有成功的内容' })).toHaveTextContent(
      '《秤重补偿》：只能删除草稿、未通过和已下架的内容',
    );
    expect(screen.getByRole('checkbox', { name: '选择 秤重补偿' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: '选择 断网续传的三个坑' })).not.toBeChecked();
    await userEvent.click(bar.getByRole('button', { name: '批量下架' }));
    await userEvent.click(bar.getByRole('button', { name: '确认批量下架' }));
    await waitFor(() =>
      expect(listBodies('changeOwnContents').at(-1)).toEqual({ action: 'offShelf', targetIds: ['a2'] }),
    );
  });

  it('says what came of it of one list alone, and as it was called then', async () => {
    const [first, second] = [buildOwn(), buildOwn({ mid: 'a2', title: '秤重补偿' })].map((own) =>
      ownContentSchema.parse(own),
    );
    if (!first || !second) throw new Error('There are two');
    const { respond } = open(myArticle, '/person-center/my-article', {
      ...{ listOwnContent: buildPage([first, second], 10), countOwnContent: [] },
      changeOwnContents: { total: 0, rejected: [{ id: 'a2', msg: '只能删除草稿、未通过和已下架的内容' }] },
    });
    const bar = await findBar();
    const remove = async () => {
      await userEvent.click(bar.getByRole('button', { name: '批量删除' }));
      await userEvent.click(bar.getByRole('button', { name: '确认批量删除' }));
    };
    await choose('秤重补偿');
    // Gone from the list by the time that the response has come.
    respond({ listOwnContent: buildPage([first], 10) });
    await remove();
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: '选择 秤重补偿' })).toBeNull());
    expect(bar.getByRole('list', { name: '没有成功的内容' })).toHaveTextContent('《秤重补偿》');
    expect(bar.getByText('已选 0 项')).toBeVisible();

    await choose('断网续传的三个坑');
    respond({ changeOwnContents: { error: { status: 429, msg: '操作太频繁，请稍后再试' } } });
    await remove();
    expect(await bar.findByText('操作太频繁，请稍后再试')).toBeVisible();
    expect(bar.queryByRole('list', { name: '没有成功的内容' })).toBeNull();

    await userEvent.click(screen.getByRole('link', { name: /已上架/ }));
    const other = await findBar();
    expect(await other.findByText('已选 0 项')).toBeVisible();
    expect(other.queryByText('操作太频繁，请稍后再试')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: '全部' }));
    expect((await findBar()).getByText('已选 0 项')).toBeVisible();
    expect((await findBar()).queryByText('操作太频繁，请稍后再试')).toBeNull();
  });

  it('says that it did not work, and keeps everything chosen', async () => {
    open(myCollection, '/person-center/my-collection', {
      ...{ listCollected: buildPage([kept, other]), listFolders: [] },
      removeCollected: { error: { status: 429, msg: '操作太频繁，请稍后再试' } },
    });
    await choose('断网续传的三个坑');
    const bar = await findBar();
    await userEvent.click(bar.getByRole('button', { name: '批量取消收藏' }));
    expect(await bar.findByText('操作太频繁，请稍后再试')).toBeVisible();
    expect(bar.getByText('已选 1 项')).toBeVisible();
  });

  it('removes visits, and reads and deletes notices', async () => {
    const history = open(myHistory, '/person-center/my-history', {
      listHistory: {
        ...buildPage(
          [
            { ...kept, progress: 0 },
            { ...other, progress: 0 },
          ],
          50,
        ),
        isPaused: false,
      },
      clearHistory: { total: 1 },
    });
    await choose('秤重补偿');
    await userEvent.click((await findBar()).getByRole('button', { name: '批量删除' }));
    expect(history.listBodies('clearHistory')).toEqual([]);
    await userEvent.click((await findBar()).getByRole('button', { name: '确认批量删除' }));
    expect(history.listBodies('clearHistory')).toEqual([{ targetIds: ['a2'] }]);
    history.unmount();

    const [read, unread] = ['0b5c2f0e-6a3f-4e0e-9d8e-1a2b3c4d5e6f', '1b5c2f0e-6a3f-4e0e-9d8e-1a2b3c4d5e6f'];
    const notice = {
      ...{ type: 'like' as const, people: [], total: 1, text: '赞了你的文章', excerpt: '', url: '', at: AT },
    };
    const { listBodies } = open(myNotice, '/person-center/my-notice', {
      listNotices: buildPage([
        { ...notice, id: read ?? '', title: '甲', isRead: true },
        { ...notice, id: unread ?? '', title: '乙', isRead: false },
      ]),
      countUnreadNotices: { comment: 0, mention: 0, like: 1, accept: 0, follow: 0, system: 0 },
      ...{ readNotices: { total: 1 }, deleteNotices: { total: 1 } },
    });
    await choose('通知：赞了你的文章 甲');
    const bar = await findBar();
    expect(bar.getByRole('button', { name: '批量标为已读' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(bar.getByRole('button', { name: '批量删除' }));
    expect(listBodies('deleteNotices')).toEqual([]);
    await userEvent.click(bar.getByRole('button', { name: '确认批量删除' }));
    expect(listBodies('deleteNotices')).toEqual([{ ids: [read] }]);
    await bar.findByText('已删除 1 项');
    await choose('通知：赞了你的文章 乙');
    await userEvent.click(bar.getByRole('button', { name: '批量标为已读' }));
    expect(listBodies('readNotices')).toEqual([{ ids: [unread] }]);
  });
});
