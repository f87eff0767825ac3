import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openRealnamePage } from '../testing/open-realname-page';
import { buildIdentificationDetail } from '../testing/sample-identifications';
import { page } from './enterprise-remit.page';

const at = '/overview/enterprise-remit?id=r-1';
const record = buildIdentificationDetail({
  ...{ id: 'r-1', type: 2, method: 3, state: 2, proof: 'remittance', name: '澄湖乳业（江苏）有限公司' },
  ...{ dueAt: '2099-11-27T09:30:00+08:00' },
});
const BANKS = [
  { bankCode: 'BOC', bankName: '中国银行' },
  { bankCode: 'CMB', bankName: '招商银行' },
];
const status = (triesLeft = 3) => ({ state: 4, bankMsg: '', dueAt: record.dueAt, triesLeft }) as const;
const field = (name: RegExp) => screen.findByRole('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('EnterpriseRemitPage', () => {
  it('takes the account of the enterprise, with a bank that is found by a part of its name', async () => {
    const { listCalls } = openRealnamePage(
      page,
      { at },
      {
        ...{ identificationDetail: record, getRemitStatus: status(), listIdentificationBanks: BANKS },
        applyForRemittance: { ...record, state: 3 },
      },
    );
    expect(await screen.findByLabelText('账户名称')).toHaveAttribute('readonly');
    await press('申请打款');
    expect(await screen.findByText('请输入对公账号')).toBeVisible();
    fireEvent.change(await field(/^对公账号/), { target: { value: '4558 0000 1234 5678' } });
    const bank = screen.getByRole('combobox', { name: /^开户银行/ });
    await userEvent.type(bank, '银行');
    await screen.findByRole('option', { name: '招商银行' });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(bank).toHaveValue('招商银行');
    expect(bank).toHaveAttribute('aria-expanded', 'false');
    fireEvent.change(await field(/^支行联行号/), { target: { value: '12' } });
    await press('申请打款');
    expect(await screen.findByText('联行号应为12位数字')).toBeVisible();
    fireEvent.change(await field(/^支行联行号/), { target: { value: '308100005019' } });
    await press('申请打款');
    await waitFor(() => expect(listCalls('applyForRemittance')).toHaveLength(1));
    expect(listCalls('applyForRemittance')[0]).toMatchObject({
      body: { id: 'r-1', account: '4558000012345678', bankName: '招商银行', branchNo: '308100005019' },
      idempotencyKey: expect.any(String),
    });
  });

  it('waits for the bank, and says until when', async () => {
    openRealnamePage(
      page,
      { at },
      { identificationDetail: { ...record, state: 3 }, getRemitStatus: { ...status(), state: 3 } },
    );
    expect(await screen.findByText('已申请打款，等待银行处理')).toBeVisible();
    expect(screen.getByRole('timer', { name: '等待期限' })).toHaveTextContent('2099-11-27 09:30 前');
  });

  it('goes on by itself where the register does not respond', async () => {
    const unchecked = { ...record, hasElements: false };
    openRealnamePage(page, { at }, { identificationDetail: unchecked, getRemitStatus: { ...status(), state: 2 } });
    expect(await screen.findByText('企业信息核验中')).toBeVisible();
  });

  it('compares the amount, and says how many tries are left', async () => {
    const { respond, listBodies } = openRealnamePage(
      page,
      { at },
      { identificationDetail: { ...record, state: 4 }, getRemitStatus: status() },
    );
    expect(await screen.findByText('3次，连续3次不符将锁定24小时')).toBeVisible();
    const card = screen.getByRole('region', { name: '到账金额' });
    expect(card).toContainElement(screen.getByRole('button', { name: '验证金额' }));
    const amount = await field(/^到账金额/);
    for (const wrong of ['1.00', '0.5', '0.123']) {
      fireEvent.change(amount, { target: { value: wrong } });
      await press('验证金额');
      expect(await screen.findByText('请输入0.01至0.99元的到账金额，保留两位小数')).toBeVisible();
    }
    fireEvent.change(amount, { target: { value: '0.37' } });
    const fieldErrors = [{ field: 'amount', msg: '金额不符，还可尝试2次' }];
    respond({
      verifyRemittance: { error: { status: 422, code: '422', msg: '请检查', data: { fieldErrors } } },
      getRemitStatus: status(2),
    });
    await press('验证金额');
    expect(await screen.findByText('金额不符，还可尝试2次')).toBeVisible();
    expect(await screen.findByText('2次，连续3次不符将锁定24小时')).toBeVisible();
    expect(listBodies('verifyRemittance')).toEqual([{ id: 'r-1', amount: '0.37' }]);
  });

  it('leads to the result once it is over', async () => {
    const { listCalls } = openRealnamePage(
      page,
      { at },
      { identificationDetail: { ...record, state: 6 }, getRemitStatus: status() },
    );
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/overview/submit-success?id=r-1'));
    expect(listCalls('identificationDetailForOngoing')).toEqual([]);
  });

  it('finds what is open where the URL names nothing', async () => {
    openRealnamePage(
      page,
      { at: '/overview/enterprise-remit' },
      { identificationDetailForOngoing: record, identificationDetail: record, getRemitStatus: status() },
    );
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(at));
  });

  it('says that nothing is open where the URL names nothing', async () => {
    openRealnamePage(page, { at: '/overview/enterprise-remit' });
    expect(await screen.findByText('没有进行中的认证')).toBeVisible();
  });
});
