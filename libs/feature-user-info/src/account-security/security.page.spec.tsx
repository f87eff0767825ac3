import { renderPage } from '@portal/data-access-api/testing';
import type { StubResponses } from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildLogin, buildSecurity, DEVICES } from '../testing/sample-security';
import { page } from './security.page';

const responses: StubResponses = {
  getAccountSecurity: buildSecurity(),
  listDevices: DEVICES,
  listLoginLog: {
    list: [buildLogin(), buildLogin({ id: 'l2', way: 'sms', isSuccess: false })],
    total: 2,
    pageNo: 1,
    pageSize: 20,
  },
  getPic: { error: { status: 503 } },
  getQuestion: { capcode: 'c1', question: '请计算：一加一等于几？（填写数字）', expireIn: 120 },
  checkCapCode: { ticket: 't-captcha', expireIn: 300 },
  sendCode: { expireIn: 300, resendIn: 60 },
  verifyCode: { ticket: 't-proof', expireIn: 600 },
};
const open = (more: StubResponses = {}) => renderPage(page, { path: '/user-info/security' }, { ...responses, ...more });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const reject = (field: string, msg: string) => ({
  error: { status: 400, code: '422', msg, data: { fieldErrors: [{ field, msg }] } },
});

async function passCaptcha() {
  await press('点击完成安全验证');
  await press('改用答题验证');
  await userEvent.type(await screen.findByLabelText('答案'), '2');
  await press('提交');
}

async function typeCode() {
  await passCaptcha();
  await press('获取验证码');
  await screen.findByText(/验证码已发送至/);
  await userEvent.type(screen.getByLabelText(/^验证码/), '123456');
}

