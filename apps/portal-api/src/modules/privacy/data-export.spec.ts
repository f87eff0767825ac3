import type { DataExport } from '@portal/api-contract/account';
import { strFromU8, unzipSync } from 'fflate';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createErasedFiles } from '../../platform/files/erased-files';
import { PORTAL_CONTRIBUTIONS } from '../../portal-modules';
import { seedPersonalData } from '../../testing/personal-data';
import { DAY_MS, startPrivacyTest } from '../../testing/privacy-test';
import { runDue } from '../../testing/run-due';
import { setUp } from '../../testing/set-up';
import { TestBrowser } from '../../testing/test-browser';
import { openSession, reopenSession } from '../../testing/test-session';
import { waitUntil } from '../../testing/wait-until';
import { createSecurityTickets } from '../account-security/security-tickets';
import { DEMO_PASSWORD } from '../identity-provider/demo-accounts';
import { createDueExports } from './data-export-record';
import { makeDataExports } from './data-export-worker';

const test = setUp(startPrivacyTest);

const ask = (browser: TestBrowser, key: string = randomUUID(), ticket = '') =>
  browser.request('/ptl/privacy/export', { method: 'POST', payload: { ticket }, headers: { 'idempotency-key': key } });
/** A ticket of a user whose account is the portal's own, as `verifyCode` gives it. */
async function prove(userId: string): Promise<string> {
  const [row] = await test.portal.database.query<{ id: string; version: number; session_id: string }>(
    `select idp_account.id, idp_account.version, user_session.id as session_id from portal_user
     join idp_account on idp_account.id::text = subject join user_session on user_id = portal_user.id
     where portal_user.id = $1`,
    [userId],
  );
  if (!row) throw new Error('There is no such account');
  const owner = { id: userId, sessionId: row.session_id, issuer: '', account: '', userCode: '' };
  return createSecurityTickets(test.clock).issue(test.database.orm, row, { scene: 'exportData', owner });
}
const askProven = async ({ browser, userId }: { browser: TestBrowser; userId: string }) =>
  ask(browser, undefined, await prove(userId));
const readTaskId = ({ body }: Awaited<ReturnType<typeof ask>>) => (body.data as { taskId: string }).taskId;
const readStatus = (browser: TestBrowser, query = '') => browser.request(`/ptl/privacy/exportStatus${query}`);
const readNewest = async (browser: TestBrowser) => (await readStatus(browser)).body.data as DataExport | null;
const openUser = (account?: string) => openSession(test.portal, test.clock(), account);

async function makeAll(browser: TestBrowser): Promise<DataExport> {
  await makeDataExports(test);
  await waitUntil(async () => (await readNewest(browser))?.status === 'done');
  return (await readNewest(browser)) as DataExport;
}

/** Downloads bytes, which the browser of the specs would read as text. */
async function download(browser: TestBrowser, taskId: string) {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await test.portal.app.inject({
    url: `/ptl/privacy/exportFile?taskId=${taskId}`,
    headers: { cookie, ...browser.tokenHeaders() },
  });
  return { status: response.statusCode, headers: response.headers, bytes: response.rawPayload };
}

async function readRow(taskId: string) {
  const [row] = await test.portal.database.query<{ state: string; storage_key: string; tries: number }>(
    'select * from data_export where id = $1',
    [taskId],
  );
  if (!row) throw new Error('There is no such export');
  return row;
}

it('has everything of every kind, as JSON and as CSV, and the files', async () => {
  const { browser, userId } = await openUser();
  const canary = `CANARY-${randomUUID()}`;
  await seedPersonalData({ ...test, orm: test.database.orm, canary, now: test.clock() }, userId);
  const taskId = readTaskId(await askProven({ browser, userId }));
  const { url, size, status } = await makeAll(browser);
  expect({ url, status }).toEqual({ url: `/ptl/privacy/exportFile?taskId=${taskId}`, status: 'done' });
  const { bytes, headers } = await download(browser, taskId);
  expect(bytes).toHaveLength(size);
  expect(headers['content-disposition']).toContain('attachment');

  const entries = unzipSync(bytes);
  const empty = PORTAL_CONTRIBUTIONS.personalData.filter(({ name }) => {
    const { records } = JSON.parse(strFromU8(entries[`${name}.json`] ?? new Uint8Array())) as { records: object[] };
    const lines = strFromU8(entries[`${name}.csv`] ?? new Uint8Array()).split('\r\n');
    return records.length === 0 || lines.length < 3;
  });
  // Nobody asked to close this account, whose owner does not work for the platform.
  expect(empty.map(({ name }) => name)).toEqual(['consents', 'account-closings', 'staff-roles']);
  const file = Object.entries(entries).find(([name]) => name.startsWith('files/'));
  expect(file?.[0]).toMatch(new RegExp(`-${canary}\\.pdf$`));
  expect(strFromU8(file?.[1] ?? new Uint8Array())).toBe(canary);
});

