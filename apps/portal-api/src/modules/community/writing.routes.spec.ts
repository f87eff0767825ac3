import type { ContentDetail, ContentDraft, OwnContent, QueuedContentDetail } from '@portal/api-contract/community';
import { setUp, setUpPortal } from '../../testing/set-up';
import { openTestDatabase } from '../../testing/patient-limits';
import { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { openSession, openStaffSession } from '../../testing/test-session';
import { waitUntil } from '../../testing/wait-until';
import { createContentTask } from './content-operator';
import {
  callWriting,
  CONTENT_TEXT,
  doWriting,
  moderate,
  openAuthor,
  readOwn,
  rewriteContent,
  saveContent,
} from './testing/writing-desk';

const { now, advance } = createTestClock('2026-06-05T12:00:00+08:00');
const portal = setUpPortal({ doesJobs: true, clock: now, isDemo: true });
const database = setUp(() => openTestDatabase(portal.database.address));
/** A text that is like no other here. */
const AIR =
  '三台空压机按管网压力轮换启停，卸载运行的时间从每天六小时降到四十分钟。先在干管末端装一只压力变送器，再把加载压力的带宽从零点一兆帕收到零点零四。';

let moderator: TestBrowser;
let visitor: TestBrowser;
let author: TestBrowser;

beforeAll(async () => {
  ({ browser: moderator } = await openStaffSession(portal, now(), ['moderator']));
  visitor = new TestBrowser(portal.app);
  await portal.database.query(`insert into community_word (word, kind, source) values ('代开发票', 'fraud', 'test')`);
});
beforeEach(async () => {
  ({ browser: author } = await openAuthor(portal, now(), 1));
});

const visit = (mid: string, reader = visitor) => reader.request(`/ptl/community/content/findById?mid=${mid}`);
const isFound = async (keyword: string) => {
  const payload = { keywords: keyword };
  const { body } = await visitor.request('/ptl/es/fulSearch/api/searchResult', { method: 'POST', payload });
  return JSON.stringify(body.data);
};

/** An item on the shelf. */
async function publish(changes: Parameters<typeof saveContent>[1] = {}, mainType = 5): Promise<string> {
  const mid = await saveContent(author, changes, mainType);
  await doWriting(author, 'submit', { mid });
  expect(await moderate(moderator, mid, 'pass')).toMatchObject({ status: 200 });
  return mid;
}

describe('a draft', () => {
  it('is kept incomplete, and a save from another tab is told with what is stored', async () => {
    const first = await doWriting<{ draftId: string; version: number }>(author, 'saveDraft', {
      ...{ mainType: 5, text: { title: '一半' } },
    });
    const { draftId } = first;
    const save = (title: string, version: number) =>
      callWriting(author, 'saveDraft', { mainType: 5, draftId, version, text: { title } });
    expect(await save('甲页', first.version)).toMatchObject({ status: 200 });
    expect(await save('乙页', first.version)).toMatchObject({
      ...{ status: 409, body: { code: '409' } },
      body: { data: { current: { draftId, text: { title: '甲页' } } } },
    });
    const draft = await author.request(`/ptl/community/content/draft?draftId=${draftId}`);
    const { version, text } = draft.body.data as ContentDraft;
    expect([version > first.version, text.title]).toEqual([true, '甲页']);
    expect(await save('甲页', version)).toMatchObject({ body: { data: { version } } });
    const { list } = await doWriting<{ list: OwnContent[] }>(author, 'draftList', { mainType: 5 });
    expect(list.map(({ mid }) => mid)).toContain(draftId);
    expect(await callWriting(author, 'draftDelete', { draftId })).toMatchObject({ status: 200 });
    expect(await callWriting(author, 'draftDelete', { draftId })).toMatchObject({ status: 404 });
  });

  it('is submitted once it is complete, by whoever has a verified telephone', async () => {
    const bare = await saveContent(author, { title: '短', body: '少', tags: [], category: '', isAiMade: null });
    const { body } = await callWriting(author, 'submit', { mid: bare });
    expect((body.data as { fieldErrors: { field: string }[] }).fieldErrors.map(({ field }) => field)).toEqual([
      ...['title', 'body', 'category', 'tags', 'isAiMade'],
    ]);
    const reprint = await saveContent(author, { origin: 2 });
    expect(await callWriting(author, 'submit', { mid: reprint })).toMatchObject({
      body: { code: '422', msg: '转载或翻译请注明来源' },
    });
    const { browser: stranger } = await openSession(portal, now());
    const mid = await saveContent(stranger);
    expect(await callWriting(stranger, 'submit', { mid })).toMatchObject({
      ...{ status: 409, body: { msg: '发布内容前请先绑定并验证手机号' } },
    });
  });

  it('has no more links and pictures than its author may have, counted apart', async () => {
    const links = Array.from({ length: 6 }, (_, place) => `[链接](https://example.com/${place})`).join(' ');
    const mid = await saveContent(author, { body: `${CONTENT_TEXT.body}\n\n${links}` });
    expect(await callWriting(author, 'submit', { mid })).toMatchObject({
      body: { code: '422', msg: '您的等级每篇最多5个链接，现有6个' },
    });
    const body = `代-开*发票。![图](/files/a.png) ${links}`;
    expect(await doWriting(author, 'precheck', { title: '标题', body })).toMatchObject({
      ...{ ok: false, links: 6, pictures: 1, maxLinks: 5, maxPictures: 10 },
      hits: [
        { field: 'body', start: 0, end: 6, word: '代开发票', rule: 'word' },
        { field: 'body', rule: 'links' },
      ],
    });
  });
});

describe('an item', () => {
  it('waits for a moderator, is read and found once it has passed, and is gone once it is taken down', async () => {
    const mid = await saveContent(author, { title: '冷却塔结垢的水质判据' });
    expect(await doWriting(author, 'submit', { mid })).toMatchObject({ status: 101, actions: ['withdraw'] });
    expect(await visit(mid)).toMatchObject({ status: 404 });
    expect((await visit(mid, author)).body.data).toMatchObject({ title: '冷却塔结垢的水质判据' });
    expect(await moderate(moderator, mid, 'claim')).toMatchObject({ status: 200 });
    expect(await moderate(moderator, mid, 'pass')).toMatchObject({ status: 200, body: { data: { status: 211 } } });
    const { body } = await visit(mid);
    expect(body.data).toMatchObject({
      ...{ mid, url: `/community/blogArticleDetail/${mid}.html`, author: { name: '试写人', region: '江苏', level: 1 } },
      ...{ outline: [{ text: '先分班次' }, { text: '再取分位数' }], mine: null, category: 'energy' },
    });
    const { list } = JSON.parse(await isFound('结垢的水质')) as { list: object[] };
    expect(list[0]).toMatchObject({ module: 'COMMUNITY', mid, extra: { mainType: 5 } });
    const addresses = await visitor.request('/ptl/content/addresses');
    expect(JSON.stringify(addresses.body.data)).toContain(`/community/blogArticleDetail/${mid}.html`);
    const preview = await doWriting<{ html: string }>(author, 'preview', { body: CONTENT_TEXT.body });
    expect((body.data as ContentDetail).html).toBe(preview.html);
    expect(await moderate(moderator, mid, 'takeDown', { reason: '引用了未授权的数据' })).toMatchObject({ status: 200 });
    expect(await visit(mid)).toMatchObject({ status: 410, body: { msg: '该内容已下架', data: { title: '' } } });
    await waitUntil(async () => !(await isFound('结垢的水质')).includes(mid));
    expect(await readOwn(author, mid)).toMatchObject({ status: 321, reason: '引用了未授权的数据' });
  });

  it('stays as it is while a changed text waits, whether that passes or not', async () => {
    const mid = await publish({ title: '原来的标题写在这里' });
    const changed = await rewriteContent(author, mid, {
      title: '改过的标题写在这里',
      body: `${CONTENT_TEXT.body}\n\n补充`,
    });
    expect(changed).toMatchObject({ status: 211, revision: 'draft', title: '改过的标题写在这里' });
    const shown = async () => ((await visit(mid)).body.data as ContentDetail).title;
    expect(await doWriting(author, 'submit', { mid })).toMatchObject({ status: 211, revision: 'waiting' });
    expect(await callWriting(author, 'saveDraft', { mainType: 5, draftId: mid, version: 0, text: {} })).toMatchObject({
      status: 409,
    });
    expect(await shown()).toBe('原来的标题写在这里');
    const positions = [{ field: 'body', start: 0, end: 4, text: '说明数据来源' }];
    await moderate(moderator, mid, 'reject', { reason: '补充来源', positions });
    expect(await readOwn(author, mid)).toMatchObject({ revision: 'rejected', reason: '补充来源', positions });
    expect(await shown()).toBe('原来的标题写在这里');
    await doWriting(author, 'submit', { mid });
    await moderate(moderator, mid, 'pass');
    expect(await shown()).toBe('改过的标题写在这里');
    const revisions = await visitor.request(`/ptl/community/content/revisions?mid=${mid}`);
    expect(revisions.body.data).toMatchObject([
      { number: 2, isLive: true },
      { number: 1, isLive: false },
    ]);
    const diff = await doWriting<{ lines: { kind: string; text: string }[] }>(visitor, 'diff', { mid, from: 1, to: 2 });
    expect(diff.lines).toEqual(
      expect.arrayContaining([
        { kind: 'removed', text: '# 原来的标题写在这里' },
        { kind: 'added', text: '# 改过的标题写在这里' },
        { kind: 'added', text: '补充' },
      ]),
    );
  });

  it('goes off the shelf and back, is not given up while it is there, and is deleted in the end', async () => {
    const mid = await publish();
    expect(await callWriting(author, 'delete', { mid })).toMatchObject({ status: 409 });
    expect(await doWriting(author, 'offShelf', { mid })).toMatchObject({ status: 311, url: '' });
    expect(await visit(mid)).toMatchObject({ status: 410, body: { data: { title: CONTENT_TEXT.title } } });
    expect(await doWriting(author, 'onShelf', { mid })).toMatchObject({ status: 211 });
    await rewriteContent(author, mid, { title: '不要的修改放在这里' });
    expect(await callWriting(author, 'draftDelete', { draftId: mid })).toMatchObject({ status: 200 });
    expect(await readOwn(author, mid)).toMatchObject({ revision: null, title: CONTENT_TEXT.title });
    await doWriting(author, 'offShelf', { mid });
    expect(await callWriting(author, 'delete', { mid })).toMatchObject({ status: 200 });
    expect(await visit(mid, author)).toMatchObject({ status: 404 });
  });

  it('is appealed for once, to somebody else than whoever decided', async () => {
    const mid = await saveContent(author);
    await doWriting(author, 'submit', { mid });
    await moderate(moderator, mid, 'reject', { reason: '不属于本站主题' });
    const appeal = { mid, reason: '文章讲的是设备能耗，属于本站主题' };
    expect(await doWriting(author, 'appeal', appeal)).toMatchObject({ status: 101 });
    expect(await moderate(moderator, mid, 'pass')).toMatchObject({
      ...{ status: 409, body: { msg: '申诉须由另一位审核员处理' } },
    });
    const { browser: other } = await openStaffSession(portal, now(), ['moderator']);
    expect(await moderate(other, mid, 'reject', { reason: '维持原决定' })).toMatchObject({ status: 200 });
    expect(await callWriting(author, 'appeal', appeal)).toMatchObject({ status: 409 });
  });

  it('of a trusted author is out at once and looked at later, unless the machine finds something', async () => {
    const { browser: trusted } = await openAuthor(portal, now(), 2);
    const mid = await saveContent(trusted, { title: '空压站联控的节电账', body: AIR });
    expect(await doWriting(trusted, 'submit', { mid })).toMatchObject({ status: 211 });
    expect(await visit(mid)).toMatchObject({ status: 200 });
    const list = await moderator.request('/ops-api/community/pageList', {
      ...{ method: 'POST', payload: { stage: 'unchecked' } },
    });
    expect(list.body.data).toMatchObject({ list: [{ mid, isUnchecked: true }] });
    expect(await moderate(moderator, mid, 'pass')).toMatchObject({
      ...{ status: 200, body: { data: { isUnchecked: false, status: 211 } } },
    });
    const suspicious = await saveContent(trusted, { body: `${AIR}\n\n可代·开·发·票` });
    expect(await doWriting(trusted, 'submit', { mid: suspicious })).toMatchObject({ status: 101 });
    const detail = await moderator.request(`/ops-api/community/detail?mid=${suspicious}`);
    expect((detail.body.data as QueuedContentDetail).hits).toMatchObject([{ field: 'body', word: '代开发票' }]);
  });

  it('is for logged-in readers alone where its author says so', async () => {
    const mid = await publish({ audience: 2, title: '只给登录读者看的文章' });
    expect(await visit(mid)).toMatchObject({ status: 401 });
    expect(await visit(mid, moderator)).toMatchObject({ status: 200, body: { data: { mine: { isAuthor: false } } } });
    expect(await isFound('只给登录读者看')).not.toContain(mid);
  });

  it('is decided on by the automatic moderator of a demonstration', async () => {
    const [good, bad] = [await saveContent(author), await saveContent(author, { title: '请测试驳回这篇文章' })];
    for (const mid of [good, bad]) await doWriting(author, 'submit', { mid });
    advance(30);
    await createContentTask({ database, clock: now }).run();
    expect(await readOwn(author, good)).toMatchObject({ status: 211 });
    expect(await readOwn(author, bad)).toMatchObject({
      ...{ status: 121, positions: [{ field: 'title', start: 1, end: 5 }] },
    });
  });
});

describe('the list of words', () => {
  const change = (browser: TestBrowser, call: string, payload: object) =>
    browser.request(`/ops-api/community/word/${call}`, { method: 'POST', payload });

  it('is kept by moderators, and counts from the next check on', async () => {
    const check = () => doWriting(author, 'precheck', { title: '', body: '这里卖灵丹，妙药' });
    expect(await check()).toMatchObject({ ok: true });
    expect(await change(author, 'save', { word: '灵丹妙药', kind: 'fraud' })).toMatchObject({ status: 404 });
    expect(await change(moderator, 'save', { word: '灵丹妙药', kind: 'fraud' })).toMatchObject({ status: 200 });
    expect(await check()).toMatchObject({ ok: false, hits: [{ start: 3, end: 8, word: '灵丹妙药' }] });
    const list = await change(moderator, 'pageList', { keyword: '灵丹' });
    expect(list.body.data).toMatchObject({ total: 1, list: [{ word: '灵丹妙药', kind: 'fraud' }] });
    expect(await change(moderator, 'delete', { word: '灵丹妙药' })).toMatchObject({ status: 200 });
    expect(await change(moderator, 'delete', { word: '灵丹妙药' })).toMatchObject({ status: 404 });
    expect(await check()).toMatchObject({ ok: true });
  });
});

describe('an author', () => {
  it('submits no more a day than the level has', async () => {
    const { browser } = await openAuthor(portal, now(), 0);
    const mids = await Promise.all(Array.from({ length: 11 }, () => saveContent(browser)));
    const statuses: number[] = [];
    for (const mid of mids) statuses.push((await callWriting(browser, 'submit', { mid })).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });
});
