import type { ContentDetail, QuestionRights } from '@portal/api-contract/community';
import { addItem, callCommunity, doCommunity, openMember, type TestMember } from '../../testing/community-desk';
import { openTestDatabase } from '../../testing/patient-limits';
import { runDue } from '../../testing/run-due';
import { setUp, setUpPortal } from '../../testing/set-up';
import { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { openStaffSession, reopenSession } from '../../testing/test-session';
import { waitUntil } from '../../testing/wait-until';
import { callWriting, doWriting, moderate, saveContent } from '../community/testing/writing-desk';
import { recountReputation } from '../community-people/reputation';
import { createExpiredBounties } from './bounties';
import { lockQuestion, openBounty } from './settle-bounty';

const DAY_S = 86_400;
const { now, advance } = createTestClock('2026-06-05T12:00:00+08:00');
const portal = setUpPortal({ doesJobs: true, clock: now });
const database = setUp(() => openTestDatabase(portal.database.address));
let asker: TestMember;
let author: TestMember;

beforeEach(async () => {
  asker = await openMember(portal, now(), '提问者');
  author = await openMember(portal, now(), '回答者');
  for (const [{ userId }, reputation] of [
    [asker, 200],
    [author, 10],
  ] as const)
    await portal.database.query(
      `insert into community_reputation (owner_id, cause, cause_key, points, target_type, target_id, created_at)
       values ($1, 'featured', $2, $3, 'content', '', now())`,
      [userId, `start ${userId}`, reputation],
    );
  for (const { userId } of [asker, author]) await recountReputation(database.orm, userId);
});

const reputation = async ({ userId }: TestMember) => {
  const [row] = await portal.database.query<{ reputation: number }>(
    'select reputation from community_member where user_id = $1',
    [userId],
  );
  return row?.reputation;
};
const both = async () => [await reputation(asker), await reputation(author)];

/** A question that is out, with its bounty. */
async function ask(bounty: number): Promise<string> {
  const mid = await addItem(portal, { ownerId: asker.userId, at: now(), mainType: 4 });
  await portal.database.query('update community_content set bounty = $2 where mid = $1', [mid, bounty]);
  await open(mid);
  return mid;
}
const open = (mid: string) =>
  database.transaction(async (runner) => {
    await lockQuestion(runner, mid);
    await openBounty(runner, mid, now());
  });
const answer = async (mid: string, { browser }: TestMember = author) =>
  (
    await doCommunity<{ id: string }>(browser, 'answer/save', {
      questionId: mid,
      body: '先看绝缘等级，再看负载率。',
      hasAi: false,
    })
  ).id;
const shownBounty = async (mid: string) => {
  const { body } = await new TestBrowser(portal.app).request(`/ptl/community/content/findById?mid=${mid}`);
  return (body.data as ContentDetail).question?.bounty;
};

afterEach(async () => {
  // Whatever happened, the log explains it.
  const before = await both();
  expect([
    await recountReputation(database.orm, asker.userId),
    await recountReputation(database.orm, author.userId),
  ]).toEqual(before);
});

it('is taken from the asker while the question is open, once', async () => {
  const mid = await ask(50);
  await open(mid);
  expect(await both()).toEqual([150, 10]);
});

it('is what its author has of an accepted answer, until that is taken back', async () => {
  const mid = await ask(50);
  const id = await answer(mid);
  await doCommunity(asker.browser, 'answer/accept', { id });
  expect(await both()).toEqual([150, 10 + 15 + 50]);
  await doCommunity(asker.browser, 'answer/unaccept', { id });
  expect(await both()).toEqual([150, 10]);
  await doCommunity(asker.browser, 'answer/accept', { id });
  expect(await both()).toEqual([150, 75]);
});

it('goes over to another answer that is accepted instead, and back to whoever accepts their own', async () => {
  const mid = await ask(50);
  const other = await openMember(portal, now(), '另一位');
  const first = await answer(mid);
  await doCommunity(asker.browser, 'answer/accept', { id: first });
  await doCommunity(asker.browser, 'answer/accept', { id: await answer(mid, other) });
  expect([...(await both()), await reputation(other)]).toEqual([150, 10, 65]);
  const own = await answer(mid, asker);
  // Their own may be accepted a day later.
  await portal.database.query(`update community_answer set created_at = created_at - interval '2 days' where id = $1`, [
    own,
  ]);
  await doCommunity(asker.browser, 'answer/accept', { id: own });
  expect([...(await both()), await reputation(other)]).toEqual([200, 10, 0]);
});

it('comes back with the question closed, and is taken again with the question opened again', async () => {
  const mid = await ask(50);
  await doCommunity(asker.browser, 'question/close', { mid, reason: '已经自己找到原因' });
  expect(await both()).toEqual([200, 10]);
  await doCommunity(asker.browser, 'question/reopen', { mid });
  expect(await both()).toEqual([150, 10]);
});

it('comes back after fourteen days without an accepted answer', async () => {
  const mid = await ask(50);
  const kept = await ask(30);
  await doCommunity(asker.browser, 'answer/accept', { id: await answer(kept) });
  advance(14 * DAY_S - 1);
  await runDue(database.orm, [createExpiredBounties({ database, clock: now })], now());
  expect([await reputation(asker), await shownBounty(mid)]).toEqual([120, 50]);
  advance(1);
  await runDue(database.orm, [createExpiredBounties({ database, clock: now })], now());
  expect([...(await both()), await shownBounty(mid)]).toEqual([170, 55, 0]);
  const told = await portal.database.query('select text, title from community_notice where owner_id = $1', [
    asker.userId,
  ]);
  expect(told).toContainEqual(expect.objectContaining({ text: '你的悬赏已到期，声望已退回' }));
});

it('is no more than the asker has', async () => {
  const mid = await ask(450);
  expect([await reputation(asker), await shownBounty(mid)]).toEqual([0, 200]);
});

it('is taken once a moderator has passed the question, and given back with what is taken down', async () => {
  const { browser: moderator } = await openStaffSession(portal, now(), ['moderator']);
  const text = { title: '电机温升超过八十度还能继续运行吗', body: '负载率百分之七十，环境温度三十五度。'.repeat(3) };
  const mid = await saveContent(asker.browser, { ...text, bounty: 201 }, 4);
  const rejected = await callWriting(asker.browser, 'submit', { mid });
  expect(rejected.body.msg).toContain('您现有200点声望，悬赏不能更多');
  const fits = await saveContent(asker.browser, { ...text, bounty: 80 }, 4);
  await doWriting(asker.browser, 'submit', { mid: fits });
  expect(await both()).toEqual([200, 10]);
  await moderate(moderator, fits, 'claim');
  expect((await moderate(moderator, fits, 'pass')).body.code).toBe('200');
  await waitUntil(async () => (await reputation(asker)) === 120);
  expect((await moderate(moderator, fits, 'takeDown', { reason: '标题与内容不符' })).body.code).toBe('200');
  await waitUntil(async () => (await reputation(asker)) === 200);
});

it('is settled at its end where an instance of the release before has accepted an answer, once', async () => {
  const mid = await ask(50);
  const id = await answer(mid);
  await portal.database.query('update community_answer set is_accepted = true where id = $1', [id]);
  await portal.database.query('update community_content set question_status = 3 where mid = $1', [mid]);
  expect(await both()).toEqual([150, 10]);
  advance(14 * DAY_S);
  const end = () => runDue(database.orm, [createExpiredBounties({ database, clock: now })], now());
  await end();
  await end();
  expect([...(await both()), await shownBounty(mid)]).toEqual([150, 60, 50]);
  // Its text may be published anew.
  await open(mid);
  expect([...(await both()), await shownBounty(mid)]).toEqual([150, 60, 50]);
});

describe('afterwards', () => {
  const raise = (mid: string, bounty: number, { browser }: TestMember = asker) =>
    callCommunity(browser, 'question/bounty', { mid, bounty });
  const enter = async (member: TestMember) => ({ ...member, ...(await reopenSession(portal, member.userId, now())) });
  const readRights = async (mid: string, { browser }: TestMember = asker) =>
    (await browser.request(`/ptl/community/question/rights?mid=${mid}`)).body.data as QuestionRights;

  it('is raised by its asker, for as much as they have, and stands for fourteen days again', async () => {
    const mid = await ask(50);
    expect(await readRights(mid)).toMatchObject({ canRaiseBounty: true, maxBounty: 200 });
    advance(10 * DAY_S);
    expect((await raise(mid, 80, await enter(asker))).body.code).toBe('200');
    expect([...(await both()), await shownBounty(mid)]).toEqual([120, 10, 80]);
    advance(10 * DAY_S);
    await runDue(database.orm, [createExpiredBounties({ database, clock: now })], now());
    expect(await shownBounty(mid)).toBe(80);
    const id = await answer(mid, await enter(author));
    await doCommunity((await enter(asker)).browser, 'answer/accept', { id });
    expect(await both()).toEqual([120, 10 + 15 + 80]);
  });

  it('is put up on a question that had none', async () => {
    const mid = await ask(0);
    expect((await raise(mid, 200)).status).toBe(200);
    expect([await reputation(asker), await shownBounty(mid)]).toEqual([0, 200]);
  });

  it('is raised before the question is told to be out, and taken once', async () => {
    const mid = await addItem(portal, { ownerId: asker.userId, at: now(), mainType: 4 });
    await portal.database.query('update community_content set bounty = 50 where mid = $1', [mid]);
    expect((await raise(mid, 60)).status).toBe(200);
    await open(mid);
    expect([await reputation(asker), await shownBounty(mid)]).toEqual([140, 60]);
  });

  it.each([
    [50, '悬赏只能提高，现在是50点'],
    [40, '悬赏只能提高，现在是50点'],
    [201, '您的声望不足，悬赏最多提高到200点'],
  ])('is not changed to %i', async (bounty, msg) => {
    const mid = await ask(50);
    expect((await raise(mid, bounty)).body).toMatchObject({ code: '409', msg });
    expect(await both()).toEqual([150, 10]);
  });

  it.each([0, 501, 1.5, '60'])('is never %j', async (bounty) => {
    expect((await raise(await ask(0), bounty as number)).body.code).toBe('422');
  });

  it('is not raised by others, nor where an answer is accepted or the question is closed', async () => {
    const mid = await ask(50);
    expect((await raise(mid, 60, author)).body).toMatchObject({ code: '409', msg: '只有提问者可以提高悬赏' });
    expect(await readRights(mid, author)).toMatchObject({ canRaiseBounty: false, maxBounty: 0 });
    await doCommunity(asker.browser, 'answer/accept', { id: await answer(mid) });
    expect((await raise(mid, 60)).body.msg).toBe('问题已采纳回答或已关闭，不能再提高悬赏');
    const closed = await ask(10);
    await doCommunity(asker.browser, 'question/close', { mid: closed, reason: '已经自己找到原因' });
    expect((await raise(closed, 60)).body.code).toBe('409');
    expect(await readRights(closed)).toMatchObject({ canRaiseBounty: false, maxBounty: 0 });
  });

  it('is not raised twice with the same reputation', async () => {
    const mids = [await ask(0), await ask(0)];
    const raised = await Promise.all(mids.map((mid) => raise(mid, 150)));
    expect(raised.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await reputation(asker)).toBe(50);
  });
});

it('is not put up by two questions at once with the same reputation', async () => {
  const mids = [await ask(0), await ask(0)];
  for (const mid of mids)
    await portal.database.query('update community_content set bounty = 150 where mid = $1', [mid]);
  await Promise.all(mids.map(open));
  expect(await reputation(asker)).toBe(0);
  expect((await callCommunity(asker.browser, 'content/pageList', {})).status).toBe(200);
});
