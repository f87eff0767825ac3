import { openDatabase } from '../../platform/database/database';
import { DELETE_STEP } from '../../platform/database/delete-in-steps';
import type { StatementObserver } from '../../platform/database/observe-statements';
import { createClosingCalls } from '../../testing/closing-calls';
import { PATIENT_LIMITS } from '../../testing/patient-limits';
import { DAY_MS, startPrivacyTest } from '../../testing/privacy-test';
import { runDue } from '../../testing/run-due';
import { addContent, makeActivity, toMarkdownFile } from '../../testing/sample-content';
import { setUp } from '../../testing/set-up';
import { reopenSession } from '../../testing/test-session';
import { WORK_ORDER } from '../../testing/work-order-calls';
import { createDueSeats } from '../activities/due-enrolments';
import { createDueClosings } from './close-accounts';

const WORK_ORDERS = 20_000;
const OTHERS = 50;

/** Tables that have many rows of an account, by what finds them; that it was closed is kept. */
const MANY = {
  work_order: 'owner_id = $1',
  work_order_message: 'author_id = $1',
  status_log: `actor_id = $1 and record_kind <> 'accountclosing'`,
  user_message: 'owner_id = $1',
};

const { cancel, isClosed, openUser, query } = createClosingCalls(() => test);

const test = setUp(startPrivacyTest);

/** Gives a user finished work orders, each with two messages, four lines of its log, and what its owner was told. */
async function addWorkOrders(userId: string, count: number): Promise<void> {
  const at = test.clock();
  await query(
    `insert into work_order (id, ticket_no, owner_id, status, severity, product_code, product_name, type_code, type_name,
       title, description, resource, contact_encrypted, telephone_masked, contact_hours, file_ids, created_at, updated_at,
       state_since, promise_at, reminder_count, reopen_count, message_count, version, has_secret)
     select gen_random_uuid(), $1 || n, $2, 4, 'P3', 'p', 'p', 't', 't', 't', repeat('d', 200), 'r', 'v1', '138',
       'anytime', '{}', $4, $4, $4, $4, 0, 0, 2, 1, false from generate_series(1, $3) as n`,
    ...[`WO-${userId}-`, userId, count, new Date(at.getTime() - 2 * DAY_MS)],
  );
  const ownWorkOrders = 'from work_order, generate_series(0, $3 - 1) as n where owner_id = $1';
  await query(
    `insert into work_order_message (id, work_order_id, author, author_id, author_name, text, file_ids, at)
     select gen_random_uuid(), id, 'user', $1, 'u', repeat('m', 200), '{}', $2 ${ownWorkOrders}`,
    ...[userId, at, 2],
  );
  await query(
    `insert into status_log
       (id, record_kind, record_id, from_state, to_state, act, actor_role, actor_id, actor_name, reason, file_ids, at)
     select gen_random_uuid(), 'workorder', id, n, n + 1, 'act', 'user', $1, 'u', '', '{}', $2 ${ownWorkOrders}`,
    ...[userId, at, 4],
  );
  await query(
    `insert into user_message (id, owner_id, type, title, body, link, record_no, created_at)
     select gen_random_uuid(), owner_id, 'workorder', 't', repeat('b', 100), '', ticket_no, $2 ${ownWorkOrders}`,
    ...[userId, at, 4],
  );
}

async function countRows(userId: string): Promise<number[]> {
  const counts = Object.entries(MANY).map(([table, isOwn]) =>
    query<{ total: number }>(`select count(*)::int as total from ${table} where ${isOwn}`, userId),
  );
  return (await Promise.all(counts)).map(([row]) => row?.total ?? 0);
}

/** Closes what is due over a database whose statements are observed; returns the seconds it took. */
async function closeObserved(observe: StatementObserver): Promise<number> {
  const options = { onTrouble: () => undefined, limits: PATIENT_LIMITS, observe };
  const database = openDatabase(test.portal.database.address, options);
  const startedAt = performance.now();
  await runDue(database.orm, createDueClosings({ ...test, database }), test.clock());
  await database.close();
  return (performance.now() - startedAt) / 1000;
}

it('closes an account with 20,000 work orders in bounded steps, between which others go on', async () => {
  await addContent(test.portal, {
    'activities/shared.md': toMarkdownFile(
      makeActivity(
        'shared',
        { startsAt: '2036-08-01T09:00:00+08:00', endsAt: '2036-08-01T18:00:00+08:00' },
        { capacity: 1 },
      ),
    ),
  });
  const form = { name: '王小明', companyName: '启明制造', telephone: '13800138000', consent: true };
  const enroll = ({ browser }: Awaited<ReturnType<typeof openUser>>) =>
    browser.request('/ptl/activity/enroll', { method: 'POST', payload: { activityId: 'shared', ...form } });
  const [leaving, staying] = [await openUser(), await openUser()];
  expect((await enroll(leaving)).body.data).toMatchObject({ state: 'enrolled' });
  await addWorkOrders(leaving.userId, WORK_ORDERS);
  await addWorkOrders(staying.userId, OTHERS);
  await cancel(leaving.browser);
  test.advance(15 * DAY_MS + 1000);
  const other = await reopenSession(test.portal, staying.userId, test.clock());

  const steps: number[] = [];
  const statuses: number[] = [];
  const calls = [
    () => enroll(other),
    () => other.browser.request('/portal/workorder/ticket/save', { method: 'POST', payload: WORK_ORDER }),
    () => other.browser.request('/ptl/message/unreadCount'),
  ];
  const seconds = await closeObserved(async (text, run) => {
    const result = await run();
    if (text.startsWith('delete from "work_order"')) {
      steps.push((result as { rowCount: number }).rowCount);
      const call = calls[steps.length - 1];
      if (call) statuses.push((await call()).status);
    }
    return result;
  });

  process.stdout.write(`An account with ${WORK_ORDERS} work orders was closed in ${seconds.toFixed(2)} s\n`);
  expect(await isClosed(leaving.userId)).toBe(true);
  expect(await countRows(leaving.userId)).toEqual([0, 0, 0, 0]);
  expect(await query('select 1 from work_order_total where owner_id = $1', leaving.userId)).toEqual([]);
  expect(steps.reduce((sum, rows) => sum + rows, 0)).toBe(WORK_ORDERS);
  expect(Math.max(...steps)).toBeLessThanOrEqual(DELETE_STEP);
  expect(statuses).toEqual([200, 200, 200]);
  expect((await countRows(staying.userId))[0]).toBe(OTHERS + 1);
  await runDue(test.database.orm, [createDueSeats(test)], test.clock());
  const seated = await query('select 1 from enrolment where owner_id = $1 and state = $2', staying.userId, 'enrolled');
  expect(seated).toHaveLength(1);
});