it('shows the owner’s data in the clear, no secret of the portal, and nobody else’s data', async () => {
  const [own, other] = [await openUser(), await openUser()];
  const [canary, foreign] = [`CANARY-${randomUUID()}`, `FOREIGN-${randomUUID()}`];
  await seedPersonalData({ ...test, orm: test.database.orm, canary, now: test.clock() }, own.userId);
  await seedPersonalData({ ...test, orm: test.database.orm, canary: foreign, now: test.clock() }, other.userId);
  const taskId = readTaskId(await askProven(own));
  await makeAll(own.browser);
  const entries = unzipSync((await download(own.browser, taskId)).bytes);
  const text = Object.values(entries)
    .map((bytes) => strFromU8(bytes))
    .join('\n');
  const profile = JSON.parse(strFromU8(entries['profile.json'] ?? new Uint8Array())) as { records: object[] };
  expect(profile.records).toEqual([expect.objectContaining({ telephone: canary, mail: canary, nickname: canary })]);
  expect(text).not.toContain(foreign);
  for (const secret of [`hash-${canary}`, `index-${canary}`, 'v1.', other.userId]) expect(text).not.toContain(secret);
});

it('cannot run formulas in a spreadsheet', async () => {
  const { browser, userId } = await openUser();
  await test.portal.database.query('update portal_user set nickname = $2 where id = $1', [userId, '=cmd|"/c calc"!A1']);
  const taskId = readTaskId(await ask(browser));
  await makeAll(browser);
  const entries = unzipSync((await download(browser, taskId)).bytes);
  expect(strFromU8(entries['profile.csv'] ?? new Uint8Array())).toContain(`"'=cmd|""/c calc""!A1"`);
});

it('is stored encrypted', async () => {
  const { browser } = await openUser();
  const taskId = readTaskId(await ask(browser));
  await makeAll(browser);
  const stored = await test.files.get((await readRow(taskId)).storage_key);
  expect(stored?.subarray(0, 2).toString()).not.toBe('PK');
  expect(stored?.includes('profile')).toBe(false);
});

it('is made once a day, and one answer for one key', async () => {
  const { browser } = await openUser();
  const key = randomUUID();
  const taskId = readTaskId(await ask(browser, key));
  expect((await ask(browser)).status).toBe(409);
  await makeAll(browser);
  expect(readTaskId(await ask(browser, key))).toBe(taskId);
  const { status, body } = await ask(browser);
  expect({ status, data: body.data }).toEqual({ status: 429, data: { retryAfter: expect.any(Number) } });
  expect((body.data as { retryAfter: number }).retryAfter).toBeLessThanOrEqual(86_400);
});

it('is asked for once by many at a time', async () => {
  const { browser, userId } = await openUser();
  const responses = await Promise.all(Array.from({ length: 6 }, () => ask(browser)));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  expect(await test.portal.database.query('select 1 from data_export where owner_id = $1', [userId])).toHaveLength(1);
});

it('needs a new login where the account is another provider’s', async () => {
  const { browser, userId } = await openUser();
  const before = new Date(test.clock().getTime() - 11 * 60_000);
  await test.portal.database.query('update portal_user set last_login_at = $2 where id = $1', [userId, before]);
  const { status, body } = await ask(browser);
  expect({ status, msg: body.msg }).toEqual({ status: 409, msg: '请重新登录，并在10分钟内申请导出' });
  expect(await readNewest(browser)).toBeNull();
});

it('needs a ticket of its own scene where the account is the portal’s own, and is noted', async () => {
  const browser = new TestBrowser(test.portal.app);
  await browser.logIn('demo-personal');
  const prove = async (scene: string) => {
    const payload = { scene, way: 'password', password: DEMO_PASSWORD };
    const { body } = await browser.request('/ptl/user/verifyCode', { method: 'POST', payload });
    return (body.data as { ticket: string }).ticket;
  };
  for (const ticket of ['', 'wrong', await prove('closeAccount')]) {
    const { status, body } = await ask(browser, undefined, ticket);
    expect({ status, data: body.data }).toMatchObject({ status: 400, data: { fieldErrors: [{ field: 'ticket' }] } });
  }
  expect(await readNewest(browser)).toBeNull();
  const [key, ticket] = [randomUUID(), await prove('exportData')];
  const taskId = readTaskId(await ask(browser, key, ticket));
  expect(readTaskId(await ask(browser, key, ticket))).toBe(taskId);
  await makeAll(browser);
  expect((await download(browser, taskId)).status).toBe(200);
  const lines = await test.portal.database.query(
    `select action, account from audit_log join portal_user on portal_user.id = actor_id
     where subject_kind = 'dataexport' and subject_no = $1 order by at, action desc`,
    [taskId],
  );
  expect(lines).toEqual([
    { action: 'request', account: 'demo-personal' },
    { action: 'download', account: 'demo-personal' },
  ]);
});

it('tells its owner when it is ready', async () => {
  const { browser, userId } = await openUser();
  await ask(browser);
  await makeAll(browser);
  const messages = await test.portal.database.query(
    'select type, title, read_at from user_message where owner_id = $1',
    [userId],
  );
  expect(messages).toEqual([{ type: 'security', title: '个人数据导出已完成', read_at: null }]);
});

