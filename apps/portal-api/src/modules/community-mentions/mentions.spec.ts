import type { CommunityAnswer, CommunityNotice, CommunityPerson, ContentDetail } from '@portal/api-contract/community';
import { addItem, doCommunity, openMember, type TestMember } from '../../testing/community-desk';
import { setUpPortal } from '../../testing/set-up';
import { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { openStaffSession } from '../../testing/test-session';
import { waitUntil } from '../../testing/wait-until';
import { CONTENT_TEXT, doWriting, moderate, rewriteContent, saveContent } from '../community/testing/writing-desk';

const { now, advance } = createTestClock('2026-06-05T12:00:00+08:00');
const portal = setUpPortal({ doesJobs: true, clock: now });
let moderator: TestBrowser;
let author: TestMember;
let called: TestMember;
let other: TestMember;

beforeAll(async () => {
  ({ browser: moderator } = await openStaffSession(portal, now(), ['moderator']));
});
beforeEach(async () => {
  // Of several with one name, whoever was there last is called.
  advance(1);
  author = await openMember(portal, now(), '闻笛');
  called = await openMember(portal, now(), '唐宁');
  other = await openMember(portal, now(), '唐宁远');
});

const BODY = CONTENT_TEXT.body;
const profileOf = ({ userCode }: TestMember) => `/community/userHomePage?userCode=${userCode}`;
const hear = async ({ browser }: TestMember, type = 'mention') =>
  (await doCommunity<{ list: CommunityNotice[] }>(browser, 'notice/pageList', { type })).list;
const publish = async (mid: string) => {
  await doWriting(author.browser, 'submit', { mid });
  expect(await moderate(moderator, mid, 'pass')).toMatchObject({ status: 200 });
};
const read = async (mid: string) =>
  (await new TestBrowser(portal.app).request(`/ptl/community/content/findById?mid=${mid}`)).body.data as ContentDetail;

describe('members whom an item calls', () => {
  it('are linked in it as in its preview, and told once, however often it changes', async () => {
    const body = `${BODY}\n\n感谢@唐宁 的数据，@闻笛 整理，联系 \`@唐宁远\`。`;
    const mid = await saveContent(author.browser, { body });
    const preview = await doCommunity<{ html: string }>(author.browser, 'content/preview', { body });
    expect(await hear(called)).toEqual([]);
    await publish(mid);
    await waitUntil(async () => (await hear(called)).length === 1);
    const url = `/community/blogArticleDetail/${mid}.html`;
    expect(await hear(called)).toMatchObject([{ text: '在文章中提到了你', title: CONTENT_TEXT.title, url }]);
    const { html } = await read(mid);
    expect(html).toBe(preview.html);
    expect(html).toContain(`感谢<a href="${profileOf(called)}">@唐宁</a> 的数据`);
    expect(html).toContain('<code>@唐宁远</code>');
    expect([await hear(author), await hear(other)]).toEqual([[], []]);

    await doCommunity(called.browser, 'notice/read', { type: 'mention' });
    await rewriteContent(author.browser, mid, { body: `${body}\n\n也感谢@唐宁远。` });
    await publish(mid);
    await waitUntil(async () => (await hear(other)).length === 1);
    expect(await hear(called)).toMatchObject([{ isRead: true, total: 1 }]);
    expect((await read(mid)).html).toContain(`<a href="${profileOf(other)}">@唐宁远</a>`);
  });

  it('are told when it comes out, not while it waits for its moment', async () => {
    const publishAt = new Date(now().getTime() + 600_000).toISOString();
    const mid = await saveContent(author.browser, { body: `${BODY}\n\n@唐宁 请看。`, publishAt });
    await publish(mid);
    const isToldOf = `name in ('event.publish', 'community-mentions.tell')`;
    const settled = async () =>
      (await portal.database.query(`select 1 from background_job where ${isToldOf}`)).length === 0;
    await waitUntil(settled);
    expect(await hear(called)).toEqual([]);
    advance(660);
    await waitUntil(async () => (await hear(called)).length === 1);
  });

  it('hear nothing of authors whom they have blocked', async () => {
    await doCommunity(called.browser, 'user/block', { userCode: author.userCode, kind: 'block' });
    const mid = await saveContent(author.browser, { body: `${BODY}\n\n@唐宁 与 @唐宁远 请看。` });
    await publish(mid);
    await waitUntil(async () => (await hear(other)).length === 1);
    expect(await hear(called)).toEqual([]);
  });
});

describe('members whom an answer calls', () => {
  it('are linked in it and told once, the asker of nothing else', async () => {
    const mid = await addItem(portal, { ownerId: called.userId, at: now(), mainType: 4, title: '基线怎么取？' });
    const write = (text: string, more: object = {}) =>
      doCommunity<CommunityAnswer>(author.browser, 'answer/save', {
        ...{ questionId: mid, body: `${text}按班次累加之后取分位数。`, hasAi: false, ...more },
      });
    const { id, html } = await write('@唐宁 ');
    expect(html).toContain(`<a href="${profileOf(called)}">@唐宁</a>`);
    expect(await hear(called)).toMatchObject([
      { text: '在回答中提到了你', title: '基线怎么取？', url: expect.stringContaining(id) },
    ]);
    expect(await hear(called, 'comment')).toEqual([]);
    await doCommunity(called.browser, 'notice/read', { type: 'mention' });
    const rows = await portal.database.query<{ version: number }>(
      'select version from community_answer where id = $1',
      [id],
    );
    await write('@唐宁 @唐宁远 ', { id, version: rows[0]?.version });
    expect(await hear(called)).toMatchObject([{ isRead: true, total: 1 }]);
    expect(await hear(other)).toMatchObject([{ text: '在回答中提到了你' }]);
  });
});

describe('suggestions for an `@`', () => {
  const suggest = ({ browser }: { browser: TestBrowser }, keyword: string) =>
    browser.request(`/ptl/community/user/suggest?keyword=${encodeURIComponent(keyword)}`);
  const names = async (member: TestMember, keyword: string) =>
    ((await suggest(member, keyword)).body.data as CommunityPerson[]).map(({ nickname }) => nickname);

  it('are members whose names begin so and can be called, at most eight, without oneself and whoever blocks', async () => {
    for (let count = 0; count < 10; count += 1) await openMember(portal, now(), `轴承迷${count}`);
    expect(await names(author, '轴')).toHaveLength(8);
    await openMember(portal, now(), '丹 尼');
    await openMember(portal, now(), '丹');
    const daniel = await openMember(portal, now(), '丹妮');
    expect(await names(author, '丹')).toEqual(['丹妮']);
    expect(await names(daniel, '丹')).toEqual([]);
    await doCommunity(daniel.browser, 'user/block', { userCode: author.userCode, kind: 'block' });
    expect(await names(author, '丹')).toEqual([]);
    expect(await names(author, '%')).toEqual([]);
  });

  it('are for members alone, of a letter at least', async () => {
    expect((await suggest({ browser: new TestBrowser(portal.app) }, '轴')).status).toBe(401);
    for (const keyword of ['', ' ', '轴'.repeat(21)]) expect((await suggest(author, keyword)).status).toBe(400);
  });
});
