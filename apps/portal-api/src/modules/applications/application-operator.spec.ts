import { openTestDatabase } from '../../testing/patient-limits';
import { setUp, setUpPortal } from '../../testing/set-up';
import { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { openSession, openStaffSession } from '../../testing/test-session';
import { createApplicationTask } from './application-operator';
import {
  addApplicationContent,
  callReview,
  openApplication,
  submitForm,
  withdrawApplication,
} from './testing/application-calls';

const { now, advance } = createTestClock();
const portal = setUpPortal({ clock: now });
const database = setUp(() => openTestDatabase(portal.database.address));
let reviewer: TestBrowser;

beforeAll(async () => {
  await addApplicationContent(portal);
  ({ browser: reviewer } = await openStaffSession(portal, now()));
});

/** Two at once, as two processes would. */
const run = async () => {
  const step = createApplicationTask({ database, clock: now });
  await Promise.all([step.run(), step.run()]);
};
const logIn = async () => (await openSession(portal, now())).browser;

async function readState(applicationNo: string): Promise<number | undefined> {
  const rows = await portal.database.query<{ state: number }>(
    'select state from application where application_no = $1',
    [applicationNo],
  );
  return rows[0]?.state;
}

it('takes applications on after a while, passes them after another, and refuses reports with a reason', async () => {
  const browser = await logIn();
  const numbers = [
    await submitForm(browser),
    await submitForm(new TestBrowser(portal.app), 'consult'),
    await submitForm(browser, 'report'),
  ];
  const read = () => Promise.all(numbers.map(readState));
  await run();
  expect(await read()).toEqual([10, 10, 10]);
  advance(31);
  await run();
  await run();
  expect(await read()).toEqual([20, 20, 20]);
  advance(31);
  await run();
  await run();
  expect(await read()).toEqual([30, 30, 31]);
  const { log, reason } = await openApplication(browser, numbers[2] ?? '');
  expect(reason).toBe('演示环境无人核实举报内容，本次举报不作处理');
  expect(log.map(({ act, actorRole }) => [act, actorRole])).toEqual([
    ['submit', 'user'],
    ['claim', 'reviewer'],
    ['reject', 'reviewer'],
  ]);
  const audit = await portal.database.query('select action, actor_id from audit_log where subject_no = $1', [
    numbers[0],
  ]);
  expect(audit).toHaveLength(2);
  expect(audit).toContainEqual({ action: 'application.approve', actor_id: null });
});

it('leaves alone what is taken back, assigned to somebody, or history', async () => {
  const browser = await logIn();
  const withdrawn = await submitForm(browser);
  await withdrawApplication(browser, withdrawn);
  const claimed = await submitForm(browser);
  await callReview(reviewer, 'claim', { applicationNo: claimed, version: 1 });
  advance(31);
  await run();
  expect([await readState(withdrawn), await readState(claimed)]).toEqual([40, 20]);
  const old = await submitForm(await logIn());
  advance(3601);
  await run();
  expect(await readState(old)).toBe(10);
});
