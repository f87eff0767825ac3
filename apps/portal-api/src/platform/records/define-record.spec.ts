import { defineLifecycle } from '@portal/lifecycles';
import { eq } from 'drizzle-orm';
import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { randomUUID } from 'node:crypto';
import { runDue } from '../../testing/run-due';
import { setUpJobs } from '../../testing/test-jobs';
import { waitUntil } from '../../testing/wait-until';
import { createDueJobs } from '../jobs/due-work';
import { defineRecord } from './define-record';
import { createEventJobs, type EventHandler } from './domain-events';
import { createRecordTimers } from './record-timers';
import { type Actor, SYSTEM } from './record-transition';

const parcel = pgTable('parcel', {
  id: uuid('id').primaryKey(),
  parcelNo: text('parcel_no').notNull(),
  ownerId: uuid('owner_id'),
  state: integer('state').$type<1 | 2 | 3>().notNull(),
  stateSince: timestamp('state_since', { withTimezone: true }).notNull(),
  version: integer('version').notNull(),
  weight: integer('weight').notNull(),
  leaveAt: timestamp('leave_at', { withTimezone: true }),
});

const parcelLifecycle = defineLifecycle({
  name: 'parcel',
  record: '包裹',
  states: {
    1: { label: '已收下', tone: 'waiting' },
    2: { label: '运送中', tone: 'active' },
    3: { label: '已送达', tone: 'done' },
  },
  transitions: [
    { action: 'take', label: '收下', from: [null], to: 1, by: ['user'], guards: ['isLight'], notice: '已收下' },
    { action: 'leave', label: '发出', from: [1], to: 2, by: ['system'], notice: '已发出' },
    {
      action: 'arrive',
      label: '送达',
      from: [2],
      to: 3,
      by: ['system', 'agent'],
      needsReason: true,
      notice: '已送达',
      event: 'parcel.arrived',
    },
  ],
  timers: [
    { state: 1, action: 'leave' },
    { state: 2, action: 'arrive', after: { workDays: 1 }, reason: '默认签收' },
  ],
  notes: { weigh: '称重' },
});

const parcels = defineRecord({
  lifecycle: parcelLifecycle,
  table: parcel,
  guards: { isLight: ({ weight }) => (weight <= 20 ? '' : '包裹不能超过20公斤') },
  describe: ({ parcelNo }) => ({ number: parcelNo, title: '书', messageType: 'order', link: `/parcel?no=${parcelNo}` }),
  effects: (_runner, row, { action }) => ({ ...(action === 'leave' && { weight: row.weight + 1 }) }),
});

const test = setUpJobs();
const { clock } = test;
const AGENT: Actor = { role: 'agent', id: randomUUID(), name: '' };

beforeEach(async () => {
  // A Monday.
  clock.setTime('2026-06-01T10:00:00+08:00');
  await test.testDatabase.query(
    `create table parcel (id uuid primary key, parcel_no text not null, owner_id uuid, state int not null,
       state_since timestamptz not null, version int not null, weight int not null, leave_at timestamptz)`,
  );
});

const take = (values: { readonly ownerId?: string | null; readonly weight?: number } = {}) => {
  const { ownerId = randomUUID(), weight = 3 } = values;
  const at = clock.now();
  return parcels.create(
    test.database.orm,
    { id: randomUUID(), parcelNo: 'P1', ownerId, weight, leaveAt: new Date(at.getTime() + 3_600_000) },
    { action: 'take', actor: { role: 'user', id: ownerId, name: '周' }, at },
  );
};

const readLog = () =>
  test.testDatabase.query('select act, from_state, to_state, actor_role, reason from status_log order by position');

const timers = () => createRecordTimers(parcels, { database: test.database, clock: clock.now, dueAt: parcel.leaveAt });

const runTimers = () => runDue(test.database.orm, timers(), clock.now());

