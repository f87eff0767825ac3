import { createDataProtection } from '../../platform/security/data-protection';
import { openTestDatabase } from '../../testing/patient-limits';
import { setUp, setUpPortal } from '../../testing/set-up';
import { createTestEnvironment } from '../../testing/test-portal';
import { openSession } from '../../testing/test-session';
import { seedDemoIdentity } from './demo-identity';
import { createRealnameCalls } from './testing/realname-calls';

const portal = setUpPortal({ isDemo: true });
const database = setUp(() => openTestDatabase(portal.database.address));

it('gives the enterprise of the demonstration an identity with a past', async () => {
  const { browser, userId } = await openSession(portal);
  const protection = createDataProtection(Buffer.from(createTestEnvironment().PORTAL_DATA_KEY ?? '', 'base64'));
  const owner = { id: userId, issuer: '', account: '', userCode: '', sessionId: '' };
  const at = new Date('2026-01-05T09:00:00+08:00');
  await database.transaction((runner) => seedDemoIdentity(runner, protection, owner, at));
  const { effective, ...rest } = await createRealnameCalls(portal).find(browser);
  expect(rest).toMatchObject({ state: 6, kind: 'enterprise', ongoing: null });
  expect(effective).toMatchObject({ name: '澄湖乳业（江苏）有限公司', decidedAt: '2026-01-05T10:00:00+08:00' });
});
