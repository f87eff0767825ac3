import type { ClosingCheck, Consent, DataExport } from '@portal/api-contract/account';
import { renderPage } from '@portal/data-access-api/testing';
import type { StubResponses } from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildSecurity } from '../testing/sample-security';
import { page } from './privacy.page';

const consent = (values: Partial<Consent>): Consent => ({
  key: 'marketing',
  title: '营销短信与邮件',
  text: '接收产品动态。',
  url: '/content/privacy-policy',
  version: '1.0',
  latestVersion: '1.0',
  agreed: false,
  at: null,
  isRequired: false,
  ...values,
});

const TERMS = consent({
  key: 'terms',
  title: '用户协议',
  agreed: true,
  isRequired: true,
  at: '2026-03-02T09:05:00+08:00',
});

const dataExport = (values: Partial<DataExport>): DataExport => ({
  taskId: 't1',
  status: 'done',
  progress: 100,
  size: 2048,
  requestedAt: '2026-11-20T09:00:00+08:00',
  url: '/ptl/privacy/exportFile?taskId=t1',
  expireAt: '2026-11-27T09:00:00+08:00',
  nextAt: '2099-01-01T09:00:00+08:00',
  ...values,
});

const closingCheck = (values: Partial<ClosingCheck> = {}): ClosingCheck => {
  const orders = { title: '订单', treatment: 'keep', period: '3年', reason: '《电子商务法》' } as const;
  return {
    blockers: [],
    consequences: ['账号不能再登录，也不能恢复。'],
    retention: [orders, { title: '收货地址', treatment: 'erase', period: '', reason: '处理目的已经实现' }],
    keptByLaw: [orders],
    proof: 'login',
    closing: null,
    ...values,
  };
};

const open = (responses: StubResponses = {}) =>
  renderPage(
    page,
    { path: '/user-info/privacy' },
    { listConsents: [TERMS, consent({})], getDataExport: null, checkAccountClosing: closingCheck(), ...responses },
  );

const PROVEN_BY_PASSWORD = buildSecurity({ telephone: '', mail: '', ways: ['password'] });
const MANAGED_ELSEWHERE = buildSecurity({ isManagedElsewhere: true, ways: [], canChangePassword: false });

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('consents', () => {
  it('show what the account rests on with its date, and switch the others', async () => {
    open();
    expect(await screen.findByText('2026-03-02 09:05 注册时同意')).toBeVisible();
    expect(screen.getAllByRole('switch')).toHaveLength(1);
    expect(screen.getByRole('switch', { name: '营销短信与邮件' })).not.toBeChecked();
    expect(screen.getByText('尚未同意')).toBeVisible();
  });

  it('are given and withdrawn by the same switch', async () => {
    const { respond, listBodies } = open();
    const given = consent({ agreed: true, at: '2026-11-21T10:00:00+08:00' });
    respond({ saveConsent: given, listConsents: [TERMS, given] });
    await userEvent.click(await screen.findByRole('switch'));
    expect(await screen.findByText('2026-11-21 10:00 同意')).toBeVisible();
    expect(screen.getByRole('switch')).toBeChecked();
    await userEvent.click(screen.getByRole('switch'));
    await waitFor(() =>
      expect(listBodies('saveConsent')).toEqual([
        { key: 'marketing', agreed: true },
        { key: 'marketing', agreed: false },
      ]),
    );
  });

  it('fall back when they could not be stored, and say so', async () => {
    open({ saveConsent: { error: { status: 503, msg: '服务暂时不可用' } } });
    await userEvent.click(await screen.findByRole('switch'));
    expect(await screen.findByRole('alert')).toHaveTextContent('服务暂时不可用');
    expect(screen.getByRole('switch')).not.toBeChecked();
  });

  it('say when the text has changed since', async () => {
    open({ listConsents: [consent({ agreed: true, at: '2026-01-01T10:00:00+08:00', latestVersion: '2.0' })] });
    expect(await screen.findByText('条款已更新至 2.0 版')).toBeVisible();
  });
});

describe('the export', () => {
  it('is asked for, and followed until it can be fetched', async () => {
    const { respond, listBodies } = open({
      getAccountSecurity: PROVEN_BY_PASSWORD,
      verifyCode: { ticket: 'proof-1', expireIn: 600 },
    });
    respond({
      requestDataExport: { taskId: 't1' },
      getDataExport: dataExport({ status: 'running', progress: 40, url: null }),
    });
    await press('申请导出');
    await userEvent.type(await screen.findByLabelText(/登录密码/), 'Sunny2026');
    await press('下一步');
    expect(await screen.findByRole('progressbar', { name: '导出进度' })).toHaveValue(40);
    expect(screen.queryByRole('button', { name: /导出/ })).not.toBeInTheDocument();
    respond({ getDataExport: dataExport({}) });
    expect(await screen.findByRole('button', { name: '下载' }, { timeout: 4000 })).toBeVisible();
    expect(screen.getByText(/可下载至 2026-11-27 09:00/)).toBeVisible();
    expect(listBodies('verifyCode')).toEqual([{ scene: 'exportData', way: 'password', password: 'Sunny2026' }]);
    expect(listBodies('requestDataExport')).toEqual([{ ticket: 'proof-1' }]);
  });

  it('says when the next one may be asked for', async () => {
    open({ getDataExport: dataExport({}) });
    expect(await screen.findByRole('button', { name: '重新导出' })).toBeDisabled();
    expect(screen.getByText('2099-01-01 09:00 后可再次导出')).toBeVisible();
  });

  it('can be asked for again when it has failed', async () => {
    open({ getDataExport: dataExport({ status: 'failed', nextAt: '2026-01-01T09:00:00+08:00', url: null }) });
    expect(await screen.findByRole('button', { name: '重新导出' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: '下载' })).not.toBeInTheDocument();
  });

  it('says why it was refused', async () => {
    open({
      getAccountSecurity: MANAGED_ELSEWHERE,
      requestDataExport: { error: { status: 429, msg: '24小时内只能导出一次，请稍后再试' } },
    });
    await press('申请导出');
    expect(await screen.findByText(/请重新登录，并在登录后10分钟内提交/)).toBeVisible();
    await press('确认导出');
    expect(await screen.findByRole('alert')).toHaveTextContent('24小时内只能导出一次');
  });
});

