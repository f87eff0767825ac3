import { createEarlierDatabase } from '../../testing/earlier-database';
import { setUp } from '../../testing/set-up';

/** Applications as they were before they had a lifecycle: kind, state, and whether somebody owns them. */
const ROWS = [
  ['trial', 'submitted', true],
  ['partner', 'processing', true],
  ['job', 'approved', true],
  ['model', 'rejected', true],
  ['visit', 'withdrawn', true],
  ['whitepaper', 'approved', true],
  ['consult', 'submitted', false],
] as const;

const database = setUp(() => createEarlierDatabase('0018'));

it('gives applications that are there already their states, and a log', async () => {
  for (const [kind, state, isOwned] of ROWS)
    await database.query(
      `insert into application values (gen_random_uuid(), $1::text, $1::text,
         case when $3 then gen_random_uuid() end, 'k', 'n', '/', $2, 'f', 'm', now(), now(), now() + interval '1 hour')`,
      [kind, state, isOwned],
    );

  await database.migrate();
  const rows = await database.query(
    `select kind, state, reason, version, assignee_id,
       (select string_agg(concat(from_state, '>', to_state, ' ', act), ', ' order by position) from status_log
        where record_kind = 'application' and record_id = application.id
          and actor_id is not distinct from application.owner_id) as log
     from application order by kind`,
  );
  const untouched = { reason: '', version: 1, assignee_id: null };
  expect(rows).toEqual([
    { ...untouched, kind: 'consult', state: 10, log: '>10 submit' },
    { ...untouched, kind: 'job', state: 30, log: '>10 submit' },
    { ...untouched, kind: 'model', state: 31, log: '>10 submit' },
    { ...untouched, kind: 'partner', state: 20, log: '>10 submit' },
    { ...untouched, kind: 'trial', state: 10, log: '>10 submit' },
    { ...untouched, kind: 'visit', state: 40, log: '>10 submit, 10>40 withdraw' },
    { ...untouched, kind: 'whitepaper', state: 30, log: '>30 download' },
  ]);
});