it('is made anew when whoever made it is gone, but not a fourth time', async () => {
  const { browser } = await openUser();
  const taskId = readTaskId(await ask(browser));
  const toKey = (tries: number) => `exports/${taskId.slice(0, 2)}/${taskId}-${tries}`;
  const leave = (tries: number) =>
    test.portal.database.query(
      `update data_export set state = 'running', tries = $3, started_at = $2, storage_key = $4, pieces = 2 where id = $1`,
      [taskId, new Date(test.clock().getTime() - 6 * 60_000), tries, toKey(tries)],
    );
  await leave(1);
  const leftBehind = [toKey(1), `${toKey(1)}-1`];
  for (const key of leftBehind) await test.files.put(key, Buffer.from('half an export'));
  await makeAll(browser);
  expect(await readRow(taskId)).toMatchObject({ state: 'done', tries: 2 });
  await waitUntil(async () => {
    await runDue(test.database.orm, [createErasedFiles(test.database, test.files)], test.clock());
    return !leftBehind.some((key) => existsSync(join(test.filesDir, key)));
  });
  await leave(3);
  await makeDataExports(test);
  expect(await readRow(taskId)).toMatchObject({ state: 'failed', tries: 3 });
});

it('has a log of its tries', async () => {
  const { browser } = await openUser();
  const taskId = readTaskId(await ask(browser));
  await makeAll(browser);
  const log = await test.portal.database.query(
    `select act, to_state, actor_role from status_log where record_kind = 'dataexport' and record_id = $1
     order by position`,
    [taskId],
  );
  expect(log).toEqual([
    { act: 'request', to_state: 1, actor_role: 'user' },
    { act: 'start', to_state: 2, actor_role: 'system' },
    { act: 'finish', to_state: 3, actor_role: 'system' },
  ]);
});

it('is given up after three tries without holding up others, and may then be asked for again', async () => {
  const [broken, other] = [await openUser(), await openUser()];
  await seedPersonalData({ ...test, orm: test.database.orm, canary: randomUUID(), now: test.clock() }, broken.userId);
  await test.portal.database.query(`update application set form_encrypted = 'v1.x.y.z' where owner_id = $1`, [
    broken.userId,
  ]);
  const taskId = readTaskId(await askProven(broken));
  await ask(other.browser);
  await waitUntil(async () => {
    await makeDataExports(test).catch(() => undefined);
    const { state } = await readRow(taskId);
    // The portal works on it as well: while it does, no time passes in which it would be taken for gone.
    if (state === 'waiting') test.advance(31_000);
    return state === 'failed';
  });
  expect(await readRow(taskId)).toMatchObject({ state: 'failed', tries: 3 });
  expect(await makeAll(other.browser)).toMatchObject({ status: 'done' });
  await test.portal.database.query('delete from application where owner_id = $1', [broken.userId]);
  expect((await askProven(broken)).status).toBe(200);
  await makeAll(broken.browser);
});

it('answers for an export of another user as for one that does not exist', async () => {
  const [own, other] = [await openUser(), await openUser()];
  const taskId = readTaskId(await ask(other.browser));
  await makeAll(other.browser);
  for (const path of ['exportStatus', 'exportFile']) {
    const responses = await Promise.all(
      [taskId, randomUUID(), 'not-an-id'].map((id) => own.browser.request(`/ptl/privacy/${path}?taskId=${id}`)),
    );
    expect(responses.map(({ status }) => status)).toEqual([404, 404, 404]);
    const [foreign, ...unknown] = responses.map(({ body }) => ({ ...body, traceId: '' }));
    for (const response of unknown) expect(response).toEqual(foreign);
  }
  expect(await readNewest(own.browser)).toBeNull();
});

it('asks visitors to log in', async () => {
  const { browser } = await openUser();
  browser.token = undefined;
  expect((await ask(browser)).status).toBe(401);
  expect((await readStatus(browser)).status).toBe(401);
});

it('is gone after seven days, and then the next may be asked for', async () => {
  const { browser, userId } = await openUser();
  const taskId = readTaskId(await ask(browser));
  await makeAll(browser);
  const { storage_key: storageKey } = await readRow(taskId);
  expect(existsSync(join(test.filesDir, storageKey))).toBe(true);
  test.advance(7 * DAY_MS + 1000);
  await runDue(test.database.orm, createDueExports(test), test.clock());
  await waitUntil(async () => {
    await runDue(test.database.orm, [createErasedFiles(test.database, test.files)], test.clock());
    return !existsSync(join(test.filesDir, storageKey));
  });
  expect(await readRow(taskId)).toMatchObject({ state: 'expired' });
  expect(await test.portal.database.query('select 1 from file_erasure')).toEqual([]);
  const { browser: today } = await reopenSession(test.portal, userId, test.clock());
  expect(await readNewest(today)).toMatchObject({ taskId, status: 'expired', url: null });
  expect((await download(today, taskId)).status).toBe(404);
  expect((await ask(today)).status).toBe(409);
  await test.portal.database.query('update portal_user set last_login_at = $2 where id = $1', [userId, test.clock()]);
  expect((await ask(today)).status).toBe(200);
});
