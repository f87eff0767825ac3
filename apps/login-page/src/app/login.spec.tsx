import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage, replacePage } from '../leave-page';
import { DEMO_OPTIONS, PLAIN_OPTIONS, type StubResponse, stubPortal } from '../testing/stub-portal';
import { LoginApp } from './login-app';

jest.mock('../leave-page', () => ({ openPage: jest.fn(), replacePage: jest.fn() }));
jest.mock('@portal/ui-kit/captcha', () => jest.requireActual('../testing/captcha-stub'));

const LOGIN = '/ptl/auth/api/login';
const OPTIONS = '/ptl/auth/api/loginOptions';
const AUTHORIZE = '/ptl/api/auth/authorize?redirect_uri=';

async function show(hash: string, responses: Parameters<typeof stubPortal>[0] = {}) {
  window.location.hash = hash;
  const calls = stubPortal({ [OPTIONS]: PLAIN_OPTIONS, ...responses });
  await act(async () => render(<LoginApp />));
  return calls;
}

async function logIn(response: StubResponse, uid = 'u1') {
  const calls = await show(`#/login?uid=${uid}&redirect=%2Fcase`, { [LOGIN]: response });
  await userEvent.type(screen.getByLabelText('账号'), ' demo ');
  await userEvent.type(screen.getByLabelText('密码'), 'secret-1');
  await userEvent.click(screen.getByRole('button', { name: '登录' }));
  return calls;
}

describe('login by password', () => {
  it('goes on where the server says', async () => {
    const calls = await logIn({ data: { redirectTo: '/oidc/auth/abc' } });
    await waitFor(() => expect(openPage).toHaveBeenCalledWith('/oidc/auth/abc'));
    const call = calls.find(({ path }) => path === LOGIN);
    expect(call?.body).toEqual({ uid: 'u1', userName: 'demo', password: 'secret-1' });
    expect(screen.getByRole('heading', { level: 1, name: '登录' })).toBeVisible();
    expect(document.title).toBe('登录');
  });

  it.each(['https://evil.example/', '//evil.example/', ''])('does not go to "%s"', async (redirectTo) => {
    await logIn({ data: { redirectTo } });
    expect(await screen.findByRole('button', { name: '重新登录' })).toBeVisible();
    expect(openPage).not.toHaveBeenCalled();
  });

  it('asks for what is missing and takes the visitor there', async () => {
    const calls = await show('#/login?uid=u1');
    await userEvent.click(screen.getByRole('button', { name: '登录' }));
    expect(screen.getByLabelText('账号')).toHaveFocus();
    expect(screen.getByLabelText('账号')).toBeInvalid();
    expect(screen.getByLabelText('账号')).toHaveAccessibleDescription('请输入账号');
    expect(screen.getByLabelText('密码')).toHaveAccessibleDescription('请输入密码');
    expect(calls.map(({ path }) => path)).toEqual([`${OPTIONS}?returnTo=%2F`]);
  });

  it('shows why it was refused', async () => {
    await logIn({ code: '422', msg: '账号或密码错误' });
    expect(await screen.findByText('账号或密码错误')).toBeVisible();
    expect(within(screen.getAllByRole('alert')[0] as HTMLElement).getByText('账号或密码错误')).toBeVisible();
    expect(screen.getByLabelText('账号')).toHaveValue(' demo ');
    expect(screen.queryByRole('button', { name: '重新登录' })).toBeNull();
  });

  it('waits as long as it is told to', async () => {
    await logIn({ code: '429', msg: '尝试过于频繁，请1秒后再试', data: { retryAfter: 1 }, status: 429 });
    const button = await screen.findByRole('button', { name: '1秒后可重试' });
    expect(button).toBeDisabled();
    expect(screen.getByText('尝试过于频繁，请1秒后再试')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: '登录' })).toBeEnabled(), { timeout: 3000 });
    expect(screen.queryByText('尝试过于频繁，请1秒后再试')).toBeNull();
  });

  it('starts again when the login has expired', async () => {
    await logIn({ code: '410', msg: '登录已超时，请重新开始', status: 410 });
    await userEvent.click(await screen.findByRole('button', { name: '重新登录' }));
    expect(openPage).toHaveBeenCalledWith(`${AUTHORIZE}%2Fcase`);
  });

  it('takes pasted text, and names its fields to password managers', async () => {
    await show('#/login?uid=u1');
    const [account, password] = [screen.getByLabelText('账号'), screen.getByLabelText('密码')];
    for (const [field, text] of [
      [account, 'demo'],
      [password, 'a long secret of a manager'],
    ] as const) {
      await userEvent.click(field);
      await userEvent.paste(text);
      expect(field).toHaveValue(text);
    }
    expect(account).toHaveAttribute('autocomplete', 'username');
    expect(password).toHaveAttribute('autocomplete', 'current-password');
  });

  it('shows the password on demand', async () => {
    await show('#/login?uid=u1');
    const button = screen.getByRole('button', { name: '显示密码' });
    expect(button).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByLabelText('密码')).toHaveAttribute('type', 'text');
  });
});

