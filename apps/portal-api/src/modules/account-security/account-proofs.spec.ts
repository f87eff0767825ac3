import { setUpPortal } from '../../testing/set-up';
import { createAccountActions, createTelephone, errorOf as error, TEST_PASSWORD } from '../../testing/test-account';
import type { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { openSession } from '../../testing/test-session';

const { now, advance } = createTestClock();
const portal = setUpPortal({ clock: now, isDemo: true });
beforeEach(() => advance(86_400));

const people = createAccountActions(portal, advance);
const { register, logIn, post, prove, prepareChange, sendCode, readCode } = people;

const readSecurity = async (browser: TestBrowser) =>
  (await browser.request('/ptl/user/security')).body.data as Record<string, unknown>;

const BAD_TICKET = '身份验证已失效，请重新验证';
const BAD_CODE = '验证码错误或已失效';

describe('a ticket', () => {
  it('is worth nothing in another session, for another scene, after ten minutes, or for another account', async () => {
    const { browser, telephone } = await register();
    const change = await prepareChange(browser);
    const other = await logIn(telephone);
    expect((await post(other, 'changeMobile', change)).body).toMatchObject(error('ticketOld', BAD_TICKET));

    const wrongScene = { ...change, ticketOld: await prove(browser, 'changeMail') };
    expect((await post(browser, 'changeMobile', wrongScene)).body).toMatchObject(error('ticketOld', BAD_TICKET));

    const { browser: stranger } = await register();
    const stolen = await prepareChange(stranger);
    const foreign = { ...stolen, ticketOld: change.ticketOld };
    expect((await post(stranger, 'changeMobile', foreign)).body).toMatchObject(error('ticketOld', BAD_TICKET));

    const late = await prepareChange((await register()).browser);
    advance(601);
    expect((await post(browser, 'changeMobile', late)).body).toMatchObject(error('ticketOld', BAD_TICKET));
  });

  it('survives a mistyped code and dies with the next change of the account', async () => {
    const { browser } = await register();
    const first = await prepareChange(browser);
    const spare = await prove(browser, 'changePassword');
    const wrong = { ...first, code: first.code === '000000' ? '111111' : '000000' };
    expect((await post(browser, 'changeMobile', wrong)).body).toMatchObject(error('code', BAD_CODE));
    expect((await post(browser, 'changeMobile', first)).body.code).toBe('200');
    const { body } = await post(browser, 'changePassword', { ticket: spare, newPassword: 'Another2026' });
    expect(body).toMatchObject(error('ticket', BAD_TICKET));
  });
});

describe('a code', () => {
  it('is dead after five wrong tries, even the right one', async () => {
    const { browser } = await register();
    await sendCode(browser, { scene: 'changeMobile' });
    const code = await readCode();
    const wrong = code === '000000' ? '111111' : '000000';
    const type = (typed: string) => post(browser, 'verifyCode', { scene: 'changeMobile', code: typed });
    for (let count = 0; count < 5; count += 1) expect((await type(wrong)).body).toMatchObject(error('code', BAD_CODE));
    expect((await type(code)).body).toMatchObject(error('code', BAD_CODE));
  });

  it('of one scene or account is worth nothing for another', async () => {
    const { browser } = await register();
    await sendCode(browser, { scene: 'changeMail' });
    const code = await readCode();
    expect((await post(browser, 'verifyCode', { scene: 'changeMobile', code })).body.code).toBe('422');
    const telephone = createTelephone();
    await sendCode((await register()).browser, { scene: 'newMobile', telephone });
    const foreign = await readCode();
    const ticketOld = await prove(browser, 'changeMobile');
    const change = { ticketOld, telephone, code: foreign };
    expect((await post(browser, 'changeMobile', change)).body).toMatchObject(error('code', BAD_CODE));
  });

  it('is sent ten times a day to one account, whatever numbers it names (H19)', async () => {
    const { browser } = await register();
    for (let count = 0; count < 10; count += 1)
      expect((await sendCode(browser, { scene: 'newMobile', telephone: createTelephone() })).status).toBe(200);
    const { status, body } = await sendCode(browser, { scene: 'newMobile', telephone: createTelephone() });
    expect([status, body.msg]).toEqual([429, '今日获取验证码次数已达上限，请24小时后再试']);
  });

  it('needs a session, a captcha of its own action, and something it can be sent to', async () => {
    const visitor = people.createBrowser();
    expect((await sendCode(visitor, { scene: 'changeMobile' })).status).toBe(401);
    const { browser } = await register();
    const payload = { scene: 'changeMobile', captchaTicket: 'x' };
    expect((await post(browser, 'sendCode', payload)).body).toMatchObject(
      error('captchaTicket', '安全验证已失效，请重新完成'),
    );
    const response = await sendCode(browser, { scene: 'changeMail', way: 'mail' });
    expect(response.body).toMatchObject({ code: '409', msg: '尚未绑定邮箱' });
    expect((await sendCode(browser, { scene: 'newMail' })).body).toMatchObject(error('mail', '请输入邮箱'));
    expect((await sendCode(browser, { scene: 'newMobile' })).body).toMatchObject(error('telephone', '请输入手机号码'));
  });
});

describe('an account without telephone and mail address', () => {
  it('is proven by its password, which is slowed down when it is guessed', async () => {
    const browser = await logIn('demo-new', 'Portal@2026');
    const type = (password: string) =>
      post(browser, 'verifyCode', { scene: 'changeMobile', way: 'password', password });
    for (let count = 1; count < 5; count += 1)
      expect((await type('wrong')).body).toMatchObject(error('password', '密码错误'));
    expect((await type('wrong')).body).toMatchObject(error('password', '密码错误，再错5次须等待15分钟'));
    expect((await type('wrong')).status).toBe(429);
    advance(2);
    const { body } = await type('Portal@2026');
    expect(body).toMatchObject({
      msg: '验证通过',
      data: { ticket: expect.stringMatching(/^[\w-]{43}$/), expireIn: 600 },
    });
  });

  it('is not proven by a password once it has a telephone', async () => {
    const { browser } = await register();
    const { body } = await post(browser, 'verifyCode', {
      scene: 'changeMobile',
      way: 'password',
      password: TEST_PASSWORD,
    });
    expect(body).toMatchObject({ code: '409', msg: '请使用账号已绑定的方式验证' });
  });

  it('keeps the password that everybody knows', async () => {
    const browser = await logIn('demo-personal', 'Portal@2026');
    expect(await readSecurity(browser)).toMatchObject({ ways: ['password'], canChangePassword: false, score: 30 });
    const { body } = await post(browser, 'changePassword', { oldPassword: 'Portal@2026', newPassword: 'Sunny2027' });
    expect(body).toMatchObject({ code: '409', msg: '演示账号的密码不能修改，请注册账号后体验' });
  });
});

describe('an account of another provider', () => {
  it('is shown, and changed elsewhere', async () => {
    const { browser } = await openSession(portal, now());
    expect(await readSecurity(browser)).toMatchObject({ isManagedElsewhere: true, ways: [], canChangePassword: false });
    const change = { ticketOld: 'x', telephone: createTelephone(), code: '123456' };
    for (const response of [
      await post(browser, 'verifyCode', { scene: 'changeMobile', code: '123456' }),
      await post(browser, 'changeMobile', change),
      await post(browser, 'changeMail', { ...change, mail: 'wang@example.com' }),
      await post(browser, 'changePassword', { oldPassword: 'x', newPassword: 'Moon-2027' }),
      await sendCode(browser, { scene: 'changeMobile' }),
    ])
      expect([response.status, response.body.msg]).toEqual([404, '账号由统一身份平台管理，请在该平台修改']);
  });
});
