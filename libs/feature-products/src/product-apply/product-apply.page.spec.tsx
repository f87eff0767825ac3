import { buildProfile, SENT_APPLICANT, type StubResponses } from '@portal/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@portal/data-access-api/testing';
import { buildMealList } from '../testing/sample-products';
import { page } from './product-apply.page';

jest.mock('@portal/ui-kit/captcha', () => ({
  Captcha: ({ onTicket }: { onTicket: (ticket: string) => void }) => (
    <button type="button" onClick={() => onTicket('ticket')}>
      安全验证
    </button>
  ),
}));

const profile = buildProfile({ account: 'demo', userCode: 'U1', industry: '食品饮料' });
const responses: StubResponses = {
  getMealList: buildMealList(),
  getTrialMealByCode: { productCode: 'iot-hub', productName: '设备接入服务', days: 30, specs: [] },
  getTrialState: null,
  getUserProfile: profile,
  getPublicKey: { keyId: 'k1', publicKey: 'unused' },
};
const open = (more: StubResponses = {}, at = '/product-apply?product=iot-hub') =>
  renderPage(page, { path: '/product-apply', at, isLoggedIn: true }, { ...responses, ...more });
const submit = () => userEvent.click(screen.getByRole('button', { name: '提交申请' }));

async function fill() {
  await userEvent.type(await screen.findByRole('textbox', { name: /使用场景/ }), '八十台注塑机的能耗采集');
  await userEvent.type(screen.getByRole('textbox', { name: /联系电话/ }), '138 0013 8000');
  await userEvent.click(screen.getByRole('button', { name: '安全验证' }));
  await userEvent.click(screen.getByRole('checkbox'));
}

beforeEach(() => sessionStorage.clear());

describe('ProductApplyPage', () => {
  it('starts from the profile', async () => {
    open();
    expect(await screen.findByRole('textbox', { name: '试用产品' })).toHaveValue('设备接入服务');
    expect(screen.getByRole('textbox', { name: '试用产品' })).toHaveAttribute('readonly');
    expect(screen.getByRole('textbox', { name: /企业名称/ })).toHaveValue('澄湖乳业');
    expect(screen.getByRole('textbox', { name: /联系人/ })).toHaveValue('林予安');
    expect(screen.getByRole('combobox', { name: /行业/ })).toHaveValue('食品饮料');
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    expect(await screen.findByText('30 天')).toBeVisible();
  });

  it('sends once what was typed and says what happens next', async () => {
    const { calls } = open({ saveTrial: { id: 'TR20261121ABC', status: 10, applicationNo: 'TR20261121ABC' } });
    await fill();
    await submit();
    expect(await screen.findByText('TR20261121ABC')).toBeVisible();
    expect(screen.getByRole('link', { name: '查看进度' })).toHaveAttribute('href', '/overview/tryProduct');
    const sent = calls.filter(({ name }) => name === 'saveTrial');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.idempotencyKey).toBeTruthy();
    expect(sent[0]?.body).toEqual({
      productCode: 'iot-hub',
      scene: '八十台注塑机的能耗采集',
      ...SENT_APPLICANT,
      captchaTicket: 'ticket',
    });
    expect(sessionStorage).toHaveLength(0);
  });

  it('names what is missing and sends nothing', async () => {
    const { calls } = open();
    await screen.findByRole('textbox', { name: '试用产品' });
    await submit();
    expect(screen.getByRole('textbox', { name: /使用场景/ })).toHaveFocus();
    for (const message of [
      '请至少用10个字描述使用场景',
      '请输入联系电话',
      '请先完成安全验证',
      '请先阅读并同意隐私政策',
    ]) {
      expect(screen.getByText(message)).toBeVisible();
    }
    expect(calls.some(({ name }) => name === 'saveTrial')).toBe(false);
  });

  it('shows what the server says beside the field and asks for another captcha', async () => {
    const fieldErrors = [{ field: 'companyName', msg: '企业名称不能超过50个字符' }];
    open({ saveTrial: { error: { status: 400, code: '422', msg: '请检查表单', data: { fieldErrors } } } });
    await fill();
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('请检查表单');
    expect(screen.getByRole('textbox', { name: /企业名称/ })).toHaveAccessibleDescription('企业名称不能超过50个字符');
    await submit();
    expect(screen.getByText('请先完成安全验证')).toBeVisible();
  });

  it('shows the application that was made elsewhere meanwhile', async () => {
    const { respond } = open({ saveTrial: { error: { status: 409, msg: '您已提交过申请' } } });
    await fill();
    respond({ getTrialState: { id: 'TR9', status: 20 } });
    await submit();
    expect(await screen.findByText('TR9')).toBeVisible();
  });

  it('shows an open application in place of the form', async () => {
    open({ getTrialState: { id: 'TR9', status: 20 } });
    expect(await screen.findByText('TR9')).toBeVisible();
    expect(screen.getByText('待开通')).toBeVisible();
    expect(screen.getByRole('link', { name: '查看试用进度' })).toHaveAttribute(
      'href',
      '/overview/try-product-modal?id=TR9',
    );
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });

  it('keeps what was typed, but for the consent', async () => {
    const { unmount } = open();
    await fill();
    unmount();
    open();
    expect(await screen.findByRole('textbox', { name: /使用场景/ })).toHaveValue('八十台注塑机的能耗采集');
    expect(screen.getByText('已恢复您上次未提交的内容')).toBeVisible();
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    expect(sessionStorage.getItem('draft:trial:iot-hub:demo')).not.toMatch(/ticket|consent/);
  });

  it('takes files along', async () => {
    const { calls } = open({ uploadFile: { id: 'f-1', name: '现场.pdf', size: 2048, type: 'pdf' } });
    const input = await screen.findByLabelText('附件');
    await userEvent.upload(input, new File(['x'], '现场.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText('现场.pdf')).toBeVisible();
    expect(calls.find(({ name }) => name === 'uploadFile')).toMatchObject({ fileUnit: 'attachment' });
  });

  it('can be filled where profile and state cannot be read', async () => {
    open({ getUserProfile: { error: { status: 503 } }, getTrialState: { error: { status: 503 } } });
    expect(await screen.findByRole('textbox', { name: /企业名称/ })).toHaveValue('');
  });

  it.each<[string, StubResponses, string]>([
    ['/product-apply', {}, '请先选择要试用的产品'],
    ['/product-apply?product=x', { getMealList: { error: { status: 404 } } }, '没有找到该产品，请从产品列表重新选择'],
    ['/product-apply?product=x', { getMealList: { error: { status: 410 } } }, '该产品已下架，请选择其他产品'],
    [
      '/product-apply?product=x',
      { getMealList: buildMealList({ hasTrial: false }) },
      '设备接入服务暂不提供在线试用，可以联系顾问安排演示',
    ],
  ])('says at %s why there is no form', async (at, more, message) => {
    open(more, at);
    await waitFor(() => expect(screen.getByText(message)).toBeVisible());
  });
});
