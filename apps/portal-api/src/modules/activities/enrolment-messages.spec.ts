import { openTestDatabase } from '../../testing/patient-limits';
import { runDue } from '../../testing/run-due';
import { addContent, makeActivity, toMarkdownFile } from '../../testing/sample-content';
import { setUp, setUpPortal } from '../../testing/set-up';
import { createTestClock } from '../../testing/test-clock';
import { type LoggedIn, openSession, reopenSession } from '../../testing/test-session';
import { createDueReminders } from './due-enrolments';

const FORM = { name: '王小明', companyName: '启明制造', telephone: '13800138000', consent: true };
const DAYS_BEFORE = new Date('2026-07-20T12:00:00+08:00');
const DAY_BEFORE = new Date('2026-07-31T09:00:00+08:00');

const { now, advance, setTime } = createTestClock(DAYS_BEFORE);
const portal = setUpPortal({ clock: now });
// As many instances of the portal; the one that responds is another.
const instances = [1, 2].map(() => setUp(() => openTestDatabase(portal.database.address)));

beforeEach(async () => {
  setTime(DAYS_BEFORE);
  await portal.database.query('delete from enrolment');
  await portal.database.query('delete from user_message');
});

const publish = (id: string, capacity: number, changes: object = {}) =>
  addContent(portal, { [`activities/${id}.md`]: toMarkdownFile(makeActivity(id, { ...changes }, { capacity })) });
const logIn = () => openSession(portal, now());
const enroll = async ({ browser }: LoggedIn, activityId: string) => {
  const { status } = await browser.request('/ptl/activity/enroll', {
    method: 'POST',
    payload: { activityId, ...FORM },
  });
  expect(status).toBe(200);
  advance(1);
};
const cancel = ({ browser }: LoggedIn, activityId: string) =>
  browser.request('/ptl/activity/cancelEnroll', { method: 'POST', payload: { activityId } });
const listMessages = ({ userId }: LoggedIn) =>
  portal.database.query<{ title: string }>('select type, title, body, link from user_message where owner_id = $1', [
    userId,
  ]);
const remind = () =>
  Promise.all(instances.map((database) => runDue(database.orm, [createDueReminders({ database, clock: now })], now())));

describe('a seat that became free', () => {
  it('is told of to whoever gets it, and to nobody else', async () => {
    await publish('one', 1);
    const [first, second, third] = [await logIn(), await logIn(), await logIn()];
    for (const person of [first, second, third]) await enroll(person, 'one');
    await cancel(first, 'one');
    expect(await listMessages(second)).toEqual([
      {
        ...{ type: 'activity', title: '候补已转为报名成功', link: '/activity-enroll?id=one' },
        body: '「活动one」有名额空出，您已从候补转为已报名。时间：2026-08-01 09:00，地点：线上',
      },
    ]);
    expect([await listMessages(first), await listMessages(third)]).toEqual([[], []]);
  });

  it('is neither given nor told of when the message cannot be stored', async () => {
    await publish('one', 1);
    const [first, second] = [await logIn(), await logIn()];
    for (const person of [first, second]) await enroll(person, 'one');
    await portal.database.query('alter table user_message rename to elsewhere');
    expect((await cancel(first, 'one')).status).toBeGreaterThanOrEqual(500);
    await portal.database.query('alter table elsewhere rename to user_message');
    const states = await portal.database.query('select state from enrolment order by created_at');
    expect(states).toEqual([{ state: 'enrolled' }, { state: 'waiting' }]);
  });
});

describe('a reminder', () => {
  const REMINDER = {
    ...{ type: 'activity', title: '您报名的活动即将开始', link: '/activity-enroll?id=open' },
    body: '「活动open」即将开始。时间：2026-08-01 09:00，地点：线上',
  };

  it('comes a day before, to each participant once, however many instances remind', async () => {
    await publish('open', 0);
    const people = await Promise.all(Array.from({ length: 120 }, logIn));
    for (const person of people) await enroll(person, 'open');
    setTime(new Date(DAY_BEFORE.getTime() - 1));
    await remind();
    const count = async () => (await portal.database.query('select 1 from user_message')).length;
    expect(await count()).toBe(0);
    setTime(DAY_BEFORE);
    await remind();
    await remind();
    expect(await count()).toBe(people.length);
    expect(await Promise.all(people.map(listMessages))).toEqual(people.map(() => [REMINDER]));
  });

  it('is not for who waits, has cancelled, or came within the day', async () => {
    await publish('two', 2);
    const [staying, leaving, promoted, waiting] = [await logIn(), await logIn(), await logIn(), await logIn()];
    for (const person of [staying, leaving, promoted, waiting]) await enroll(person, 'two');
    await publish('open', 0);
    setTime(new Date(DAY_BEFORE.getTime() + 1000));
    expect((await cancel(await reopenSession(portal, leaving.userId, now()), 'two')).status).toBe(200);
    const late = await logIn();
    await enroll(late, 'open');
    await remind();
    const titles = async (person: LoggedIn) => (await listMessages(person)).map(({ title }) => title);
    expect(await titles(staying)).toEqual([REMINDER.title]);
    // The message about the seat names the time already.
    expect(await titles(promoted)).toEqual(['候补已转为报名成功']);
    for (const person of [leaving, waiting, late]) expect(await titles(person)).toEqual([]);
  });

  it('is not of what is off the shelf, or has begun', async () => {
    await publish('open', 0);
    const person = await logIn();
    await enroll(person, 'open');
    await publish('open', 0, { listingStatus: 3 });
    setTime(DAY_BEFORE);
    await remind();
    await publish('open', 0);
    setTime('2026-08-01T09:00:00+08:00');
    await remind();
    expect(await listMessages(person)).toEqual([]);
  });
});
