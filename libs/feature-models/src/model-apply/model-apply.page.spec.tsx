import { buildProfile, SENT_APPLICANT } from '@portal/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage, type ShownPage } from '../testing/render-page';
import { buildModelDetail } from '../testing/sample-models';
import { page } from './model-apply.page';

const RESPONSES = {
  findModelById: buildModelDetail(),
  getUserProfile: buildProfile(),
  // Encryption is tested where it happens; jsdom has none, so the telephone stays readable.
  getPublicKey: { keyId: 'k1', publicKey: '' },
  getPic: { error: { status: 500 } },
  getQuestion: { capcode: 'q1', question: '三加五等于几？', expireIn: 120 },
  checkCapCode: { ticket: 'ticket-1', expireIn: 300 },
  applyForModel: { applicationNo: 'MO20261121ABC234', state: 10 as const },
};
const SCENE = '灌装线效率损失分解与改善';

const render = (responses = {}, query = '?id=oee') =>
  renderPage(page, { path: '/model-apply', url: `/model-apply${query}` }, { ...RESPONSES, ...responses });

const field = (name: RegExp) => screen.getByLabelText(name);
const submit = () => userEvent.click(screen.getByRole('button', { name: '提交申请' }));

async function fill() {
  fireEvent.change(await screen.findByLabelText(/^使用场景/), { target: { value: SCENE } });
  fireEvent.change(field(/^行业/), { target: { value: '食品饮料' } });
  fireEvent.change(field(/^联系电话/), { target: { value: '１３８００１３８０００' } });
  fireEvent.click(screen.getByRole('checkbox'));
}

async function passCaptcha() {
  await userEvent.click(screen.getByRole('button', { name: '点击完成安全验证' }));
  await userEvent.click(screen.getByRole('button', { name: '改用答题验证' }));
  await screen.findByText('三加五等于几？');
  await userEvent.type(screen.getByRole('textbox', { name: '答案' }), '8{Enter}');
  expect(await screen.findByText('验证通过')).toBeVisible();
}

const sent = ({ calls }: ShownPage) => calls.filter(({ name }) => name === 'applyForModel');

beforeEach(() => sessionStorage.clear());

describe('ModelApplyPage', () => {
  it('shows the model, read-only, and what the account knows', async () => {
    render();
    expect(await screen.findByLabelText('申请模型')).toHaveValue('灌装线效率损失分解');
    expect(field(/^申请模型/)).toHaveAttribute('readonly');
    expect(field(/^企业名称/)).toHaveValue('澄湖乳业');
    expect(field(/^联系人/)).toHaveValue('林予安');
    expect(field(/^联系电话/)).toHaveValue('');
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    expect(field(/^附件$/)).toHaveAttribute('accept', '.jpg,.jpeg,.png,.bmp,.pdf');
    expect(screen.getByRole('complementary', { name: '灌装线效率损失分解' })).toHaveTextContent('API 调用');
  });

  it('asks for a trial where the link says so', async () => {
    render({}, '?id=oee&purpose=trial');
    expect(await screen.findByLabelText(/^申请类型/)).toHaveValue('试用');
  });

  it('says what is missing, and sends nothing', async () => {
    const page = render();
    await screen.findByLabelText(/^使用场景/);
    await submit();
    for (const text of ['请至少用10个字描述使用场景', '请选择行业', '请输入联系电话', '请先阅读并同意隐私政策'])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText('请先完成安全验证')).toBeVisible();
    expect(field(/^使用场景/)).toHaveFocus();
    expect(sent(page)).toEqual([]);
  });

  it('sends the form once, normalized, and says what happens next', async () => {
    const page = render();
    await fill();
    await passCaptcha();
    await submit();
    expect(await screen.findByRole('heading', { name: '申请已提交' })).toBeVisible();
    expect(screen.getByText('MO20261121ABC234')).toBeVisible();
    expect(screen.getByRole('link', { name: '查看我的申请' })).toHaveAttribute('href', '/overview/applications');
    expect(sent(page)).toHaveLength(1);
    expect(sent(page)[0]?.idempotencyKey).toBeTruthy();
    expect(sent(page)[0]?.body).toEqual({
      modelId: 'oee',
      purpose: '正式使用',
      scene: SCENE,
      ...SENT_APPLICANT,
      captchaTicket: 'ticket-1',
    });
    expect(sessionStorage).toHaveLength(0);
  });

  it('keeps what was typed, but neither the consent nor the captcha', async () => {
    const first = render();
    await fill();
    first.unmount();
    render();
    expect(await screen.findByLabelText(/^使用场景/)).toHaveValue(SCENE);
    expect(field(/^行业/)).toHaveValue('食品饮料');
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });

  it('leads to the application that is open already, and asks for a new captcha', async () => {
    const page = render({ applyForModel: { error: { status: 409, msg: '您已有处理中的申请，请勿重复提交' } } });
    await fill();
    await passCaptcha();
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('您已有处理中的申请，请勿重复提交');
    expect(screen.getByRole('link', { name: '我的申请' })).toHaveAttribute('href', '/overview/applications');
    expect(screen.getByRole('button', { name: '点击完成安全验证' })).toBeVisible();
    await submit();
    expect(screen.getByText('请先完成安全验证')).toBeVisible();
    expect(sent(page)).toHaveLength(1);
  });

  it('shows what the server found in a field, and sends the corrected form', async () => {
    const fieldErrors = [{ field: 'companyName', msg: '请输入企业全称' }];
    const page = render({ applyForModel: { error: { status: 400, msg: '请检查填写内容', data: { fieldErrors } } } });
    await fill();
    await passCaptcha();
    await submit();
    expect(await screen.findByText('请输入企业全称')).toBeVisible();
    expect(field(/^企业名称/)).toHaveFocus();
    expect(screen.queryByRole('link', { name: '我的申请' })).not.toBeInTheDocument();
    page.respond({ applyForModel: RESPONSES.applyForModel, checkCapCode: { ticket: 'ticket-2', expireIn: 300 } });
    fireEvent.change(field(/^企业名称/), { target: { value: '澄湖乳业有限公司' } });
    await passCaptcha();
    await submit();
    expect(await screen.findByRole('heading', { name: '申请已提交' })).toBeVisible();
    expect(sent(page).map(({ body }) => (body as { captchaTicket: string }).captchaTicket)).toEqual([
      'ticket-1',
      'ticket-2',
    ]);
  });

  it.each(['', '?id=gone'])('leads to the models where %s names none', async (query) => {
    render({ findModelById: { error: { status: 410, msg: '模型已下架' } } }, query);
    expect(await screen.findByText('没有找到要申请的模型，可能已经下架')).toBeVisible();
    expect(screen.getByRole('link', { name: '浏览工业模型' })).toHaveAttribute('href', '/industrial-model');
  });

  it('offers another attempt when the model or the account cannot be read', async () => {
    const { respond } = render({
      findModelById: { error: { status: 500 } },
      getUserProfile: { error: { status: 500 } },
    });
    await userEvent.click(await screen.findByRole('button', { name: '重试' }));
    respond({ findModelById: buildModelDetail() });
    await userEvent.click(await screen.findByRole('button', { name: '重试' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toBeVisible());
    respond({ getUserProfile: buildProfile() });
    await userEvent.click(await screen.findByRole('button', { name: '重试' }));
    expect(await screen.findByLabelText('申请模型')).toBeVisible();
  });
});
