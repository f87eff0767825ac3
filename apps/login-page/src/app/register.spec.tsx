import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage, replacePage } from '../leave-page';
import { PLAIN_OPTIONS, type SeenCall, type StubResponse, stubPortal } from '../testing/stub-portal';
import { LoginApp } from './login-app';

jest.mock('../leave-page', () => ({ openPage: jest.fn(), replacePage: jest.fn() }));
jest.mock('@portal/ui-kit/captcha', () => jest.requireActual('../testing/captcha-stub'));

const REGISTER = '/ptl/auth/api/register';

async function show(hash: string, response: StubResponse = {}) {
  window.location.hash = hash;
  const calls = stubPortal({ '/ptl/auth/api/loginOptions': PLAIN_OPTIONS, [REGISTER]: response });
  const view = await act(async () => render(<LoginApp />));
  return { calls, view };
}

async function fill() {
  await userEvent.type(screen.getByLabelText('手机号'), '13800138000');
  await userEvent.type(screen.getByLabelText('验证码'), '482913');
  await userEvent.type(screen.getByLabelText('密码'), 'Abcdefghij12');
  await userEvent.click(screen.getByRole('checkbox'));
}

const submit = () => userEvent.click(screen.getByRole('button', { name: '注册' }));
const listKeys = (calls: readonly SeenCall[]) =>
  calls.filter(({ path }) => path === REGISTER).map(({ headers }) => headers['Idempotency-Key']);

afterEach(() => sessionStorage.clear());

describe('register screen', () => {
  it('makes an account and goes on with the login', async () => {
    const { calls } = await show('#/register?host=localhost&uid=u1', { data: { redirectTo: '/oidc/auth/abc' } });
    expect(
      screen.getByRole('checkbox', { name: /^我已阅读并同意\s?《用户协议》\s?和\s?《隐私政策》$/ }),
    ).not.toBeChecked();
    await fill();
    expect(screen.getByRole('meter', { name: '密码强度' })).toHaveAttribute('aria-valuetext', '强');
    await submit();
    await waitFor(() => expect(openPage).toHaveBeenCalledWith('/oidc/auth/abc'));
    expect(calls.at(-1)?.body).toEqual({
      uid: 'u1',
      telephone: '13800138000',
      code: '482913',
      password: 'Abcdefghij12',
      agreement: true,
    });
  });

  it('opens a login anew, with a notice, when the one it was made for is over', async () => {
    const { view } = await show('#/register?host=localhost&uid=u1&redirect=%2Fcase', { data: { redirectTo: '' } });
    await fill();
    await submit();
    await waitFor(() => expect(replacePage).toHaveBeenCalledWith('/ptl/api/auth/authorize?redirect_uri=%2Fcase'));
    expect(window.location.hash).toBe('#/login?redirect=%2Fcase');
    expect(screen.getByText('注册成功，请登录')).toBeVisible();
    view.unmount();
    (await show('#/login?uid=u2&redirect=%2Fcase')).view.unmount();
    await show('#/login?uid=u2&redirect=%2Fcase');
    expect(screen.queryByText('注册成功，请登录')).toBeNull();
  });

  it('asks for what is missing and takes the visitor there', async () => {
    const { calls } = await show('#/register?host=localhost&uid=u1');
    await submit();
    expect(screen.getByLabelText('手机号')).toHaveFocus();
    expect(screen.getByLabelText('手机号')).toHaveAccessibleDescription('请输入手机号码');
    expect(screen.getByLabelText('验证码')).toHaveAccessibleDescription('请输入6位验证码');
    expect(screen.getByLabelText('密码')).toHaveAccessibleDescription('请输入密码');
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('请先阅读并同意用户协议和隐私政策');
    await userEvent.type(screen.getByLabelText('密码'), 'abcdefgh');
    expect(screen.getByLabelText('密码')).toHaveAccessibleDescription('密码须同时包含字母和数字');
    expect(calls.some(({ path }) => path === REGISTER)).toBe(false);
  });

  it('keeps the key for the same content', async () => {
    const { calls } = await show('#/register?host=localhost&uid=u1', { code: '500', msg: '系统繁忙', status: 500 });
    await fill();
    await submit();
    expect(await screen.findByText('系统繁忙')).toBeVisible();
    await submit();
    await waitFor(() => expect(listKeys(calls)).toHaveLength(2));
    await userEvent.type(screen.getByLabelText('密码'), '3');
    await submit();
    await waitFor(() => expect(listKeys(calls)).toHaveLength(3));
    const [first, second, third] = listKeys(calls);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('shows a refusal at its field', async () => {
    const fieldErrors = [{ field: 'telephone', msg: '该手机号已注册，请直接登录' }];
    await show('#/register?host=localhost&uid=u1', { code: '422', msg: '参数有误', data: { fieldErrors } });
    await fill();
    await submit();
    await waitFor(() =>
      expect(screen.getByLabelText('手机号')).toHaveAccessibleDescription('该手机号已注册，请直接登录'),
    );
    expect(screen.getByLabelText('手机号')).toHaveFocus();
  });

  it('leads to the legal documents in a tab of their own, and to the login', async () => {
    await show('#/register?host=localhost&uid=u1&redirect=%2Fcase');
    const terms = screen.getByRole('link', { name: '《用户协议》' });
    expect(terms).toHaveAttribute('href', '/content/terms-of-service');
    expect(terms).toHaveAttribute('target', '_blank');
    expect(terms).toHaveAttribute('rel', 'noopener');
    expect(screen.getByRole('link', { name: '《隐私政策》' })).toHaveAttribute('href', '/content/privacy-policy');
    const login = screen.getByRole('link', { name: '已有账号，去登录' });
    expect(login).toHaveAttribute('href', '#/login?uid=u1&redirect=%2Fcase');
  });

  it.each([
    ['#/register?host=localhost', '%2F'],
    ['#/register?host=%2Fmiot%2Fhomepage', '%2Fmiot%2Fhomepage'],
    ['#/register?host=evil.example', '%2F'],
    ['#/register?host=localhost&redirect=%2Fcase', '%2Fcase'],
  ])('is started by the server for %s', async (hash, target) => {
    await show(hash);
    expect(replacePage).toHaveBeenCalledWith(`/ptl/api/auth/authorize?screen=register&redirect_uri=${target}`);
  });
});
