import type { CollectionFolder, CommunityNotice, KeptTarget, Participation } from '@portal/api-contract/community';
import { addItem, callCommunity, doCommunity, openMember, type TestMember } from '../../testing/community-desk';
import { setUpPortal } from '../../testing/set-up';
import { createTestClock } from '../../testing/test-clock';

const { now, advance } = createTestClock('2026-06-05T12:00:00+08:00');
const portal = setUpPortal({ clock: now });
let author: TestMember;
let reader: TestMember;

beforeAll(async () => {
  author = await openMember(portal, now(), '闻笛');
  reader = await openMember(portal, now(), '陆衡');
});

const addArticle = (title?: string) => addItem(portal, { ownerId: author.userId, at: now(), ...(title && { title }) });
const addQuestion = () =>
  addItem(portal, { ownerId: author.userId, at: now(), mainType: 4, title: '如何标定振动传感器？' });
const onItem = (targetId: string) => ({ targetType: 'content', targetId });
const take = (member: TestMember, name: string, target: object) =>
  doCommunity<Participation>(member.browser, `action/${name}`, target);
const reject = async (member: TestMember, name: string, target: object) => {
  const { status, body } = await callCommunity(member.browser, `action/${name}`, target);
  return [status, body.msg];
};

describe('follows', () => {
  it('are of people, tags and questions', async () => {
    const question = await addQuestion();
    const person = { targetType: 'user', targetId: author.userCode };
    for (const target of [person, { targetType: 'tag', targetId: '振动分析' }, onItem(question)])
      expect(await take(reader, 'follow', target)).toMatchObject({ mine: { followed: true } });
    const { list } = await doCommunity<{ list: KeptTarget[] }>(reader.browser, 'action/followedList', {
      targetType: 'user',
    });
    expect(list).toMatchObject([{ targetId: author.userCode, title: '闻笛', isGone: false }]);
    expect(await take(reader, 'unfollow', person)).toMatchObject({ counts: { follows: 0 }, mine: { followed: false } });
    expect(await reject(reader, 'follow', onItem(await addArticle()))).toEqual([409, '只能关注问题、用户和标签']);
    expect(await reject(reader, 'follow', { targetType: 'user', targetId: reader.userCode })).toEqual([
      409,
      '不能关注自己',
    ]);
    expect(await reject(reader, 'follow', { targetType: 'user', targetId: 'nobody' })).toEqual([
      404,
      '内容不存在或已下架',
    ]);
  });

  it('are listed for their owner alone, the newest first, by kind and page', async () => {
    const owner = await openMember(portal, now(), '关注很多');
    const tags = ['齿轮箱', '轴承', '联轴器'];
    for (const targetId of tags) {
      await take(owner, 'follow', { targetType: 'tag', targetId });
      advance(1);
    }
    const list = async (input: object, { browser } = owner) => {
      const found = await doCommunity<{ list: KeptTarget[]; total: number }>(browser, 'action/followedList', input);
      return [found.list.map(({ targetId }) => targetId), found.total];
    };
    const first = { targetType: 'tag', pageNo: 1, pageSize: 2 };
    expect(await list(first)).toEqual([['联轴器', '轴承'], 3]);
    expect(await list({ ...first, pageNo: 2 })).toEqual([['齿轮箱'], 3]);
    expect(await list({ ...first, targetType: 'user' })).toEqual([[], 0]);
    expect(await list(first, await openMember(portal, now(), '没有关注'))).toEqual([[], 0]);
    for (const input of [{}, { ...first, targetType: 'x' }, { ...first, pageNo: 0 }, { ...first, pageSize: 1000 }])
      expect((await callCommunity(owner.browser, 'action/followedList', input)).status).toBe(400);
  });

  it('can be ended of what is not shown any more', async () => {
    const owner = await openMember(portal, now(), '跟进问题');
    const question = await addQuestion();
    await take(owner, 'follow', onItem(question));
    await portal.database.query('update community_content set state = 311 where mid = $1', [question]);
    const followed = () =>
      doCommunity<{ list: KeptTarget[] }>(owner.browser, 'action/followedList', { targetType: 'content' });
    expect((await followed()).list).toMatchObject([{ targetId: question, title: '', url: '', isGone: true }]);
    await take(owner, 'unfollow', onItem(question));
    expect((await followed()).list).toEqual([]);
  });

  it('make a feed of people and tags, without those whom the reader has muted', async () => {
    const [follower, writer] = [await openMember(portal, now(), '关注者'), await openMember(portal, now(), '另一作者')];
    const add = async (title: string, member: TestMember, tags: readonly string[] = []) => {
      const mid = await addItem(portal, { ownerId: member.userId, at: now(), title });
      await portal.database.query('update community_content set tags = $2 where mid = $1', [mid, tags]);
      advance(1);
    };
    await add('关注的人写的', author);
    await add('关注的标签下的', writer, ['变频器', '共直流母线']);
    await add('没有关注的', writer, ['变频器']);
    const feed = async (filter: object = {}) =>
      (
        await doCommunity<{ list: { title: string }[] }>(follower.browser, 'content/pageList', {
          sort: 'followed',
          ...filter,
        })
      ).list.map(({ title }) => title);
    expect(await feed()).toEqual([]);
    await take(follower, 'follow', { targetType: 'user', targetId: author.userCode });
    await take(follower, 'follow', { targetType: 'tag', targetId: '共直流母线' });
    expect(await feed()).toEqual(expect.arrayContaining(['关注的标签下的', '关注的人写的']));
    expect(await feed()).not.toContain('没有关注的');
    const { list: tags } = await doCommunity<{ list: KeptTarget[] }>(follower.browser, 'action/followedList', {
      targetType: 'tag',
    });
    expect(tags[0]?.url).toBe(`/community/blogArticle?tag=${encodeURIComponent('共直流母线')}`);
    await doCommunity(follower.browser, 'user/block', { userCode: writer.userCode, kind: 'mute' });
    expect(await feed()).not.toContain('关注的标签下的');
    expect(await feed({ sort: 'newest', tag: '变频器' })).toEqual([]);
    expect(await feed({ sort: 'newest', authorCode: writer.userCode })).toHaveLength(2);
  });

  it('are not possible of somebody who has blocked the follower, who is heard of no more', async () => {
    const blocked = await openMember(portal, now(), '被拉黑');
    await doCommunity(author.browser, 'user/block', { userCode: blocked.userCode, kind: 'block' });
    const target = { targetType: 'user', targetId: author.userCode };
    expect(await reject(blocked, 'follow', target)).toEqual([409, '对方已将您拉黑，无法进行此操作']);
    const mid = await addArticle('被拉黑者点赞');
    await take(blocked, 'like', onItem(mid));
    const { list } = await doCommunity<{ list: CommunityNotice[] }>(author.browser, 'notice/pageList', {
      pageSize: 100,
    });
    expect(list.filter(({ title }) => title === '被拉黑者点赞')).toEqual([]);
    const blocks = () => doCommunity<{ list: object[] }>(author.browser, 'user/blockList');
    expect((await blocks()).list).toMatchObject([{ kind: 'block', person: { nickname: '被拉黑' } }]);
    await doCommunity(author.browser, 'user/block', { userCode: blocked.userCode, kind: 'none' });
    expect((await blocks()).list).toEqual([]);
    expect(
      (await callCommunity(author.browser, 'user/block', { userCode: author.userCode, kind: 'block' })).status,
    ).toBe(409);
  });
});

