import { createDataProtection } from '../../platform/security/data-protection';
import { openTestDatabase } from '../../testing/patient-limits';
import { setUp, setUpPortal } from '../../testing/set-up';
import { createTestEnvironment } from '../../testing/test-portal';
import { TestBrowser } from '../../testing/test-browser';
import { openSession } from '../../testing/test-session';
import { seedDemoIdentity } from './demo-identity';
import { DEMO_STORIES } from './demo-stories';
import { createRealnameCalls } from './testing/realname-calls';

const portal = setUpPortal({ isDemo: true });
const database = setUp(() => openTestDatabase(portal.database.address));

it('gives the enterprise of the demonstration an identity with a past', async () => {
  const { browser, userId } = await openSession(portal);
  const protection = createDataProtection(Buffer.from(createTestEnvironment().PORTAL_DATA_KEY ?? '', 'base64'));
  const owner = { id: userId, issuer: '', account: '', userCode: '', sessionId: '' };
  const at = new Date('2026-01-05T09:00:00+08:00');
  await database.transaction((runner) => seedDemoIdentity(runner, protection, owner, DEMO_STORIES.enterprise, at));
  const { effective, ...rest } = await createRealnameCalls(portal).find(browser);
  expect(rest).toMatchObject({ state: 6, kind: 'enterprise', ongoing: null });
  expect(effective).toMatchObject({ name: '澄湖乳业（江苏）有限公司', decidedAt: '2026-01-05T10:00:00+08:00' });
});

it.each([
  ['demo-new', { state: 0, kind: 'none' }],
  ['demo-verified', { state: 6, kind: 'person', effective: { name: '**航' } }],
  ['demo-review', { state: 5, ongoing: { warning: expect.stringContaining('校验位') } }],
  ['demo-remit', { state: 4, ongoing: { hasElements: true } }],
  ['demo-rejected', { state: 7, failed: { reason: expect.stringContaining('营业执照') } }],
  ['demo-expiring', { state: 6, kind: 'enterprise' }],
])('lets %s stand as its label says', async (account, expected) => {
  const browser = new TestBrowser(portal.app);
  await browser.logIn(account);
  expect(await createRealnameCalls(portal).find(browser)).toMatchObject(expected);
});

it('takes the amount that the label of the account names', async () => {
  const browser = new TestBrowser(portal.app);
  await browser.logIn('demo-remit');
  const calls = createRealnameCalls(portal);
  const { ongoing } = await calls.find(browser);
  expect(await calls.submit(browser, 'unionPayVerify', { id: ongoing?.id, amount: '0.37' })).toMatchObject({
    state: 6,
  });
});
