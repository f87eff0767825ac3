import { randomInt } from 'node:crypto';
import { openStream, type TestStream } from './testing/event-stream';
import { storeFile } from './testing/multipart';
import { setUp } from './testing/set-up';
import { createTelephone } from './testing/test-account';
import type { TestBrowser } from './testing/test-browser';
import { startCluster } from './testing/cluster/cluster';
import { sendRequest } from './testing/cluster/http-target';
import { type Load, startLoad } from './testing/cluster/load';
import type { ServerProgram } from './testing/cluster/server-program';
import {
  at,
  createVisitor,
  createWanderer,
  logIn,
  post,
  register,
  sealTelephone,
  takeAddress,
} from './testing/cluster/visitors';

const cluster = setUp(startCluster);
const streams: TestStream[] = [];
afterEach(() => streams.splice(0).forEach((stream) => stream.abort()));

/** A member, logged in by a browser of whose every request another instance takes care. */
async function registerMember(telephone = createTelephone()): Promise<{ browser: TestBrowser; telephone: string }> {
  const browser = createWanderer(cluster);
  await register(browser, cluster.gateway, telephone);
  return { browser, telephone };
}

async function listen(origin: string | undefined, browser: TestBrowser): Promise<TestStream> {
  const stream = await openStream(origin ?? '', '/ptl/message/stream', browser);
  streams.push(stream);
  expect(stream.status).toBe(200);
  return stream;
}

interface Unread {
  readonly unread: Readonly<Record<string, number>>;
}

const hasSecurityMessage = ({ unread }: Unread) => (unread['security'] ?? 0) > 0;

it('migrates in a step of its own, before the first instance starts', async () => {
  expect(cluster.migrated).toMatch(/^Migrations applied: [1-9]\d*\.$/m);
});

it('logs somebody in whose every request goes to another instance', async () => {
  const { browser } = await registerMember();
  const accounts = await Promise.all(cluster.apis.map(({ origin }) => at(origin, browser).whoAmI()));
  expect(accounts).toEqual(cluster.apis.map(() => accounts[0]));
  expect(accounts[0]).toEqual(expect.any(String));
});

it('opens on every instance what was sealed with the key of any', async () => {
  const { apis, database, origin } = cluster;
  const telephone = createTelephone();
  const visitor = createVisitor(cluster);
  for (const keyOwner of apis) {
    const sealed = await sealTelephone(at(keyOwner.origin, visitor), telephone);
    for (const taker of apis) {
      const payload = { userName: '王小明', companyName: '启明制造', telephone: sealed, consent: true };
      const headers = { host: new URL(origin).host };
      const url = '/ptl/contact/addContact';
      const remoteAddress = takeAddress();
      const { statusCode } = await sendRequest(taker.origin ?? '', {
        method: 'POST',
        url,
        headers,
        payload,
        remoteAddress,
      });
      expect(statusCode).toBe(200);
    }
  }
  const masked = `${telephone.slice(0, 3)}****${telephone.slice(-4)}`;
  const rows = await database.query('select from contact_request where telephone_masked = $1', [masked]);
  expect(rows).toHaveLength(apis.length ** 2);
});

it('reads on every instance what was uploaded on one', async () => {
  const { browser } = await registerMember();
  const id = await storeFile(at(cluster.apis[0]?.origin, browser));
  for (const { origin } of cluster.apis) {
    const { status, text } = await at(origin, browser).request(`/ptl/file/content?id=${id}`);
    expect([status, text.length > 0]).toEqual([200, true]);
  }
});

it('tells of a message on every instance, and ends a session on all, whichever was asked to', async () => {
  const { browser, telephone } = await registerMember();
  const other = createVisitor(cluster);
  await logIn(other, telephone);
  for (const { origin } of cluster.apis) expect(await at(origin, other).whoAmI()).not.toBeNull();
  const open = await Promise.all(cluster.apis.map(({ origin }) => listen(origin, browser)));
  const front = await listen(cluster.origin, browser);
  const ended = await listen(cluster.apis[0]?.origin, other);

  await post(at(cluster.apis[1]?.origin, browser), '/ptl/user/devices/removeOthers', {});
  await Promise.all([...open, front].map((stream) => stream.waitFor(hasSecurityMessage)));
  // An instance hears of the end of a session before it hears of the message.
  for (const { origin } of cluster.apis) expect(await at(origin, other).whoAmI()).toBeNull();
  await ended.ended;
});

describe('under load', () => {
  /** Requests between two events, so that each meets some. */
  const REQUESTS_BETWEEN = 50;

  /** Pages of both brands that search engines are told of. */
  async function listPages(): Promise<string[]> {
    const visitor = createVisitor(cluster);
    const maps = await Promise.all(['/sitemap.xml', '/miot/sitemap.xml'].map((path) => visitor.request(path)));
    const urls = maps.flatMap(({ text }) => [...text.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => url));
    return urls.map((url) => url.replaceAll('&amp;', '&').slice(cluster.origin.length));
  }

  async function startMemberLoad(seed: number): Promise<Load> {
    const { browser } = await registerMember();
    const telephone = await sealTelephone(createVisitor(cluster), createTelephone());
    const pages = await listPages();
    return startLoad({ cluster, seed, pages, member: browser, telephone });
  }

  /** Ends the load, tells of it, and sees that every write that was acknowledged is there once. */
  async function finish(load: Load, seed: number): Promise<void> {
    await load.finish();
    process.stdout.write(
      `Seed ${seed}, behind ${cluster.frontName}: ${load.countRequests()} requests, ${load.acknowledged.length} writes, ${load.failures.length} failed\n`,
    );
    const rows = await cluster.database.query<{ name: string }>(
      'select company_name as name from contact_request where company_name like $1',
      [`负载公司${seed}-%`],
    );
    expect(rows.map(({ name }) => name).sort()).toEqual([...load.acknowledged].sort());
  }

  it('restarts every server without one failed request', async () => {
    const seed = randomInt(1_000_000);
    const load = await startMemberLoad(seed);
    const servers = [...cluster.apis, ...cluster.brands];
    for (const server of servers) {
      await load.waitForMore(REQUESTS_BETWEEN);
      await restart(server);
    }
    await load.waitForMore(REQUESTS_BETWEEN);
    await finish(load, seed);
    expect([...new Set(load.failures)]).toEqual([]);
    for (const server of servers) {
      const balancer = cluster.findBalancer(server);
      expect(balancer.sent.get(server.name)).toBeGreaterThan(0);
      // Who drains is still there for what was sent before the balancer heard of it.
      expect([server.name, balancer.countMisses()]).toEqual([server.name, 0]);
    }
  });

  it('loses no write that was acknowledged, whichever server is killed', async () => {
    const seed = randomInt(1_000_000);
    const load = await startMemberLoad(seed);
    for (const server of [...cluster.apis.slice(0, 2), ...cluster.brands.slice(0, 1)]) {
      await load.waitForMore(REQUESTS_BETWEEN);
      server.signal('SIGKILL');
      await server.waitForEnd();
      await load.waitForMore(REQUESTS_BETWEEN);
      await server.start();
      await cluster.findBalancer(server).waitUntilIn(server);
    }
    await finish(load, seed);
  });

  /** Stops a server as a deployment does, and starts it again. */
  async function restart(server: ServerProgram): Promise<void> {
    const balancer = cluster.findBalancer(server);
    server.signal('SIGTERM');
    await balancer.waitUntilOut(server);
    server.signal('SIGTERM');
    expect([server.name, await server.waitForEnd()]).toEqual([server.name, 0]);
    await server.start();
    await balancer.waitUntilIn(server);
  }
});
