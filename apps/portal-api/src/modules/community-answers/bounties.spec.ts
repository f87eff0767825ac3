import type { ContentDetail } from '@portal/api-contract/community';
import { addItem, callCommunity, doCommunity, openMember, type TestMember } from '../../testing/community-desk';
import { openTestDatabase } from '../../testing/patient-limits';
import { runDue } from '../../testing/run-due';
import { setUp, setUpPortal } from '../../testing/set-up';
import { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { openStaffSession } from '../../testing/test-session';
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

it('is not put up by two questions at once with the same reputation', async () => {
  const mids = [await ask(0), await ask(0)];
  for (const mid of mids)
    await portal.database.query('update community_content set bounty = 150 where mid = $1', [mid]);
  await Promise.all(mids.map(open));
  expect(await reputation(asker)).toBe(0);
  expect((await callCommunity(asker.browser, 'content/pageList', {})).status).toBe(200);
});
