import type { Database } from '../../database/database';
import { openTestDatabase } from '../../testing/patient-limits';
import { TestBrowser } from '../../testing/test-browser';
import { startTestPortal, type TestPortal } from '../../testing/test-portal';
import { openSession } from '../../testing/test-session';
import { addApplicationContent, REVIEWERS, submitForm } from '../applications/testing/application-calls';
import { forgetVisitors } from './forget-visitors';

const DAY_MS = 86_400_000;

let portal: TestPortal;
let database: Database;
let now = new Date();

beforeAll(async () => {
  portal = await startTestPortal({ clock: () => now, environment: REVIEWERS });
  database = openTestDatabase(portal.database.address);
  await addApplicationContent(portal);
});
afterAll(async () => {
  await database.close();
  await portal.close();
});

const advanceDays = (days: number) => void (now = new Date(now.getTime() + days * DAY_MS));
const forget = () => forgetVisitors({ database, clock: () => now });

async function sendContact(): Promise<string> {
  const payload = { userName: '王小明', companyName: '启明制造', telephone: '13800138000', consent: true };
  const { body } = await new TestBrowser(portal.app).request('/ptl/contact/addContact', { method: 'POST', payload });
  return (body.data as { id: string }).id;
}

const listContacts = async () =>
  (await portal.database.query<{ id: string }>('select id from contact_request')).map(({ id }) => id);

const listApplications = async () =>
  (await portal.database.query<{ no: string }>('select application_no as no from application')).map(({ no }) => no);

it('forgets a message twelve months after the last contact, be it the answer', async () => {
  const [unanswered, answered] = [await sendContact(), await sendContact()];
  advanceDays(100);
  const { browser } = await openSession(portal, now, 'ops');
  const payload = { kind: 'contact', id: answered, note: '已回电' };
  expect((await browser.request('/ops-api/contact/handle', { method: 'POST', payload })).status).toBe(200);
  advanceDays(264);
  await forget();
  expect((await listContacts()).sort()).toEqual([unanswered, answered].sort());
  advanceDays(2);
  await forget();
  expect(await listContacts()).toEqual([answered]);
  advanceDays(100);
  await forget();
  expect(await listContacts()).toEqual([]);
});

it('forgets with them what visitors applied for and consultations, but nothing else of an account', async () => {
  const { browser } = await openSession(portal, now);
  const visitors = await submitForm(new TestBrowser(portal.app), 'report');
  const own = [await submitForm(browser, 'report'), await submitForm(browser, 'consult')];
  advanceDays(364);
  await forget();
  expect((await listApplications()).sort()).toEqual([visitors, ...own].sort());
  advanceDays(2);
  await forget();
  expect(await listApplications()).toEqual([own[0]]);
  const log = await portal.database.query(`select 1 from status_log where record_kind = 'application'`);
  expect(log).toHaveLength(1);
});
