import { renderPage } from '@portal/data-access-api/testing';
import { buildCertification, buildProfile, type StubResponses } from '@portal/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildTitle } from '../testing/sample-addresses';
import { buildEnterprise } from '../testing/sample-enterprise';
import { page as addPage } from './add-invoice-title.page';
import { page as editPage } from './edit-invoice-title.page';

const UNVERIFIED = buildCertification();
const VERIFIED = {
  ...UNVERIFIED,
  ...{ state: 6 as const, kind: 'enterprise' as const, effective: buildEnterprise() },
};
const responses: StubResponses = { getUserProfile: buildProfile(), findUserCertification: UNVERIFIED };
const ADD = '/overview/info/add-invoice';
const openNew = (more: StubResponses = {}, at = ADD) =>
  renderPage(addPage, { path: ADD, at, isLoggedIn: true }, { ...responses, ...more });
const openStored = (more: StubResponses) => {
  const path = '/overview/info/edit-invoice';
  const at = `${path}?id=t1`;
  return renderPage(editPage, { path, at, isLoggedIn: true }, { ...responses, ...more });
};
const field = (name: RegExp) => screen.findByRole('textbox', { name });
const type = async (name: RegExp, text: string) => {
  const input = await field(name);
  await userEvent.clear(input);
  await userEvent.type(input, text);
};
const submit = () => userEvent.click(screen.getByRole('button', { name: /^保存(抬头|并提交)$/ }));

beforeEach(() => sessionStorage.clear());

describe('a new title', () => {
  it('of a person needs a name alone', async () => {
    const { listBodies } = openNew({ saveInvoiceTitle: buildTitle() });
    await userEvent.click(await screen.findByRole('radio', { name: '个人' }));
    expect(screen.queryByRole('textbox', { name: /税号/ })).toBeNull();
    await type(/发票抬头/, '王小明');
    await submit();
    await waitFor(() => expect(listBodies('saveInvoiceTitle')).toMatchObject([{ kind: 'person', name: '王小明' }]));
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/overview/info/invoiceInfo'));
  });

  it('leads back to the application for an invoice that it is added from', async () => {
    openNew({ saveInvoiceTitle: buildTitle() }, `${ADD}?from=apply`);
    await userEvent.click(await screen.findByRole('radio', { name: '个人' }));
    await type(/发票抬头/, '王小明');
    await submit();
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/overview/apply/choose-invoice'));
  });

  it('of a general taxpayer asks for the four fields of 专票 together', async () => {
    const { listCalls } = openNew();
    await type(/发票抬头/, '启衡科技（上海）有限公司');
    await type(/税号/, '91990000ma000004x6');
    expect(await field(/税号/)).toHaveValue('91990000MA000004X6');
    await userEvent.click(screen.getByRole('radio', { name: /一般纳税人/ }));
    await submit();
    for (const message of ['请输入注册地址', '请输入注册电话', '请输入开户行', '请输入银行账号'])
      expect(screen.getByText(message)).toBeVisible();
    expect(await field(/注册地址/)).toHaveFocus();
    expect(listCalls('saveInvoiceTitle')).toHaveLength(0);
  });

  it('warns of a number whose check is wrong and sends it all the same', async () => {
    const { listBodies } = openNew({ saveInvoiceTitle: buildTitle() });
    await type(/发票抬头/, '启衡科技有限公司');
    await type(/税号/, '91990000MA000004X7');
    expect(screen.getByText('税号校验位不符，请核对；确认无误可继续提交，将转人工审核')).toBeVisible();
    await submit();
    await waitFor(() => expect(listBodies('saveInvoiceTitle')).toMatchObject([{ taxNumber: '91990000MA000004X7' }]));
  });

  it('takes an old number only where somebody says that it is one', async () => {
    const { listBodies } = openNew({ saveInvoiceTitle: buildTitle() });
    await type(/发票抬头/, '启衡科技有限公司');
    await type(/税号/, '990000MA0004569');
    await submit();
    expect(screen.getByText('税号应为18位；15、17、20位的旧税号请勾选“旧税号”')).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: /旧税号/ }));
    await submit();
    await waitFor(() => expect(listBodies('saveInvoiceTitle')).toMatchObject([{ isOldNumber: true }]));
  });
});

