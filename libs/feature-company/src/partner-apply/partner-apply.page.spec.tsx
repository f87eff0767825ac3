import type { ApplicationBrief } from '@portal/api-contract';
import type { StubResponses } from '@portal/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage, visitorResponses } from '../testing/render-page';
import { buildPage } from '../testing/sample-company';
import { page } from './partner-apply.page';

const application: ApplicationBrief = {
  applicationNo: 'PA9',
  kind: 'partner',
  contentType: null,
  itemName: '软件伙伴',
  itemUrl: '/partner',
  state: 20,
  reason: '',
  createdAt: '2026-11-20T10:00:00+08:00',
  version: 2,
};
const responses: StubResponses = { ...visitorResponses, listApplications: buildPage<ApplicationBrief>([]) };
const open = (more: StubResponses = {}) =>
  renderPage(page, { path: '/partner/apply', isLoggedIn: true }, { ...responses, ...more });
const field = (name: RegExp) => screen.findByRole('textbox', { name });
const submit = () => userEvent.click(screen.getByRole('button', { name: '提交申请' }));
const file = { id: 'f-1', name: '营业执照.pdf', size: 2048, type: 'pdf' };

async function fill() {
  await userEvent.type(await field(/统一社会信用代码/), '91310000ma1fl0x00k');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /合作类型/ }), '软件伙伴');
  await userEvent.type(await field(/所在地区/), '华东');
  await userEvent.type(await field(/联系电话/), '13800138000');
  await userEvent.type(await field(/邮箱/), 'a@qiheng.example');
  await userEvent.type(await field(/企业介绍/), '我们为离散制造企业提供质量管理软件并服务九十家客户');
  await userEvent.upload(
    screen.getByLabelText(/^资质证明/, { selector: 'input' }),
    new File(['x'], file.name, { type: 'application/pdf' }),
  );
  await screen.findByText(file.name);
  await userEvent.click(screen.getByRole('checkbox'));
}

beforeEach(() => sessionStorage.clear());

describe('PartnerApplyPage', () => {
  it('sends once what was typed, with its files, and says what happens next', async () => {
    const { calls } = open({
      uploadFile: file,
      applyForPartnership: { applicationNo: 'PA20261121ABC', state: 10 },
    });
    await fill();
    expect(await field(/统一社会信用代码/)).toHaveValue('91310000MA1FL0X00K');
    await submit();
    expect(await screen.findByText('PA20261121ABC')).toBeVisible();
    expect(screen.getByText('申请已提交')).toBeVisible();
    expect(screen.getByRole('link', { name: '查看进度' })).toHaveAttribute('href', '/overview/applications');
    expect(calls.find(({ name }) => name === 'uploadFile')).toMatchObject({ fileUnit: 'qualification' });
    const sent = calls.filter(({ name }) => name === 'applyForPartnership');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.idempotencyKey).toBeTruthy();
    expect(sent[0]?.body).toEqual({
      companyName: '澄湖乳业',
      creditCode: '91310000MA1FL0X00K',
      partnerKind: '软件伙伴',
      region: '华东',
      contactName: '林予安',
      telephone: '13800138000',
      email: 'a@qiheng.example',
      intro: '我们为离散制造企业提供质量管理软件并服务九十家客户',
      fileIds: ['f-1'],
      consent: true,
    });
    expect(sessionStorage).toHaveLength(0);
  });

  it('names what is missing and sends nothing', async () => {
    const { calls } = open();
    await field(/统一社会信用代码/);
    await submit();
    expect(await field(/统一社会信用代码/)).toHaveFocus();
    for (const message of ['请输入18位统一社会信用代码', '请选择合作类型', '请输入所在地区', '请上传资质证明']) {
      expect(screen.getByText(message)).toBeVisible();
    }
    expect(calls.some(({ name }) => name === 'applyForPartnership')).toBe(false);
  });

  it('keeps what was typed, but for the consent', async () => {
    const { unmount } = open({ uploadFile: file });
    await fill();
    unmount();
    open();
    expect(await field(/所在地区/)).toHaveValue('华东');
    expect(screen.getByText(file.name)).toBeVisible();
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });

  it('shows an open application in place of the form', async () => {
    open({ listApplications: buildPage([application]) });
    expect(await screen.findByText('PA9')).toBeVisible();
    expect(screen.getByText('您有一份申请正在审核')).toBeVisible();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });

  it('shows the application that was made elsewhere meanwhile', async () => {
    const { respond } = open({
      uploadFile: file,
      applyForPartnership: { error: { status: 409, msg: '您已提交过申请' } },
    });
    await fill();
    respond({ listApplications: buildPage([application]) });
    await submit();
    expect(await screen.findByText('PA9')).toBeVisible();
  });

  it('shows what the server says beside the field', async () => {
    const fieldErrors = [{ field: 'creditCode', msg: '请输入18位统一社会信用代码' }];
    open({
      uploadFile: file,
      applyForPartnership: { error: { status: 400, code: '422', msg: '请检查表单', data: { fieldErrors } } },
    });
    await fill();
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('请检查表单');
    expect(await field(/统一社会信用代码/)).toHaveAccessibleDescription('请输入18位统一社会信用代码');
  });

  it('can be filled where open applications cannot be read', async () => {
    open({ listApplications: { error: { status: 503 } } });
    expect(await field(/统一社会信用代码/)).toBeVisible();
  });
});
