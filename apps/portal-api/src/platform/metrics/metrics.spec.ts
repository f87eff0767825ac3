import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setUp } from '../../testing/set-up';
import { createTestEnvironment, startTestPortal } from '../../testing/test-portal';
import { openMetrics } from './open-metrics';

const measured = { ...createTestEnvironment(), METRICS_PORT: 0 };

describe('the metrics of a portal', () => {
  const portal = setUp(() => startTestPortal({ environment: measured }));

  async function scrape(): Promise<string> {
    const response = await fetch(portal.metricsUrl ?? '');
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    return response.text();
  }

  /** Value of the one line that begins with a name and its labels. */
  async function read(series: string): Promise<number | undefined> {
    const line = (await scrape()).split('\n').find((text) => text.startsWith(`${series} `));
    return line === undefined ? undefined : Number(line.slice(series.length));
  }

  const count = (endpoint: string, method: string, status: string, via: string) =>
    read(
      `portal_request_duration_seconds_count{endpoint="${endpoint}",method="${method}",status="${status}",via="${via}"}`,
    );

  it('count requests by the name of their call, over HTTP and in process', async () => {
    await portal.app.inject({ url: '/ptl/content/version?x=1' });
    await portal.app.inject({ method: 'HEAD', url: '/ptl/content/version' });
    await portal.call({ method: 'GET', path: '/ptl/content/version' });
    await portal.call({ method: 'GET', path: '/ptl/nothing' });
    expect(await count('getContentVersion', 'GET', '2xx', 'http')).toBe(1);
    expect(await count('getContentVersion', 'HEAD', '2xx', 'http')).toBe(1);
    expect(await count('getContentVersion', 'GET', '2xx', 'process')).toBe(1);
    expect(await count('other', 'GET', '4xx', 'process')).toBe(1);
  });

  it('never show what visitors ask for', async () => {
    for (const url of ['/secret-path/13800138000', '/files/secret-path.svg', '/%zz']) await portal.app.inject({ url });
    expect(await count('other', 'GET', '4xx', 'http')).toBe(2);
    expect(await scrape()).not.toMatch(/secret|13800138000|zz/);
  });

  it('tell hits of the response caches from misses', async () => {
    const lookups = async () =>
      Promise.all(
        ['hit', 'miss'].map((outcome) =>
          read(`portal_response_cache_lookups_total{endpoint="listMenus",outcome="${outcome}"}`),
        ),
      );
    for (let call = 0; call < 3; call += 1) {
      const path = '/portal/system/menuConf/findByPage';
      const { status } = await portal.call({ method: 'GET', path, query: { platformType: '2' } });
      expect(status).toBe(200);
    }
    expect(await lookups()).toEqual([2, 1]);
  });

  it('show the connections of both pools', async () => {
    for (const pool of ['queries', 'transactions'])
      for (const state of ['total', 'idle', 'waiting'])
        expect(await read(`portal_database_connections{pool="${pool}",state="${state}"}`)).toBeGreaterThanOrEqual(0);
  });

  it('show what waits for the people of the platform', async () => {
    const waiting = () => read('portal_operator_queue_length{queue="consultations"}');
    expect(await waiting()).toBe(0);
    await portal.database.query(
      `insert into consultation (id, user_name, company_name, telephone_encrypted, telephone_masked, address_hash,
         consented_at, created_at, handled_at, topic, content)
       select gen_random_uuid(), '', '', '', '', '', now(), now(), handled_at, '', ''
       from (values (null), (now()), (null)) as kept (handled_at)`,
    );
    expect(await waiting()).toBe(2);
    const text = await scrape();
    for (const queue of ['work-orders', 'applications', 'invoice-titles', 'contacts'])
      expect(text).toContain(`portal_operator_queue_length{queue="${queue}"}`);
  });

  it('show jobs by state, the dead ones too', async () => {
    const dead = () => read('portal_jobs{state="dead"}');
    expect(await dead()).toBe(0);
    await portal.database.query(
      `insert into background_job (name, key, payload, state, run_at, attempts, last_error, created_at, updated_at)
       values ('test.dead', 'a', '{}', 'dead', now(), 12, 'Error', now(), now())`,
    );
    expect(await dead()).toBe(1);
    expect(await read('portal_jobs{state="waiting"}')).toBeGreaterThanOrEqual(1);
  });

  it('show since when jobs of a name wait for somebody else, and nothing of names that do not', async () => {
    const [at, later] = [Date.parse('2026-06-01T10:00:00+08:00'), Date.parse('2026-06-01T11:00:00+08:00')];
    for (const [key, since] of Object.entries({ a: later, b: at, c: undefined }))
      await portal.database.query(
        `insert into background_job
           (name, key, payload, state, run_at, attempts, last_error, waits_since, created_at, updated_at)
         values ('test.away', $1, '{}', 'waiting', now(), 0, 'ServiceError', $2, now(), now())`,
        [key, since === undefined ? null : new Date(since)],
      );
    expect(await read('portal_job_outage_since_seconds{name="test.away"}')).toBe(at / 1000);
    expect(await scrape()).not.toContain('portal_job_outage_since_seconds{name="search');
  });

  it('are those of the process as well', async () => {
    expect(await read('process_resident_memory_bytes')).toBeGreaterThan(0);
  });

  it('are at their own port alone, and nothing else is there', async () => {
    const url = portal.metricsUrl ?? '';
    expect((await portal.app.inject({ url: '/metrics' })).statusCode).toBe(404);
    expect((await fetch(new URL('/ptl/content/version', url))).status).toBe(404);
    expect((await fetch(url, { method: 'POST' })).status).toBe(405);
    expect(new URL(url).hostname).toBe('127.0.0.1');
  });
});

it('are not served where no port is named', async () => {
  expect(await openMetrics(createTestEnvironment(), () => undefined)).toBeUndefined();
});

it('refuse a port that is taken with a sentence', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const { port } = taken.address() as AddressInfo;
  await expect(openMetrics({ ...measured, METRICS_PORT: port }, () => undefined)).rejects.toThrow(
    `Metrics cannot be served on 127.0.0.1:${port} (EADDRINUSE); set METRICS_PORT and METRICS_HOST.`,
  );
  await new Promise((resolve) => taken.close(resolve));
});
