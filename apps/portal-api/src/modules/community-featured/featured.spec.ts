import type { CommunityNotice, ContentItem, QueuedContentDetail } from '@portal/api-contract/community';
import { addItem, doCommunity, openMember, type TestMember } from '../../testing/community-desk';
import { setUpPortal } from '../../testing/set-up';
import type { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { openStaffSession } from '../../testing/test-session';
import { moderate } from '../community/testing/writing-desk';

const { now, advance } = createTestClock('2026-06-05T12:00:00+08:00');
const portal = setUpPortal({ clock: now });
let author: TestMember;
let moderator: TestBrowser;
let moderatorId: string;

beforeEach(async () => {
  author = await openMember(portal, now(), '闻笛');
  ({ browser: moderator, userId: moderatorId } = await openStaffSession(portal, now(), ['moderator']));
});

const add = (title: string, ownerId = author.userId) => addItem(portal, { ownerId, at: now(), title });

const listFirst = async () =>
  (await doCommunity<{ list: ContentItem[] }>(author.browser, 'content/pageList', { mainTypes: [5], pageSize: 2 }))
    .list;

const readReputation = async () =>
  ((await author.browser.request('/ptl/community/user/stat')).body.data as { reputation: number }).reputation;

const listLog = async () =>
  (await doCommunity<{ list: { cause: string; points: number }[] }>(author.browser, 'user/reputation')).list.map(
    ({ cause, points }) => [cause, points],
  );

const listHeard = async () =>
  (await doCommunity<{ list: CommunityNotice[] }>(author.browser, 'notice/pageList', { type: 'system' })).list;

const countAudited = async (mid: string, action: string) =>
  (
    await portal.database.query('select 1 from audit_log where subject_no = $1 and action like $2 and actor_id = $3', [
      mid,
      `%.${action}`,
      moderatorId,
    ])
  ).length;

describe('an item that is featured', () => {
  it('is shown as such, stands first among the recommended, and brings its author points once', async () => {
    const mid = await add('先校零，再谈精度');
    advance(60);
    await add('晚一分钟发布的文章');
    for (let count = 0; count < 2; count += 1)
      expect((await moderate(moderator, mid, 'feature')).body.data).toEqual({ isFeatured: true });
    const [first, second] = await listFirst();
    expect([first?.mid, first?.isFeatured, second?.isFeatured]).toEqual([mid, true, false]);
    const { body } = await moderator.request(`/ops-api/community/detail?mid=${mid}`);
    expect((body.data as QueuedContentDetail).isFeatured).toBe(true);
    expect(await readReputation()).toBe(20);
    expect(await listLog()).toEqual([['featured', 20]]);
    expect(await listHeard()).toMatchObject([
      {
        text: '您的文章入选精选',
        title: '先校零，再谈精度',
        url: `/community/blogArticleDetail/${mid}.html`,
        people: [],
      },
    ]);
    expect(await countAudited(mid, 'feature')).toBe(1);
  });

  it('is one no longer, and again, as often as it is decided', async () => {
    const mid = await add('反复权衡的文章');
    for (const call of ['feature', 'unfeature', 'unfeature', 'feature', 'unfeature'])
      await moderate(moderator, mid, call);
    expect(await readReputation()).toBe(0);
    expect((await listLog()).map(([, points]) => points)).toEqual([-20, 20, -20, 20]);
    expect([await countAudited(mid, 'feature'), await countAudited(mid, 'unfeature')]).toEqual([2, 2]);
    expect(await listHeard()).toMatchObject([{ text: '您的文章已移出精选' }]);
  });

  it('takes nothing from an author whom it has brought nothing', async () => {
    const mid = await add('向来就是精选的文章');
    await portal.database.query('update community_content set is_featured = true where mid = $1', [mid]);
    expect((await moderate(moderator, mid, 'unfeature')).body.data).toEqual({ isFeatured: false });
    expect([await readReputation(), await listLog()]).toEqual([0, []]);
  });

  it('was on the shelf then, and may be taken from the list when it is not', async () => {
    const mid = await add('后来下架的文章');
    await moderate(moderator, mid, 'feature');
    await portal.database.query('update community_content set state = 311 where mid = $1', [mid]);
    expect((await moderate(moderator, mid, 'unfeature')).status).toBe(200);
    const { status, body } = await moderate(moderator, mid, 'feature');
    expect([status, body.msg]).toEqual([409, '只有在架展示的内容可以设为精选']);
    expect(await readReputation()).toBe(0);
  });

  it('is featured by moderators alone, as they have seen it, and never by its author', async () => {
    const mid = await add('只有版主可以选');
    const post = async (browser: TestBrowser, payload: object, call = 'feature') =>
      (await browser.request(`/ops-api/community/${call}`, { method: 'POST', payload })).status;
    expect(await post(author.browser, { mid, version: 1 })).toBe(404);
    const { browser: finance } = await openStaffSession(portal, now(), ['finance']);
    expect(await post(finance, { mid, version: 1 })).toBe(404);
    expect(await post(moderator, { mid, version: 2 })).toBe(409);
    expect(await post(moderator, { mid: 'CCnobody', version: 1 })).toBe(404);
    for (const payload of [{}, { mid }, { mid, version: -1 }, { mid, version: 'x' }, { mid: 7, version: 1 }])
      for (const call of ['feature', 'unfeature']) expect(await post(moderator, payload, call)).toBe(400);
    const own = await add('版主自己的文章', moderatorId);
    expect((await moderate(moderator, own, 'feature')).body.msg).toMatch(/^不能处理自己的/);
    expect(await countAudited(own, 'feature')).toBe(0);
  });

  it('counts once where two moderators decide together', async () => {
    const mid = await add('两人同时选中');
    const { browser: other } = await openStaffSession(portal, now(), ['moderator']);
    const both = await Promise.all([moderate(moderator, mid, 'feature'), moderate(other, mid, 'feature')]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect([await readReputation(), await listLog()]).toEqual([20, [['featured', 20]]]);
  });
});
