import type { CommunityAnswer, CommunityComment, CommunityNotice } from '@portal/api-contract/community';
import { randomUUID } from 'node:crypto';
import { addItem, callCommunity, doCommunity, openMember, type TestMember } from '../../testing/community-desk';
import { setUpPortal } from '../../testing/set-up';
import { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';

const { now, advance } = createTestClock('2026-06-05T12:00:00+08:00');
const portal = setUpPortal({ clock: now });
let author: TestMember;
let reader: TestMember;

beforeEach(async () => {
  author = await openMember(portal, now(), '闻笛');
  reader = await openMember(portal, now(), '陆衡');
});

interface Page {
  readonly list: readonly CommunityComment[];
  readonly pageNo: number;
  readonly total: number;
}

const ORDINALS = ['一', '二', '三', '四', '五', '六', '七'];

/** Writes comments on something, the first one first, and returns their ids. */
async function comment(target: object, total: number, more: object = {}): Promise<string[]> {
  const ids: string[] = [];
  for (const ordinal of ORDINALS.slice(0, total)) {
    const text = `第${ordinal}条，读数在换班前后差了两个字 ${randomUUID().slice(0, 6)}`;
    ids.push((await doCommunity<CommunityComment>(reader.browser, 'comment/save', { ...target, ...more, text })).id);
    advance(1);
  }
  return ids;
}

const onItem = (targetId: string) => ({ targetType: 'content', targetId });
const list = ({ browser }: TestMember, input: object) =>
  doCommunity<Page>(browser, 'comment/pageList', { pageNo: 1, pageSize: 2, ...input });

describe('a comment that is looked for', () => {
  it('is on the page that is given, whatever the order', async () => {
    const target = onItem(await addItem(portal, { ownerId: author.userId, at: now() }));
    const ids = await comment(target, 5);
    await doCommunity(author.browser, 'action/like', { targetType: 'comment', targetId: ids[2] });
    const [first = '', , liked = ''] = ids;
    for (const [sort, commentId, pageNo] of [
      ['hot', first, 3],
      ['hot', liked, 1],
      ['new', first, 3],
      ['new', liked, 2],
      ['old', first, 1],
      ['old', liked, 2],
    ] as const) {
      const found = await list(author, { ...target, sort, commentId });
      expect([sort, found.pageNo, found.total]).toEqual([sort, pageNo, 5]);
      expect(found.list.map(({ id }) => id)).toContain(commentId);
      expect(found.list).toEqual((await list(author, { ...target, sort, pageNo })).list);
    }
  });

  it('stands below its own comment though others are before it', async () => {
    const target = onItem(await addItem(portal, { ownerId: author.userId, at: now() }));
    const [parent = ''] = await comment(target, 3);
    const replies = await comment(target, 6, { parentId: parent });
    const commentId = replies[5];
    const found = await list(author, { ...target, sort: 'new', commentId });
    expect(found.pageNo).toBe(2);
    const [above] = found.list.filter(({ id }) => id === parent);
    expect(above?.replyTotal).toBe(6);
    expect(above?.replies.map(({ id }) => id)).toEqual([...replies.slice(0, 3), commentId]);
    const among = await list(author, { ...target, parentId: parent, commentId });
    expect([among.pageNo, among.list.map(({ id }) => id)]).toEqual([3, replies.slice(4)]);
  });

  it('that is gone, or elsewhere, or not to be heard, is on no page', async () => {
    const target = onItem(await addItem(portal, { ownerId: author.userId, at: now() }));
    const [oldest = '', second = ''] = await comment(target, 4);
    const seek = async (commentId: string, member = author) => {
      const found = await list(member, { ...target, sort: 'new', commentId });
      return [found.pageNo, found.list.some(({ id }) => id === commentId)];
    };
    expect(await seek(oldest)).toEqual([2, true]);
    await doCommunity(reader.browser, 'comment/delete', { id: oldest });
    expect(await seek(oldest)).toEqual([1, false]);
    expect(await seek(randomUUID())).toEqual([1, false]);
    expect(await seek('none')).toEqual([1, false]);
    const [elsewhere = ''] = await comment(onItem(await addItem(portal, { ownerId: author.userId, at: now() })), 1);
    expect(await seek(elsewhere)).toEqual([1, false]);
    await portal.database.query('update community_comment set status = 2 where id = $1', [second]);
    expect(await seek(second)).toEqual([1, false]);
    expect(await seek(second, reader)).toEqual([2, true]);
    const deaf = await openMember(portal, now(), '不想听');
    await doCommunity(deaf.browser, 'user/block', { userCode: reader.userCode, kind: 'mute' });
    expect(await list(deaf, { ...target, commentId: second })).toMatchObject({ pageNo: 1, list: [] });
    for (const commentId of ['', 7, 'x'.repeat(200)])
      expect((await callCommunity(author.browser, 'comment/pageList', { ...target, commentId })).status).toBe(400);
  });
});

describe('an answer that is looked for', () => {
  it('is on the page that is given, and nowhere once it is deleted', async () => {
    const questionId = await addItem(portal, {
      ...{ ownerId: author.userId, at: now(), mainType: 4 as const, title: '编码器丢脉冲怎么定位？' },
    });
    const members = await Promise.all(ORDINALS.slice(0, 3).map((name) => openMember(portal, now(), `${name}工`)));
    const ids: string[] = [];
    for (const { browser, nickname } of members) {
      const body = `先量屏蔽层两端的接地电阻，再看线缆和变频器的距离，${nickname}现场遇到过两次。`;
      const answer = { questionId, body, hasAi: false };
      ids.push((await doCommunity<CommunityAnswer>(browser, 'answer/save', answer)).id);
      advance(1);
    }
    const seek = async (answerId: string, sort = 'accepted') => {
      const input = { questionId, answerId, sort, pageNo: 1, pageSize: 2 };
      const found = await doCommunity<Page>(author.browser, 'answer/pageList', input);
      return [found.pageNo, found.list.some(({ id }) => id === answerId)];
    };
    const [first = '', , last = ''] = ids;
    expect([await seek(first), await seek(last), await seek(first, 'time')]).toEqual([
      [1, true],
      [2, true],
      [2, true],
    ]);
    expect([await seek(randomUUID()), await seek('none')]).toEqual([
      [1, false],
      [1, false],
    ]);
    await doCommunity(members[2]?.browser ?? author.browser, 'answer/delete', { id: last });
    expect(await seek(last)).toEqual([1, false]);
    expect((await callCommunity(author.browser, 'answer/pageList', { questionId, answerId: '' })).status).toBe(400);
  });
});

it('notices lead to the page of what they tell of', async () => {
  const asker = await openMember(portal, now(), '提问的人');
  const questionId = await addItem(portal, {
    ...{ ownerId: asker.userId, at: now(), mainType: 4 as const, title: '温度曲线有毛刺，怎么查？' },
  });
  const page = `/community/qaDetail/${questionId}.html`;
  const body = '先看补偿导线是不是和动力电缆走在一个桥架里，再看端子有没有松动。';
  const answer = await doCommunity<CommunityAnswer>(author.browser, 'answer/save', { questionId, body, hasAi: false });
  advance(1);
  const [onQuestion = ''] = await comment(onItem(questionId), 1);
  const [onAnswer = ''] = await comment({ targetType: 'answer', targetId: answer.id }, 1);
  const hear = async ({ browser }: TestMember) =>
    (await doCommunity<{ list: CommunityNotice[] }>(browser, 'notice/pageList', { type: 'comment' })).list.map(
      ({ url }) => url,
    );
  expect(await hear(asker)).toEqual([
    `${page}?comment=${onQuestion}#comment-${onQuestion}`,
    `${page}?answer=${answer.id}#answer-${answer.id}`,
  ]);
  expect(await hear(author)).toContain(`${page}?answer=${answer.id}&comment=${onAnswer}#answer-${answer.id}`);
});

describe('the place of a comment or an answer', () => {
  const find = (query: string) => new TestBrowser(portal.app).request(`/ptl/community/action/place?${query}`);
  const read = async (targetType: string, targetId: string) =>
    ((await find(`targetType=${targetType}&targetId=${targetId}`)).body.data as { url: string }).url;

  it('is told to everybody, as notices lead there', async () => {
    const article = await addItem(portal, { ownerId: author.userId, at: now() });
    const question = await addItem(portal, { ownerId: author.userId, at: now(), mainType: 4, title: '读数漂移？' });
    const body = '先断开再接一次，看零点是不是回来。';
    const { id } = await doCommunity<CommunityAnswer>(reader.browser, 'answer/save', {
      ...{ questionId: question, body, hasAi: false },
    });
    const [onArticle = ''] = await comment(onItem(article), 1);
    const [onAnswer = ''] = await comment({ targetType: 'answer', targetId: id }, 1);
    const page = `/community/qaDetail/${question}.html`;
    expect(await read('comment', onArticle)).toBe(
      `/community/blogArticleDetail/${article}.html?comment=${onArticle}#comment-${onArticle}`,
    );
    expect(await read('answer', id)).toBe(`${page}?answer=${id}#answer-${id}`);
    expect(await read('comment', onAnswer)).toBe(`${page}?answer=${id}&comment=${onAnswer}#answer-${id}`);
    await doCommunity(reader.browser, 'comment/delete', { id: onArticle });
    expect((await find(`targetType=comment&targetId=${onArticle}`)).status).toBe(404);
    await portal.database.query('update community_content set state = 311 where mid = $1', [question]);
    expect((await find(`targetType=answer&targetId=${id}`)).status).toBe(404);
  });

  it('is asked for with what there can be', async () => {
    for (const query of ['', 'targetType=comment', 'targetType=user&targetId=u1', 'targetType=comment&targetId='])
      expect((await find(query)).status).toBe(400);
    for (const id of ['x', randomUUID(), "1'or"])
      expect((await find(`targetType=comment&targetId=${encodeURIComponent(id)}`)).status).toBe(404);
  });
});