describe('demo accounts', () => {
  it('fill the form', async () => {
    await show('#/login?uid=u1', { [OPTIONS]: DEMO_OPTIONS });
    const button = await screen.findByRole('button', { name: '填入 demo-new', hidden: true });
    expect(button).not.toBeVisible();
    await userEvent.click(screen.getByText('演示账号'));
    await userEvent.click(button);
    expect(screen.getByLabelText('账号')).toHaveValue('demo-new');
    expect(screen.getByLabelText('密码')).toHaveValue('Portal@2026');
    expect(screen.getByRole('link', { name: '查看演示短信' })).toHaveAttribute('href', '#/outbox');
  });

  it('are not there outside a demonstration, nor without an answer', async () => {
    const calls = await show('#/login?uid=u1');
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.queryByText('演示账号')).toBeNull();
  });
});

describe('the calling brand', () => {
  it('shows its logo, which leads home', async () => {
    const calls = await show('#/login?uid=u1&redirect=%2Fmiot%2Fproduct%3Fa%3D1', { [OPTIONS]: DEMO_OPTIONS });
    const link = await screen.findByRole('link', { name: '启衡工业互联网首页' });
    expect(link).toHaveAttribute('href', '/miot/homepage');
    expect(link.querySelector('img')).toHaveAttribute('src', '/files/logo.svg');
    expect(calls.map(({ path }) => path)).toEqual([`${OPTIONS}?returnTo=%2Fmiot%2Fproduct`]);
  });

  it.each(['%2Fmiot%2Foverview', '%2Fmiot%2Fproduct-apply%3Fproduct%3Diot-hub', '%2Fmiot%2Fhomepage'])(
    'is where a visitor of %s turns back to, never a page that asks for the login again',
    async (redirect) => {
      await show(`#/login?uid=u1&redirect=${redirect}`, { [OPTIONS]: DEMO_OPTIONS });
      await screen.findByRole('link', { name: '启衡工业互联网首页' });
      expect(screen.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/miot/homepage');
    },
  );
});

describe('login screen', () => {
  it.each([
    ['#/login', `${AUTHORIZE}%2F`],
    ['#/login?redirect=%2Fcase', `${AUTHORIZE}%2Fcase`],
    ['#/login?redirect=https%3A%2F%2Fevil.example', `${AUTHORIZE}%2F`],
    ['#/nowhere', `${AUTHORIZE}%2F`],
  ])('is started by the server for %s', async (hash, url) => {
    const calls = await show(hash);
    expect(replacePage).toHaveBeenCalledWith(url);
    expect(screen.getByText('正在打开登录…')).toBeVisible();
    expect(calls).toEqual([]);
  });

  it.each([
    ['%2Fcase', '返回刚才的页面', '/case'],
    ['%2F', '返回首页', '/'],
    ['%2F%2Fevil.example', '返回首页', '/'],
  ])('leads back for %s', async (redirect, name, href) => {
    await show(`#/login?uid=u1&redirect=${redirect}`);
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  });

  it('leads to registering with the login and the way back', async () => {
    await show('#/login?uid=u1&redirect=%2Fcase');
    expect(screen.getByRole('link', { name: '立即注册' })).toHaveAttribute(
      'href',
      '#/register?host=localhost&uid=u1&redirect=%2Fcase',
    );
  });

  it.each([
    ['#/unavailable?redirect=%2Fcase', '身份服务暂时不可用', '重试'],
    ['#/failed?redirect=%2Fcase', '登录未完成', '重新登录'],
  ])('explains the trouble of %s', async (hash, title, action) => {
    await show(hash);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/');
    await userEvent.click(screen.getByRole('button', { name: action }));
    expect(openPage).toHaveBeenCalledWith(`${AUTHORIZE}%2Fcase`);
  });
});
