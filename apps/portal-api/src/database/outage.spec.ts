import { type FaultProxy, openFaultProxy } from '../testing/fault-proxy';
import { createTestDatabase, startTestPortal, type TestDatabase, type TestPortal } from '../testing/test-portal';
import { measureLeastTime } from '../testing/least-time';

const CONTACT = { userName: '王小明', companyName: '启明', telephone: '13800138000', consent: true };

let origin: TestDatabase;
let proxy: FaultProxy;
let portal: TestPortal;

beforeAll(async () => {
  origin = await createTestDatabase();
  proxy = await openFaultProxy({ ...origin.address, url: origin.url });
  portal = await startTestPortal({ databaseUrl: proxy.url });
});
afterAll(async () => {
  proxy.setMode('pass');
  await portal?.close();
  await proxy.close();
  await origin.drop();
});

const request = async (url: string, payload?: object) => {
  const startedAt = performance.now();
  const answer = await portal.app.inject(payload ? { method: 'POST', url, payload } : { url });
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers, ms: performance.now() - startedAt };
};
const readMenus = () => request('/portal/system/menuConf/findByPage?platformType=1');
const readActivities = () => request('/ptl/activity/pageList', { visibleRange: 2 });
const write = () => request('/ptl/contact/addContact', CONTACT);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function waitFor(isDone: () => Promise<boolean>, limit: number): Promise<number> {
  const startedAt = performance.now();
  while (!(await isDone())) {
    if (performance.now() - startedAt > limit) throw new Error(`not within ${limit} ms`);
    await pause(50);
  }
  return performance.now() - startedAt;
}

describe.each(['refuse', 'blackhole'] as const)('while the database is gone (%s)', (mode) => {
  beforeAll(async () => {
    expect((await readMenus()).status).toBe(200);
    expect((await readActivities()).status).toBe(200);
    proxy.setMode(mode);
  });

  it('writes are refused within three seconds', async () => {
    const answers = await Promise.all([write(), write(), write()]);
    for (const { status, body, headers, ms } of answers) {
      expect(status).toBe(503);
      expect(body).toMatchObject({ code: '503', msg: '服务暂时不可用，请稍后再试', data: null });
      expect(headers['retry-after']).toBe('2');
      expect(ms).toBeLessThan(3000);
    }
  });

  it('public content stays what it was', async () => {
    expect(await readMenus()).toMatchObject({ status: 200, body: { code: '200' } });
  });

  it('health says so', async () => {
    await waitFor(async () => (await request('/readyz')).status === 503, 5000);
    expect((await request('/healthz')).status).toBe(200);
  });

  it('content nobody has asked for is refused at once', async () => {
    const first = mode === 'refuse' ? 77 : 177;
    const ask = async (attempt: number) =>
      expect((await request('/ptl/news/pageList', { visibleRange: 2, pageNo: first + attempt })).status).toBe(503);
    expect(await measureLeastTime(300, ask)).toBeLessThan(300);
  });

  it('everything works again without a restart', async () => {
    proxy.setMode('pass');
    const took = await waitFor(async () => (await write()).status === 200, 5000);
    expect(took).toBeLessThan(5000);
    expect((await request('/readyz')).status).toBe(200);
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
  await waitFor(async () => (await request('/readyz')).status === 200, 5000);
  expect(await count()).toBe(before + (status === 200 ? 1 : 0));
});

it('hears of content that another process changed', async () => {
  await origin.query(`update site_document set body = '[]' where kind = 'menus' and key = '1'`);
  await origin.query('update content_state set version = version + 1');
  await origin.query(`select pg_notify('content_changed', version::text) from content_state`);
  await waitFor(async () => (await readMenus()).body.data.length === 0, 1000);
});

it('notices a change also when the notification was lost', async () => {
  await origin.query(
    `update site_document set body = '[{"code":"a","name":"甲","menuRoute":"/a"}]' where kind = 'menus' and key = '1'`,
  );
  await origin.query('update content_state set version = version + 1');
  await waitFor(async () => (await readMenus()).body.data.length === 1, 4000);
});
