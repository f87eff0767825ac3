import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '../leave-page';
import { PLAIN_OPTIONS, stubPortal } from '../testing/stub-portal';
import { LoginApp } from './login-app';

jest.mock('../leave-page', () => ({ openPage: jest.fn(), replacePage: jest.fn() }));
jest.mock('@portal/ui-kit/captcha', () => jest.requireActual('../testing/captcha-stub'));

const SEND = '/ptl/user/sendCode';
const SENT = { data: { expireIn: 300, resendIn: 60 } };

async function show(responses: Parameters<typeof stubPortal>[0]) {
  window.location.hash = '#/login?uid=u1';
  const calls = stubPortal({
    '/ptl/auth/api/loginOptions': PLAIN_OPTIONS,
    '/portal/openapi/verification/checkcapcode': { data: { ticket: 't1', expireIn: 300 } },
    ...responses,
  });
  await act(async () => render(<LoginApp />));
  act(() => screen.getByRole('tab', { name: '账号登录' }).focus());
  await userEvent.keyboard('{ArrowRight}');
  return calls;
}

async function askForCode(telephone = '138 0013 8000') {
  await userEvent.type(screen.getByLabelText('手机号'), telephone);
  await userEvent.click(screen.getByRole('button', { name: '通过验证' }));
  await screen.findByText('验证通过');
  await userEvent.click(screen.getByRole('button', { name: '获取验证码' }));
}

describe('login by text message', () => {
  it('sends the code and goes on', async () => {
    const calls = await show({ [SEND]: SENT, '/ptl/auth/api/smsLogin': { data: { redirectTo: '/oidc/auth/abc' } } });
    await askForCode();
    expect(await screen.findByText('验证码已发送，5分钟内有效')).toBeVisible();
    expect(screen.getByRole('button', { name: /^(60|59)秒后重新获取$/ })).toBeDisabled();
    expect(screen.getByLabelText('验证码')).toHaveFocus();
    expect(screen.getByText('验证通过')).toBeVisible();
    expect(calls.find(({ path }) => path === SEND)?.body).toEqual({
      scene: 'login',
      telephone: '13800138000',
      captchaTicket: 't1',
    });
    await userEvent.type(screen.getByLabelText('验证码'), '482 913');
    await userEvent.click(screen.getByRole('button', { name: '登录' }));
    await waitFor(() => expect(openPage).toHaveBeenCalledWith('/oidc/auth/abc'));
    expect(calls.at(-1)?.body).toEqual({ uid: 'u1', telephone: '13800138000', code: '482913' });
  });

  it('wants a number first, then the captcha', async () => {
    const calls = await show({ [SEND]: SENT });
    await userEvent.click(screen.getByRole('button', { name: '获取验证码' }));
    expect(screen.getByLabelText('手机号')).toHaveAccessibleDescription('请输入手机号码');
    expect(screen.getByLabelText('手机号')).toHaveFocus();
    await userEvent.type(screen.getByLabelText('手机号'), '13800138000');
    await userEvent.click(screen.getByRole('button', { name: '获取验证码' }));
    expect(screen.getByText('请先完成安全验证')).toBeVisible();
    expect(screen.getByRole('button', { name: '通过验证' })).toHaveFocus();
    expect(calls.some(({ path }) => path === SEND)).toBe(false);
  });

  it('asks for a new captcha after a refusal, and waits for this number alone', async () => {
    await show({ [SEND]: { code: '429', msg: '发送过于频繁', data: { retryAfter: 42 }, status: 429 } });
    await askForCode();
    expect(await screen.findByText('发送过于频繁')).toBeVisible();
    expect(screen.getByRole('button', { name: '通过验证' })).toBeVisible();
    expect(screen.getByRole('button', { name: /^4[12]秒后重新获取$/ })).toBeDisabled();
    await userEvent.clear(screen.getByLabelText('手机号'));
    await userEvent.type(screen.getByLabelText('手机号'), '13900139000');
    expect(screen.getByRole('button', { name: '获取验证码' })).toBeEnabled();
  });

  it('shows a refused number at its field', async () => {
    const fieldErrors = [{ field: 'telephone', msg: '请输入正确的手机号码' }];
    await show({ [SEND]: { code: '422', msg: '参数有误', data: { fieldErrors } } });
    await askForCode();
    await waitFor(() => expect(screen.getByLabelText('手机号')).toHaveAccessibleDescription('请输入正确的手机号码'));
  });

  it('shows a wrong code at its field', async () => {
    const fieldErrors = [{ field: 'code', msg: '验证码错误或已失效' }];
    await show({ '/ptl/auth/api/smsLogin': { code: '422', msg: '参数有误', data: { fieldErrors } } });
    await userEvent.type(screen.getByLabelText('手机号'), '13800138000');
    await userEvent.type(screen.getByLabelText('验证码'), '111111{Enter}');
    await waitFor(() => expect(screen.getByLabelText('验证码')).toHaveAccessibleDescription('验证码错误或已失效'));
    expect(screen.getByLabelText('验证码')).toHaveFocus();
    expect(screen.queryByText('参数有误')).toBeNull();
  });
});