describe('SecurityPage', () => {
  it('shows what is bound, who is logged in and who tried to', async () => {
    open();
    expect(await screen.findByRole('heading', { name: /^账号安全等级：\s?中/ })).toBeVisible();
    expect(screen.getByText('138****8000')).toBeVisible();
    expect(screen.getByText('未绑定')).toBeVisible();
    expect(screen.getByText('上次修改于 2026-05-04 10:20')).toBeVisible();
    expect(await screen.findByText('当前设备')).toBeVisible();
    expect(await screen.findByText('短信登录')).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('changes the mail address in two steps, each with a code', async () => {
    const bound = buildSecurity({ mail: 'w***@example.com', ways: ['mobile', 'mail'], score: 100 });
    const { listBodies, listCalls } = open({ changeMail: bound });
    await press('绑定邮箱');
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
    await typeCode();
    expect(screen.getByLabelText(/^验证码/)).toHaveAttribute('autocomplete', 'one-time-code');
    expect(screen.getByRole('button', { name: /秒后可重发/ })).toBeDisabled();
    await press('下一步');
    await userEvent.type(await screen.findByLabelText(/^新邮箱/), 'wang@example.com');
    await typeCode();
    await press('确认绑定');
    expect(await screen.findByText('邮箱已绑定')).toBeVisible();
    expect(listBodies('sendCode')).toEqual([
      { scene: 'changeMail', way: 'mobile', captchaTicket: 't-captcha' },
      { scene: 'newMail', mail: 'wang@example.com', captchaTicket: 't-captcha' },
    ]);
    expect(listBodies('verifyCode')).toEqual([{ scene: 'changeMail', way: 'mobile', code: '123456' }]);
    expect(listBodies('changeMail')).toEqual([{ ticketOld: 't-proof', code: '123456', mail: 'wang@example.com' }]);
    expect(listCalls('changeMail')[0]?.idempotencyKey).toBeTruthy();
    await press('完成');
    await waitFor(() => expect(screen.queryByText('邮箱已绑定')).not.toBeInTheDocument());
  });

  it('says beside the code that it was wrong, and lets another be typed', async () => {
    const { respond } = open({ verifyCode: reject('code', '验证码错误或已失效') });
    await press('更换手机号');
    await typeCode();
    await press('下一步');
    const field = screen.getByLabelText(/^验证码/);
    await waitFor(() => expect(field).toHaveAccessibleDescription('验证码错误或已失效'));
    expect(field).toHaveFocus();
    respond({ verifyCode: { ticket: 't-proof', expireIn: 600 } });
    await press('下一步');
    expect(await screen.findByLabelText(/^新手机号/)).toBeVisible();
  });

  it('goes back to the proof when that has expired', async () => {
    open({ changeMail: reject('ticketOld', '身份验证已失效，请重新验证') });
    await press('绑定邮箱');
    await typeCode();
    await press('下一步');
    await userEvent.type(await screen.findByLabelText(/^新邮箱/), 'wang@example.com');
    await typeCode();
    await press('确认绑定');
    expect(await screen.findByText('身份验证已失效，请重新验证')).toBeVisible();
    expect(screen.getByRole('button', { name: '下一步' })).toBeVisible();
  });

  it('asks for another captcha when the code was not sent, and says why', async () => {
    open({ sendCode: { error: { status: 429, code: '429', msg: '验证码发送过于频繁，请稍后再试' } } });
    await press('更换手机号');
    await passCaptcha();
    await press('获取验证码');
    expect(await screen.findByText('验证码发送过于频繁，请稍后再试')).toBeVisible();
    expect(screen.getByRole('button', { name: '点击完成安全验证' })).toBeVisible();
    expect(screen.getByRole('button', { name: '获取验证码' })).toBeDisabled();
  });

  it('proves an account without telephone by its password', async () => {
    const { listBodies } = open({
      getAccountSecurity: buildSecurity({ telephone: '', ways: ['password'], score: 30 }),
    });
    await press('绑定手机号');
    await userEvent.type(await screen.findByLabelText(/^登录密码/), 'Sunny2026');
    await press('下一步');
    expect(await screen.findByLabelText(/^新手机号/)).toBeVisible();
    expect(listBodies('verifyCode')).toEqual([{ scene: 'changeMobile', way: 'password', password: 'Sunny2026' }]);
  });

  it('changes the password by the old one', async () => {
    const { listBodies } = open({ changePassword: buildSecurity() });
    await press('修改密码');
    await userEvent.type(await screen.findByLabelText(/^当前密码/), 'Sunny2026');
    await userEvent.type(screen.getByLabelText(/^新密码/), 'Moon-2027');
    await userEvent.type(screen.getByLabelText(/^确认新密码/), 'Moon-2028');
    await press('确认修改');
    expect(screen.getByText('两次输入的密码不一致')).toBeVisible();
    await userEvent.type(screen.getByLabelText(/^确认新密码/), '{backspace}7');
    await press('确认修改');
    expect(await screen.findByText('登录密码已修改')).toBeVisible();
    expect(listBodies('changePassword')).toEqual([{ oldPassword: 'Sunny2026', newPassword: 'Moon-2027' }]);
  });

  it('changes a forgotten password by a code', async () => {
    const { listBodies } = open({ changePassword: buildSecurity() });
    await press('修改密码');
    await press('忘记当前密码，用验证码验证');
    await typeCode();
    await press('下一步');
    await userEvent.type(await screen.findByLabelText(/^新密码/), 'Moon-2027');
    await userEvent.type(screen.getByLabelText(/^确认新密码/), 'Moon-2027');
    await press('确认修改');
    expect(await screen.findByText('登录密码已修改')).toBeVisible();
    expect(listBodies('changePassword')).toEqual([{ ticket: 't-proof', newPassword: 'Moon-2027' }]);
  });

  it('logs another device out after a question', async () => {
    const { listBodies, respond } = open({ removeDevice: { total: 1 } });
    await press('将 iPhone · 微信 8 下线');
    const dialog = await screen.findByRole('dialog');
    respond({ listDevices: DEVICES.slice(0, 1) });
    await userEvent.click(within(dialog).getByRole('button', { name: '确认下线' }));
    expect(await screen.findByText('iPhone · 微信 8 已下线')).toBeVisible();
    expect(listBodies('removeDevice')).toEqual([{ id: 'other' }]);
    await waitFor(() => expect(screen.queryByRole('button', { name: '全部下线' })).not.toBeInTheDocument());
  });

  it('leaves to another provider what that has', async () => {
    open({ getAccountSecurity: buildSecurity({ isManagedElsewhere: true, ways: [], canChangePassword: false }) });
    expect(await screen.findByText(/由统一身份平台管理/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /更换|修改密码/ })).not.toBeInTheDocument();
    expect(await screen.findByRole('button', { name: '全部下线' })).toBeVisible();
  });

  it('keeps its parts apart: one that cannot be read offers another attempt', async () => {
    const { respond } = open({ getAccountSecurity: { error: { status: 503 } } });
    expect(await screen.findByText('当前设备')).toBeVisible();
    respond({ getAccountSecurity: buildSecurity() });
    await press('重试');
    expect(await screen.findByText('138****8000')).toBeVisible();
  });
});