describe('closing the account', () => {
  it('names what is kept by law and what becomes of each kind of data', async () => {
    open();
    expect(await screen.findByText('账号不能再登录，也不能恢复。')).toBeVisible();
    await userEvent.click(screen.getByText('查看每一类数据如何处理'));
    const table = screen.getByRole('table', { name: '注销后每一类数据的处理' });
    expect(within(table).getByRole('row', { name: /收货地址 删除/ })).toBeInTheDocument();
    expect(within(table).getByRole('row', { name: /订单 保存（3年）/ })).toBeInTheDocument();
  });

  it('waits for what is unfinished, with links', async () => {
    const blocker = { type: 'workorder', title: '未结束的工单', count: 2, url: '/overview/workorder', advice: '' };
    open({ checkAccountClosing: closingCheck({ blockers: [blocker] }) });
    const button = await screen.findByRole('button', { name: '申请注销' });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription(/未结束的工单 2 项/);
    expect(screen.getByRole('link', { name: /去处理\s*未结束的工单/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/overview/workorder'),
    );
  });

  it('says what to do where no page can finish it', async () => {
    const blocker = { type: 'duty', title: '运营职责', count: 1, url: null, advice: '请联系管理员' };
    open({ checkAccountClosing: closingCheck({ blockers: [blocker] }) });
    const button = await screen.findByRole('button', { name: '申请注销' });
    expect(button).toHaveAccessibleDescription(/运营职责 1 项\s*请联系管理员/);
    expect(screen.queryByRole('link', { name: /去处理/ })).not.toBeInTheDocument();
  });

  it('needs the word to be typed, and then shows the way back', async () => {
    const { respond, listBodies } = open();
    await press('申请注销');
    await press('确认注销');
    const word = await screen.findByRole('textbox', { name: /请输入「注销」/ });
    expect(word).toHaveAccessibleDescription('请输入「注销」以确认');
    expect(listBodies('requestAccountClosing')).toEqual([]);
    const closing = {
      closingNo: 'AC1',
      requestedAt: '2026-11-21T10:00:00+08:00',
      effectiveAt: '2026-12-06T10:00:00+08:00',
    };
    respond({
      requestAccountClosing: { effectiveAt: closing.effectiveAt },
      checkAccountClosing: closingCheck({ closing }),
    });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /注销原因/ }), '不再使用');
    await userEvent.type(word, '注销');
    await press('确认注销');
    expect(await screen.findByText('2026-12-06 10:00')).toBeVisible();
    await waitFor(() => expect(screen.getByText('2026-12-06 10:00').closest('[tabindex]')).toHaveFocus());
    expect(listBodies('requestAccountClosing')).toEqual([{ ticket: '', reason: '不再使用' }]);

    respond({ revokeAccountClosing: null, checkAccountClosing: closingCheck() });
    await press('取消注销');
    expect(await screen.findByRole('button', { name: '申请注销' })).toBeEnabled();
  });

  it('asks for a proof first, and again when it is no longer good', async () => {
    const fieldErrors = [{ field: 'ticket', msg: '身份验证已失效，请重新验证' }];
    const { listBodies } = open({
      checkAccountClosing: closingCheck({ proof: 'ticket' }),
      getAccountSecurity: PROVEN_BY_PASSWORD,
      verifyCode: { ticket: 'proof-1', expireIn: 600 },
      requestAccountClosing: { error: { status: 400, code: '422', msg: fieldErrors[0]?.msg, data: { fieldErrors } } },
    });
    await press('申请注销');
    await userEvent.type(await screen.findByLabelText(/登录密码/), 'Sunny2026');
    await press('下一步');
    await userEvent.type(await screen.findByRole('textbox', { name: /请输入「注销」/ }), '注销');
    await press('确认注销');
    expect(await screen.findByText('身份验证已失效，请重新验证')).toBeVisible();
    expect(screen.getByLabelText(/登录密码/)).toBeVisible();
    expect(listBodies('requestAccountClosing')).toEqual([{ ticket: 'proof-1', reason: '' }]);
    expect(listBodies('verifyCode')).toEqual([{ scene: 'closeAccount', way: 'password', password: 'Sunny2026' }]);
  });
});

it('lets each part fail alone', async () => {
  open({ listConsents: { error: { status: 503 } } });
  expect(await screen.findByRole('button', { name: '重试' })).toBeVisible();
  expect(await screen.findByRole('button', { name: '申请导出' })).toBeVisible();
  expect(await screen.findByRole('button', { name: '申请注销' })).toBeVisible();
});
