import { randomUUID } from 'node:crypto';
import { type KillableApi, prepareKillableApi } from './testing/killable-api';
import { setUpPortal } from './testing/set-up';
import { waitUntil } from './testing/wait-until';

/** As many as the process works at side by side, each in a transaction of its own. */
const BATCH = 15;

/** Work that comes round by itself. */
const RECURRING = [
  ...['idempotency.purge', 'secrets.purge', 'sms-codes.purge', 'sessions.purge', 'login-log.purge', 'keyring.reseal'],
  ...['search.purge', 'files.purge', 'quotes.purge', 'contact.purge', 'provider.purge', 'tracking.purge'],
  ...['messages.deliver', 'messages.purge', 'outbox.purge', 'exports.make', 'kept-data.purge'],
  ...['order-exports.make', 'invoice-exports.make'],
  ...['realname.purge-attempts', 'realname.purge-faces', 'operator.attend'],
  ...['instances.usage', 'models.usage'],
  'jobs.tell',
  'trials.meter',
  'contracts.purge-files',
  'refunds.look-again',
  ...[
    'community-notices.digest.find',
    'community-notices.purge',
    'community-exports.make',
    'community-reactions.purge',
  ],
];

/** Work that time brings about on a record; each is looked for by a job of its own. */
const DUE = [
  ...['activity.fill-seats', 'activity.remind', 'workorder.expire', 'workorder.confirm', 'workorder.remind'],
  ...[
    'workorder.end-grant',
    'accountclosing.close',
    'accountclosing.erase',
    'dataexport.expire',
    'identification.discard',
  ],
  ...['orderexport.expire', 'invoiceexport.expire', 'invoice.confirmReceipt', 'invoice.refuseRed', 'invoices.ask'],
  ...['identification.timeOut', 'identification.missPayment', 'identification.lapse', 'identification.expire'],
  ...['realname.remind', 'realname.purge-elements', 'realname.purge-drafts', 'file.remove', 'order.expire'],
  'payments.check',
  'refund.expire',
  'reconciliations.run',
  ...['deliveries.ask', 'deliveries.tell'],
  ...['instances.apply', 'instances.remind', 'instance.expire', 'instance.release'],
  ...['models.grant', 'models.remind', 'modelSubscription.expire'],
  ...['trial.open', 'trial.expire', 'trial.remind', 'trial.purge'],
  ...['communitycontent.publish', 'communitycontent.poster', 'communitycontent.expireBounty'],
  'communityreport.overdue',
  'communityexport.expire',
  ...['contract.expire', 'contract.fulfil', 'contract.remind', 'contract.seal'],
];

/** Work that a change asks for. */
const QUEUED = [
  'realname.check',
  'realname.facts',
  'realname.remit',
  'event.publish',
  'invoice-titles.renew',
  'payments.refund',
  'payments.end-others',
  'refunds.begin',
  'refunds.begin-cancelled',
  'refunds.begin-expired',
  ...['refunds.pay-out', 'refunds.pay-part'],
  'refunds.continue',
  'trials.convert',
  'trials.count-for-identity',
  'deliveries.reduce',
  ...['invoices.mail', 'invoices.settle-red'],
  ...['community-people.verified', 'community-people.replaced', 'community-people.expired', 'community-notices.digest'],
  ...['community-reports.look', 'community-mentions.tell'],
  ...['community-answers.open-bounty', 'community-answers.settle-bounty', 'community-answers.index'],
  ...['contracts.lapse-rejected', 'contracts.lapse-cancelled', 'contracts.lapse-expired'],
  ...['contracts.lapse-failed', 'contracts.lapse-reduced'],
  ...['orders.go-on-with-contract', 'orders.ask-for-contract'],
];

const FOUND = DUE.map((name) => `${name}.find`);
const NAMES = [...RECURRING, ...FOUND, ...DUE, ...QUEUED];

/** State of a work order that a job moves, by the job's action. */
const MOVED: Readonly<Record<string, number>> = { 'workorder.expire': 2, 'workorder.confirm': 3 };

const portal = setUpPortal({ doesJobs: true, isDemo: true });
const keys = new Map(NAMES.map((name) => [name, DUE.includes(name) || QUEUED.includes(name) ? randomUUID() : '']));
let api: KillableApi;

