import { setUpPortal } from '../../testing/set-up';
import { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { openStaffSession } from '../../testing/test-session';
import { callWriting, doWriting, moderate, openAuthor, rewriteContent, saveContent } from './testing/writing-desk';

const { now } = createTestClock('2026-06-05T12:00:00+08:00');
const portal = setUpPortal({ clock: now });
let moderator: TestBrowser;

beforeAll(async () => {
  ({ browser: moderator } = await openStaffSession(portal, now(), ['moderator']));
});

it('lets nobody publish whose items were taken down three times in ninety days, but for what an appeal has undone', async () => {
  const { browser } = await openAuthor(portal, now(), 2);
  let first = '';
  for (const word of ['锅炉', '水泵', '风机']) {
    // Each is another text: what is like one that was taken down is not published unseen.
    const body = Array.from({ length: 12 }, (_, step) => `${word}第${step}步检查${word}的第${step * 7}项参数。`).join(
      '',
    );
    const mid = await saveContent(browser, { body });
    await doWriting(browser, 'submit', { mid });
    await moderate(moderator, mid, 'takeDown', { reason: '违规' });
    first ||= mid;
  }
  const mid = await saveContent(browser);
  expect(await callWriting(browser, 'submit', { mid })).toMatchObject({
    ...{ status: 409, body: { msg: '90天内有3次违规下架，暂停发布，请联系客服' } },
  });
  const todos = await browser.request('/ptl/console/todos');
  expect(todos.body.data).toEqual(expect.arrayContaining([{ kind: 'rejectedContent', total: 3 }]));
  // A takedown that an appeal has undone is none.
  await doWriting(browser, 'appeal', { mid: first, reason: '数据是自己采的，可以核对' });
  const { browser: other } = await openStaffSession(portal, now(), ['moderator']);
  expect(await moderate(other, first, 'pass')).toMatchObject({ status: 200 });
  expect(await callWriting(browser, 'submit', { mid })).toMatchObject({ status: 200 });
});

it('shows to others no text that was taken down, nor those before it', async () => {
  const { browser: author } = await openAuthor(portal, now(), 1);
  const visitor = new TestBrowser(portal.app);
  const mid = await saveContent(author, { title: '引用了别人数据的文章' });
  await doWriting(author, 'submit', { mid });
  await moderate(moderator, mid, 'pass');
  const revisions = async (reader: TestBrowser) =>
    (await reader.request(`/ptl/community/content/revisions?mid=${mid}`)).body.data;
  expect(await revisions(visitor)).toMatchObject([{ number: 1 }]);
  await moderate(moderator, mid, 'takeDown', { reason: '引用了未授权的数据' });
  await rewriteContent(author, mid, { title: '换成自己数据的文章' });
  await doWriting(author, 'submit', { mid });
  await moderate(moderator, mid, 'pass');
  expect(await revisions(visitor)).toEqual([expect.objectContaining({ number: 2, isLive: true })]);
  expect(await callWriting(visitor, 'diff', { mid, from: 1, to: 2 })).toMatchObject({ status: 404 });
  expect(await revisions(author)).toMatchObject([{ number: 2 }, { number: 1 }]);
});
