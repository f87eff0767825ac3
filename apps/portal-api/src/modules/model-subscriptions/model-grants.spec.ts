import { openTestDatabase } from '../../testing/patient-limits';
import { setUp, setUpPortal } from '../../testing/set-up';
import { createTestClock } from '../../testing/test-clock';
import { openSession, reopenSession } from '../../testing/test-session';
import { addUsedModels, applyAndPass, listOwnModels, openModelDesk, readModelUse } from './testing/model-desk';

const DAY_S = 86_400;
const START = '2026-06-05T12:00:00+08:00';
const { now, advance, setTime } = createTestClock(START);
const portal = setUpPortal({ clock: now });
const database = setUp(() => openTestDatabase(portal.database.address));
const desk = () => openModelDesk({ database, clock: now });

beforeAll(() => addUsedModels(portal));
beforeEach(() => setTime(START));
afterEach(() => portal.database.query('delete from model_subscription'));

/** Somebody whose application was passed, and what has become of it. */
async function openUser() {
  const { browser, userId } = await openSession(portal, now());
  const applicationNo = await applyAndPass(portal, browser, now());
  await desk().run();
  const [model] = await listOwnModels(browser);
  if (model === undefined) throw new Error('The application has become nothing');
  // Sessions end long before models do.
  const read = async () => readModelUse((await reopenSession(portal, userId, now())).browser, model.id);
  return { browser, userId, applicationNo, id: model.id, read };
}

const listTitles = async (userId: string) =>
  (
    await portal.database.query<{ title: string }>(
      `select title from user_message where owner_id = $1 and link like '/overview/modelBase/details%' order by created_at`,
      [userId],
    )
  ).map(({ title }) => title);

it('begins with the approval, and lasts a year', async () => {
  const { read, applicationNo, userId } = await openUser();
  expect(await read()).toMatchObject({
    ...{ status: 10, modelId: 'm-api', modelName: '模型m-api', modelUrl: '/modelDetail/m-api.html', applicationNo },
    ...{ startsAt: START, endsAt: '2027-06-05T12:00:00+08:00', daysLeft: 365, isEnding: false },
    ...{ quota: { total: 3000, used: 0 }, keys: [], actions: ['createKey'] },
  });
  expect(await listTitles(userId)).toEqual([expect.stringContaining('已开通')]);
});

it('is one, however often and however fast its application is taken up', async () => {
  const { browser } = await openSession(portal, now());
  const applicationNo = await applyAndPass(portal, browser, now());
  await Promise.all([1, 2, 3].map(() => desk().apply(applicationNo)));
  await desk().run();
  expect(await listOwnModels(browser)).toHaveLength(1);
});

it('comes of nothing but approved applications for models there are', async () => {
  const { browser } = await openSession(portal, now());
  const applicationNo = await applyAndPass(portal, browser, now());
  await portal.database.query('update application set state = 20 where application_no = $1', [applicationNo]);
  await desk().run();
  expect(await listOwnModels(browser)).toEqual([]);
  await portal.database.query(`update application set state = 30, item_key = 'gone' where application_no = $1`, [
    applicationNo,
  ]);
  await desk().run();
  await desk().run();
  expect(await listOwnModels(browser)).toEqual([]);
});

it('goes on from its end, or from the approval where it has ended, with the next application', async () => {
  const { userId, read } = await openUser();
  const applyAgain = async () => {
    await applyAndPass(portal, (await reopenSession(portal, userId, now())).browser, now());
    await desk().run();
    return read();
  };
  advance(300 * DAY_S);
  expect(await applyAgain()).toMatchObject({ status: 10, startsAt: START, endsAt: '2028-06-05T12:00:00+08:00' });
  setTime('2028-07-01T12:00:00+08:00');
  await desk().run();
  expect(await read()).toMatchObject({ status: 30, daysLeft: 0, actions: [] });
  expect(await applyAgain()).toMatchObject({ status: 10, endsAt: '2029-07-01T12:00:00+08:00' });
  expect((await read()).log.map(({ act }) => act)).toEqual(['open', 'renew', 'expire', 'renew']);
});

it('tells of its end 7, 3 and 1 days before, once each, and of the end', async () => {
  const { userId } = await openUser();
  for (const days of [357, 1, 3, 1, 2, 0.5, 0.5]) {
    advance(days * DAY_S);
    await desk().run();
    await desk().run();
  }
  expect((await listTitles(userId)).slice(1)).toEqual([
    ...[7, 3, 1].map((days) => expect.stringContaining(`还有 ${days} 天到期`)),
    expect.stringContaining('已到期'),
  ]);
});

it.each([
  [10, '2026-05-20T12:00:00+08:00', 'adopt'],
  [30, '2025-05-20T12:00:00+08:00', 'adoptExpired'],
])('of an application from before models were kept is in state %i without a word', async (status, passedAt, act) => {
  const { browser, userId } = await openSession(portal, now());
  await applyAndPass(portal, browser, new Date(passedAt));
  await desk().run();
  const [{ id } = { id: '' }] = await listOwnModels(browser);
  const found = await readModelUse(browser, id);
  expect([found.status, found.startsAt, found.log.map((entry) => entry.act)]).toEqual([status, passedAt, [act]]);
  expect(await listTitles(userId)).toEqual([]);
});

it('is to be done something about while it ends', async () => {
  const { userId } = await openUser();
  advance(360 * DAY_S);
  const { browser } = await reopenSession(portal, userId, now());
  const { body } = await browser.request('/ptl/console/todos');
  expect(body.data).toEqual(expect.arrayContaining([{ kind: 'endingModel', total: 1 }]));
});
