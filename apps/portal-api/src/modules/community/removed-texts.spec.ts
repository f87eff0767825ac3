import type { EndpointData } from '@portal/api-contract';
import type { getContentStatistics, precheckContent, QueuedContentDetail } from '@portal/api-contract/community';
import { setUpPortal } from '../../testing/set-up';
import type { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { openStaffSession } from '../../testing/test-session';
import { CONTENT_TEXT, doWriting, moderate, openAuthor, readOwn, saveContent } from './testing/writing-desk';

const { now, advance } = createTestClock('2026-06-05T12:00:00+08:00');
const portal = setUpPortal({ clock: now });
const { title, summary, tags, body } = CONTENT_TEXT;
let author: TestBrowser;
let other: TestBrowser;
let moderator: TestBrowser;

beforeAll(async () => {
  ({ browser: author } = await openAuthor(portal, now(), 2));
  ({ browser: other } = await openAuthor(portal, now(), 2));
  ({ browser: moderator } = await openStaffSession(portal, now(), ['moderator']));
});

const check = (browser: TestBrowser, more: object) =>
  doWriting<EndpointData<typeof precheckContent>>(browser, 'precheck', { title, summary, tags, body, ...more });
const look = async (mid: string) =>
  (await moderator.request(`/ops-api/community/detail?mid=${mid}`)).body.data as QueuedContentDetail;

it('finds what was taken down before, whoever writes it again, and publishes it no more unseen', async () => {
  const text = { body: `开头换一句。${body.replaceAll('，', ' ')}` };
  const mid = await saveContent(author);
  await doWriting(author, 'submit', { mid });
  expect(await check(other, text)).toMatchObject({ ok: true });
  await moderate(moderator, mid, 'takeDown', { reason: '广告' });
  expect(await check(other, text)).toMatchObject({
    ok: false,
    hits: [{ field: 'body', start: 0, end: text.body.length, rule: 'repetition' }],
  });
  expect(await check(author, { draftId: mid })).toMatchObject({ ok: true });
  expect(await check(other, { draftId: mid })).toMatchObject({ ok: false });
  const again = await saveContent(other, { body: text.body });
  await doWriting(other, 'submit', { mid: again });
  expect(await readOwn(other, again)).toMatchObject({ status: 101 });
  expect((await look(again)).hits).toMatchObject([{ rule: 'repetition' }]);
  expect((await look(mid)).hits).toEqual([]);
  const different = await saveContent(other, {
    body: '轴承座磁吸安装的传感器频响不够，先把漆刮掉再上硅脂，换成螺栓安装以后再比较一次包络谱，故障频率的边带就出来了，之后每季度复测一次。',
  });
  await doWriting(other, 'submit', { mid: different });
  expect(await readOwn(other, different)).toMatchObject({ status: 211 });
  const comment = { targetType: 'content', targetId: different, text: text.body };
  const answer = await other.request('/ptl/community/comment/save', { method: 'POST', payload: comment });
  expect(JSON.stringify(answer.body)).toContain('与已下架的内容相似');
});

it('counts what waits by its age, for moderators alone', async () => {
  const read = async (browser = moderator) => browser.request('/ops-api/community/statistics');
  expect((await read(author)).status).toBe(404);
  advance(2 * 3600);
  ({ browser: moderator } = await openStaffSession(portal, now(), ['moderator']));
  const statistics = (await read(moderator)).body.data as EndpointData<typeof getContentStatistics>;
  expect(statistics).toMatchObject({ waiting: 1, appeals: 0, unchecked: 1, medianMinutes: 120 });
  expect(statistics.ages).toEqual([
    { upToHours: 1, total: 0 },
    { upToHours: 4, total: 1 },
    { upToHours: 24, total: 0 },
    { upToHours: null, total: 0 },
  ]);
  expect(statistics.oldestAt).toContain('2026-06-05T12:00');
});
