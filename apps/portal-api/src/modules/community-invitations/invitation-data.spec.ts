import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { openTestDatabase } from '../../testing/patient-limits';
import { setUp, setUpPortal } from '../../testing/set-up';
import { createTestClock } from '../../testing/test-clock';
import { invitationData } from './invitation-data';
import { communityInvitation } from './invitations.tables';

const { now } = createTestClock('2026-06-05T12:00:00+08:00');
const portal = setUpPortal({ clock: now });
const database = setUp(() => openTestDatabase(portal.database.address));

it('goes with whoever was invited; of whoever invited, it keeps that the other was told', async () => {
  const [id, other] = [randomUUID(), randomUUID()];
  await database.orm.insert(communityInvitation).values([
    { questionId: 'sent', invitedId: other, ownerId: id, createdAt: now() },
    { questionId: 'received', invitedId: id, ownerId: other, createdAt: now() },
  ]);
  await database.transaction(async (runner) => {
    const owner = { id, account: '', userCode: '', issuer: '', subject: '' };
    await invitationData.erase?.({ runner, now: now() }, owner);
    expect(await invitationData.eraseMany?.({ runner, now: now() }, owner)).toBe(false);
  });
  const rows = await database.orm.select().from(communityInvitation);
  expect(rows).toMatchObject([{ questionId: 'sent', invitedId: other }]);
  expect(rows[0]?.ownerId).not.toBe(id);
  expect(await database.orm.$count(communityInvitation, eq(communityInvitation.ownerId, other))).toBe(0);
});
