import { setUpPortal } from '../../testing/set-up';
import { createAccountActions, errorOf as error, TEST_PASSWORD } from '../../testing/test-account';
import { createTestClock } from '../../testing/test-clock';

const { now, advance } = createTestClock();
const portal = setUpPortal({ clock: now, isDemo: true });
beforeEach(() => advance(86_400));

const people = createAccountActions(portal, advance);
const { register, logIn, post, prove } = people;

const BAD_TICKET = '身份验证已失效，请重新验证';

describe('the password', () => {
  it('changed by the old one ends every other session, here and at the provider', async () => {
    const { browser, telephone } = await register();
    const other = await logIn(telephone);
    const { body } = await post(browser, 'changePassword', { oldPassword: TEST_PASSWORD, newPassword: 'Moon-2027' });
    expect(body).toMatchObject({ code: '200', msg: '密码已修改', data: { deviceTotal: 1 } });
    expect(await other.whoAmI()).toBeNull();
    expect(await browser.whoAmI()).not.toBeNull();
    // Its own session at the provider would have let the browser in without a password.
    expect(await other.follow('/ptl/api/auth/authorize?redirect_uri=%2F')).toMatch(/^\/loginPage\/#\/login\?uid=/);
    expect((await logIn(telephone)).token).toBeUndefined();
    expect((await logIn(telephone, 'Moon-2027')).token).toBeDefined();
  });

  it('is changed by a ticket, once', async () => {
    const { browser, telephone } = await register();
    const ticket = await prove(browser, 'changePassword');
    expect((await post(browser, 'changePassword', { ticket, newPassword: 'Moon-2027' })).body.code).toBe('200');
    const again = await post(browser, 'changePassword', { ticket, newPassword: 'Moon-2028' });
    expect(again.body).toMatchObject(error('ticket', BAD_TICKET));
    expect((await logIn(telephone, 'Moon-2027')).token).toBeDefined();
  });

  it('is changed by one of two that come at once', async () => {
    const { browser, telephone } = await register();
    const change = async (newPassword: string) => {
      const { body } = await post(browser, 'changePassword', { oldPassword: TEST_PASSWORD, newPassword });
      return { newPassword, code: body.code };
    };
    const [first, second] = await Promise.all([change('Moon-2027'), change('Moon-2028')]);
    const [done, rejected] = first.code === '200' ? [first, second] : [second, first];
    expect(done.code).toBe('200');
    // The one that comes a moment too late no longer has the right password.
    expect(['409', '422']).toContain(rejected.code);
    expect((await logIn(telephone, done.newPassword)).token).toBeDefined();
  });

  it('ends a login that is under way', async () => {
    const { browser, telephone } = await register();
    const thief = people.createBrowser();
    const payload = { uid: await thief.openLogin(), userName: telephone, password: TEST_PASSWORD };
    const { body } = await thief.request('/ptl/auth/api/login', { method: 'POST', payload });
    const page = await thief.follow((body.data as { redirectTo: string }).redirectTo);
    await post(browser, 'changePassword', { oldPassword: TEST_PASSWORD, newPassword: 'Moon-2027' });
    const { status } = await thief.exchange(new URL(page, thief.origin).searchParams.get('code') ?? '');
    expect(status).toBe(400);
  });

  it.each([
    [{}, 'oldPassword', '请输入密码'],
    [{ oldPassword: 'wrong' }, 'oldPassword', '密码错误'],
    [{ ticket: 'x' }, 'ticket', BAD_TICKET],
    [{ oldPassword: TEST_PASSWORD, newPassword: TEST_PASSWORD }, 'newPassword', '新密码不能与当前密码相同'],
    [{ oldPassword: TEST_PASSWORD, newPassword: 'short1' }, 'newPassword', '密码至少8个字符'],
    [{ oldPassword: TEST_PASSWORD, newPassword: 'onlyletters' }, 'newPassword', '密码须同时包含字母和数字'],
    [{ oldPassword: TEST_PASSWORD, newPassword: 'Qwerty123' }, 'newPassword', '该密码过于常见或曾被泄露，请换一个'],
  ])('is not changed with %j', async (values, field, msg) => {
    const { browser } = await register();
    const { body } = await post(browser, 'changePassword', { newPassword: 'Moon-2027', ...values });
    expect(body).toMatchObject(error(field, msg));
  });

  it('may not contain the telephone', async () => {
    const { browser, telephone } = await register();
    const payload = { oldPassword: TEST_PASSWORD, newPassword: `abc${telephone}` };
    expect((await post(browser, 'changePassword', payload)).body).toMatchObject(
      error('newPassword', '密码不能包含手机号码'),
    );
  });
});
