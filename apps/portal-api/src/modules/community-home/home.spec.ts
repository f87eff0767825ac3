import type { CommunityHome, CommunityWork } from '@portal/api-contract/community';
import { addItem, callCommunity, doCommunity, openMember, type TestMember } from '../../testing/community-desk';
import { setUpPortal } from '../../testing/set-up';
import { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';

const { now, advance } = createTestClock('2026-06-05T12:00:00+08:00');
const portal = setUpPortal({ clock: now });
let author: TestMember;
let reader: TestMember;
let question: string;

beforeAll(async () => {
  author = await openMember(portal, now(), '闻笛');
  reader = await openMember(portal, now(), '陆衡');
  question = await addItem(portal, { ownerId: reader.userId, at: now(), mainType: 4, title: '怎样选采样率？' });
  advance(1);
  const mid = await addItem(portal, { ownerId: author.userId, at: now() });
  await addItem(portal, { ownerId: author.userId, at: now(), mainType: 3, title: '点检表' });
  const { id } = await doCommunity<{ id: string }>(author.browser, 'answer/save', {
    ...{ questionId: question, body: '按最高频率的2.56倍取，再留余量。', hasAi: false },
  });
  await doCommunity(reader.browser, 'answer/accept', { id });
  await doCommunity(reader.browser, 'action/vote', { targetType: 'answer', targetId: id, vote: 1 });
  await doCommunity(reader.browser, 'action/like', { targetType: 'content', targetId: mid });
  await doCommunity(reader.browser, 'action/collect', { targetType: 'content', targetId: mid });
  await doCommunity(reader.browser, 'action/follow', { targetType: 'user', targetId: author.userCode });
});

const get = async (browser: TestBrowser, path: string) => browser.request(`/ptl/community/user/${path}`);

it('shows who somebody is, and what all have made of the works', async () => {
  const { body } = await get(reader.browser, `home?userCode=${author.userCode}`);
  expect(body.data as CommunityHome).toMatchObject({
    ...{ person: { nickname: '闻笛', level: 0 }, reputation: 25, levelLabel: '新成员', accepted: 1, likes: 1 },
    ...{ works: { article: 1, material: 1, video: 0, question: 0, answer: 1 }, followers: 1, followed: true },
    ...{ isMe: false, blocked: 'none' },
  });
  expect((await get(author.browser, 'home')).body.data).toMatchObject({ isMe: true, followed: false });
  expect((await get(new TestBrowser(portal.app), 'home')).status).toBe(401);
  expect((await get(new TestBrowser(portal.app), `home?userCode=${author.userCode}`)).body.data).toMatchObject({
    isMe: false,
  });
  expect((await get(reader.browser, 'home?userCode=nobody')).status).toBe(404);
});

it('lists works by kind, and all together', async () => {
  const list = (kind?: string) =>
    doCommunity<{ list: CommunityWork[]; total: number }>(reader.browser, 'user/works', {
      userCode: author.userCode,
      kind,
    });
  expect(await list('article')).toMatchObject({ total: 1, list: [{ mainType: 5, counts: { likes: 1, collects: 1 } }] });
  expect(await list('answer')).toMatchObject({ total: 1, list: [{ title: '怎样选采样率？', counts: { upvotes: 1 } }] });
  expect((await list()).list).toHaveLength(3);
  expect((await callCommunity(reader.browser, 'user/works', { userCode: author.userCode, kind: 'x' })).status).toBe(
    400,
  );
  expect((await callCommunity(reader.browser, 'user/works', { userCode: 'nobody' })).status).toBe(404);
});

it('gives the owner figures of thirty days, and what the level unlocks', async () => {
  const { data } = (await get(author.browser, 'stat')).body as { data: { days: object[] } };
  expect(data).toMatchObject({
    ...{
      works: 3,
      likes: 1,
      accepted: 1,
      collects: 1,
      reputation: 25,
      level: 0,
      nextLevelAt: 50,
      mutedUntil: null,
      followers: 1,
    },
  });
  expect(data.days).toHaveLength(30);
  expect(data.days.at(-1)).toEqual({ date: '2026-06-05', likes: 1, collects: 1, followers: 1, reputation: 25 });
  expect(data.days[0]).toMatchObject({ date: '2026-05-07', likes: 0 });
  expect((await get(new TestBrowser(portal.app), 'stat')).status).toBe(401);
});

it('ranks members by what they gained, and tells them line by line', async () => {
  const { data } = (await get(new TestBrowser(portal.app), 'rank')).body;
  expect(data).toMatchObject([{ person: { nickname: '闻笛' }, gained: 25, reputation: 25 }]);
  const { list } = await doCommunity<{ list: object[] }>(author.browser, 'user/reputation');
  expect(list).toMatchObject([
    { cause: 'upvoted', points: 10, title: '怎样选采样率？' },
    { cause: 'accepted', points: 15 },
  ]);
  expect(await doCommunity(reader.browser, 'user/reputation')).toMatchObject({ list: [], total: 0 });
});
