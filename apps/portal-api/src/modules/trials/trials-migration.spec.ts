import { createEarlierDatabase } from '../../testing/earlier-database';
import { setUp } from '../../testing/set-up';

const database = setUp(() => createEarlierDatabase('0070'));

const OWNER = '00000000-0000-4000-8000-000000000001';

interface Application {
  readonly no: string;
  readonly product: string;
  readonly state: number;
  readonly days?: number;
  readonly kind?: string;
  readonly log?: readonly (readonly [from: number | null, to: number, act: string])[];
}

const SUBMITTED = [null, 10, 'submit'] as const;

/** Applications for trials as they were before trials were records. */
const APPLICATIONS: readonly Application[] = [
  { no: 'T-new', product: 'a', state: 10, log: [SUBMITTED] },
  { no: 'T-claimed', product: 'b', state: 20, log: [SUBMITTED, [10, 20, 'claim']] },
  { no: 'T-passed', product: 'c', state: 30, log: [SUBMITTED, [10, 30, 'approve']] },
  { no: 'T-passed-long-ago', product: 'd', state: 30, days: 8, log: [SUBMITTED, [10, 30, 'approve']] },
  { no: 'T-rejected', product: 'e', state: 31, log: [SUBMITTED, [10, 31, 'reject']] },
  { no: 'T-withdrawn', product: 'f', state: 40, log: [SUBMITTED, [10, 40, 'withdraw']] },
  { no: 'T-passed-once', product: 'g', state: 30, days: 90 },
  { no: 'T-again', product: 'g', state: 10 },
  { no: 'P-partner', product: 'a', state: 10, kind: 'partner' },
];

async function add({ no, product, state, days = 1, kind = 'trial', log = [] }: Application): Promise<void> {
  const [row] = await database.query<{ id: string }>(
    `insert into application (id, application_no, kind, owner_id, item_key, item_name, item_url, state, state_since,
       reason, form_encrypted, telephone_masked, version, consented_at, created_at, updated_at)
     select gen_random_uuid(), $1, $2, $3, $4, 'n', '/', $5::int, past, case $5::int when 31 then '资料不全' else '' end,
       'sealed', '138****8000', 3, past, past, past
     from (select now() - $6::int * interval '1 day' as past) as earlier returning id`,
    [no, kind, OWNER, product, state, days],
  );
  for (const [from, to, act] of log)
    await database.query(
      `insert into status_log (id, record_kind, record_id, from_state, to_state, act, actor_role, actor_name, reason,
         file_ids, at) values (gen_random_uuid(), 'application', $1, $2, $3, $4, 'user', '', '', '{}', now())`,
      [row?.id, from, to, act],
    );
}

const readTrials = () =>
  database.query(
    `select trial_no as no, state, ask_at is not null as asked,
       (select string_agg(concat(from_state, '>', to_state, ' ', act), ', ' order by position) from status_log
        where record_kind = 'trial' and record_id = trial.id) as log
     from trial order by trial_no`,
  );

it('makes trials of the applications for them, and of those that the release before still takes', async () => {
  for (const application of APPLICATIONS) await add(application);
  await database.migrate();
  expect(await readTrials()).toEqual([
    // Of two for one product the open one counts.
    { no: 'T-again', state: 10, asked: false, log: null },
    { no: 'T-claimed', state: 10, asked: false, log: '>10 apply' },
    { no: 'T-new', state: 10, asked: false, log: '>10 apply' },
    { no: 'T-passed', state: 20, asked: true, log: '>10 apply, 10>20 approve' },
    { no: 'T-passed-long-ago', state: 20, asked: false, log: '>10 apply, 10>20 approve' },
    { no: 'T-passed-once', state: 60, asked: false, log: null },
    { no: 'T-rejected', state: 11, asked: false, log: '>10 apply, 10>11 reject' },
    { no: 'T-withdrawn', state: 60, asked: false, log: '>10 apply, 10>60 cancel' },
  ]);
  const [rejected] = await database.query(
    `select reason, form_encrypted, telephone_masked, version, subject_key from trial where trial_no = 'T-rejected'`,
  );
  expect(rejected).toEqual({
    ...{ reason: '资料不全', form_encrypted: 'sealed', telephone_masked: '138****8000', version: 3 },
    subject_key: `account:${OWNER}`,
  });
  await add({ no: 'T-late', product: 'h', state: 10 });
  await add({ no: 'T-twice', product: 'c', state: 10 });
  expect((await readTrials()).filter((row) => 'no' in row && /late|twice/.test(String(row.no)))).toEqual([
    { no: 'T-late', state: 10, asked: false, log: null },
  ]);
});
