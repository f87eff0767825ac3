import { openTestDatabase } from '../../testing/patient-limits';
import { setUp, setUpPortal } from '../../testing/set-up';
import { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { openSession, openStaffSession } from '../../testing/test-session';
import { addApplicationContent, submitForm } from '../applications/testing/application-calls';
import { purgeVisitors } from './purge-visitors';

const { now, advance } = createTestClock();
const portal = setUpPortal({ clock: now });
const database = setUp(() => openTestDatabase(portal.database.address));

beforeAll(() => addApplicationContent(portal));

const advanceDays = (days: number) => advance(days * 86_400);
const purge = () => purgeVisitors({ database, clock: now });

async function sendContact(): Promise<string> {
  const payload = { userName: '王小明', companyName: '启明制造', telephone: '13800138000', consent: true };
  const { body } = await new TestBrowser(portal.app).request('/ptl/contact/addContact', { method: 'POST', payload });
  return (body.data as { id: string }).id;
}

const listContacts = async () =>
  (await portal.database.query<{ id: string }>('select id from contact_request')).map(({ id }) => id);

const listApplications = async () =>
  (await portal.database.query<{ no: string }>('select application_no as no from application')).map(({ no }) => no);

it('purges a message twelve months after the last contact, be it the answer', async () => {
  const [unanswered, answered] = [await sendContact(), await sendContact()];
  advanceDays(100);
  const { browser } = await openStaffSession(portal, now());
  const payload = { kind: 'contact', id: answered, note: '已回电' };
  expect((await browser.request('/ops-api/contact/handle', { method: 'POST', payload })).status).toBe(200);
  advanceDays(264);
  await purge();
  expect((await listContacts()).sort()).toEqual([unanswered, answered].sort());
  advanceDays(2);
  await purge();
  expect(await listContacts()).toEqual([answered]);
  advanceDays(100);
  await purge();
  expect(await listContacts()).toEqual([]);
});

it('purges with them what visitors applied for and consultations, but nothing else of an account', async () => {
  const { browser } = await openSession(portal, now());
  const visitors = await submitForm(new TestBrowser(portal.app), 'report');
  const own = [await submitForm(browser, 'report'), await submitForm(browser, 'consult')];
  advanceDays(364);
  await purge();
  expect((await listApplications()).sort()).toEqual([visitors, ...own].sort());
  advanceDays(2);
  await purge();
  expect(await listApplications()).toEqual([own[0]]);
  const log = await portal.database.query(`select 1 from status_log where record_kind = 'application'`);
  expect(log).toHaveLength(1);
});
