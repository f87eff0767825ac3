import autocannon from 'autocannon';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { CONNECTIONS, openSession } from './record-calls.mjs';

/** Pages that are read while timers are due. */
const PATHS = ['/', '/product', '/news-center'];

/** How long pages are read without timers, to compare with. */
const QUIET_MS = 10_000;

/** How often it is looked whether all is done, and after how long something is wrong. */
const [LOOK_MS, PATIENCE_MS] = [250, 300_000];

/** Whose the records are. */
const OWNERS = 50;

const WAITING = `
  select (select count(*) from work_order where ticket_no like 'TIMER%' and status in (2, 3))
    + (select count(*) from purchase_order where order_no like 'ODTIMER%' and state = 'unpaid') as left`;

/**
 * Has so many timers come due at once, of work orders that nobody answers or confirms and of orders that nobody pays,
 * while pages are read at 20 connections. Returns the seconds until the last has had its effect, and without timers and
 * with them the pages that are served in a second and their milliseconds, 97 of 100.
 */
export async function measureTimers({ origin }, dataDir, count) {
  const database = new Client({ host: `${dataDir}/run`, user: 'postgres', database: 'portal' });
  await database.connect();
  try {
    const owners = [];
    for (let place = 0; place < OWNERS; place += 1) owners.push((await openSession(database)).userId);
    await readPages(origin, () => delay(QUIET_MS / 2));
    const { pages: quiet } = await readPages(origin, () => delay(QUIET_MS));
    const { pages: busy, result: seconds } = await readPages(origin, () => handleAll(database, owners, count));
    return { seconds, quiet, busy };
  } finally {
    await database.end();
  }
}

/** Seconds until the last of so many timers has had its effect. */
async function handleAll(database, owners, count) {
  await makeDue(database, owners, count);
  const startedAt = performance.now();
  for (;;) {
    const elapsed = performance.now() - startedAt;
    const { rows } = await database.query(WAITING);
    if (Number(rows[0].left) === 0) return elapsed / 1000;
    if (elapsed > PATIENCE_MS) throw new Error(`${rows[0].left} of ${count} timers are left`);
    await delay(LOOK_MS);
  }
}

/** Makes records whose time is over: half of them work orders, half of them orders that are unpaid. */
async function makeDue(database, owners, count) {
  const half = Math.floor(count / 2);
  await database.query('begin');
  await database.query(
    `insert into work_order (id, ticket_no, owner_id, status, severity, product_code, product_name, type_code, type_name,
       title, description, resource, contact_encrypted, telephone_masked, contact_hours, file_ids, has_secret,
       created_at, updated_at, state_since, promise_at, reminder_count, reopen_count, message_count, version)
     select gen_random_uuid(), 'TIMER' || n, ($2::uuid[])[n % $3 + 1], 2 + n % 2, 'P3', 'p', '产品', 't', '类型', '看板打不开',
       '描述', '', '', '', 'anytime', '{}', false, ago, ago, ago, ago, 0, 0, 0, 1
     from generate_series(1, $1::int) n, (select now() - interval '8 days' as ago) times`,
    [half, owners, OWNERS],
  );
  await database.query(
    `with asked as (
       insert into quote (id, owner_id, body, order_no, created_at, expires_at)
       select 'timer' || n, ($2::uuid[])[n % $3 + 1], '{}', 'ODTIMER' || n, now(), now() from generate_series(1, $1::int) n
       returning *)
     insert into purchase_order (order_no, owner_id, quote_id, state, line, payable, contract_first, remark,
       agreement_version, created_at, pay_until)
     select order_no, owner_id, id, 'unpaid',
       '{"productCode":"p","productName":"产品","planName":"标准版","mealCode":"p-basic","period":1,"quantity":1}',
       19800, false, '', '', now() - interval '8 days', now()
     from asked`,
    [count - half, owners, OWNERS],
  );
  await database.query('commit');
}

/** Reads pages without a pause while something is done. */
async function readPages(origin, work) {
  const load = autocannon({
    ...{ url: origin, connections: CONNECTIONS, duration: PATIENCE_MS / 1000 },
    requests: PATHS.map((path) => ({ path })),
  });
  const result = await work();
  load.stop();
  const { non2xx, errors, requests, latency } = await load;
  if (non2xx + errors > 0) throw new Error(`${non2xx} pages refused, ${errors} failed`);
  return { result, pages: { perSecond: requests.average, p97: latency.p97_5 } };
}
