import { openTestDatabase } from '../../testing/patient-limits';
import { createDataProtection } from '../../platform/security/data-protection';
import { setUp, setUpPortal } from '../../testing/set-up';
import { openStaffSession } from '../../testing/test-session';
import { staffData } from './staff-data';

const portal = setUpPortal();
const database = setUp(() => openTestDatabase(portal.database.address));

const toOwner = (id: string) => ({ id, account: '', userCode: '', issuer: '', subject: '' });

it('gives users the roles they have, and erases nobody else’s', async () => {
  const [own, other] = [
    await openStaffSession(portal, new Date(), ['finance', 'agent']),
    await openStaffSession(portal, new Date(), ['agent']),
  ];
  const context = { orm: database.orm, protection: createDataProtection(Buffer.alloc(32)) };
  const read = async (id: string) => (await staffData.read(context, toOwner(id))).map(({ role }) => role);
  expect(await read(own.userId)).toEqual(['agent', 'finance']);
  await staffData.erase?.({ runner: database.orm, now: new Date() }, toOwner(own.userId));
  expect(await read(own.userId)).toEqual([]);
  expect(await read(other.userId)).toEqual(['agent']);
});
