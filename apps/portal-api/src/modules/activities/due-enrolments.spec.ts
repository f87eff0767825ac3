import { sql } from 'drizzle-orm';
import { openTestDatabase } from '../../testing/patient-limits';
import { runDue } from '../../testing/run-due';
import { addContent, makeActivity, toMarkdownFile } from '../../testing/sample-content';
import { setUp, setUpPortal } from '../../testing/set-up';
import type { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { openSession } from '../../testing/test-session';
import { waitUntil } from '../../testing/wait-until';
import { createDueSeats } from './due-enrolments';

const { now, advance } = createTestClock('2026-06-05T12:00:00+08:00');
const portal = setUpPortal({ clock: now });
const database = setUp(() => openTestDatabase(portal.database.address));

const fillSeats = () => runDue(database.orm, [createDueSeats({ database, clock: now })], now());

const publish = (id: string, capacity: number) =>
  addContent(portal, { [`activities/${id}.md`]: toMarkdownFile(makeActivity(id, {}, { capacity })) });

const enroll = (browser: TestBrowser, activityId: string) =>
  browser.request('/ptl/activity/enroll', {
    method: 'POST',
    payload: { activityId, name: '王小明', companyName: '启明制造', telephone: '13800138000', consent: true },
  });

async function openPeople(count: number): Promise<TestBrowser[]> {
  const people: TestBrowser[] = [];
  for (let index = 0; index < count; index += 1) people.push((await openSession(portal, now())).browser);
  return people;
}

async function enrollInTurn(people: readonly TestBrowser[], activityId: string): Promise<void> {
  for (const browser of people) {
    await enroll(browser, activityId);
    advance(1);
  }
}

const readStates = async (activityId: string) =>
  (
    await portal.database.query<{ state: string }>(
      'select state from enrolment where activity_id = $1 order by created_at',
      [activityId],
    )
  ).map(({ state }) => state);

describe('a raised capacity', () => {
  it('is for those who wait before it is for whoever comes', async () => {
    await publish('raised', 1);
    await enrollInTurn(await openPeople(4), 'raised');
    await publish('raised', 3);
    await enrollInTurn(await openPeople(1), 'raised');
    expect(await readStates('raised')).toEqual(['enrolled', 'enrolled', 'enrolled', 'waiting', 'waiting']);
  });

  it('seats those who wait although nobody comes, and tells them', async () => {
    await publish('quiet', 1);
    await enrollInTurn(await openPeople(3), 'quiet');
    await publish('quiet', 2);
    await fillSeats();
    await fillSeats();
    expect(await readStates('quiet')).toEqual(['enrolled', 'enrolled', 'waiting']);
    const told = await portal.database.query(
      `select 1 from user_message where title = '候补已转为报名成功' and body like '%活动quiet%'`,
    );
    expect(told).toHaveLength(1);
  });

  it('without a bound seats everybody', async () => {
    await publish('unbound', 1);
    await enrollInTurn(await openPeople(3), 'unbound');
    await publish('unbound', 0);
    await fillSeats();
    expect(await readStates('unbound')).toEqual(['enrolled', 'enrolled', 'enrolled']);
  });
});

it('an activity that is imported anew at this moment takes enrolments all the same', async () => {
  await publish('imported', 5);
  const [browser] = (await openPeople(1)) as [TestBrowser];
  let responding: ReturnType<typeof enroll> | undefined;
  await database.transaction(async (runner) => {
    await runner.execute(
      sql`create temporary table kept on commit drop as select * from activity where id = 'imported'`,
    );
    await runner.execute(sql`delete from activity where id = 'imported'`);
    await runner.execute(sql`insert into activity select * from kept`);
    let isAnswered = false;
    responding = enroll(browser, 'imported').finally(() => (isAnswered = true));
    // It is answered meanwhile, or waits for the import.
    await waitUntil(async () => {
      const held = await portal.database.query(
        `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      );
      return isAnswered || held.length > 0;
    });
  });
  expect(await responding).toMatchObject({ status: 200, body: { data: { state: 'enrolled' } } });
});
