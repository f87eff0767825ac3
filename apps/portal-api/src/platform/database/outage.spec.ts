import { type FaultProxy, openFaultProxy } from '../../testing/fault-proxy';
import { measureMinTime } from '../../testing/min-time';
import { createTestDatabase, startTestPortal, type TestDatabase, type TestPortal } from '../../testing/test-portal';
import { waitUntil } from '../../testing/wait-until';
import { TIME_LIMITS } from './time-limits';

const CONTACT = { userName: '王小明', companyName: '启明', telephone: '13800138000', consent: true };

let origin: TestDatabase;
let proxy: FaultProxy;
let portal: TestPortal;

beforeAll(async () => {
  origin = await createTestDatabase();
  proxy = await openFaultProxy({ ...origin.address, url: origin.url });
  portal = await startTestPortal({ databaseUrl: proxy.url, timeLimits: TIME_LIMITS });
});
afterAll(async () => {
  proxy.setMode('pass');
  await portal?.close();
  await proxy.close();
  await origin.drop();
});

const request = async (url: string, payload?: object) => {
  const response = await portal.app.inject(payload ? { method: 'POST', url, payload } : { url });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
};
const readMenus = () => request('/portal/system/menuConf/findByPage?platformType=1');
const readActivities = () => request('/ptl/activity/pageList', { visibleRange: 2 });
const write = () => request('/ptl/contact/addContact', CONTACT);
const isReady = async () => (await request('/readyz')).status === 200;

it('leaves a caller less than three seconds without an answer', () => expect(TIME_LIMITS.response).toBeLessThan(3000));

describe.each(['refuse', 'blackhole'] as const)('while the database is gone (%s)', (mode) => {
  beforeAll(async () => {
    expect((await readMenus()).status).toBe(200);
    expect((await readActivities()).status).toBe(200);
    proxy.setMode(mode);
  });

  it('writes are refused when their time is over', async () => {
    const responses = await Promise.all([write(), write(), write()]);
    for (const { status, body, headers } of responses) {
      expect(status).toBe(503);
      expect(body).toMatchObject({ code: '503', msg: '服务暂时不可用，请稍后再试', data: null });
      expect(headers['retry-after']).toBe('2');
    }
  });

  it('public content stays what it was', async () => {
    expect(await readMenus()).toMatchObject({ status: 200, body: { code: '200' } });
  });

  it('health says so', async () => {
    await waitUntil(async () => !(await isReady()));
    expect((await request('/readyz')).body).toEqual({
      status: 'not ready',
      waitsFor: [{ name: 'database', reason: 'The database is not reachable' }],
    });
    expect((await request('/healthz')).status).toBe(200);
  });

  it('content nobody has asked for is refused at once', async () => {
    const first = mode === 'refuse' ? 77 : 177;
    const ask = async (attempt: number) =>
      expect((await request('/ptl/news/pageList', { visibleRange: 2, pageNo: first + attempt })).status).toBe(503);
    // Whoever asks the database first hears of it no sooner than this.
    const waiting = mode === 'refuse' ? TIME_LIMITS.response : TIME_LIMITS.connect;
    expect(await measureMinTime(waiting, ask)).toBeLessThan(waiting);
  });

  it('everything works again without a restart', async () => {
    proxy.setMode('pass');
    await waitUntil(async () => (await write()).status === 200);
    await waitUntil(isReady);
    const before = await origin.query<{ count: string }>(
      'select count(*) from pg_stat_activity where datname = current_database()',
    );
    expect(Number(before[0]?.count)).toBeLessThan(20);
  });
});

it('keeps no half of a request that was cut off', async () => {
  const count = async () =>
    Number((await origin.query<{ count: string }>('select count(*) from contact_request'))[0]?.count);
  const before = await count();
  const running = write();
  proxy.setMode('refuse');
  const { status } = await running;
  proxy.setMode('pass');
  await waitUntil(isReady);
  expect(await count()).toBe(before + (status === 200 ? 1 : 0));
});

it('hears of content that another process changed', async () => {
  await origin.query(`update site_document set body = '[]' where kind = 'menus' and key = '1'`);
  await waitUntil(async () => {
    // A version that stands nowhere: only who is told of it can know. Nobody is told while the connection comes back.
    await origin.query(`select pg_notify('content_changed', (version + 1)::text) from content_state`);
    return (await readMenus()).body.data.length === 0;
  });
});

it('notices a change also when the notification was lost', async () => {
  await origin.query(
    `update site_document set body = '[{"code":"a","name":"甲","menuRoute":"/a"}]' where kind = 'menus' and key = '1'`,
  );
  await origin.query('update content_state set version = version + 2');
  await waitUntil(async () => (await readMenus()).body.data.length === 1);
});
