import type { ContentDetail, OwnContent } from '@portal/api-contract/community';
import { addItem, callCommunity, doCommunity, openMember } from '../../testing/community-desk';
import { openTestDatabase } from '../../testing/patient-limits';
import { setUp, setUpPortal } from '../../testing/set-up';
import { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { purgeDays } from '../community-reactions/reactions.repository';

const { now, advance } = createTestClock('2026-06-05T12:00:00+08:00');
const portal = setUpPortal({ clock: now });
const database = setUp(() => openTestDatabase(portal.database.address));
let visitor: TestBrowser;

beforeAll(() => {
  visitor = new TestBrowser(portal.app);
});

const view = (mid: string, browser: TestBrowser = visitor) => callCommunity(browser, 'content/view', { mid });
const countKept = async () =>
  (await portal.database.query<{ total: number }>('select count(*)::int as total from community_view'))[0]?.total;

it('counts views once a day for each reader and each address of visitors, but not those of the author', async () => {
  const author = await openMember(portal, now(), '闻笛');
  const reader = await openMember(portal, now(), '陆衡');
  const mid = await addItem(portal, { ownerId: author.userId, at: now() });
  const read = async () => {
    const { body } = await visitor.request(`/ptl/community/content/findById?mid=${mid}`);
    return (body.data as ContentDetail).counts.views;
  };
  expect(await read()).toBe(0);
  for (const browser of [visitor, visitor, reader.browser, reader.browser, author.browser])
    expect((await view(mid, browser)).status).toBe(200);
  expect(await read()).toBe(2);
  const { list } = await doCommunity<{ list: OwnContent[] }>(author.browser, 'content/myList');
  expect(list).toMatchObject([{ mid, counts: { views: 2 } }]);
  advance(86_400);
  await view(mid);
  expect(await read()).toBe(3);
  await database.transaction((runner) => purgeDays(runner, '2026-06-06'));
  expect(await countKept()).toBe(1);
});

it('counts each once, however many come at once', async () => {
  const author = await openMember(portal, now(), '作者');
  const mid = await addItem(portal, { ownerId: author.userId, at: now() });
  await Promise.all(Array.from({ length: 8 }, () => view(mid)));
  expect(await portal.database.query('select views from community_content where mid = $1', [mid])).toEqual([
    { views: 1 },
  ]);
});

it('counts nothing of what is not shown', async () => {
  const author = await openMember(portal, now(), '作者');
  const mid = await addItem(portal, { ownerId: author.userId, at: now() });
  await portal.database.query('update community_content set state = 311 where mid = $1', [mid]);
  expect([(await view(mid)).status, (await view('CC0')).status]).toEqual([404, 404]);
  expect((await callCommunity(visitor, 'content/view', {})).status).toBe(400);
});
