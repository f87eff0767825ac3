import { openDatabase } from '../../platform/database/database';
import { ERASE_STEP } from '../../platform/database/erase-some';
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

const { cancel, closeDue, isClosed, isErased, openUser, query } = createClosingCalls(() => test);

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

/** Notes how many rows of each of these tables every transaction deletes. */
async function noteDeletedRows(): Promise<void> {
  await query('create table deleted_rows (transaction bigint, name text, total integer)');
  await query(`create function note_deleted() returns trigger language plpgsql as $$ begin
    insert into deleted_rows select txid_current(), tg_table_name, count(*) from gone; return null; end $$`);
  for (const table of Object.keys(MANY))
    await query(`create trigger note_deleted after delete on ${table} referencing old table as gone
      for each statement execute function note_deleted()`);
}

/** Most rows that one transaction has deleted of a table, all of them, and in how many transactions. */
async function readDeletedRows(table: string) {
  const [row] = await query<{ most: number; total: number; transactions: number }>(
    `select max(total)::int as most, sum(total)::int as total, count(*)::int as transactions
     from (select sum(total) as total from deleted_rows where name = $1 group by transaction having sum(total) > 0) as each`,
    table,
  );
  return row;
}

/** Does what is due, over a database whose statements are observed. */
async function closeObserved(observe: StatementObserver): Promise<void> {
  const options = { onTrouble: () => undefined, limits: PATIENT_LIMITS, observe };
  const database = openDatabase(test.portal.database.address, options);
  try {
    await runDue(database.orm, createDueClosings({ ...test, database }), test.clock());
  } finally {
    await database.close();
  }
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

  await noteDeletedRows();
  const statuses: number[] = [];
  const calls = [
    () => enroll(other),
    () => other.browser.request('/portal/workorder/ticket/save', { method: 'POST', payload: WORK_ORDER }),
    () => other.browser.request('/ptl/message/unreadCount'),
  ];
  let statements = 0;
  // What does it is gone in the middle, as if its process had been killed.
  const cutOff = closeObserved(async (text, run) => {
    const result = await run();
    if (!/^delete from "(?:user_message|work_order\w*)"/.test(text)) return result;
    const call = calls[statements];
    statements += 1;
    if (call) statuses.push((await call()).status);
    if (statements > 10) throw new Error('Gone');
    return result;
  });
  await expect(cutOff).rejects.toThrow('could not be done');
  expect(statuses).toEqual([200, 200, 200]);

  // The account is closed by then, and what is left of it does not come back.
  expect(await isClosed(leaving.userId)).toBe(true);
  expect((await countRows(leaving.userId))[0]).toBeGreaterThan(WORK_ORDERS / 2);
  expect((await leaving.browser.request('/ptl/message/unreadCount')).status).toBe(401);
  for (let turn = 0; turn < 20 && !(await isErased(leaving.userId)); turn += 1) await closeDue();

  expect(await countRows(leaving.userId)).toEqual([0, 0, 0, 0]);
  expect(await isErased(leaving.userId)).toBe(true);
  expect(await query('select 1 from work_order_total where owner_id = $1', leaving.userId)).toEqual([]);
  const workOrders = await readDeletedRows('work_order');
  expect(workOrders).toMatchObject({ most: ERASE_STEP, total: WORK_ORDERS });
  expect(workOrders?.transactions).toBeGreaterThanOrEqual(WORK_ORDERS / ERASE_STEP);
  // Each has two messages, which go first, and four lines of its log.
  expect((await readDeletedRows('work_order_message'))?.most).toBeLessThanOrEqual(ERASE_STEP);
  expect((await readDeletedRows('status_log'))?.most).toBeLessThanOrEqual(4 * ERASE_STEP);
  expect((await readDeletedRows('user_message'))?.most).toBeLessThanOrEqual(ERASE_STEP);
  expect((await countRows(staying.userId))[0]).toBe(OTHERS + 1);
  await runDue(test.database.orm, [createDueSeats(test)], test.clock());
  const seated = await query('select 1 from enrolment where owner_id = $1 and state = $2', staying.userId, 'enrolled');
  expect(seated).toHaveLength(1);
});
