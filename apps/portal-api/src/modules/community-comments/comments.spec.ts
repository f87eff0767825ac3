import type { CommunityComment, CommunityNotice } from '@portal/api-contract/community';
import { randomUUID } from 'node:crypto';
import { addItem, callCommunity, doCommunity, openMember, type TestMember } from '../../testing/community-desk';
import { setUpPortal } from '../../testing/set-up';
import { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { openSession } from '../../testing/test-session';

const { now, advance } = createTestClock('2026-06-05T12:00:00+08:00');
const portal = setUpPortal({ clock: now });
let author: TestMember;
let reader: TestMember;

beforeAll(async () => {
  author = await openMember(portal, now(), '闻笛');
  reader = await openMember(portal, now(), '陆衡');
  await portal.database.query(`insert into community_word (word, kind, source) values ('代开发票', 'spam', 'test')`);
});

type Page = { list: CommunityComment[]; total: number; commentTotal: number };

const addArticle = () => addItem(portal, { ownerId: author.userId, at: now() });
const onItem = (targetId: string) => ({ targetType: 'content', targetId });
const write = async (member: TestMember, mid: string, text: string, more: object = {}) => {
  advance(1);
  return doCommunity<CommunityComment>(member.browser, 'comment/save', { ...onItem(mid), text, ...more });
};
const list = (mid: string, filter: object = {}, browser: TestBrowser = reader.browser) =>
  doCommunity<Page>(browser, 'comment/pageList', { ...onItem(mid), ...filter });
const reject = async (member: { browser: TestBrowser }, input: object) => {
  const { status, body } = await callCommunity(member.browser, 'comment/save', input);
  return [status, body.msg];
};

describe('comments', () => {
  it('stand on two levels, and say whom they answer', async () => {
    const mid = await addArticle();
    const first = await write(reader, mid, '包络之前要不要先滤波？');
    const below = await write(author, mid, '要，先做带通。', { parentId: first.id });
    await write(reader, mid, '明白了，谢谢。', { parentId: below.id });
    const page = await list(mid);
    expect(page).toMatchObject({
      ...{ total: 1, commentTotal: 3 },
      list: [
        {
          ...{
            parentId: null,
            text: '包络之前要不要先滤波？',
            isMine: true,
            isByAuthor: false,
            replyTotal: 2,
            ipRegion: '未知',
          },
          replies: [
            { parentId: first.id, replyTo: null, isByAuthor: true, author: { nickname: '闻笛' } },
            { parentId: first.id, replyTo: { nickname: '闻笛' }, isByAuthor: false },
          ],
        },
      ],
    });
    expect(await portal.database.query('select comments from community_content where mid = $1', [mid])).toEqual([
      { comments: 3 },
    ]);
    expect((await list(mid, { parentId: first.id })).list.map(({ text }) => text)).toEqual([
      '要，先做带通。',
      '明白了，谢谢。',
    ]);
    expect((await list(mid, {}, new TestBrowser(portal.app))).list).toMatchObject([{ isMine: false, liked: false }]);
  });

  it('come in three orders', async () => {
    const mid = await addArticle();
    const written = [];
    for (const text of ['第一', '第二', '第三']) written.push(await write(reader, mid, text));
    await doCommunity(author.browser, 'action/like', { targetType: 'comment', targetId: written[1]?.id });
    const texts = async (sort?: string) => (await list(mid, sort ? { sort } : {})).list.map(({ text }) => text);
    expect(await texts()).toEqual(['第二', '第三', '第一']);
    expect(await texts('new')).toEqual(['第三', '第二', '第一']);
    expect(await texts('old')).toEqual(['第一', '第二', '第三']);
    expect((await list(mid, { pageSize: 2, pageNo: 2 })).list.map(({ text }) => text)).toEqual(['第一']);
    expect((await list(mid, {}, author.browser)).list[0]).toMatchObject({ likes: 1, liked: true });
  });

  it('call people by their names, as far as the names go', async () => {
    const mid = await addArticle();
    const called = await openMember(portal, now(), '唐宁');
    await write(reader, mid, '@唐宁你看一下，还有 @没有这人');
    const comment = (await list(mid)).list[0];
    expect(comment?.mentions).toEqual([{ userCode: called.userCode, nickname: '唐宁' }]);
    const { list: notices } = await doCommunity<{ list: CommunityNotice[] }>(called.browser, 'notice/pageList');
    expect(notices).toMatchObject([
      { type: 'mention', text: '在评论中提到了你', url: expect.stringContaining(`#comment-${comment?.id}`) },
    ]);
  });

  it('leave their place when they are deleted, as long as others stand below', async () => {
    const mid = await addArticle();
    const first = await write(reader, mid, '会被删除');
    const below = await write(author, mid, '下面的回复', { parentId: first.id });
    const lone = await write(reader, mid, '没有回复的');
    expect((await callCommunity(author.browser, 'comment/delete', { id: first.id })).status).toBe(404);
    for (const { id } of [first, lone]) await doCommunity(reader.browser, 'comment/delete', { id });
    const page = await list(mid);
    expect(page).toMatchObject({
      ...{ total: 1, commentTotal: 1 },
      list: [{ id: first.id, isDeleted: true, text: '', author: null, replies: [{ id: below.id }] }],
    });
    expect((await callCommunity(reader.browser, 'comment/delete', { id: first.id })).status).toBe(404);
    expect(await reject(reader, { ...onItem(mid), text: '回复已删除的', parentId: first.id })).toEqual([
      404,
      '评论不存在或已删除',
    ]);
  });

  it('of people whom the reader has muted are not there', async () => {
    const mid = await addArticle();
    const loud = await openMember(portal, now(), '吵闹');
    await write(loud, mid, '吵闹的评论');
    await doCommunity(reader.browser, 'user/block', { userCode: loud.userCode, kind: 'mute' });
    expect((await list(mid)).list).toEqual([]);
    expect((await list(mid, {}, author.browser)).list).toHaveLength(1);
  });

  it('with words of the list are refused, or wait for a moderator', async () => {
    const mid = await addArticle();
    const text = '需要代 开 发 票的加我';
    expect((await reject(reader, { ...onItem(mid), text }))[1]).toMatch(/第3字「代 开 发 票」/);
    expect(await write(reader, mid, text, { asksReview: true })).toMatchObject({ isWaiting: true });
    expect(await list(mid)).toMatchObject({ total: 1, commentTotal: 0, list: [{ isWaiting: true }] });
    expect((await list(mid, {}, author.browser)).list).toEqual([]);
    expect(
      await portal.database.query(`select count(*)::int as total from community_comment where status = 3`),
    ).toEqual([{ total: 1 }]);
  });

  it('that wait or were hidden are seen by their author, whatever they stand below', async () => {
    const mid = await addArticle();
    const first = await write(author, mid, '欢迎讨论');
    await write(reader, mid, '有人代开发票吗', { asksReview: true, parentId: first.id });
    expect((await list(mid)).list).toMatchObject([{ replyTotal: 0, replies: [{ isWaiting: true, isHidden: false }] }]);
    expect((await list(mid, {}, author.browser)).list).toMatchObject([{ replies: [] }]);
    await portal.database.query(`update community_comment set status = 2 where text = '有人代开发票吗'`);
    expect((await list(mid)).list).toMatchObject([{ replies: [{ isHidden: true, text: '有人代开发票吗' }] }]);
    expect((await list(mid, {}, author.browser)).list).toMatchObject([{ replies: [] }]);
  });

  it('are not repeated, not written by machines, and not without a telephone', async () => {
    const mid = await addArticle();
    await write(reader, mid, '同样的话');
    expect(await reject(reader, { ...onItem(mid), text: '同样的话' })).toEqual([409, '请不要重复发布相同的评论']);
    const elsewhere = await addArticle();
    await write(reader, elsewhere, '同样的话');
    const advertisement = '本厂承接各型号变频器维修与改造，价格优惠，欢迎来电';
    await write(reader, mid, advertisement);
    expect((await reject(reader, { ...onItem(elsewhere), text: advertisement }))[0]).toBe(409);
    expect((await reject(reader, { ...onItem(mid), text: '机器', website: 'http://x' }))[0]).toBe(422);
    expect((await reject(await openSession(portal, now()), { ...onItem(mid), text: '无手机' }))[0]).toBe(409);
    expect((await reject({ browser: new TestBrowser(portal.app) }, { ...onItem(mid), text: '访客' }))[0]).toBe(401);
    const key = { 'idempotency-key': randomUUID() };
    const send = () =>
      reader.browser.request('/ptl/community/comment/save', {
        ...{ method: 'POST', headers: key, payload: { ...onItem(mid), text: '只发一次' } },
      });
    const [one, two] = [await send(), await send()];
    expect((one.body.data as CommunityComment).id).toBe((two.body.data as CommunityComment).id);
  });

  it('end at the number that the trust level allows', async () => {
    const [mid, eager] = [await addArticle(), await openMember(portal, now(), '热心')];
    for (let count = 0; count < 20; count += 1) await write(eager, mid, `第${count}条`);
    expect(await reject(eager, { ...onItem(mid), text: '再来一条' })).toEqual([
      429,
      '您今天的评论已达到20条，请明天再来',
    ]);
  });

  it.each([
    [{}, 400],
    [{ targetType: 'content', targetId: 'CC0', text: '没有' }, 404],
    [{ targetType: 'answer', targetId: 'x', text: '没有' }, 404],
    [{ targetType: 'user', targetId: 'x', text: '没有' }, 400],
    [{ targetType: 'content', targetId: 'x', text: '' }, 400],
    [{ targetType: 'content', targetId: 'x', text: ' \u200b ' }, 400],
    [{ targetType: 'content', targetId: 'x', text: 'x'.repeat(1001) }, 400],
    [{ targetType: 'content', targetId: ['x'], text: 'x' }, 400],
  ])('of %j are %d', async (input, status) => {
    expect((await callCommunity(reader.browser, 'comment/save', input)).status).toBe(status);
  });

  it('on what is not shown cannot be read', async () => {
    const mid = await addArticle();
    await portal.database.query('update community_content set state = 311 where mid = $1', [mid]);
    expect((await callCommunity(reader.browser, 'comment/pageList', onItem(mid))).status).toBe(404);
    for (const filter of [{ sort: 'x' }, { pageSize: 101 }, { parentId: '' }])
      expect((await callCommunity(reader.browser, 'comment/pageList', { ...onItem(mid), ...filter })).status).toBe(400);
  });
});
