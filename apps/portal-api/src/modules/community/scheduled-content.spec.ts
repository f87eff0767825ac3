import { setUpPortal } from '../../testing/set-up';
import { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { openStaffSession } from '../../testing/test-session';
import { waitUntil } from '../../testing/wait-until';
import { doWriting, moderate, openAuthor, readOwn, rewriteContent, saveContent } from './testing/writing-desk';

const { now, advance } = createTestClock('2026-06-05T12:00:00+08:00');
const portal = setUpPortal({ doesJobs: true, clock: now });
let moderator: TestBrowser;
let visitor: TestBrowser;
let author: TestBrowser;

beforeAll(async () => {
  ({ browser: moderator } = await openStaffSession(portal, now(), ['moderator']));
  visitor = new TestBrowser(portal.app);
});
beforeEach(async () => {
  ({ browser: author } = await openAuthor(portal, now(), 1));
});

const visit = (mid: string) => visitor.request(`/ptl/community/content/findById?mid=${mid}`);
const isFound = async (keywords: string) => {
  const { body } = await visitor.request('/ptl/es/fulSearch/api/searchResult', {
    method: 'POST',
    payload: { keywords },
  });
  return JSON.stringify(body.data);
};

/** An item that has passed, and comes out at a moment. */
async function schedule(title: string, publishAt: string): Promise<string> {
  const mid = await saveContent(author, { publishAt, title });
  await doWriting(author, 'submit', { mid });
  expect(await moderate(moderator, mid, 'pass')).toMatchObject({ status: 200 });
  return mid;
}

it('comes out at the moment its author has chosen', async () => {
  const publishAt = new Date(now().getTime() + 600_000).toISOString();
  const mid = await schedule('定时发布的一篇文章', publishAt);
  expect(await readOwn(author, mid)).toMatchObject({ status: 211, url: '', publishAt: expect.any(String) });
  expect(await visit(mid)).toMatchObject({ status: 404 });
  advance(660);
  await waitUntil(async () => (await visit(mid)).status === 200);
  expect(await isFound('定时发布的一篇')).toContain(mid);
});

it('comes out at that moment as well when it was changed before, and has no moment any more afterwards', async () => {
  const publishAt = new Date(now().getTime() + 600_000).toISOString();
  const mid = await schedule('定时之前还要改的文章', publishAt);
  await rewriteContent(author, mid, { title: '定时之前改过一遍的文章' });
  await doWriting(author, 'submit', { mid });
  expect(await moderate(moderator, mid, 'pass')).toMatchObject({ status: 200 });
  expect(await readOwn(author, mid)).toMatchObject({ status: 211, url: '', publishAt: expect.any(String) });
  expect(await visit(mid)).toMatchObject({ status: 404 });
  const draft = () => author.request(`/ptl/community/content/draft?draftId=${mid}`);
  expect((await draft()).body.data).toMatchObject({ text: { publishAt } });
  advance(660);
  await waitUntil(async () => (await visit(mid)).status === 200);
  expect((await visit(mid)).body.data).toMatchObject({ title: '定时之前改过一遍的文章' });
  expect((await draft()).body.data).toMatchObject({ text: { publishAt: null } });
});
