import type { BatchResult, CommunityNotice, KeptTarget } from '@portal/api-contract/community';
import { addItem, callCommunity, doCommunity, openMember, type TestMember } from '../../testing/community-desk';
import { setUpPortal } from '../../testing/set-up';
import { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { openAuthor, saveContent } from '../community/testing/writing-desk';

const { now, advance } = createTestClock('2026-06-05T12:00:00+08:00');
const portal = setUpPortal({ clock: now });
const limited = setUpPortal({ clock: now, isRateLimited: true });
let author: TestMember;

beforeAll(async () => {
  author = await openMember(portal, now(), '闻笛');
});

const addArticle = (ownerId = author.userId) => addItem(portal, { ownerId, at: now() });
const onItem = (targetId: string) => ({ targetType: 'content', targetId });
const readColumn = async (name: string, mid: string) =>
  (
    await portal.database.query<Record<string, number | null>>(
      `select ${name} as value from community_content where mid = $1`,
      [mid],
    )
  )[0]?.['value'];

describe('several own items', () => {
  const change = (browser: TestBrowser, action: string, targetIds: readonly string[]) =>
    doCommunity<BatchResult>(browser, 'content/batch', { action, targetIds });

  it('are taken off the shelf, but for those that are not there or not the caller’s, which are named', async () => {
    const { browser, userId } = await openAuthor(portal, now());
    const [first, second, foreign] = [await addArticle(userId), await addArticle(userId), await addArticle()];
    const draft = await saveContent(browser);
    const ids = [first, second, foreign, draft, 'CC0', first];
    const { total, rejected } = await change(browser, 'offShelf', ids);
    expect([total, rejected.map(({ id }) => id)]).toEqual([2, [foreign, draft, 'CC0']]);
    const msgs = rejected.map(({ msg }) => msg);
    expect(msgs[0]).toBe(msgs[2]);
    for (const msg of msgs) expect(msg).toMatch(/[\u4e00-\u9fff]/);
    expect([await readColumn('state', first), await readColumn('state', foreign)]).toEqual([311, 211]);
    // A repeat changes nothing, and finds nothing wrong with what is done.
    expect(await change(browser, 'offShelf', [first, second])).toEqual({ total: 0, rejected: [] });
  });

  it('are deleted, but for what visitors see', async () => {
    const { browser, userId } = await openAuthor(portal, now());
    const [draft, shown, foreign] = [await saveContent(browser), await addArticle(userId), await addArticle()];
    const { total, rejected } = await change(browser, 'delete', [draft, shown, foreign]);
    expect(total).toBe(1);
    expect(rejected).toEqual([
      { id: shown, msg: '只能删除草稿、未通过和已下架的内容' },
      { id: foreign, msg: expect.any(String) },
    ]);
    await change(browser, 'offShelf', [shown]);
    expect(await change(browser, 'delete', [shown])).toEqual({ total: 1, rejected: [] });
    expect(await doCommunity(browser, 'content/myList')).toMatchObject({ list: [], total: 0 });
    expect((await change(browser, 'delete', [shown, draft])).total).toBe(0);
    expect(await readColumn('state', foreign)).toBe(211);
  });

  it('are changed in no more than sixty calls a day', async () => {
    const browser = new TestBrowser(limited.app);
    const statuses: number[] = [];
    for (let call = 0; call < 61; call += 1) {
      statuses.push((await callCommunity(browser, 'content/batch', { action: 'delete', targetIds: ['CC0'] })).status);
      advance(4);
    }
    expect(statuses.indexOf(429)).toBe(60);
  });
});

describe('several likes and collected items', () => {
  it('are taken back with their counts, whoever else has some', async () => {
    const [reader, other] = [await openMember(portal, now(), '陆衡'), await openMember(portal, now(), '唐宁')];
    const [first, second] = [await addArticle(), await addArticle()];
    for (const { browser } of [reader, other])
      for (const mid of [first, second])
        for (const call of ['like', 'collect']) await doCommunity(browser, `action/${call}`, onItem(mid));
    const targets = [onItem(first), onItem(second), onItem('CC0'), onItem(first)];
    const targetIds = [first, second, 'CC0', first];
    const both = () =>
      Promise.all([
        doCommunity(reader.browser, 'action/unlikeMany', { targets }),
        doCommunity(reader.browser, 'collection/remove', { targetIds }),
      ]);
    expect(await both()).toEqual([{ total: 2 }, { total: 2 }]);
    expect(await both()).toEqual([{ total: 0 }, { total: 0 }]);
    for (const mid of [first, second])
      expect([await readColumn('likes', mid), await readColumn('collects', mid)]).toEqual([1, 1]);
    const list = async ({ browser }: TestMember, path: string) =>
      (await doCommunity<{ list: KeptTarget[] }>(browser, path)).list.length;
    for (const path of ['action/likedList', 'collection/pageList'])
      expect([await list(reader, path), await list(other, path)]).toEqual([0, 2]);
  });
});

describe('several notices', () => {
  it('are deleted by whom they are for', async () => {
    const [owner, reader] = [await openMember(portal, now(), '听众'), await openMember(portal, now(), '点赞者')];
    for (let count = 0; count < 3; count += 1)
      await doCommunity(reader.browser, 'action/like', onItem(await addArticle(owner.userId)));
    const list = async () =>
      (await doCommunity<{ list: CommunityNotice[] }>(owner.browser, 'notice/pageList')).list.map(({ id }) => id);
    const [first = '', second = '', third = ''] = await list();
    expect(await doCommunity(reader.browser, 'notice/delete', { ids: [first] })).toEqual({ total: 0 });
    expect(await doCommunity(owner.browser, 'notice/delete', { ids: [first, second] })).toEqual({ total: 2 });
    expect(await doCommunity(owner.browser, 'notice/delete', { ids: [first] })).toEqual({ total: 0 });
    expect(await list()).toEqual([third]);
  });
});

const MANY = Array.from({ length: 101 }, (_, index) => `CC${index}`);

it.each<[string, object[]]>([
  [
    'content/batch',
    [{}, { action: 'delete' }, { action: 'delete', targetIds: [] }, { action: 'x', targetIds: ['CC0'] }],
  ],
  [
    'content/batch',
    [{ action: 'delete', targetIds: MANY }, { action: 'delete', targetIds: [''] }, { targetIds: ['CC0'] }],
  ],
  ['action/unlikeMany', [{}, { targets: [] }, { targets: [{ targetType: 'x', targetId: 'CC0' }] }]],
  ['action/unlikeMany', [{ targets: MANY.map(onItem) }]],
  ['collection/remove', [{}, { targetIds: [] }, { targetIds: MANY }, { targetIds: 'CC0' }]],
  ['notice/delete', [{}, { ids: [] }, { ids: ['x'] }, { ids: MANY }]],
])('%s takes a bounded number of what there can be, from members', async (path, inputs) => {
  for (const input of inputs) {
    expect((await callCommunity(author.browser, path, input)).status).toBe(400);
    expect([400, 401]).toContain((await callCommunity(new TestBrowser(portal.app), path, input)).status);
  }
});

it.each([
  ['content/batch', { action: 'delete', targetIds: ['CC0'] }],
  ['action/unlikeMany', { targets: [onItem('CC0')] }],
  ['collection/remove', { targetIds: ['CC0'] }],
  ['notice/delete', { ids: ['0b5c2f0e-6a3f-4e0e-9d8e-1a2b3c4d5e6f'] }],
])('%s is no call for visitors', async (path, input) => {
  expect((await callCommunity(new TestBrowser(portal.app), path, input)).status).toBe(401);
});
