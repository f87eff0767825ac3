import { randomUUID } from 'node:crypto';
import { openTestDatabase } from '../../testing/patient-limits';
import { setUp, setUpPortal } from '../../testing/set-up';
import { openMember } from '../../testing/community-desk';
import { createTestClock } from '../../testing/test-clock';
import { createDigestJobs, writeDigest } from './notice-digest';

const { now, advance } = createTestClock('2026-06-05T12:00:00+08:00');
const portal = setUpPortal({ clock: now });
const database = setUp(() => openTestDatabase(portal.database.address));
const DAY_S = 86_400;

const notify = (ownerId: string) =>
  portal.database.query(
    `insert into community_notice (id, owner_id, type, merge_key, text, title, excerpt, url, created_at, updated_at)
     values ($1, $2, 'comment', $3, '评论了你的内容', '', '', '', $4, $4)`,
    [randomUUID(), ownerId, randomUUID(), now()],
  );

async function find(batch: number): Promise<void> {
  const [job] = createDigestJobs({ database, clock: now, batch });
  await job?.run({}, { complete: () => Promise.resolve() } as never);
}

it('is planned once a day for everybody who has not read something, however many they are', async () => {
  const owners = Array.from({ length: 5 }, () => randomUUID());
  for (const owner of owners) await notify(owner);
  for (let hour = 0; hour < 2; hour += 1) await find(2);
  const planned = await portal.database.query<{ owner: string }>(
    `select payload ->> 'ownerId' as owner from background_job where name = 'community-notices.digest'`,
  );
  expect(planned.map(({ owner }) => owner).sort()).toEqual([...owners].sort());
});

it('is one message of a day, of what came since the one before', async () => {
  const { userId } = await openMember(portal, now(), '听众');
  const write = () => database.transaction((runner) => writeDigest(runner, userId, now()));
  const messages = () =>
    portal.database.query<{ title: string }>('select title from user_message where owner_id = $1 order by created_at', [
      userId,
    ]);
  await write();
  expect(await messages()).toEqual([]);
  for (let count = 0; count < 2; count += 1) await notify(userId);
  await write();
  await notify(userId);
  advance(DAY_S / 2);
  await write();
  expect(await messages()).toEqual([{ title: '社区有2条未读通知' }]);
});
