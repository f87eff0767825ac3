import type { CommunityNotice, ContentDetail, QuestionRights } from '@portal/api-contract/community';
import { addItem, callCommunity, doCommunity, openMember, type TestMember } from '../../testing/community-desk';
import { setUpPortal } from '../../testing/set-up';
import { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { openSession, openStaffSession } from '../../testing/test-session';

const { now } = createTestClock('2026-06-05T12:00:00+08:00');
const portal = setUpPortal({ clock: now });
let asker: TestMember;
let trusted: TestMember;
let member: TestMember;
let moderator: TestBrowser;

beforeAll(async () => {
  asker = await openMember(portal, now(), '提问者');
  trusted = await openMember(portal, now(), '资深成员');
  member = await openMember(portal, now(), '新成员');
  ({ browser: moderator } = await openStaffSession(portal, now(), ['moderator']));
  await portal.database.query('insert into community_member (user_id, trust_level) values ($1, 3)', [trusted.userId]);
});

const addQuestion = (title = '电机温升超过八十度还能继续运行吗？') =>
  addItem(portal, { ownerId: asker.userId, at: now(), mainType: 4, title });
const find = async (mid: string) =>
  (await new TestBrowser(portal.app).request(`/ptl/community/content/findById?mid=${mid}`)).body.data as ContentDetail;
const rights = async (browser: TestBrowser, mid: string) =>
  (await browser.request(`/ptl/community/question/rights?mid=${mid}`)).body.data as QuestionRights;
const reject = async (browser: TestBrowser, call: string, input: object) => {
  const { status, body } = await callCommunity(browser, `question/${call}`, input);
  return [status, body.msg];
};
const REASON = { reason: '已经自己找到原因' };

it('is closed by its asker with a reason, takes no answers then, and is opened again by them', async () => {
  const mid = await addQuestion();
  const reply = { questionId: mid, body: '先看绝缘等级，再看负载率。', hasAi: false };
  await doCommunity(trusted.browser, 'answer/save', reply);
  expect(await rights(asker.browser, mid)).toMatchObject({ canClose: true, canMarkDuplicate: true, canReopen: false });
  expect(await rights(member.browser, mid)).toMatchObject({
    canClose: false,
    canMarkDuplicate: false,
    canReopen: false,
  });
  expect(await reject(member.browser, 'close', { mid, ...REASON })).toEqual([409, '只有提问者和版主可以关闭问题']);
  expect((await callCommunity(asker.browser, 'question/close', { mid, reason: '' })).status).toBe(400);
  await doCommunity(asker.browser, 'question/close', { mid, ...REASON });
  expect(await find(mid)).toMatchObject({ question: { status: 4 }, closedReason: REASON.reason, duplicateOf: null });
  expect(await reject(asker.browser, 'close', { mid, ...REASON })).toEqual([409, '问题已关闭']);
  expect((await callCommunity(member.browser, 'answer/save', reply)).status).toBe(409);
  expect(await reject(trusted.browser, 'reopen', { mid })).toEqual([409, '您不能重新开放该问题']);
  await doCommunity(asker.browser, 'question/reopen', { mid });
  expect(await find(mid)).toMatchObject({ question: { status: 2 }, closedReason: '' });
  expect(await reject(asker.browser, 'reopen', { mid })).toEqual([409, '问题没有关闭']);
});

it('is marked as a duplicate by trusted members, who lead to the other one and can take it back', async () => {
  const [mid, originalId, third] = [
    await addQuestion('重复的问题'),
    await addQuestion('原来的问题'),
    await addQuestion(),
  ];
  expect(await reject(member.browser, 'duplicate', { mid, originalId })).toEqual([409, '达到3级后可以标记重复问题']);
  expect(await reject(trusted.browser, 'duplicate', { mid, originalId: mid })).toEqual([409, '不能标记为与自己重复']);
  await doCommunity(trusted.browser, 'question/duplicate', { mid, originalId });
  expect(await find(mid)).toMatchObject({
    question: { status: 4 },
    duplicateOf: { title: '原来的问题', url: `/community/qaDetail/${originalId}.html` },
  });
  const chain = await reject(trusted.browser, 'duplicate', { mid: third, originalId: mid });
  expect(chain).toEqual([409, '对方也是重复问题，请选择它的原问题']);
  const { list } = await doCommunity<{ list: CommunityNotice[] }>(asker.browser, 'notice/pageList', { type: 'system' });
  expect(list).toContainEqual(expect.objectContaining({ title: '重复的问题' }));
  expect(await rights(asker.browser, mid)).toMatchObject({ canReopen: false });
  await portal.database.query('update community_content set state = 311 where mid = $1', [originalId]);
  expect((await find(mid)).duplicateOf).toBeNull();
  await doCommunity(trusted.browser, 'question/reopen', { mid });
  expect(await find(mid)).toMatchObject({ question: { status: 1 }, duplicateOf: null });
});

it('is closed by a moderator, which the audit log has', async () => {
  const mid = await addQuestion();
  await doCommunity(moderator, 'question/close', { mid, ...REASON });
  const logged = `select action from audit_log where subject_no = $1`;
  expect(await portal.database.query(logged, [mid])).toEqual([{ action: 'close' }]);
  expect(await rights(moderator, mid)).toMatchObject({ canClose: false, canMarkDuplicate: false, canReopen: true });
});

it('is nobody’s to close who is not logged in, has no telephone, or names no question', async () => {
  const [mid, article] = [await addQuestion(), await addItem(portal, { ownerId: asker.userId, at: now() })];
  const visitor = new TestBrowser(portal.app);
  const { browser: nameless } = await openSession(portal, now());
  for (const [call, input] of [
    ['close', REASON],
    ['duplicate', { originalId: mid }],
    ['reopen', {}],
    ['bounty', { bounty: 10 }],
  ] as const) {
    expect((await callCommunity(visitor, `question/${call}`, { mid, ...input })).status).toBe(401);
    expect((await callCommunity(nameless, `question/${call}`, { mid, ...input })).status).toBe(409);
    for (const other of [article, 'CC0', '../x'])
      expect((await callCommunity(asker.browser, `question/${call}`, { mid: other, ...input })).status).toBe(404);
    expect((await callCommunity(asker.browser, `question/${call}`, { ...input, mid: '' })).status).toBe(400);
  }
});
