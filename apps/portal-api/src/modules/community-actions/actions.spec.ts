import type { CommunityNotice, Participation } from '@portal/api-contract/community';
import { addItem, callCommunity, doCommunity, openMember, type TestMember } from '../../testing/community-desk';
import { openTestDatabase } from '../../testing/patient-limits';
import { setUp, setUpPortal } from '../../testing/set-up';
import { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { recountReputation } from '../community-people/reputation';

const { now } = createTestClock('2026-06-05T12:00:00+08:00');
const portal = setUpPortal({ clock: now });
const database = setUp(() => openTestDatabase(portal.database.address));
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

/** What is stored beside the counts, counted anew. */
async function recount(mid: string) {
  const [row] = await portal.database.query(
    `select (select count(*)::int from community_like where target_id = $1) as likes,
       (select count(*) filter (where vote = 1)::int from community_vote where target_id = $1) as upvotes,
       (select count(*) filter (where vote = -1)::int from community_vote where target_id = $1) as downvotes,
       (select count(*)::int from community_collect where target_id = $1) as collects`,
    [mid],
  );
  return row;
}

describe('likes', () => {
  it('count once, also when they come several times at once, and are taken back', async () => {
    const mid = await addArticle();
    const many = await Promise.all([1, 2, 3, 4].map(() => take(reader, 'like', onItem(mid))));
    expect(many.map(({ counts }) => counts.likes)).toEqual([1, 1, 1, 1]);
    expect(await take(reader, 'like', onItem(mid))).toMatchObject({ counts: { likes: 1 }, mine: { liked: true } });
    expect(await portal.database.query('select likes from community_content where mid = $1', [mid])).toEqual([
      { likes: 1 },
    ]);
    for (let count = 0; count < 2; count += 1)
      expect(await take(reader, 'unlike', onItem(mid))).toMatchObject({ counts: { likes: 0 }, mine: { liked: false } });
  });

  it('are for what others have written, and all can see', async () => {
    const mid = await addArticle();
    expect(await reject(author, 'like', onItem(mid))).toEqual([409, '不能给自己的内容点赞']);
    expect(await reject(reader, 'like', onItem('CC0'))).toEqual([404, '内容不存在或已下架']);
    expect(await reject(reader, 'like', { targetType: 'tag', targetId: '振动' })).toEqual([409, '该内容不能点赞']);
    await portal.database.query('update community_content set state = 321 where mid = $1', [mid]);
    expect(await reject(reader, 'like', onItem(mid))).toEqual([404, '内容不存在或已下架']);
    for (const target of [
      {},
      { targetType: 'content' },
      { targetType: 'x', targetId: mid },
      { ...onItem(mid), targetId: '' },
    ])
      expect((await callCommunity(reader.browser, 'action/like', target)).status).toBe(400);
    expect((await callCommunity(new TestBrowser(portal.app), 'action/like', onItem(mid))).status).toBe(401);
  });

  it('are told to the author once, whoever likes and how many they are', async () => {
    const mid = await addArticle('一篇被赞的文章');
    const other = await openMember(portal, now(), '唐宁');
    for (const member of [reader, other, reader]) {
      await take(member, 'like', onItem(mid));
      await take(member, 'unlike', onItem(mid));
      await take(member, 'like', onItem(mid));
    }
    const { list } = await doCommunity<{ list: CommunityNotice[] }>(author.browser, 'notice/pageList', {
      type: 'like',
    });
    const notices = list.filter(({ title }) => title === '一篇被赞的文章');
    expect(notices).toMatchObject([
      { total: 2, text: '赞了你的文章', isRead: false, url: expect.stringContaining(mid) },
    ]);
    expect(notices[0]?.people.map(({ nickname }) => nickname)).toEqual(['陆衡', '唐宁']);
  });
});

describe('votes', () => {
  it('are one for each person, can be changed and taken back, and move the author’s reputation', async () => {
    const mid = await addQuestion();
    const read = async () => {
      const [row] = await portal.database.query('select reputation from community_member where user_id = $1', [
        author.userId,
      ]);
      return (row as { reputation: number } | undefined)?.reputation ?? 0;
    };
    const before = await read();
    expect(await take(reader, 'vote', { ...onItem(mid), vote: 1 })).toMatchObject({
      counts: { upvotes: 1, score: 1 },
      mine: { vote: 1 },
    });
    await take(reader, 'vote', { ...onItem(mid), vote: 1 });
    expect(await read()).toBe(before + 10);
    expect(await reject(reader, 'vote', { ...onItem(mid), vote: -1 })).toEqual([409, '社区等级达到1级后才能投反对票']);
    await portal.database.query(
      `insert into community_member (user_id, trust_level, reputation) values ($1, 1, 10)
       on conflict (user_id) do update set trust_level = 1`,
      [reader.userId],
    );
    expect(await take(reader, 'vote', { ...onItem(mid), vote: -1 })).toMatchObject({
      counts: { upvotes: 0, downvotes: 1, score: -1 },
    });
    expect(await read()).toBe(before - 2);
    expect(await take(reader, 'vote', { ...onItem(mid), vote: 0 })).toMatchObject({
      counts: { score: 0 },
      mine: { vote: 0 },
    });
    expect(await read()).toBe(before);
    expect(await database.transaction((runner) => recountReputation(runner, author.userId))).toBe(before);
    expect(await reject(author, 'vote', { ...onItem(mid), vote: 1 })).toEqual([409, '不能给自己的内容投票']);
    for (const vote of [2, -2, 0.5, '1', null])
      expect((await callCommunity(reader.browser, 'action/vote', { ...onItem(mid), vote })).status).toBe(400);
  });

  it('of a hundred people at once are all counted, and a recount says the same', async () => {
    const mid = await addQuestion();
    const voters = await Promise.all(
      Array.from({ length: 100 }, (_, index) => openMember(portal, now(), `投票者${index}`)),
    );
    const responses = await Promise.all(
      voters.map((voter) => callCommunity(voter.browser, 'action/vote', { ...onItem(mid), vote: 1 })),
    );
    expect(responses.map(({ status }) => status).filter((status) => status !== 200)).toEqual([]);
    await Promise.all(voters.slice(0, 30).map((voter) => take(voter, 'vote', { ...onItem(mid), vote: 0 })));
    const [counted] = await doCommunity<Participation[]>(reader.browser, 'action/state', { targets: [onItem(mid)] });
    expect(counted?.counts).toMatchObject({ upvotes: 70, downvotes: 0, score: 70 });
    expect(await recount(mid)).toMatchObject({ upvotes: 70, downvotes: 0 });
    expect(await portal.database.query('select votes from community_content where mid = $1', [mid])).toEqual([
      { votes: 70 },
    ]);
    const [stored] = await portal.database.query('select reputation from community_member where user_id = $1', [
      author.userId,
    ]);
    expect(await database.transaction((runner) => recountReputation(runner, author.userId))).toBe(
      (stored as { reputation: number }).reputation,
    );
  });

  it('keep to a model, whatever order people like, vote and collect in', async () => {
    const mid = await addQuestion();
    const members = await Promise.all(
      Array.from({ length: 6 }, (_, index) => openMember(portal, now(), `模型${index}`)),
    );
    // A fixed sequence that looks like none: the same with every run.
    let seed = 7;
    const next = (limit: number) => (seed = (seed * 16_807) % 2_147_483_647) % limit;
    const steps = Array.from({ length: 120 }, () => {
      const member = members[next(6)] as TestMember;
      const action = (['like', 'unlike', 'collect', 'uncollect', 'vote', 'vote'] as const)[next(6)] ?? 'like';
      return { member, action, input: action === 'vote' ? { ...onItem(mid), vote: next(2) } : onItem(mid) };
    });
    for (let start = 0; start < steps.length; start += 12)
      await Promise.all(steps.slice(start, start + 12).map(({ member, action, input }) => take(member, action, input)));
    const [state] = await doCommunity<Participation[]>(reader.browser, 'action/state', { targets: [onItem(mid)] });
    const { likes, upvotes, downvotes, collects } = state?.counts ?? {};
    expect({ likes, upvotes, downvotes, collects }).toEqual(await recount(mid));
  });
});