describe('collections', () => {
  it('keep items in folders that are their owner’s alone', async () => {
    const owner = await openMember(portal, now(), '收藏者');
    const [first, second] = [await addArticle('第一篇'), await addArticle('第二篇：ＯＰＣ UA')];
    const folder = await doCommunity<CollectionFolder>(owner.browser, 'collection/folderSave', { name: '振动' });
    expect((await callCommunity(owner.browser, 'collection/folderSave', { name: '振动' })).status).toBe(409);
    await take(owner, 'collect', { ...onItem(first), folderId: folder.id });
    advance(1);
    expect(await take(owner, 'collect', onItem(second))).toMatchObject({
      counts: { collects: 1 },
      mine: { collected: true },
    });
    const list = async (filter: object = {}) =>
      (await doCommunity<{ list: KeptTarget[] }>(owner.browser, 'collection/pageList', filter)).list.map(
        ({ title }) => title,
      );
    expect(await list()).toEqual(['第二篇：ＯＰＣ UA', '第一篇']);
    expect(await list({ folderId: folder.id })).toEqual(['第一篇']);
    expect(await list({ folderId: '' })).toEqual(['第二篇：ＯＰＣ UA']);
    expect(await list({ keyword: 'opc ua' })).toEqual(['第二篇：ＯＰＣ UA']);
    for (const [path, input] of [
      ['action/collect', { ...onItem(second), folderId: folder.id }],
      ['collection/move', { targetIds: [second], folderId: folder.id }],
      ['collection/folderSave', { id: folder.id, name: '别人的' }],
      ['collection/folderDelete', { id: folder.id }],
      ['collection/pageList', { folderId: folder.id }],
    ] as const)
      expect((await callCommunity(reader.browser, path, input)).status).toBe(404);
    await doCommunity(owner.browser, 'collection/move', { targetIds: [second, 'CC0'], folderId: folder.id });
    expect(await list({ folderId: folder.id })).toHaveLength(2);
    await doCommunity(owner.browser, 'collection/folderDelete', { id: folder.id });
    expect(await list({ folderId: '' })).toHaveLength(2);
    await portal.database.query('update community_content set state = 311 where mid = $1', [first]);
    expect(await list()).toEqual(['第二篇：ＯＰＣ UA', '']);
    expect(await take(owner, 'uncollect', onItem(first))).toMatchObject({ mine: { collected: false } });
  });
});

