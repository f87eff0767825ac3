import { type KeptTarget, PARTICIPATION_LIMITS } from '@portal/api-contract/community';
import { addItem, callCommunity, doCommunity, openMember, type TestMember } from '../../testing/community-desk';
import { setUpPortal } from '../../testing/set-up';
import { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';

const { now, advance } = createTestClock('2026-06-05T12:00:00+08:00');
const portal = setUpPortal({ clock: now });
let author: TestMember;
let first: string;
let second: string;

const addArticle = (title: string) => addItem(portal, { ownerId: author.userId, at: now(), title });
const mark = (browser: TestBrowser, targetId: unknown) => callCommunity(browser, 'uninteresting/save', { targetId });
const unmark = (browser: TestBrowser, input: object) =>
  doCommunity<{ total: number }>(browser, 'uninteresting/remove', input);
const list = async (browser: TestBrowser, input: object = {}) =>
  doCommunity<{ list: KeptTarget[]; total: number }>(browser, 'uninteresting/pageList', input);
const readFeed = async (browser: TestBrowser, input: object = {}) => {
  const { list: items } = await doCommunity<{ list: { mid: string }[] }>(browser, 'content/pageList', input);
  return items.map(({ mid }) => mid).filter((mid) => mid === first || mid === second);
};

beforeAll(async () => {
  author = await openMember(portal, now(), '闻笛');
  first = await addArticle('第一篇');
  advance(1);
  second = await addArticle('第二篇');
});

describe('what a member is not interested in', () => {
  it('is not recommended to them any more, and to them alone, until they take that back', async () => {
    const [reader, other] = [await openMember(portal, now(), '陆衡'), await openMember(portal, now(), '唐宁')];
    for (let count = 0; count < 2; count += 1) expect((await mark(reader.browser, first)).body.code).toBe('200');
    expect(await readFeed(reader.browser)).toEqual([second]);
    for (const browser of [other.browser, new TestBrowser(portal.app)])
      expect((await readFeed(browser)).sort()).toEqual([first, second].sort());
    await portal.database.query(
      `update community_content set tags = '{振动}', series = '入门', category = 'edge' where mid = any ($1)`,
      [[first, second]],
    );
    for (const input of [
      ...[{ sort: 'newest' }, { sort: 'hot' }, { mainTypes: [5] }, { authorCode: author.userCode }],
      ...[{ tag: '振动' }, { series: '入门' }, { keyword: '篇' }, { category: 'edge' }],
    ])
      expect((await readFeed(reader.browser, input)).sort()).toEqual([first, second].sort());
    expect(await unmark(other.browser, { targetIds: [first] })).toEqual({ total: 0 });
    expect(await readFeed(reader.browser)).toEqual([second]);
    expect(await unmark(reader.browser, { targetIds: [first, second, 'CC0'] })).toEqual({ total: 1 });
    expect(await readFeed(reader.browser)).toHaveLength(2);
  });

  it('is listed for them alone, the newest first, and taken back at once', async () => {
    const [reader, other] = [await openMember(portal, now(), '读者'), await openMember(portal, now(), '旁人')];
    await mark(reader.browser, first);
    advance(1);
    await mark(reader.browser, second);
    const found = await list(reader.browser, { pageNo: 1, pageSize: 1 });
    expect([found.total, found.list.map(({ title }) => title)]).toEqual([2, ['第二篇']]);
    expect(await list(other.browser)).toMatchObject({ list: [], total: 0 });
    expect(await unmark(reader.browser, {})).toEqual({ total: 2 });
    expect(await list(reader.browser)).toMatchObject({ list: [], total: 0 });
  });

  it('stays in the list without its title once it is off the shelf', async () => {
    const reader = await openMember(portal, now(), '细读');
    const mid = await addArticle('将下架');
    await mark(reader.browser, mid);
    await portal.database.query('update community_content set state = 311 where mid = $1', [mid]);
    expect((await list(reader.browser)).list).toMatchObject([{ targetId: mid, title: '', url: '', isGone: true }]);
    expect((await mark(reader.browser, mid)).status).toBe(404);
  });

  it('is bounded: the oldest one is recommended again', async () => {
    const reader = await openMember(portal, now(), '很多');
    await portal.database.query(
      `insert into community_uninteresting (owner_id, target_id, created_at)
       select $1, 'CCOLD' || number, $2::timestamptz - number * interval '1 second' from generate_series(1, $3::int) number`,
      [reader.userId, now(), PARTICIPATION_LIMITS.uninteresting],
    );
    advance(1);
    await mark(reader.browser, first);
    const rows = await portal.database.query<{ id: string }>(
      'select target_id as id from community_uninteresting where owner_id = $1',
      [reader.userId],
    );
    expect(rows).toHaveLength(PARTICIPATION_LIMITS.uninteresting);
    const ids = rows.map(({ id }) => id);
    expect(ids).toContain(first);
    expect(ids).not.toContain(`CCOLD${PARTICIPATION_LIMITS.uninteresting}`);
  });

  it('has to be there, and is for members', async () => {
    const { browser } = await openMember(portal, now(), '乱填');
    expect((await mark(browser, 'CC0')).body.msg).toBe('内容不存在或已下架');
    for (const targetId of [undefined, '', 5, 'x'.repeat(300)])
      expect((await mark(browser, targetId)).status).toBe(400);
    for (const targetIds of [[], 'x', Array.from({ length: 101 }, (_, index) => `CC${index}`)])
      expect((await callCommunity(browser, 'uninteresting/remove', { targetIds })).status).toBe(400);
    const visitor = new TestBrowser(portal.app);
    for (const [path, input] of [
      ['uninteresting/save', { targetId: first }],
      ['uninteresting/remove', {}],
      ['uninteresting/pageList', {}],
    ] as const)
      expect((await callCommunity(visitor, path, input)).status).toBe(401);
  });
});
