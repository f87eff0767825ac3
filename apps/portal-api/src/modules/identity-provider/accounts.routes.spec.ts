import { passCaptcha } from '../../testing/captcha-answer';
import { measureTime, takeAsLong } from '../../testing/compare-times';
import { setUpPortal } from '../../testing/set-up';
import { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { startTestPortal } from '../../testing/test-portal';
import { waitUntil } from '../../testing/wait-until';

const { now, advance } = createTestClock();
const portal = setUpPortal({ clock: now, isDemo: true });

const createBrowser = () => new TestBrowser(portal.app);
const PASSWORD = 'Portal@2026';

async function tryPassword(userName: unknown, password: unknown, browser = createBrowser(), uid?: string) {
  const payload = { uid: uid ?? (await browser.openLogin()), userName, password };
  return browser.request('/ptl/auth/api/login', { method: 'POST', payload });
}

let number = 13_900_000_000;
const createTelephone = () => String((number += 1));

async function requestCode(browser: TestBrowser, scene: 'register' | 'login', telephone: string) {
  const captchaTicket = await passCaptcha(browser, scene);
  advance(1);
  const payload = { scene, telephone, captchaTicket };
  return browser.request('/ptl/user/sendCode', { method: 'POST', payload });
}

/** Requests a code and waits for the message, as the response does not. */
async function sendCode(...request: Parameters<typeof requestCode>) {
  const before = await countMessages();
  const response = await requestCode(...request);
  if (response.body.code === '200') await waitUntil(countMessages, (count) => count > before);
  return response;
}

async function countMessages(): Promise<number> {
  const [row] = await portal.database.query<{ count: number }>('select count(*)::int as count from sms_outbox');
  return row?.count ?? 0;
}

async function readOutbox(): Promise<readonly { telephone: string; text: string }[]> {
  return (await createBrowser().request('/ptl/sms/outbox')).body.data as { telephone: string; text: string }[];
}

const readCode = async () => /\d{6}/.exec((await readOutbox())[0]?.text ?? '')?.[0] ?? '';

async function register(telephone: string, values: object = {}, browser = createBrowser()) {
  await sendCode(browser, 'register', telephone);
  const payload = { telephone, code: await readCode(), password: 'Sunny2026', agreement: true, ...values };
  return browser.request('/ptl/auth/api/register', { method: 'POST', payload });
}

describe('a password', () => {
  it('that is right leads on, by account or by telephone, however the name is written', async () => {
    const telephone = createTelephone();
    await register(telephone);
    for (const [userName, password] of [
      ['demo-new', PASSWORD],
      [' Demo-NEW ', PASSWORD],
      [telephone, 'Sunny2026'],
    ])
      expect((await tryPassword(userName, password)).body).toMatchObject({
        code: '200',
        data: { redirectTo: expect.stringMatching(/^\/oidc\/auth\//) },
      });
  });

  it.each([
    ['demo-new', 'wrong'],
    ['nobody-at-all', PASSWORD],
    ["' or 1=1 --", PASSWORD],
    ['demo-new', 'x'.repeat(256)],
  ])('of %j as %.10j is refused with one answer', async (userName, password) => {
    const { status, body } = await tryPassword(userName, password);
    expect([status, body.code, body.msg, body.data]).toEqual([400, '422', '账号或密码错误', null]);
  });

  it.each([
    ['', 'x', '请输入账号'],
    ['x', '', '请输入密码'],
    [undefined, 'x', '请输入账号'],
    ['x', 5, '请输入密码'],
    ['x'.repeat(65), 'x', '账号或密码错误'],
    ['x', 'x'.repeat(257), '账号或密码错误'],
  ])('is asked for: %.10j and %.10j', async (userName, password, msg) => {
    const { status, body } = await tryPassword(userName, password, createBrowser(), 'any');
    expect([status, body.msg]).toEqual([400, msg]);
  });

  it.each(['demo-enterprise', 'nobody-knows-me'])(
    'guessed for %s waits after five, and is locked for 15 minutes after ten',
    async (userName) => {
      const guess = () => tryPassword(userName, 'wrong');
      for (let count = 1; count < 5; count += 1) expect((await guess()).body.msg).toBe('账号或密码错误');
      expect((await guess()).body.msg).toBe('账号或密码错误，再错5次账号将锁定15分钟');
      const early = await guess();
      expect([early.status, early.body.msg, early.body.data]).toEqual([
        429,
        '尝试过于频繁，请1秒后再试',
        { retryAfter: 1 },
      ]);
      for (let count = 6; count < 10; count += 1) {
        advance(40);
        expect((await guess()).body.msg).toContain(`再错${10 - count}次`);
      }
      advance(40);
      expect((await guess()).body).toMatchObject({ code: '429', msg: '密码错误次数过多，账号已锁定，请15分钟后再试' });
      advance(14 * 60);
      const locked = await tryPassword(userName, PASSWORD);
      expect(locked.body).toMatchObject({ code: '429', msg: '密码错误次数过多，账号已锁定，请1分钟后再试' });
      advance(61);
      expect((await guess()).body.msg).toBe('账号或密码错误');
    },
  );

  it('guessed many times at once gains nothing', async () => {
    const browser = createBrowser();
    const uid = await browser.openLogin();
    const responses = await Promise.all(
      Array.from({ length: 30 }, () => tryPassword('demo-operator', 'wrong', browser, uid)),
    );
    expect(responses.filter(({ status }) => status === 400).length).toBeLessThanOrEqual(5);
    advance(3600);
  });

  it('that is right forgets the wrong ones', async () => {
    for (let count = 0; count < 4; count += 1) await tryPassword('demo-personal', 'wrong');
    await tryPassword('demo-personal', PASSWORD);
    expect((await tryPassword('demo-personal', 'wrong')).body.msg).toBe('账号或密码错误');
  });

  it('is taken for a login of this browser only', async () => {
    const uid = await createBrowser().openLogin();
    for (const other of [uid, 'x', 'A'.repeat(43)]) {
      const { body } = await tryPassword('demo-new', PASSWORD, createBrowser(), other);
      expect(body).toMatchObject({ code: '410', msg: '登录已超时，请重新开始', data: null });
    }
  });

  it('of known and unknown accounts takes as long (H21)', async () => {
    const time = async (userName: string) => {
      const browser = createBrowser();
      const uid = await browser.openLogin();
      return measureTime(() => tryPassword(userName, 'wrong', browser, uid));
    };
    const telephones = Array.from({ length: 12 }, createTelephone);
    for (const telephone of telephones) await register(telephone);
    const pairs = telephones.map((known) => [() => time(known), () => time(createTelephone())] as const);
    expect(await takeAsLong(pairs)).toBe(true);
  });
});

describe('registration', () => {
  it('creates an account and finishes the login that was going on', async () => {
    const browser = createBrowser();
    const uid = await browser.openLogin('/solution');
    const { body } = await register(createTelephone(), { uid }, browser);
    expect(body).toMatchObject({ code: '200', msg: '注册成功' });
    const page = await browser.follow((body.data as { redirectTo: string }).redirectTo);
    const response = await browser.exchange(new URL(page, browser.origin).searchParams.get('code') ?? '');
    expect(response.body.data).toMatchObject({ user: { account: expect.stringMatching(/^user\d{10}$/) } });
  });

  it('has one effect however often it is repeated with one key', async () => {
    const browser = createBrowser();
    const telephone = createTelephone();
    await sendCode(browser, 'register', telephone);
    const payload = { telephone, code: await readCode(), password: 'Sunny2026', agreement: true };
    const headers = { 'idempotency-key': 'register-1' };
    const send = () => browser.request('/ptl/auth/api/register', { method: 'POST', payload, headers });
    expect([(await send()).body.code, (await send()).body.code]).toEqual(['200', '200']);
  });

  it('keeps nothing of the telephone that can be read', async () => {
    const telephone = createTelephone();
    await register(telephone);
    const rows = await Promise.all(
      ['idp_account', 'portal_user', 'sms_code', 'sms_outbox', 'idempotency_record'].map((table) =>
        portal.database.query(`select * from ${table}`),
      ),
    );
    expect(JSON.stringify(rows)).not.toContain(telephone);
    expect(portal.logLines.join('')).not.toContain(telephone);
  });

  it.each([
    ['password', 'short1', '密码至少8个字符'],
    ['password', 'onlyletters', '密码须同时包含字母和数字'],
    ['password', '1234567890', '密码须同时包含字母和数字'],
    ['password', `a1${'x'.repeat(63)}`, '密码不能超过64个字符'],
    ['code', '12345', '请输入6位验证码'],
    ['code', '000000x', '请输入6位验证码'],
    ['telephone', '12345', '请输入11位手机号码'],
    ['telephone', '15400000000', '请输入正确的手机号码'],
    ['agreement', false, '请先阅读并同意用户协议和隐私政策'],
  ])('refuses %s %.12j: %s', async (field, value, msg) => {
    const payload = {
      telephone: '13900009999',
      code: '123456',
      password: 'Sunny2026',
      agreement: true,
      [field]: value,
    };
    const { status, body } = await createBrowser().request('/ptl/auth/api/register', { method: 'POST', payload });
    expect([status, body.code, body.data]).toEqual([400, '422', { fieldErrors: [{ field, msg }] }]);
  });

  it.each([
    ['密码不能包含手机号码', (telephone: string) => `abc${telephone}`],
    ['该密码过于常见或曾被泄露，请换一个', () => 'Password1'],
  ])('refuses a password: %s', async (msg, choose) => {
    const telephone = createTelephone();
    const { body } = await register(telephone, { password: choose(telephone) });
    expect(body.data).toEqual({ fieldErrors: [{ field: 'password', msg }] });
  });

  it('tells only the owner of a number that it has an account (H21)', async () => {
    const telephone = createTelephone();
    await register(telephone);
    advance(61);
    const [known, unknown] = [
      await sendCode(createBrowser(), 'register', telephone),
      await sendCode(createBrowser(), 'register', createTelephone()),
    ];
    expect({ ...known.body, traceId: '' }).toEqual({ ...unknown.body, traceId: '' });
    expect((await readOutbox()).some(({ text }) => text.includes('已注册过账号'))).toBe(true);
  });
});

describe('login by text message', () => {
  it('leads on with the right code, once', async () => {
    const telephone = createTelephone();
    await register(telephone);
    const browser = createBrowser();
    await sendCode(browser, 'login', telephone).then(() => advance(61));
    await sendCode(browser, 'login', telephone);
    const code = await readCode();
    const send = async () => {
      const payload = { uid: await browser.openLogin(), telephone, code };
      return browser.request('/ptl/auth/api/smsLogin', { method: 'POST', payload });
    };
    expect((await send()).body).toMatchObject({ code: '200', data: { redirectTo: expect.stringContaining('/oidc/') } });
    expect((await send()).body.data).toEqual({ fieldErrors: [{ field: 'code', msg: '验证码错误或已失效' }] });
  });

  it('sends nothing to numbers without an account, and says so to nobody', async () => {
    const before = await countMessages();
    const { body } = await requestCode(createBrowser(), 'login', createTelephone());
    expect(body).toMatchObject({ code: '200', msg: '验证码已发送', data: { expireIn: 300, resendIn: 60 } });
    // A message that is sent afterwards is the only one that arrives.
    await sendCode(createBrowser(), 'register', createTelephone());
    expect(await countMessages()).toBe(before + 1);
  });
});

describe('the demonstration', () => {
  it('names its accounts', async () => {
    const { body } = await createBrowser().request('/ptl/auth/api/loginOptions');
    expect(body.data).toMatchObject({ isDemo: true, demoPassword: PASSWORD });
    expect((body.data as { demoAccounts: object[] }).demoAccounts).toHaveLength(10);
  });

  it('over, its accounts are gone although the data is still there', async () => {
    const plain = await startTestPortal({ databaseUrl: portal.database.url, clock: now });
    const browser = new TestBrowser(plain.app);
    const { body } = await browser.request('/ptl/auth/api/loginOptions');
    expect(body.data).toEqual({ brand: expect.anything(), isDemo: false, demoAccounts: [], demoPassword: '' });
    const payload = { uid: await browser.openLogin(), userName: 'demo-personal', password: PASSWORD };
    expect((await browser.request('/ptl/auth/api/login', { method: 'POST', payload })).body.code).toBe('422');
    expect((await browser.request('/ptl/sms/outbox')).status).toBe(404);
    const captchaTicket = await passCaptcha(browser, 'register');
    const message = { scene: 'register', telephone: '13900000000', captchaTicket };
    const response = await browser.request('/ptl/user/sendCode', { method: 'POST', payload: message });
    expect(response.body).toMatchObject({ code: '503', msg: '短信服务未开通' });
    await plain.close();
  });
});