describe('a title of a verified enterprise', () => {
  const openVerified = () => openNew({ findUserCertification: VERIFIED, saveInvoiceTitle: buildTitle() });

  it('has its name and number for 专票, whatever was typed before', async () => {
    openVerified();
    await type(/发票抬头/, '别家贸易有限公司');
    await userEvent.click(screen.getByRole('radio', { name: /一般纳税人/ }));
    expect(await field(/发票抬头/)).toHaveValue('澄湖乳业（江苏）有限公司');
    for (const [name, value] of [
      [/发票抬头/, '澄湖乳业（江苏）有限公司'],
      [/税号/, '91990000MA00000109'],
    ] as const) {
      expect(await field(name)).toHaveValue(value);
      expect(await field(name)).toHaveAttribute('readonly');
    }
    expect(screen.queryByRole('checkbox', { name: /旧税号/ })).toBeNull();
  });

  it('is sent as that enterprise’s', async () => {
    const stored = { getInvoiceTitle: buildTitle(), saveInvoiceTitle: buildTitle() };
    const { listBodies } = openStored({ ...stored, findUserCertification: VERIFIED });
    expect(await field(/税号/)).toHaveValue('91990000MA00000109');
    await submit();
    const locked = { name: '澄湖乳业（江苏）有限公司', taxNumber: '91990000MA00000109', isOldNumber: false };
    await waitFor(() => expect(listBodies('saveInvoiceTitle')).toMatchObject([locked]));
  });

  it('may be another for what is no 专票', async () => {
    openVerified();
    await userEvent.click(await screen.findByRole('radio', { name: /一般纳税人/ }));
    await userEvent.click(screen.getByRole('radio', { name: /小规模/ }));
    expect(await field(/发票抬头/)).not.toHaveAttribute('readonly');
    await userEvent.click(screen.getByRole('radio', { name: /一般纳税人/ }));
    await userEvent.click(screen.getByRole('radio', { name: '个人' }));
    expect(await field(/发票抬头/)).not.toHaveAttribute('readonly');
  });
});

describe('a stored title', () => {
  it('keeps telephone and account, and says when it is audited again', async () => {
    const { listBodies } = openStored({ getInvoiceTitle: buildTitle(), saveInvoiceTitle: buildTitle() });
    expect(await screen.findByText('已保存 **** 5678，不填则不变')).toBeVisible();
    expect(screen.getByText('未修改抬头和税号，保存后无需重新审核。')).toBeVisible();
    await type(/发票抬头/, '启衡科技有限公司');
    expect(screen.getByText('您修改了抬头或税号，保存后需要重新审核。')).toBeVisible();
    await submit();
    await waitFor(() =>
      expect(listBodies('saveInvoiceTitle')).toMatchObject([
        { id: 't1', version: 3, name: '启衡科技有限公司', telephone: '', bankAccount: '' },
      ]),
    );
  });

  it('is read again where it was changed elsewhere; what was typed stays', async () => {
    const msg = '抬头已在别处修改或审核，请刷新后重试';
    const { respond } = openStored({
      getInvoiceTitle: buildTitle(),
      saveInvoiceTitle: { error: { status: 409, msg } },
    });
    await type(/发票抬头/, '启衡科技有限公司');
    await submit();
    expect(await screen.findByText(msg)).toBeVisible();
    respond({ getInvoiceTitle: buildTitle({ version: 4, bankName: '工商银行上海分行' }) });
    await userEvent.click(screen.getByRole('button', { name: '刷新' }));
    await waitFor(async () => expect(await field(/开户行/)).toHaveValue('工商银行上海分行'));
    expect(await field(/发票抬头/)).toHaveValue('启衡科技有限公司');
  });

  it('that is not there leads back', async () => {
    openStored({ getInvoiceTitle: { error: { status: 404 } } });
    expect(await screen.findByText('这个抬头不存在或已经删除。')).toBeVisible();
  });
});