describe('the history', () => {
  it('has a line for each item, can be paused and cleared', async () => {
    const owner = await openMember(portal, now(), '读者');
    const [first, second] = [await addArticle('读过一'), await addArticle('读过二')];
    const visit = (targetId: string, progress?: number) =>
      doCommunity(owner.browser, 'history/save', { targetId, ...(progress !== undefined && { progress }) });
    const list = () => doCommunity<{ list: object[]; isPaused: boolean }>(owner.browser, 'history/pageList');
    await visit(first, 10);
    advance(1);
    await visit(second, 20);
    advance(1);
    await visit(first, 90);
    await visit(first);
    expect(await list()).toMatchObject({
      isPaused: false,
      list: [{ title: '读过一', progress: 90 }, { title: '读过二' }],
    });
    const readProgress = async () =>
      (await owner.browser.request(`/ptl/community/history/progress?targetId=${first}`)).body.data;
    expect(await readProgress()).toEqual({ progress: 90 });
    await doCommunity(owner.browser, 'history/pause', { isPaused: true });
    expect(await readProgress()).toEqual({ progress: 0 });
    await visit(await addArticle('未记录'), 5);
    expect(await list()).toMatchObject({ isPaused: true, list: [{}, {}] });
    expect(await doCommunity(owner.browser, 'history/clear', { targetIds: [first] })).toEqual({ total: 1 });
    expect(await doCommunity(reader.browser, 'history/clear')).toEqual({ total: 0 });
    expect(await doCommunity(owner.browser, 'history/clear')).toEqual({ total: 1 });
    expect((await callCommunity(owner.browser, 'history/save', { targetId: 'CC0' })).status).toBe(404);
    for (const progress of [-1, 1e9, '5'])
      expect((await callCommunity(owner.browser, 'history/save', { targetId: first, progress })).status).toBe(400);
  });
});

describe('notices', () => {
  it('are marked as read as far as they were shown, and no further', async () => {
    const owner = await openMember(portal, now(), '听众');
    const mids = await Promise.all(
      ['甲', '乙', '丙'].map((title) => addItem(portal, { ownerId: owner.userId, at: now(), title })),
    );
    for (const mid of mids) await take(reader, 'like', onItem(mid));
    await take(reader, 'follow', { targetType: 'user', targetId: owner.userCode });
    const unread = async () => (await owner.browser.request('/ptl/community/notice/unread')).body.data;
    expect(await unread()).toMatchObject({ like: 3, follow: 1, comment: 0 });
    const { list } = await doCommunity<{ list: CommunityNotice[] }>(owner.browser, 'notice/pageList', { type: 'like' });
    const [newest] = list;
    advance(2);
    await take(await openMember(portal, now(), '晚到'), 'like', onItem(mids[0] ?? ''));
    expect(await doCommunity(owner.browser, 'notice/read', { type: 'like', until: newest?.at })).toEqual({ total: 2 });
    expect(await unread()).toMatchObject({ like: 1, follow: 1 });
    expect(await doCommunity(reader.browser, 'notice/read', { ids: [newest?.id] })).toEqual({ total: 0 });
    expect(await doCommunity(owner.browser, 'notice/read', {})).toEqual({ total: 2 });
    expect((await callCommunity(owner.browser, 'notice/read', { ids: ['x'] })).status).toBe(400);
  });

  it('come as they are wanted', async () => {
    const owner = await openMember(portal, now(), '挑剔');
    const preference = (await owner.browser.request('/ptl/community/notice/preference')).body.data as {
      site: object;
      mail: object;
    };
    const saved = await doCommunity(owner.browser, 'notice/preference', {
      ...preference,
      site: { ...preference.site, like: false, system: false },
    });
    expect(saved).toMatchObject({ site: { like: false, system: true, follow: true } });
    await take(reader, 'like', onItem(await addItem(portal, { ownerId: owner.userId, at: now() })));
    expect((await owner.browser.request('/ptl/community/notice/unread')).body.data).toMatchObject({ like: 0 });
  });
});
