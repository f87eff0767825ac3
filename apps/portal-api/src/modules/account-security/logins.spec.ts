import { randomUUID } from 'node:crypto';
import { setUpPortal } from '../../testing/set-up';
import { createAccountActions } from '../../testing/test-account';
import { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { startTestPortal } from '../../testing/test-portal';
import { openSession } from '../../testing/test-session';
import { waitUntil } from '../../testing/wait-until';

const { now, advance } = createTestClock();
const portal = setUpPortal({ clock: now, isDemo: true });

const { register, logIn, sendCode, readCode, createBrowser } = createAccountActions(portal, advance);

interface Device {
  readonly id: string;
  readonly name: string;
  readonly ipRegion: string;
  readonly current: boolean;
}

const listDevices = async (browser: TestBrowser) => (await browser.request('/ptl/user/devices')).body.data as Device[];
const remove = (browser: TestBrowser, id: string) =>
  browser.request('/ptl/user/devices/remove', { method: 'POST', payload: { id } });
const readLog = async (browser: TestBrowser, query = '') =>
  (await browser.request(`/ptl/user/loginLog?${query}`)).body.data as {
    total: number;
    list: { way: string; isSuccess: boolean; name: string; ipRegion: string }[];
  };

describe('devices', () => {
  it('are the browsers in which the caller is logged in, the own one first', async () => {
    const { browser, telephone } = await register();
    advance(60);
    await logIn(telephone);
    const devices = await listDevices(browser);
    expect(devices.map(({ current }) => current)).toEqual([true, false]);
    expect(devices[0]).toEqual({
      id: expect.any(String),
      name: expect.stringContaining(' · '),
      ipRegion: '本机 127.0.*.*',
      loginAt: expect.stringMatching(/\+08:00$/),
      lastAt: expect.stringMatching(/\+08:00$/),
      current: true,
    });
  });

  it('are logged out one by one, at once and on every instance', async () => {
    const second = await startTestPortal({ databaseUrl: portal.database.url, clock: now, isDemo: true });
    const { browser, telephone } = await register();
    const other = await logIn(telephone);
    const third = await logIn(telephone);
    const elsewhere = new TestBrowser(second.app);
    elsewhere.token = other.token;
    for (const [name, value] of other.cookies) elsewhere.cookies.set(name, value);
    expect(await elsewhere.whoAmI()).not.toBeNull();
    const [, , target] = await listDevices(third);
    const own = (await listDevices(other)).find(({ current }) => current);
    expect((await remove(browser, own?.id ?? '')).body).toMatchObject({ msg: '已下线', data: { total: 1 } });
    expect(await other.whoAmI()).toBeNull();
    await waitUntil(async () => (await elsewhere.whoAmI()) === null);
    expect(await third.whoAmI()).not.toBeNull();
    expect(target).toBeDefined();
    // The provider's session of that browser would have let it in again.
    expect(await other.follow('/ptl/api/auth/authorize?redirect_uri=%2F')).toMatch(/^\/loginPage\/#\/login\?uid=/);
    await second.close();
  });

  it('are logged out all together, but the own one, and the owner is told', async () => {
    const { browser, telephone } = await register();
    const others = [await logIn(telephone), await logIn(telephone)];
    const { body } = await browser.request('/ptl/user/devices/removeOthers', { method: 'POST', payload: {} });
    expect(body).toMatchObject({ code: '200', data: { total: 2 } });
    expect(await Promise.all(others.map((other) => other.whoAmI()))).toEqual([null, null]);
    expect(await listDevices(browser)).toHaveLength(1);
    const [row] = await portal.database.query<{ body: string }>(
      `select body from user_message where type = 'security' order by created_at desc limit 1`,
    );
    expect(row?.body).toContain('其他2台设备已退出登录');
  });

  it('of others are answered like ones that do not exist (H11)', async () => {
    const [{ browser: own }, { browser: foreign }] = [await register(), await register()];
    const [target] = await listDevices(foreign);
    const responses = [await remove(own, target?.id ?? ''), await remove(own, randomUUID()), await remove(own, 'x')];
    const [first, ...others] = responses.map(({ status, body }) => ({ status, ...body, traceId: '' }));
    expect(first).toMatchObject({ status: 404, msg: '请求的内容不存在' });
    for (const other of others) expect(other).toEqual(first);
    expect(await foreign.whoAmI()).not.toBeNull();
  });

  it('keep the own one, which logs out by itself', async () => {
    const { browser } = await register();
    const [own] = await listDevices(browser);
    expect((await remove(browser, own?.id ?? '')).body).toMatchObject({ code: '409', msg: '当前设备请使用退出登录' });
  });

  it('that have been idle or out for too long are not shown', async () => {
    const { browser, userId } = await openSession(portal, now());
    await portal.database.query(
      `insert into user_session (id, token_hash, browser_hash, user_id, sealed_id_token, created_at, last_seen_at, expires_at)
       values ($1, $2, $2, $3, '', $4, $4, $5)`,
      [
        randomUUID(),
        randomUUID(),
        userId,
        new Date(now().getTime() - 1_900_000),
        new Date(now().getTime() + 1_000_000),
      ],
    );
    expect(await listDevices(browser)).toHaveLength(1);
  });
});

describe('the login log', () => {
  it('has every way in, the newest first', async () => {
    const { browser, telephone } = await register();
    advance(1);
    await logIn(telephone);
    const visitor = createBrowser();
    const uid = await visitor.openLogin();
    await sendCode(visitor, { scene: 'login', telephone });
    const payload = { uid, telephone, code: await readCode() };
    const { body } = await visitor.request('/ptl/auth/api/smsLogin', { method: 'POST', payload });
    await visitor
      .follow((body.data as { redirectTo: string }).redirectTo)
      .then((page) => visitor.exchange(new URL(page, visitor.origin).searchParams.get('code') ?? ''));
    const { list, total } = await readLog(browser);
    expect(list.map(({ way, isSuccess }) => [way, isSuccess])).toEqual([
      ['sms', true],
      ['password', true],
      ['register', true],
    ]);
    expect(total).toBe(3);
    expect(list[0]).toMatchObject({ ipRegion: '本机 127.0.*.*' });
  });

  it('has the tries that failed, of accounts alone', async () => {
    const { browser, telephone } = await register();
    await logIn(telephone, 'wrong');
    await logIn('nobody-knows-me', 'wrong');
    const { list, total } = await waitUntil(
      () => readLog(browser, 'outcome=failure'),
      (log) => log.total > 0,
    );
    expect(list.map(({ way, isSuccess }) => [way, isSuccess])).toEqual([['password', false]]);
    expect(total).toBe(1);
    expect((await readLog(browser, 'outcome=success&pageSize=1')).total).toBe(1);
  });

  it('is the caller’s own, and has no whole address', async () => {
    const { browser } = await register();
    expect((await readLog(browser)).total).toBe(1);
    const rows = await portal.database.query(`select * from login_log`);
    expect(JSON.stringify(rows)).not.toContain('127.0.0.1');
    expect((await createBrowser().request('/ptl/user/loginLog')).status).toBe(401);
    expect((await browser.request('/ptl/user/loginLog?pageSize=101')).status).toBe(400);
  });
});
