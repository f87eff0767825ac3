import { type FailedJob, MAX_RETRIES } from '@portal/api-contract/account';
import { setUpPortal } from '../../testing/set-up';
import type { TestBrowser } from '../../testing/test-browser';
import { openStaffSession } from '../../testing/test-session';

const portal = setUpPortal();
let administrator: TestBrowser;
let userId: string;

beforeAll(async () => {
  ({ browser: administrator, userId } = await openStaffSession(portal, new Date(), ['administrator']));
});
beforeEach(() => portal.database.query(`delete from background_job where name in ('test.dead', 'test.waiting')`));

const call = (action: string, payload: object) =>
  administrator.request(`/ops-api/job/${action}`, { method: 'POST', payload });

const list = async (query: object = {}) =>
  (await call('pageList', query)).body.data as { total: number; list: FailedJob[] };

/** Adds a job that no release knows, so that nobody does it. */
async function addJob(key: string, state: 'dead' | 'waiting', failedAt = '2026-06-01T10:00:00+08:00', since?: string) {
  const [row] = await portal.database.query<{ id: string }>(
    `insert into background_job (name, key, payload, state, run_at, attempts, last_error, created_at, updated_at, waits_since)
     values ($1, $2, '{}', $3, now(), 12, 'Error: no paper', now(), $4, $5) returning id`,
    [`test.${state}`, key, state, failedAt, since ?? null],
  );
  return row?.id ?? '';
}

it('lists what was given up with its reason, last failure first', async () => {
  await addJob('waits', 'waiting');
  const early = await addJob('early', 'dead');
  await addJob('late', 'dead', '2026-06-02T10:00:00+08:00');
  const { total, list: jobs } = await list();
  expect([total, jobs.map(({ key }) => key)]).toEqual([2, ['late', 'early']]);
  expect(jobs[1]).toEqual({
    ...{ id: early, name: 'test.dead', key: 'early', attempts: 12, reason: 'Error: no paper' },
    ...{ failedAt: '2026-06-01T10:00:00+08:00', waitsSince: null },
  });
  expect((await list({ name: 'other.name' })).total).toBe(0);
  expect((await list({ pageNo: 2, pageSize: 1 })).list.map(({ key }) => key)).toEqual(['early']);
});

it('has one tried again with all its attempts, and notes who said so', async () => {
  const id = await addJob('again', 'dead');
  expect((await call('retry', { id })).body.code).toBe('200');
  const rows = await portal.database.query('select state, attempts from background_job where id = $1', [id]);
  expect(rows).toEqual([{ state: 'waiting', attempts: 0 }]);
  const audit = await portal.database.query(
    `select actor_id, subject_no, detail from audit_log where action = 'job.retry' and subject_no = $1`,
    [id],
  );
  expect(audit).toEqual([{ actor_id: userId, subject_no: id, detail: 'test.dead' }]);
  expect((await call('retry', { id })).status).toBe(404);
});

it.each([['x'], ['-1'], ['1.5'], [7], [null]])('takes no id like %p', async (id) => {
  expect((await call('retry', { id })).status).toBe(400);
});

it('lists what waits for somebody else, since when, the longest outage first', async () => {
  const [early = '', late = ''] = ['2026-06-01T10:00:00+08:00', '2026-06-01T11:00:00+08:00'];
  await addJob('later', 'waiting', late, late);
  const first = await addJob('first', 'waiting', late, early);
  await addJob('nobody', 'waiting');
  const { total, list: jobs } = await list({ state: 'outage' });
  expect([total, jobs.map(({ key }) => key)]).toEqual([2, ['first', 'later']]);
  expect(jobs[0]).toMatchObject({ id: first, waitsSince: early, failedAt: late });
  expect((await list({ state: 'outage', name: 'test.dead' })).total).toBe(0);
  expect((await call('pageList', { state: 'waiting' })).status).toBe(400);
});

it('has all of one name tried again in one call, so many at most, and notes it once', async () => {
  const oldest = await addJob('oldest', 'dead', '2026-05-01T10:00:00+08:00');
  await portal.database.query(
    `insert into background_job (name, key, payload, state, run_at, attempts, last_error, created_at, updated_at)
     select 'test.dead', 'n' || n, '{}', 'dead', now(), 12, '', now(), now() from generate_series(1, $1) as n`,
    [MAX_RETRIES],
  );
  const other = await addJob('other', 'waiting');
  await portal.database.query(`update background_job set state = 'dead' where id = $1`, [other]);
  expect((await call('retry', { name: 'test.dead' })).body.data).toEqual({ retried: MAX_RETRIES, left: 1 });
  const rows = await portal.database.query('select state, attempts from background_job where id = $1', [oldest]);
  expect(rows).toEqual([{ state: 'waiting', attempts: 0 }]);
  expect((await call('retry', { name: 'test.dead' })).body.data).toEqual({ retried: 1, left: 0 });
  expect((await call('retry', { name: 'test.dead' })).status).toBe(404);
  expect((await list()).list.map(({ key }) => key)).toEqual(['other']);
  const audit = await portal.database.query(
    `select actor_id, detail from audit_log where action = 'job.retry' and subject_no = '' order by detail`,
  );
  expect(audit).toEqual([
    { actor_id: userId, detail: '1 test.dead' },
    { actor_id: userId, detail: `${MAX_RETRIES} test.dead` },
  ]);
});

it.each([[{}], [{ id: '1', name: 'test.dead' }], [{ name: '' }], [{ name: 'x'.repeat(101) }]])(
  'takes one id or one name, and no %j',
  async (payload) => {
    expect((await call('retry', payload)).status).toBe(400);
  },
);

it('knows no job that is not dead', async () => {
  expect((await call('retry', { id: await addJob('alive', 'waiting') })).status).toBe(404);
  expect((await call('retry', { id: '999999999999999' })).status).toBe(404);
});
