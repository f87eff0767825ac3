import { passCaptcha } from '../../testing/captcha-answer';
import { measureTime, takeAsLong } from '../../testing/compare-times';
import { setUpPortal } from '../../testing/set-up';
import { createAccountActions, createTelephone, errorOf as error } from '../../testing/test-account';
import { createTestClock } from '../../testing/test-clock';
import { waitUntil } from '../../testing/wait-until';

const { now, advance } = createTestClock();
const portal = setUpPortal({ clock: now, isDemo: true });
beforeEach(() => advance(86_400));

const people = createAccountActions(portal, advance);
const { register, logIn, sendCode, readCode, createBrowser } = people;

/** Bound to `demo-enterprise`. */
const DEMO_TELEPHONE = '18800000001';

const NEW_PASSWORD = 'Moon-2027';
const WRONG_CODE = error('code', '验证码错误或已失效');

function reset(payload: object, headers: Record<string, string> = {}) {
  return createBrowser().request('/ptl/auth/api/resetPassword', { method: 'POST', payload, headers });
}

async function prepareReset(telephone: string, password = NEW_PASSWORD) {
  await sendCode(createBrowser(), { scene: 'resetPassword', telephone });
  return { telephone, code: await readCode(), password };
}

/** Asks for a code past the pause between two, whoever has the number. */
async function askForCode(telephone: string) {
  advance(61);
  const browser = createBrowser();
  const captchaTicket = await passCaptcha(browser, 'resetPassword');
  const payload = { scene: 'resetPassword', telephone, captchaTicket };
  const { status, body } = await browser.request('/ptl/user/sendCode', { method: 'POST', payload });
  return { status, code: body.code, msg: body.msg, data: body.data };
}

