import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { spawnServer } from '../servers/spawn-server.mjs';

export const CONNECTIONS = 20;

/** Other owners, among whom records are spread. */
const OWNERS = 1000;

/** A server at rest takes at most this share of a core, for longer than it takes until it looks for work again. */
const REST_SHARE = 0.2;
const REST_S = 7;
const REST_TIMEOUT_S = 120;

/**
 * Lets work be done with an API over an empty database of its own, with a caller who is logged in and has the roles of
 * staff that are named.
 */
export async function withRecords(work, roles = []) {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  // The server of the database is another user's where this is the administrator's.
  chmodSync(dataDir, 0o711);
  const server = await spawnServer('api', { args: [join(dataDir, 'data')], execArgv: ['--expose-gc'] });
  const { origin, readCpu, readMemory, stop } = server;
  const database = new Client({ host: join(dataDir, 'data/run'), user: 'postgres', database: 'portal' });
  await database.connect();
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  try {
    const session = await openSession(database, roles);
    return await work({ database, dataDir: join(dataDir, 'data'), origin, readCpu, readMemory, agent, ...session });
  } finally {
    agent.destroy();
    await database.end();
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Makes so many work orders; the caller's share of them, and the rest of others. */
export async function fillWorkOrders({ database, userId }, count, ownShare) {
  await database.query('truncate work_order, work_order_message, work_order_secret, work_order_total');
  await database.query(
    `insert into work_order (id, ticket_no, owner_id, status, severity, product_code, product_name, type_code, type_name,
       title, description, resource, contact_encrypted, telephone_masked, contact_hours, file_ids, has_secret,
       created_at, updated_at, state_since, promise_at, reminder_count, reopen_count, message_count, version)
     select gen_random_uuid(), 'BENCH' || n,
       case when n <= $1 * $2::float then $3::uuid
         else ('00000000-0000-4000-8000-' || lpad((n % ${OWNERS})::text, 12, '0'))::uuid end,
       n % 2, 'P3', 'p' || n % 40, '产品', 't', '类型', '看板打不开，提示超时', repeat('描述', 100), '', '', '', 'anytime',
       '{}', false, now(), now() - interval '1 day' - n * interval '1 minute', now(), now(), 0, 0, 0, 1
     from generate_series(1, $1::int) n`,
    [count, ownShare, userId],
  );
  await database.query('vacuum analyze work_order');
}

/** Makes so many calls at 20 connections; how long each took, in milliseconds. */
export function callAll(caller, count, make) {
  return timeAll(count, (place) => post(caller, make(place)));
}

/** Does something so many times, 20 of them side by side; how long each took, in milliseconds. */
export async function timeAll(count, act) {
  const times = [];
  let next = 0;
  const work = async () => {
    while (next < count) {
      const place = next;
      next += 1;
      const startedAt = performance.now();
      await act(place);
      times.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  return times;
}

/**
 * Times lists of 20, each `[name, path, filter]`, called so many times at 20 connections: milliseconds, 95 of 100. All of
 * them are called before, as a server that has served for a while is what is measured.
 */
export async function timeLists(caller, count, lists) {
  await waitForRest(caller);
  const called = lists.map(([name, path, filter]) => {
    const request = { url: caller.origin + path, body: JSON.stringify({ pageNo: 1, pageSize: 20, ...filter }) };
    return { name, call: (times) => callAll(caller, times, () => request) };
  });
  for (const { call } of called) await call(count / 5);
  const rows = [];
  for (const { name, call } of called) rows.push({ name, p95: percentile(await call(count), 0.95) });
  return rows;
}

/** Waits until the server has done what it found to do; one that goes on would be measured in place of the lists. */
async function waitForRest({ readCpu }) {
  let quiet = 0;
  for (let second = 0; second < REST_TIMEOUT_S; second += 1) {
    const before = await readCpu();
    await delay(1000);
    quiet = (await readCpu()) - before < REST_SHARE * 1e6 ? quiet + 1 : 0;
    if (quiet === REST_S) return;
  }
  throw new Error('The server works on the records that are listed.');
}

/** Whose a record is, in SQL for `n` from 1 on: the caller's share comes first, and others have the rest. */
export function shareOut(count, ownShare, userId) {
  return `case when n <= ${count * ownShare} then '${userId}'::uuid
    else ('00000000-0000-4000-8000-' || lpad((n % ${OWNERS})::text, 12, '0'))::uuid end`;
}

/** Makes a call; its body. */
export function post({ agent, headers }, { url, body }) {
  const more = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'idempotency-key': randomUUID(),
  };
  return new Promise((resolve, reject) => {
    const request = http.request(url, { agent, method: 'POST', headers: { ...headers, ...more } }, (response) => {
      let text = '';
      response.on('data', (part) => (text += part));
      response.on('end', () =>
        response.statusCode === 200 ? resolve(text) : reject(new Error(`${response.statusCode}: ${text}`)),
      );
    });
    request.on('error', reject);
    request.end(body);
  });
}

/** A session of somebody new, with the roles of staff that are named. */
export async function openSession(database, roles = []) {
  const userId = randomUUID();
  await database.query(
    `insert into portal_user (id, issuer, subject, account, user_code, created_at, last_login_at)
     values ($1, 'bench', $2, $2, $2, now(), now())`,
    [userId, `bench-${userId}`],
  );
  for (const role of roles)
    await database.query('insert into staff_role (user_id, role, granted_at) values ($1, $2, now())', [userId, role]);
  return openSessionOf(database, userId);
}

/** A session of somebody as a login leaves it. */
export async function openSessionOf(database, userId) {
  const [token, cookie] = [randomBytes(32).toString('base64url'), randomBytes(32).toString('base64url')];
  const hash = (secret) => createHash('sha256').update(secret).digest('base64url');
  await database.query(
    `insert into user_session (id, token_hash, browser_hash, user_id, sealed_id_token, created_at, last_seen_at, expires_at)
     values ($1, $2, $3, $4, '', now(), now(), now() + interval '1 hour')`,
    [randomUUID(), hash(token), hash(cookie), userId],
  );
  const headers = { authorization: `Bearer ${token}`, 'idaas-auth-token': token, cookie: `portal-session=${cookie}` };
  return { userId, headers };
}

export const percentile = (values, share) =>
  [...values].sort((left, right) => left - right)[Math.floor(values.length * share)];

export const median = (values) => percentile(values, 0.5);
