import type { Certification } from '@portal/api-contract/account';
import { setUpPortal } from '../../testing/set-up';
import type { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { openSession } from '../../testing/test-session';
import { fillInLegalPerson } from './testing/enterprise-calls';
import { createProofCalls } from './testing/proof-calls';
import { createRealnameCalls, keepSessions, setEntrance } from './testing/realname-calls';

const { now, advance } = createTestClock('2026-06-05T12:00:00+08:00');
const portal = setUpPortal({ clock: now, isDemo: true });
const calls = createRealnameCalls(portal);
const { createLink, view, confirm } = createProofCalls(portal);

beforeAll(() => setEntrance(portal, true, true));
beforeEach(() => portal.database.query('delete from identification'));

/** Somebody whose enterprise waits for its legal representative. */
async function submit(): Promise<{ readonly browser: TestBrowser; readonly id: string }> {
  const { browser } = await openSession(portal, now());
  await calls.agree(browser);
  const { id } = await calls.submit(browser, 'enterpriseFourElement', fillInLegalPerson('pass'));
  return { browser, id };
}

const stateOf = async (browser: TestBrowser): Promise<Certification> => calls.find(browser);

it('lets the legal representative see what is asked, and consent to it once', async () => {
  const { browser, id } = await submit();
  const ticket = await createLink(browser, id);
  for (let count = 0; count < 2; count += 1)
    expect((await view(ticket)).body.data).toEqual({
      companyName: '澄湖乳业（江苏）有限公司',
      legalPerson: '**安',
      handlerName: '**航',
    });
  const ends = await Promise.all([confirm(ticket, true), confirm(ticket, true)]);
  expect(ends.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect(await stateOf(browser)).toMatchObject({ state: 6, kind: 'enterprise' });
  expect((await calls.post(browser, 'signLink', { id })).status).toBe(409);
});

it('leads to the brand of whoever asks', async () => {
  const { browser, id } = await submit();
  await portal.database.query(`update portal_user set brand_path = '/miot'`);
  const { body } = await calls.post(browser, 'signLink', { id });
  expect(new URL((body.data as { url: string }).url).pathname).toBe('/miot/legal-consent');
});

it('ends where the legal representative does not consent', async () => {
  const { browser, id } = await submit();
  expect((await confirm(await createLink(browser, id), false)).status).toBe(200);
  expect(await stateOf(browser)).toMatchObject({ state: 7, failed: { reason: '法定代表人不同意本次认证' } });
});

it('is good for a day, and for what it was made for', async () => {
  const { browser, id } = await submit();
  const ticket = await createLink(browser, id);
  for (const wrong of ['x', id]) expect((await view(wrong)).status).toBe(404);
  await calls.cancel(browser, id);
  expect((await view(ticket)).status).toBe(409);
  expect((await confirm(ticket, true)).status).toBe(409);
  const again = await submit();
  const late = await createLink(again.browser, again.id);
  advance(86_401);
  await keepSessions(portal, now());
  expect((await view(late)).status).toBe(404);
  expect((await confirm(late, true)).status).toBe(404);
});
