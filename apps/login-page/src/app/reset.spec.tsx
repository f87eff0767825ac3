import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PLAIN_OPTIONS, type SeenCall, type StubResponse, stubPortal } from '../testing/stub-portal';
import { LoginApp } from './login-app';

jest.mock('@portal/ui-kit/captcha', () => jest.requireActual('../testing/captcha-stub'));

const RESET = '/ptl/auth/api/resetPassword';
const SEND = '/ptl/user/sendCode';

async function show(hash: string, response: StubResponse = {}) {
  window.location.hash = hash;
  const calls = stubPortal({
    '/ptl/auth/api/loginOptions': PLAIN_OPTIONS,
    '/portal/openapi/verification/checkcapcode': { data: { ticket: 't1', expireIn: 300 } },
    [SEND]: { data: { expireIn: 300, resendIn: 60 } },
    [RESET]: response,
  });
  await act(async () => render(<LoginApp />));
  return calls;
}

async function fill() {
  await userEvent.type(screen.getByLabelText('手机号'), '138 0013 8000');
  await userEvent.click(screen.getByRole('button', { name: '通过验证' }));
  await screen.findByText('验证通过');
  await userEvent.click(screen.getByRole('button', { name: '获取验证码' }));
  await userEvent.type(await screen.findByLabelText('验证码'), '482913');
  await userEvent.type(screen.getByLabelText('新密码'), 'Abcdefghij12');
}

const submit = () => userEvent.click(screen.getByRole('button', { name: '重置密码' }));
const findCall = (calls: readonly SeenCall[], name: string) => calls.find(({ path }) => path === name);

afterEach(() => sessionStorage.clear());

describe('a forgotten password', () => {
  it('is offered help on the login screen', async () => {
    await show('#/login?uid=u1&redirect=%2Fcase');
    expect(screen.getByRole('link', { name: '忘记密码？' })).toHaveAttribute('href', '#/reset?uid=u1&redirect=%2Fcase');
  });

  it('is given anew, and the login that was going on continues with a notice', async () => {
    const calls = await show('#/reset?uid=u1&redirect=%2Fcase');
    expect(screen.getByRole('heading', { level: 1, name: '重置密码' })).toBeVisible();
    await fill();
    expect(findCall(calls, SEND)?.body).toEqual({
      scene: 'resetPassword',
      telephone: '13800138000',
      captchaTicket: 't1',
    });
    await submit();
    expect(await screen.findByText('密码已重置，请用新密码登录')).toBeVisible();
    expect(window.location.hash).toBe('#/login?uid=u1&redirect=%2Fcase');
    expect(findCall(calls, RESET)).toMatchObject({
      body: { telephone: '13800138000', code: '482913', password: 'Abcdefghij12' },
      headers: { 'Idempotency-Key': expect.any(String) },
    });
  });

  it('asks for what is missing and takes the visitor there', async () => {
    const calls = await show('#/reset?uid=u1');
    await submit();
    expect(screen.getByLabelText('手机号')).toHaveFocus();
    expect(screen.getByLabelText('新密码')).toHaveAccessibleDescription('请输入密码');
    expect(findCall(calls, RESET)).toBeUndefined();
  });

  it('shows a wrong code at its field', async () => {
    const fieldErrors = [{ field: 'code', msg: '验证码错误或已失效' }];
    await show('#/reset?uid=u1', { code: '422', msg: '参数有误', data: { fieldErrors } });
    await fill();
    await submit();
    await waitFor(() => expect(screen.getByLabelText('验证码')).toHaveAccessibleDescription('验证码错误或已失效'));
    expect(screen.getByLabelText('验证码')).toHaveFocus();
  });

  it('leads back to the login without one that is going on', async () => {
    await show('#/reset');
    expect(screen.getByRole('link', { name: '想起密码了，去登录' })).toHaveAttribute('href', '#/login');
  });
});
