import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { MAX_PER_USER } from '../../platform/messages/message-hub';
import { noteMessageChange, postMessage } from '../../platform/messages/post-message';
import { openStream, type TestStream } from '../../testing/event-stream';
import { openTestDatabase } from '../../testing/patient-limits';
import { setUp, setUpPortal } from '../../testing/set-up';
import type { TestBrowser } from '../../testing/test-browser';
import { startTestPortal, type TestPortal } from '../../testing/test-portal';
import { openSession } from '../../testing/test-session';
import { waitUntil } from '../../testing/wait-until';

interface Unread {
  readonly unread: Readonly<Record<string, number>>;
}

let origin: string;
let neighbourOrigin: string;
const streams: TestStream[] = [];

const startListening = ({ app }: TestPortal) => app.listen({ host: '127.0.0.1', port: 0 });

const portal = setUpPortal();
/** Another instance on the same database. */
const neighbour = setUp(() => startTestPortal({ databaseUrl: portal.database.url }));
const database = setUp(() => openTestDatabase(portal.database.address));

beforeAll(async () => {
  // Less than the time between two events.
  portal.app.server.setTimeout(400);
  origin = await startListening(portal);
  neighbourOrigin = await startListening(neighbour);
});
afterEach(() => streams.splice(0).forEach((stream) => stream.abort()));

async function listen(browser: TestBrowser, at = origin): Promise<TestStream> {
  const stream = await openStream(at, '/ptl/message/stream', browser);
  streams.push(stream);
  return stream;
}

const toHeaders = (browser: TestBrowser) => ({
  cookie: Array.from(browser.cookies, ([name, value]) => `${name}=${value}`).join('; '),
  ...browser.tokenHeaders(),
});

const post = (ownerId: string, type: 'order' | 'workorder' = 'workorder') =>
  postMessage(database.orm, {
    ...{ ownerId, type, title: '工单有新回复', body: '', link: '', recordNo: '', at: new Date() },
  });
const hasUnread = (type: string, total: number) => (data: Unread) => data.unread[type] === total;

/** Opens streams until one is rejected, so that a test sees when there is room again. */
async function waitForRoom(browser: TestBrowser): Promise<TestStream> {
  return waitUntil(
    () => listen(browser),
    ({ status }) => status === 200,
  );
}

it('tells the counts at once and after each change, wherever it was made', async () => {
  const { browser, userId } = await openSession(portal);
  await post(userId, 'order');
  const [here, there] = [await listen(browser), await listen(browser, neighbourOrigin)];
  expect(here.status).toBe(200);
  expect(here.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-content-type-options': 'nosniff',
  });
  await Promise.all([here.waitFor(hasUnread('order', 1)), there.waitFor(hasUnread('order', 1))]);
  await post(userId);
  await Promise.all([here.waitFor(hasUnread('workorder', 1)), there.waitFor(hasUnread('workorder', 1))]);
  await browser.request('/ptl/message/read', { method: 'POST', payload: { type: 'order' } });
  await Promise.all([here.waitFor(hasUnread('order', 0)), there.waitFor(hasUnread('order', 0))]);
});

it("says nothing of other users' messages", async () => {
  const [{ browser }, { userId: otherId, browser: other }] = [await openSession(portal), await openSession(portal)];
  const [own, foreign] = [await listen(browser), await listen(other)];
  await own.waitFor(hasUnread('workorder', 0));
  await post(otherId);
  await foreign.waitFor(hasUnread('workorder', 1));
  expect(own.events).toHaveLength(1);
});

it('tells of many changes at once in few events', async () => {
  const { browser, userId } = await openSession(portal);
  const stream = await listen(browser);
  await stream.waitFor(hasUnread('workorder', 0));
  await Promise.all(Array.from({ length: 30 }, () => post(userId)));
  await stream.waitFor(hasUnread('workorder', 30));
  expect(stream.events.length).toBeLessThan(8);
});

it('lasts longer than a connection on which nothing happens', async () => {
  const { browser, userId } = await openSession(portal);
  const stream = await listen(browser);
  await delay(900);
  await post(userId);
  await stream.waitFor(hasUnread('workorder', 1));
});

