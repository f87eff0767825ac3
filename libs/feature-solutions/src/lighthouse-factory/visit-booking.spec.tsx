import { loggedIn, loggedOut } from '@portal/data-access-api';
import { buildProfile, type StubResponses } from '@portal/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../testing/render-page';
import { buildFactory } from '../testing/sample-solutions';
import { page } from './lighthouse-factory.page';
import { toVisitDay } from './visit-form.rules';

jest.mock('@portal/ui-kit/captcha', () => jest.requireActual('../testing/stub-captcha').stubCaptcha);

const PATH = '/lighthouse-factory';
const receipt = { applicationNo: 'VB20261121ABC234', state: 10 } as const;
const factories = [buildFactory(), buildFactory({ id: 'yuanling-assembly', name: '远岭重工 总装工厂' })];
const visitOn = toVisitDay(7);

const open = (url = PATH, responses: StubResponses = {}, isLoggedIn = false) => {
  const shown = renderPage(page, PATH, [url], {
    ...{ listFactories: factories, getPublicKey: { keyId: 'k', publicKey: '' }, bookVisit: receipt, ...responses },
  });
  act(() => void shown.store.dispatch(isLoggedIn ? loggedIn() : loggedOut()));
  return { ...shown, sent: () => shown.calls.filter(({ name }) => name === 'bookVisit') };
};

const field = (name: RegExp) => screen.getByLabelText(name);
const submit = () => userEvent.click(screen.getByRole('button', { name: '提交预约' }));

async function openForm() {
  await screen.findAllByRole('article');
  await userEvent.click(screen.getByRole('button', { name: '填写参观预约' }));
  await screen.findByRole('form', { name: '预约参观' });
}

async function fill() {
  await userEvent.selectOptions(field(/^参观工厂/), '远岭重工 总装工厂');
  await userEvent.type(field(/^参观日期/), visitOn);
  await userEvent.type(field(/^参观人数/), '12');
  await userEvent.type(field(/^企业名称/), '澄湖乳业');
  await userEvent.type(field(/^联系人/), '林予安');
  await userEvent.type(field(/^联系电话/), '138 0013 8000');
  await userEvent.type(field(/^备注/), '看总装节拍');
  await userEvent.click(screen.getByRole('button', { name: '安全验证' }));
  await userEvent.click(screen.getByRole('checkbox'));
}

beforeEach(() => sessionStorage.clear());

describe('the booking of a visit', () => {
  it('is sent once and says what happens next', async () => {
    const { sent } = open();
    await openForm();
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    await fill();
    await submit();
    expect(await screen.findByText(receipt.applicationNo)).toBeVisible();
    expect(screen.getByText('工作人员受理后，按您留下的电话与您确认行程')).toBeVisible();
    expect(screen.queryByRole('link', { name: '查看进度' })).not.toBeInTheDocument();
    expect(sent()).toHaveLength(1);
    expect(sent()[0]?.idempotencyKey).toBeTruthy();
    expect(sent()[0]?.body).toEqual({
      ...{ factoryId: 'yuanling-assembly', visitOn, people: 12, companyName: '澄湖乳业', contactName: '林予安' },
      ...{ telephone: '13800138000', remark: '看总装节拍', captchaTicket: 'ticket', consent: true },
    });
    expect(sessionStorage).toHaveLength(0);
  });

  it('names what is missing and sends nothing', async () => {
    const { sent } = open();
    await openForm();
    await submit();
    for (const text of ['请选择参观的工厂', '请选择参观日期', '请输入参观人数', '请输入企业名称', '请先完成安全验证'])
      expect(screen.getByText(text)).toBeVisible();
    expect(field(/^参观工厂/)).toHaveFocus();
    expect(sent()).toEqual([]);
  });

  it('keeps what was typed after a refusal, but neither ticket nor consent', async () => {
    const { unmount } = open(PATH, { bookVisit: { error: { status: 429, msg: '操作过于频繁，请稍后再试' } } });
    await openForm();
    await fill();
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('操作过于频繁，请稍后再试');
    await submit();
    expect(screen.getByText('请先完成安全验证')).toBeVisible();
    unmount();
    open();
    await openForm();
    expect(screen.getByText('已恢复您上次未提交的内容')).toBeVisible();
    expect(field(/^企业名称/)).toHaveValue('澄湖乳业');
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });

  it('is open at its anchor, for the factory the address names', async () => {
    open(`${PATH}?visit=yuanling-assembly#visit`);
    expect(await screen.findByLabelText(/^参观工厂/)).toHaveValue('yuanling-assembly');
  });

  it('is led to from the history of a factory', async () => {
    open(`${PATH}?factory=yuanling-assembly`);
    const dialog = await screen.findByRole('dialog', { name: '远岭重工 总装工厂' });
    const link = [...dialog.querySelectorAll('a')].find(({ textContent }) => textContent === '预约参观');
    expect(link?.getAttribute('href')).toBe(`${PATH}?visit=yuanling-assembly#visit`);
  });

  it('starts from the profile, and leads to the applications', async () => {
    open(PATH, { getUserProfile: buildProfile() }, true);
    await openForm();
    expect(field(/^企业名称/)).toHaveValue(buildProfile().company);
    await userEvent.clear(field(/^企业名称/));
    await userEvent.clear(field(/^联系人/));
    await fill();
    await submit();
    expect(await screen.findByRole('link', { name: '查看进度' })).toHaveAttribute('href', '/overview/applications');
  });
});