describe('a password that was forgotten', () => {
  it('is given anew by a code, which ends every session and login of the account', async () => {
    const { browser, telephone } = await register();
    const other = await logIn(telephone);
    const { body } = await reset(await prepareReset(telephone));
    expect(body).toMatchObject({ code: '200', msg: '密码已重置', data: null });
    expect([await browser.whoAmI(), await other.whoAmI()]).toEqual([null, null]);
    // Its session at the provider would have let the browser in without a password.
    expect(await other.follow('/ptl/api/auth/authorize?redirect_uri=%2F')).toMatch(/^\/loginPage\/#\/login\?uid=/);
    expect((await logIn(telephone)).token).toBeUndefined();
    expect((await logIn(telephone, NEW_PASSWORD)).token).toBeDefined();
  });

  it('is told to its owner, on the site and by text message', async () => {
    const { telephone } = await register();
    await reset(await prepareReset(telephone));
    const browser = await logIn(telephone, NEW_PASSWORD);
    const { body } = await browser.request('/ptl/message/pageList', { method: 'POST', payload: {} });
    expect(body.data).toMatchObject({ list: [expect.objectContaining({ title: '登录密码已重置' })] });
    const sent = await portal.database.query<{ channel: string }>(
      'select channel from delivery_outbox where message_id = $1',
      [(body.data as { list: { id: string }[] }).list[0]?.id],
    );
    expect(sent).toContainEqual({ channel: 'sms' });
  });

  it('takes effect once per key', async () => {
    const { telephone } = await register();
    const payload = await prepareReset(telephone);
    const headers = { 'idempotency-key': 'reset-1' };
    expect((await reset(payload, headers)).body.code).toBe('200');
    expect((await reset(payload, headers)).body.code).toBe('200');
    expect((await reset(payload)).body).toMatchObject(WRONG_CODE);
  });

  it('opens an account that was locked by wrong passwords', async () => {
    const { telephone } = await register();
    for (let count = 0; count < 10; count += 1) {
      await logIn(telephone, 'wrong');
      advance(40);
    }
    expect((await logIn(telephone)).token).toBeUndefined();
    await reset(await prepareReset(telephone));
    expect((await logIn(telephone, NEW_PASSWORD)).token).toBeDefined();
  });

  it('is not changed by a code that was sent for something else', async () => {
    const { telephone } = await register();
    await sendCode(createBrowser(), { scene: 'login', telephone });
    expect((await reset({ telephone, code: await readCode(), password: NEW_PASSWORD })).body).toMatchObject(WRONG_CODE);
  });

  it('is guarded by five tries for a code', async () => {
    const { telephone } = await register();
    const payload = await prepareReset(telephone);
    const wrong = payload.code === '000000' ? '111111' : '000000';
    for (let count = 0; count < 5; count += 1) await reset({ ...payload, code: wrong });
    expect((await reset(payload)).body).toMatchObject(WRONG_CODE);
    expect((await logIn(telephone)).token).toBeDefined();
  });

  it('is refused for known and unknown numbers in the same time (H21)', async () => {
    const time = (telephone: string) => measureTime(() => reset({ telephone, code: '000000', password: NEW_PASSWORD }));
    const telephones = [];
    for (let count = 0; count < 12; count += 1) telephones.push((await register()).telephone);
    const pairs = telephones.map((known) => [() => time(known), () => time(createTelephone())] as const);
    expect(await takeAsLong(pairs)).toBe(true);
  });

  it('of a demonstration account stays', async () => {
    const response = await reset(await prepareReset(DEMO_TELEPHONE));
    expect(response.body).toMatchObject({ code: '409', msg: '演示账号的密码不能修改，请注册账号后体验' });
  });

  it.each([
    [{ password: 'short1' }, 'password', '密码至少8个字符'],
    [{ password: 'onlyletters' }, 'password', '密码须同时包含字母和数字'],
    [{ password: 'abc13500000000' }, 'password', '密码不能包含手机号码'],
    [{ password: 'Qwerty123' }, 'password', '该密码过于常见或曾被泄露，请换一个'],
    [{ code: '12' }, 'code', '请输入6位验证码'],
    [{ telephone: '' }, 'telephone', '请输入手机号码'],
  ])('is not changed with %j', async (values, field, msg) => {
    const payload = { telephone: '13500000000', code: '123456', password: NEW_PASSWORD, ...values };
    expect((await reset(payload)).body).toMatchObject(error(field, msg));
  });
});

describe('a number without an account', () => {
  it('is answered like one with an account, and gets no message', async () => {
    const { telephone } = await register();
    const before = await countMessages(telephone);
    const stranger = createTelephone();
    const unknown = await askForCode(stranger);
    expect(unknown).toMatchObject({ status: 200, code: '200' });
    const wrong = { code: '000000', password: NEW_PASSWORD };
    const rejected = await reset({ telephone: stranger, ...wrong });
    expect(rejected.body).toMatchObject(WRONG_CODE);
    expect(await askForCode(telephone)).toEqual(unknown);
    // No response waits for its message.
    await waitUntil(
      () => countMessages(telephone),
      (count) => count > before,
    );
    expect(await countMessages(stranger)).toBe(0);
    const known = await reset({ telephone, ...wrong });
    expect([known.status, known.body.msg, known.body.data]).toEqual([
      rejected.status,
      rejected.body.msg,
      rejected.body.data,
    ]);
  });

  it('needs a captcha of its own', async () => {
    const browser = createBrowser();
    const captchaTicket = await passCaptcha(browser, 'login');
    const payload = { scene: 'resetPassword', telephone: createTelephone(), captchaTicket };
    expect((await browser.request('/ptl/user/sendCode', { method: 'POST', payload })).status).toBe(400);
  });
});

async function countMessages(telephone: string): Promise<number> {
  const [row] = await portal.database.query<{ count: number }>(
    'select count(*)::int as count from sms_outbox where telephone_masked = $1',
    [`${telephone.slice(0, 3)}****${telephone.slice(-4)}`],
  );
  return row?.count ?? 0;
}
