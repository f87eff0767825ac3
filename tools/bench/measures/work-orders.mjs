import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { spawnServer } from '../servers/spawn-server.mjs';

const CONNECTIONS = 20;
const REQUESTS = 2000;
const ROUNDS = 5;
const REPLIES = 2000;
const REPLIED = 50;

/** Other owners, among whom work orders are spread. */
const OWNERS = 1000;

const TICKET = '/portal/workorder/ticket';

/**
 * Times a list of 20 work orders at 20 connections among few and among many of them in the database, spread over many
 * owners and all of one owner, and counts the replies that are stored in a second. Milliseconds, 95 of 100.
 */
export async function measureWorkOrders({ few, many }) {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  // The server of the database is another user's where this is the administrator's.
  chmodSync(dataDir, 0o711);
  const { origin, stop } = await spawnServer('api', { args: [join(dataDir, 'data')] });
  const database = new Client({ host: join(dataDir, 'data/run'), user: 'postgres', database: 'portal' });
  await database.connect();
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  try {
    const caller = { agent, ...(await openSession(database)) };
    const list = () => measureList(origin, caller);
    const sizes = {};
    for (const [kind, ownShare] of Object.entries({ spread: 0.02, own: 1 })) {
      sizes[kind] = await compare(
        list,
        (size) => fill(database, caller.userId, size, size === few ? 1 : ownShare),
        few,
        many,
      );
    }
    return { ...sizes, repliesPerSecond: await measureReplies(origin, caller) };
  } finally {
    agent.destroy();
    await database.end();
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The list among few and among many, in turns, so that both meet the machine in the same moods. */
async function compare(list, fillTo, few, many) {
  const times = { few: [], many: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, size] of Object.entries({ few, many })) {
      await fillTo(size);
      await list();
      times[name].push(await list());
    }
  }
  const before = median(times.few);
  const after = median(times.many);
  return { before, after, ratio: after / before };
}

/** Makes so many work orders; the caller's share of them, and the rest of others. */
async function fill(database, userId, count, ownShare) {
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

async function measureList(origin, caller) {
  const body = JSON.stringify({ pageNo: 1, pageSize: 20 });
  const times = await callAll(caller, REQUESTS, () => ({ url: `${origin}${TICKET}/pageList`, body }));
  return percentile(times, 0.95);
}

async function measureReplies(origin, caller) {
  const ticketNos = await Promise.all(Array.from({ length: REPLIED }, () => submit(origin, caller)));
  const startedAt = performance.now();
  await callAll(caller, REPLIES, (place) => ({
    url: `${origin}${TICKET}/reply`,
    body: JSON.stringify({ ticketNo: ticketNos[place % ticketNos.length], text: `reply ${place}` }),
  }));
  return REPLIES / ((performance.now() - startedAt) / 1000);
}

async function submit(origin, caller) {
  const body = JSON.stringify({
    ...{ typeCode: 'usage.fault', title: '看板打不开，提示超时', severity: 'P3' },
    description: '今天上午起看板一直提示超时，无法查看产线数据。',
    ...{ contactName: '王小明', telephone: '13800138000' },
  });
  return JSON.parse(await post(caller, { url: `${origin}${TICKET}/save`, body })).data.ticketNo;
}

async function callAll(caller, count, make) {
  const times = [];
  let next = 0;
  const work = async () => {
    while (next < count) {
      const request = make(next);
      next += 1;
      const startedAt = performance.now();
      await post(caller, request);
      times.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  return times;
}

function post({ agent, headers }, { url, body }) {
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

/** A session as a login leaves it. */
async function openSession(database) {
  const [token, cookie] = [randomBytes(32).toString('base64url'), randomBytes(32).toString('base64url')];
  const userId = randomUUID();
  const hash = (secret) => createHash('sha256').update(secret).digest('base64url');
  await database.query(
    `insert into portal_user (id, issuer, subject, account, user_code, created_at, last_login_at)
     values ($1, 'bench', $2, $2, $2, now(), now())`,
    [userId, `bench-${userId}`],
  );
  await database.query(
    `insert into user_session (id, token_hash, browser_hash, user_id, sealed_id_token, created_at, last_seen_at, expires_at)
     values ($1, $2, $3, $4, '', now(), now(), now() + interval '1 hour')`,
    [randomUUID(), hash(token), hash(cookie), userId],
  );
  const headers = { authorization: `Bearer ${token}`, 'idaas-auth-token': token, cookie: `portal-session=${cookie}` };
  return { userId, headers };
}

const percentile = (values, share) =>
  [...values].sort((left, right) => left - right)[Math.floor(values.length * share)];

const median = (values) => percentile(values, 0.5);