beforeAll(async () => {
  api = prepareKillableApi({
    JOBS_AT_ONCE: `${BATCH}`,
    DATABASE_TRANSACTION_POOL_SIZE: `${BATCH + 2}`,
    DATABASE_POOL_SIZE: `${BATCH + 2}`,
  });
  await api.start();
  await api.query('create table paused_job (name text primary key)');
  // A sequence is not undone with its transaction: a job is seen however late somebody looks.
  for (const place of NAMES.keys()) await api.query(`create sequence paused_${place}`);
  await api.query(
    'create table job_place as select name, place - 1 as place from unnest($1::text[]) with ordinality as given (name, place)',
    [NAMES],
  );
  await api.query(`
    create function pause_job() returns trigger language plpgsql as $$
    begin
      if exists (select from paused_job where name = old.name) then
        perform nextval('paused_' || place) from job_place where name = old.name;
        perform pg_sleep(60);
      end if;
      if tg_op = 'DELETE' then return old; end if;
      return new;
    end $$`);
  await api.query(`
    create trigger pause_end before update on background_job for each row
      when (old.state = 'running' and new.state <> 'running') execute function pause_job()`);
  await api.query(`
    create trigger pause_removal before delete on background_job for each row
      when (old.state = 'running') execute function pause_job()`);
});
afterAll(() => api.close());

/** Makes jobs due before all others, and waits until each has done its work and is about to say so. */
async function pause(names: readonly string[]): Promise<void> {
  // What the last process was at is taken over first, so that these begin together.
  await waitUntil(
    () => api.query(`select from background_job where state = 'running' and name = any($1)`, [names]),
    ({ length }) => length === 0,
  );
  await api.query('insert into paused_job (name) select unnest($1::text[])', [names]);
  for (const name of names) {
    const state = MOVED[name];
    if (state !== undefined) await addWorkOrder(keys.get(name) ?? '', state);
  }
  await api.query(
    `insert into background_job (name, key, payload, state, run_at, attempts, last_error, created_at, updated_at)
     select name, key, payload, 'waiting', now(), 0, '', now(), now()
     from unnest($1::text[], $2::text[], $3::jsonb[]) as paused (name, key, payload) on conflict do nothing`,
    [names, names.map((name) => keys.get(name)), await Promise.all(names.map(buildPayload))],
  );
  await waitUntil(async () => {
    // What is locked is in its middle already.
    await api.query(
      `update background_job set run_at = '2000-01-01' where id in (
         select id from background_job where name = any($1) and state = 'waiting' for update skip locked)`,
      [names],
    );
    const reached = await api.query(
      `select from job_place join pg_sequences on sequencename = 'paused_' || place
       where name = any($1) and last_value is not null`,
      [names],
    );
    return reached.length === names.length;
  });
}

/** What a job is told; most look for their record by the key. */
async function buildPayload(name: string): Promise<object> {
  const ofOwner = ['orders.ask-for-contract', 'trials.count-for-identity'];
  if (ofOwner.includes(name) || name.startsWith('contracts.lapse-')) return { ownerId: randomUUID(), recordNo: 'OD' };
  if (name !== 'invoice-titles.renew') return {};
  const [replaced] = await api.query(
    `select id as "recordId", owner_id as "ownerId" from identification where state = 6 limit 1`,
  );
  if (!replaced) throw new Error('The demonstration has an identity in effect');
  return replaced;
}

/** Lets the jobs of the dead process be taken over at once. */
async function release(): Promise<void> {
  await api.query('delete from paused_job');
  await api.query(`update background_job set leased_until = now() where state = 'running'`);
}

function addWorkOrder(id: string, state: number): Promise<object[]> {
  return api.query(
    `insert into work_order (id, ticket_no, owner_id, status, severity, product_code, product_name, type_code, type_name,
       title, description, resource, contact_encrypted, telephone_masked, contact_hours, file_ids, has_secret,
       created_at, updated_at, state_since, promise_at, reminder_count, reopen_count, message_count, version)
     select $1, 'KILL' || $2::int, gen_random_uuid(), $2::int, 'P3', '', '', 't', 't', 't', '', '', '', '', 'anytime', '{}', false,
       past, past, past, past, 3, 0, 0, 1
     from (select now() - interval '8 days' as past) as long_ago`,
    [id, state],
  );
}

it('has a case for every job that there is', () => {
  expect([...NAMES].sort()).toEqual([...portal.jobNames].sort());
});

it('ends every job once whose process is killed between its work and its end', async () => {
  for (let first = 0; first < NAMES.length; first += BATCH) {
    await pause(NAMES.slice(first, first + BATCH));
    await api.kill(false);
    await release();
    await api.start();
  }
  const own = [...keys.values()].filter(Boolean);
  await waitUntil(async () => (await api.query('select from background_job where key = any($1)', [own])).length === 0);
  const unfinished = () =>
    api.query(
      `select name, state, last_error from background_job
       where last_error <> '' or state = 'dead' or run_at < now() - interval '1 hour'`,
    );
  await waitUntil(unfinished, ({ length }) => length === 0);

  const moves = await api.query<{ act: string; count: number; version: number }>(
    `select act, count(*)::int as count, max(version) as version
     from status_log join work_order on work_order.id = record_id where ticket_no like 'KILL%' group by act order by act`,
  );
  expect(moves).toEqual(['confirm', 'expire'].map((act) => ({ act, count: 1, version: 2 })));
});