it('stores a record in the state of its first step, and writes that down', async () => {
  const row = await take();
  expect(row).toMatchObject({ state: 1, version: 1, stateSince: clock.now(), weight: 3 });
  expect(await readLog()).toEqual([{ act: 'take', from_state: null, to_state: 1, actor_role: 'user', reason: '' }]);
  const messages = await test.testDatabase.query(
    'select title, body, link, read_at is null as unread from user_message',
  );
  expect(messages).toEqual([{ title: '包裹已收下：书', body: '包裹编号：P1', link: '/parcel?no=P1', unread: false }]);
});

it('takes a record on with the effects of its domain, and tells whoever did not do it', async () => {
  const row = await take();
  clock.advance(60);
  const changed = await parcels.transition(test.database.orm, row, { action: 'leave', actor: SYSTEM, at: clock.now() });
  expect(changed).toMatchObject({ state: 2, version: 2, stateSince: clock.now(), weight: 4 });
  const unread = await test.testDatabase.query('select title from user_message where read_at is null');
  expect(unread).toEqual([{ title: '包裹已发出：书' }]);
});

it('tells nobody of what a visitor sent', async () => {
  await take({ ownerId: null });
  expect(await test.testDatabase.query('select 1 from user_message')).toEqual([]);
  expect(await readLog()).toHaveLength(1);
});

it.each([
  [
    'a step that the state does not have',
    { action: 'arrive', actor: AGENT },
    409,
    '包裹当前为「已收下」，不能进行此操作',
  ],
  ['a step of somebody else', { action: 'leave', actor: AGENT }, 409, '包裹当前为「已收下」，不能进行此操作'],
] as const)('refuses %s', async (_what, request, status, msg) => {
  const row = await take();
  const rejected = parcels.transition(test.database.orm, row, { ...request, at: clock.now() });
  await expect(rejected).rejects.toMatchObject({ status, message: msg });
  expect(await readLog()).toHaveLength(1);
});

it('refuses what a guard does not let pass, and a missing reason', async () => {
  const heavy = test.database.transaction((runner) =>
    parcels.create(
      runner,
      { id: randomUUID(), parcelNo: 'P2', ownerId: null, weight: 21 },
      { action: 'take', actor: { role: 'user', id: null, name: '' }, at: clock.now() },
    ),
  );
  await expect(heavy).rejects.toMatchObject({ status: 409, message: '包裹不能超过20公斤' });
  expect(await test.testDatabase.query('select 1 from parcel')).toEqual([]);
  const row = await take();
  const left = await parcels.transition(test.database.orm, row, { action: 'leave', actor: SYSTEM, at: clock.now() });
  const silent = parcels.transition(test.database.orm, left, { action: 'arrive', actor: AGENT, at: clock.now() });
  await expect(silent).rejects.toMatchObject({ status: 400 });
});

it('refuses a change of what has changed since it was read', async () => {
  const row = await take();
  await parcels.change(test.database.orm, row, { weight: 5 });
  await expect(parcels.change(test.database.orm, row, { weight: 6 })).rejects.toMatchObject({ status: 409 });
  expect(await parcels.find(test.database.orm, eq(parcel.id, row.id))).toMatchObject({ weight: 5, version: 2 });
});

it('keeps what its work needs without making what was read outdated', async () => {
  const row = await take();
  const marked = await parcels.mark(test.database.orm, row, { leaveAt: null });
  expect(marked).toMatchObject({ version: row.version, leaveAt: null });
  expect(await parcels.change(test.database.orm, row, { weight: 5 })).toMatchObject({ version: 2, leaveAt: null });
  await expect(parcels.mark(test.database.orm, row, { leaveAt: null })).rejects.toMatchObject({ status: 409 });
});

it('notes beside the state what the lifecycle lists, and nothing else', async () => {
  const row = await take();
  await parcels.note(test.database.orm, row, { action: 'weigh', actor: AGENT, at: clock.now() });
  expect((await readLog()).at(-1)).toMatchObject({ act: 'weigh', from_state: 1, to_state: 1 });
  await expect(parcels.note(test.database.orm, row, { action: 'open', actor: AGENT, at: clock.now() })).rejects.toThrow(
    'parcel has no note open',
  );
});

