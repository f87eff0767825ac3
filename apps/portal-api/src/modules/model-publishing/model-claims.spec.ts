import { openTestDatabase } from '../../testing/patient-limits';
import { setUp, setUpPortal } from '../../testing/set-up';
import type { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { openStaffSession } from '../../testing/test-session';
import { openPublisher, review, saveModelDraft, testAndSubmit } from './testing/publishing-desk';

const { now } = createTestClock('2026-06-05T12:00:00+08:00');
const portal = setUpPortal({ clock: now, isDemo: true });
const database = setUp(() => openTestDatabase(portal.database.address));
let reviewer: TestBrowser;
let other: TestBrowser;
let id: string;

beforeEach(async () => {
  ({ browser: reviewer } = await openStaffSession(portal, now(), ['reviewer']));
  ({ browser: other } = await openStaffSession(portal, now(), ['reviewer']));
  const { browser } = await openPublisher(portal, database, now());
  ({ id } = await saveModelDraft(browser));
  await testAndSubmit(browser, id);
});

it('is one reviewer’s at a time, and follows what was seen', async () => {
  await review(other, id, 'claim');
  const { status, body } = await review(reviewer, id, 'pass');
  expect([status, body.msg]).toEqual([409, '该模型由其他审核员处理，接手后再作决定']);
  expect((await review(reviewer, id, 'release')).status).toBe(409);
  await review(other, id, 'release');
  expect((await review(reviewer, id, 'pass', { version: 1 })).status).toBe(409);
  const listed = await reviewer.request('/ops-api/model/pageList', { method: 'POST', payload: { keyword: id } });
  expect(listed.body.data).toMatchObject({ total: 1, list: [{ id, status: 101, assignee: '' }] });
  expect((await review(reviewer, id, 'pass')).status).toBe(200);
  expect((await review(reviewer, id, 'pass')).status).toBe(409);
});

it('is taken over, of which the log tells', async () => {
  await review(other, id, 'claim');
  expect((await review(other, id, 'claim')).body.msg).toBe('您已受理该模型');
  expect((await review(reviewer, id, 'claim')).status).toBe(200);
  expect((await review(reviewer, id, 'release')).status).toBe(200);
  const noted = await portal.database.query(
    `select act from status_log join published_model on record_id = published_model.id
     where model_no = $1 and act in ('claim', 'transfer', 'release') order by position`,
    [id],
  );
  expect(noted).toEqual(['claim', 'transfer', 'release'].map((act) => ({ act })));
});
