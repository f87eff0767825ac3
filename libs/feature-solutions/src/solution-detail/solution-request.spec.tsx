import { loggedOut } from '@portal/data-access-api';
import type { StubResponses } from '@portal/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../testing/render-page';
import { buildSolutionDetail } from '../testing/sample-solutions';
import { page } from './solution-detail.page';

jest.mock('@portal/ui-kit/captcha', () => jest.requireActual('../testing/stub-captcha').stubCaptcha);

const receipt = { applicationNo: 'SR20261121ABC234', state: 10 } as const;

const open = (responses: StubResponses = {}) => {
  const shown = renderPage(page, '/solution/:file', ['/solution/equipment-remote.html#request'], {
    ...{ findSolutionById: buildSolutionDetail(), getPublicKey: { keyId: 'k', publicKey: '' } },
    ...{ requestSolution: receipt, ...responses },
  });
  act(() => void shown.store.dispatch(loggedOut()));
  return { sent: () => shown.calls.filter(({ name }) => name === 'requestSolution') };
};

const submit = () => screen.findByRole('button', { name: '获取方案' }).then((button) => userEvent.click(button));

async function fill() {
  await userEvent.type(await screen.findByLabelText(/^企业名称/), '澄湖乳业');
  await userEvent.selectOptions(screen.getByLabelText(/^行业/), '食品饮料');
  await userEvent.type(screen.getByLabelText(/^联系人/), '林予安');
  await userEvent.type(screen.getByLabelText(/^联系电话/), '13800138000');
  await userEvent.click(screen.getByRole('button', { name: '安全验证' }));
  await userEvent.click(screen.getByRole('checkbox'));
}

beforeEach(() => sessionStorage.clear());

describe('the request of a solution', () => {
  it('is sent once, without a login, and says what happens next', async () => {
    const { sent } = open();
    await fill();
    await submit();
    expect(await screen.findByText(receipt.applicationNo)).toBeVisible();
    expect(sent()).toHaveLength(1);
    expect(sent()[0]?.body).toEqual({
      ...{ solutionId: 'equipment-remote', companyName: '澄湖乳业', industry: '食品饮料', contactName: '林予安' },
      ...{ telephone: '13800138000', remark: '', captchaTicket: 'ticket', consent: true },
    });
  });

  it('names what is missing, and keeps what was typed when it is refused', async () => {
    const { sent } = open({ requestSolution: { error: { status: 404, msg: '方案不存在' } } });
    await submit();
    expect(screen.getByText('请选择行业')).toBeVisible();
    expect(sent()).toEqual([]);
    await fill();
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('方案不存在');
    expect(sessionStorage.getItem('draft:solution-equipment-remote:')).toMatch(/澄湖乳业/);
    expect(sessionStorage.getItem('draft:solution-equipment-remote:')).not.toMatch(/"captchaTicket":"ticket"|true/);
  });
});
