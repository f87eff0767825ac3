import type { CommunityAnswer, CommunityNotice } from '@portal/api-contract/community';
import { randomUUID } from 'node:crypto';
import { addItem, callCommunity, doCommunity, openMember, type TestMember } from '../../testing/community-desk';
import { openTestDatabase } from '../../testing/patient-limits';
import { setUp, setUpPortal } from '../../testing/set-up';
import { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { openSession, reopenSession } from '../../testing/test-session';
import { recountReputation } from '../community-people/reputation';

const { now, advance } = createTestClock('2026-06-05T12:00:00+08:00');
const portal = setUpPortal({ clock: now });
const database = setUp(() => openTestDatabase(portal.database.address));
let asker: TestMember;
let helper: TestMember;

beforeAll(async () => {
  asker = await openMember(portal, now(), '提问者');
  helper = await openMember(portal, now(), '解答者');
  await portal.database.query(`insert into community_word (word, kind, source) values ('代开发票', 'spam', 'test')`);
});

const BODY = '先确认采样率，再看包络谱里有没有故障频率。';
const addQuestion = (title = '振动信号里看不到故障频率怎么办？') =>
  addItem(portal, { ownerId: asker.userId, at: now(), mainType: 4, title });
const answer = (member: TestMember, questionId: string, more: object = {}) =>
  doCommunity<CommunityAnswer>(member.browser, 'answer/save', { questionId, body: BODY, hasAi: false, ...more });
const list = async (questionId: string, browser: TestBrowser = asker.browser, filter: object = {}) =>
  (await doCommunity<{ list: CommunityAnswer[] }>(browser, 'answer/pageList', { questionId, ...filter })).list;
const readQuestion = async (mid: string) =>
  (await portal.database.query('select question_status, answers from community_content where mid = $1', [mid]))[0];
const readReputation = async (userId: string) =>
  (
    (await portal.database.query('select reputation from community_member where user_id = $1', [userId]))[0] as
      { reputation: number } | undefined
  )?.reputation ?? 0;

describe('an answer', () => {
  it('is shown, counted and told', async () => {
    const mid = await addQuestion('为什么温度一高误报就多？');
    const saved = await answer(helper, mid, {
      body: `${BODY}\n\n**注意**：<img src=x onerror=alert(1)> [站外](https://example.com)`,
    });
    expect(saved).toMatchObject({
      isMine: true,
      isAccepted: false,
      isWaiting: false,
      hasAi: false,
      counts: { score: 0 },
    });
    expect(saved.html).toContain('<strong>注意</strong>');
    expect(saved.html).not.toMatch(/onerror|<script/);
    expect(saved.html).toContain('nofollow');
    expect(await list(mid)).toMatchObject([
      { id: saved.id, body: '', author: { nickname: '解答者' }, canAccept: true },
    ]);
    expect(await readQuestion(mid)).toEqual({ question_status: 2, answers: 1 });
    const notices = await doCommunity<{ list: CommunityNotice[] }>(asker.browser, 'notice/pageList', {
      type: 'comment',
    });
    expect(notices.list[0]).toMatchObject({ text: '回答了你的问题', title: '为什么温度一高误报就多？' });
    expect(await list(mid, new TestBrowser(portal.app))).toMatchObject([{ canAccept: false, isMine: false }]);
  });

  it('is one for each person, and a repeat with a key is the same', async () => {
    const mid = await addQuestion();
    const headers = { 'idempotency-key': randomUUID() };
    const payload = { questionId: mid, body: BODY, hasAi: true };
    const send = () => helper.browser.request('/ptl/community/answer/save', { method: 'POST', payload, headers });
    const first = (await send()).body.data as CommunityAnswer;
    expect(((await send()).body.data as CommunityAnswer).id).toBe(first.id);
    const again = await callCommunity(helper.browser, 'answer/save', payload);
    expect([again.status, again.body.msg]).toEqual([409, '您已回答过该问题，可以编辑原来的回答']);
    expect(await list(mid)).toHaveLength(1);
  });

  it('that was hidden is seen by its author, who may change it and have it looked at again', async () => {
    const [mid, writer] = [await addQuestion(), await openMember(portal, now(), '被隐藏的人')];
    const { id } = await answer(writer, mid);
    await portal.database.query('update community_answer set status = 2 where id = $1', [id]);
    expect(await list(mid)).toEqual([]);
    const [own] = await list(mid, writer.browser);
    expect(own).toMatchObject({ id, isHidden: true, isWaiting: false, body: BODY });
    const changed = await answer(writer, mid, { id, version: own?.version, body: `${BODY}换一种说法。` });
    expect(changed).toMatchObject({ isHidden: false, isWaiting: true });
    expect(await list(mid)).toEqual([]);
  });

  it('is changed and deleted by its author alone', async () => {
    const mid = await addQuestion();
    const { id, version } = await answer(helper, mid);
    const change = { questionId: mid, id, version, body: `${BODY}补充一点。`, hasAi: false };
    expect((await callCommunity(asker.browser, 'answer/save', change)).status).toBe(404);
    expect((await callCommunity(asker.browser, 'answer/delete', { id })).status).toBe(404);
    expect((await callCommunity(helper.browser, 'answer/save', { ...change, version: version + 1 })).status).toBe(409);
    expect(await doCommunity(helper.browser, 'answer/save', change)).toMatchObject({
      body: `${BODY}补充一点。`,
      editedAt: expect.any(String),
    });
    await doCommunity(helper.browser, 'answer/delete', { id });
    expect(await list(mid)).toEqual([]);
    expect(await readQuestion(mid)).toEqual({ question_status: 1, answers: 0 });
    expect((await callCommunity(helper.browser, 'answer/delete', { id })).status).toBe(404);
  });

  it('with words of the list is rejected with their places, or waits for a moderator', async () => {
    const mid = await addQuestion();
    const body = `${BODY}需要代-开发票的联系我。`;
    const rejected = await callCommunity(helper.browser, 'answer/save', { questionId: mid, body, hasAi: false });
    expect([rejected.status, rejected.body.code]).toEqual([400, '422']);
    expect(rejected.body.msg).toMatch(/第\d+字「代-开发票」/);
    expect(await answer(helper, mid, { body, asksReview: true })).toMatchObject({ isWaiting: true });
    expect(await list(mid)).toEqual([]);
    expect(await list(mid, helper.browser)).toMatchObject([{ isWaiting: true }]);
    expect(await readQuestion(mid)).toEqual({ question_status: 1, answers: 0 });
  });

  it.each([
    [{}, 400],
    [{ body: BODY, hasAi: false }, 400],
    [{ questionId: 'CC0', body: BODY, hasAi: false }, 404],
    [{ questionId: 'x', body: '太短', hasAi: false }, 400],
    [{ questionId: 'x', body: BODY }, 400],
    [{ questionId: 'x', body: 'x'.repeat(20_001), hasAi: false }, 400],
    [{ questionId: "' or 1=1", body: BODY, hasAi: false }, 404],
  ])('of %j is %d', async (payload, status) => {
    expect((await callCommunity(helper.browser, 'answer/save', payload)).status).toBe(status);
  });

  it('needs a verified telephone, and nobody who has blocked its writer', async () => {
    const mid = await addQuestion();
    const { browser } = await openSession(portal, now());
    const payload = { questionId: mid, body: BODY, hasAi: false };
    expect((await callCommunity(browser, 'answer/save', payload)).status).toBe(409);
    const blocked = await openMember(portal, now(), '不受欢迎');
    await doCommunity(asker.browser, 'user/block', { userCode: blocked.userCode, kind: 'block' });
    expect((await callCommunity(blocked.browser, 'answer/save', payload)).body.msg).toBe(
      '对方已将您拉黑，无法进行此操作',
    );
    await portal.database.query(`insert into community_member (user_id, suspended_until) values ($1, $2)`, [
      blocked.userId,
      new Date(now().getTime() + 3_600_000),
    ]);
    expect((await callCommunity(blocked.browser, 'answer/save', payload)).body.msg).toContain('您的发言功能已暂停');
    await portal.database.query('update community_content set question_status = 4 where mid = $1', [mid]);
    expect((await callCommunity(helper.browser, 'answer/save', payload)).body.msg).toBe('问题已关闭，不能再回答');
    const article = await addItem(portal, { ownerId: asker.userId, at: now() });
    expect((await callCommunity(helper.browser, 'answer/save', { ...payload, questionId: article })).status).toBe(404);
  });
});

describe('accepting', () => {
  it('is the asker’s, can be changed and taken back, and moves the reputation with it', async () => {
    const mid = await addQuestion();
    const other = await openMember(portal, now(), '另一位');
    const [first, second] = [await answer(helper, mid), await answer(other, mid)];
    const before = await readReputation(helper.userId);
    const take = (name: string, id: string, member = asker) => callCommunity(member.browser, `answer/${name}`, { id });
    for (const stranger of [helper, other]) expect((await take('accept', first.id, stranger)).status).toBe(404);
    expect((await take('accept', first.id)).body.data).toMatchObject({ isAccepted: true });
    expect(await readReputation(helper.userId)).toBe(before + 15);
    expect(await readQuestion(mid)).toMatchObject({ question_status: 3 });
    expect((await take('delete', first.id, helper)).status).toBe(409);
    await take('accept', first.id);
    expect(await readReputation(helper.userId)).toBe(before + 15);
    await take('accept', second.id);
    expect([await readReputation(helper.userId), await readReputation(other.userId)]).toEqual([before, 15]);
    expect((await list(mid)).map(({ id }) => id)).toEqual([second.id, first.id]);
    await take('unaccept', second.id);
    expect(await readReputation(other.userId)).toBe(0);
    expect(await readQuestion(mid)).toMatchObject({ question_status: 2 });
    for (const { userId } of [helper, other]) {
      const stored = await readReputation(userId);
      expect(await database.transaction((runner) => recountReputation(runner, userId))).toBe(stored);
    }
    for (const id of [randomUUID(), 'x', "' or 1=1"]) expect((await take('accept', id)).status).toBe(404);
  });

  it('leaves one accepted answer, however many are accepted at once', async () => {
    const mid = await addQuestion();
    const members = await Promise.all([1, 2, 3, 4].map((index) => openMember(portal, now(), `并发${index}`)));
    const given = [];
    for (const member of members) given.push(await answer(member, mid));
    await Promise.all(given.map(({ id }) => callCommunity(asker.browser, 'answer/accept', { id })));
    const reputations = await Promise.all(members.map(({ userId }) => readReputation(userId)));
    expect(reputations.sort()).toEqual([0, 0, 0, 15]);
    expect((await list(mid)).filter(({ isAccepted }) => isAccepted)).toHaveLength(1);
  });

  it('of an own answer is possible after 24 hours, and brings nothing', async () => {
    const mid = await addQuestion();
    const own = await answer(asker, mid);
    const accept = async () =>
      callCommunity((await reopenSession(portal, asker.userId, now())).browser, 'answer/accept', { id: own.id });
    expect((await accept()).body.msg).toBe('自己的回答须在发布24小时后才能采纳');
    advance(24 * 3600);
    const before = await readReputation(asker.userId);
    expect((await accept()).status).toBe(200);
    expect(await readReputation(asker.userId)).toBe(before);
  });
});