it('is refused to one too many of a user, until one of the others goes', async () => {
  const [{ browser }, { browser: other }] = [await openSession(portal), await openSession(portal)];
  const streams = await Promise.all(Array.from({ length: MAX_PER_USER }, () => listen(browser)));
  expect(streams.filter(({ status }) => status === 200)).toHaveLength(MAX_PER_USER);
  const rejected = await listen(browser);
  expect([rejected.status, rejected.headers['retry-after']]).toEqual([429, '60']);
  expect((await listen(other)).status).toBe(200);
  streams[0]?.abort();
  await waitForRoom(browser);
});

it('ends with its session, on every instance, and no other does', async () => {
  const { browser, userId } = await openSession(portal);
  const [here, there] = [await listen(browser), await listen(browser, neighbourOrigin)];
  const { browser: bystander } = await openSession(portal);
  const stays = await listen(bystander);
  // What an instance does that ends a session.
  const [session] = await portal.database.query<{ id: string }>(
    'delete from user_session where user_id = $1 returning id',
    [userId],
  );
  await portal.database.query(`select pg_notify('session_ended', $1)`, [session?.id]);
  await Promise.all([here.ended, there.ended]);
  expect((await listen(browser)).status).toBe(401);
  expect(await Promise.race([stays.ended.then(() => 'ended'), delay(300).then(() => 'open')])).toBe('open');
});

it('does not keep an idle session alive', async () => {
  const { browser, userId } = await openSession(portal, new Date(Date.now() - 20 * 60_000));
  const readLastSeen = async () => {
    const rows = await portal.database.query<{ last_seen_at: Date }>(
      'select last_seen_at from user_session where user_id = $1',
      [userId],
    );
    return rows[0]?.last_seen_at.getTime();
  };
  const before = await readLastSeen();
  const stream = await listen(browser);
  await stream.waitFor(hasUnread('workorder', 0));
  expect((await browser.request('/ptl/message/unreadCount')).status).toBe(200);
  expect(await readLastSeen()).toBe(before);
  await browser.request('/ptl/message/pageList', { method: 'POST', payload: {} });
  expect(await readLastSeen()).toBeGreaterThan(before ?? 0);
});

it('has no body for HEAD', async () => {
  const { browser } = await openSession(portal);
  const response = await fetch(`${origin}/ptl/message/stream`, {
    method: 'HEAD',
    headers: toHeaders(browser),
  });
  expect([response.status, await response.text()]).toEqual([200, '']);
});

it('ends when the server stops, which does not wait for it', async () => {
  const stopping = await startTestPortal({ databaseUrl: portal.database.url });
  const { browser } = await openSession(portal);
  const stream = await listen(browser, await startListening(stopping));
  await stream.waitFor(hasUnread('workorder', 0));
  await stopping.close();
  await stream.ended;
});

it('ends before the server in front of an embedded API stops', async () => {
  const embedded = await startTestPortal({ databaseUrl: portal.database.url });
  const front: Server = createServer((request, response) => embedded.app.routing(request, response));
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  const { browser } = await openSession(portal);
  const stream = await listen(browser, `http://127.0.0.1:${(front.address() as AddressInfo).port}`);
  await stream.waitFor(hasUnread('workorder', 0));
  embedded.endStreams();
  await stream.ended;
  await new Promise((resolve) => front.close(resolve));
  const body = await embedded.app.inject({ url: '/ptl/message/stream', headers: toHeaders(browser) });
  expect(body.statusCode).toBe(503);
  await embedded.close();
});

it('is not disturbed by a notification for somebody who is gone', async () => {
  const { browser, userId } = await openSession(portal);
  const stream = await listen(browser);
  await stream.waitFor(hasUnread('workorder', 0));
  await noteMessageChange(database.orm, userId);
  stream.abort();
  await delay(400);
  expect(portal.logLines.filter((line) => line.includes('"level":50'))).toEqual([]);
  await waitForRoom(browser);
});