it('finds nothing where there is nothing', async () => {
  await expect(parcels.find(test.database.orm, eq(parcel.id, randomUUID()))).rejects.toMatchObject({ status: 404 });
});

describe('the clock', () => {
  it('takes a record on when its own time has come, and after a day of work', async () => {
    const { id } = await take();
    const readState = async () => (await parcels.find(test.database.orm, eq(parcel.id, id))).state;
    clock.advance(3599);
    await runTimers();
    expect(await readState()).toBe(1);
    clock.advance(1);
    await runTimers();
    expect(await readState()).toBe(2);
    clock.advance(24 * 3600 - 1);
    await runTimers();
    expect(await readState()).toBe(2);
    clock.advance(1);
    await runTimers();
    expect(await readState()).toBe(3);
    expect((await readLog()).at(-1)).toMatchObject({ act: 'arrive', actor_role: 'system', reason: '默认签收' });
  });

  it('does five hundred at once, one of which cannot be moved, by jobs of their own', async () => {
    const at = clock.now();
    await test.testDatabase.query(
      `insert into parcel select gen_random_uuid(), 'P' || n, null, 1, $1, 1, 1, $1 from generate_series(1, 500) as n`,
      [at],
    );
    await test.testDatabase.query(
      `create function reject() returns trigger language plpgsql as $$ begin raise 'cannot be moved'; end $$`,
    );
    await test.testDatabase.query(
      `create trigger reject before update on parcel for each row when (old.parcel_no = 'P7') execute function reject()`,
    );
    const jobs = timers().flatMap((due) => createDueJobs(due, test.database.orm, clock.now));
    await test.start(...jobs);
    const countLeft = async () => (await test.testDatabase.query('select 1 from parcel where state = 1')).length;
    await waitUntil(async () => (await countLeft()) === 1);
    const isTried = (rows: readonly { name: string; last_error: string }[]) =>
      rows.some(({ name, last_error: reason }) => name === 'parcel.leave' && reason !== '');
    const rows = await test.waitForJobs(isTried);
    expect(rows.filter(({ name }) => name === 'parcel.leave')).toHaveLength(1);
  });
});

describe('an event', () => {
  const handled: string[] = [];
  const createHandler = (name: string, work: () => void = () => undefined): EventHandler => ({
    event: 'parcel.arrived',
    name,
    async handle({ event, recordNo }) {
      handled.push(`${name} ${event} ${recordNo}`);
      work();
    },
  });
  const arrive = async () => {
    const row = await take();
    const left = await parcels.transition(test.database.orm, row, { action: 'leave', actor: SYSTEM, at: clock.now() });
    return parcels.transition(test.database.orm, left, {
      action: 'arrive',
      actor: AGENT,
      at: clock.now(),
      reason: '本人签收',
    });
  };
  const startHandlers = (...handlers: readonly EventHandler[]) =>
    test.start(...createEventJobs(handlers, test.database));

  beforeEach(() => void (handled.length = 0));

  it('reaches everybody who hears of it once, whatever becomes of the others', async () => {
    const broken = createHandler('bills.write', () => {
      throw new Error('no paper');
    });
    const runner = await startHandlers(broken, createHandler('stars.count'), {
      ...createHandler('other.hear'),
      event: 'parcel.lost',
    });
    await arrive();
    runner.wake();
    const rows = await test.waitForJobs((jobs) => jobs.length === 1 && jobs[0]?.last_error !== '');
    expect(rows).toMatchObject([{ name: 'bills.write', state: 'waiting' }]);
    expect(handled.sort()).toEqual(['bills.write parcel.arrived P1', 'stars.count parcel.arrived P1']);
  });

  it('is not told of a step that is undone', async () => {
    const undone = test.database.transaction(async (runner) => {
      const row = await take();
      const left = await parcels.transition(runner, row, { action: 'leave', actor: SYSTEM, at: clock.now() });
      await parcels.transition(runner, left, { action: 'arrive', actor: AGENT, at: clock.now(), reason: '本人签收' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await test.readJobs()).toEqual([]);
  });
});
