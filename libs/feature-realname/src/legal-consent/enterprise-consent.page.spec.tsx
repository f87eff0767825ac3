import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openRealnamePage } from '../testing/open-realname-page';
import { buildIdentificationDetail } from '../testing/sample-identifications';
import { page } from './enterprise-consent.page';

const at = '/overview/enterprise-consent?id=r-1';
const record = buildIdentificationDetail({
  ...{ id: 'r-1', type: 2, method: 4, state: 2, proof: 'consent', name: '澄湖乳业（江苏）有限公司' },
});
const SENT = { telephone: '138****0001', expireIn: 300, resendIn: 60 };
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('EnterpriseConsentPage', () => {
  it('gives a link of the brand to forward', async () => {
    const link = { url: 'https://portal.example/legal-consent?ticket=t-1', expireAt: '2099-11-25T09:00:00+08:00' };
    const { listBodies } = openRealnamePage(page, { at }, { identificationDetail: record, signLink: link });
    expect(screen.queryByText(/legal-consent/)).not.toBeInTheDocument();
    await press('生成确认链接');
    expect(await screen.findByText('https://portal.example/legal-consent?ticket=t-1')).toBeVisible();
    expect(screen.getByRole('timer', { name: '链接有效期' })).toHaveTextContent('2099-11-25 09:00 前');
    expect(listBodies('signLink')).toEqual([{ id: 'r-1' }]);
  });

  it('takes the code that the legal representative tells', async () => {
    const { listBodies } = openRealnamePage(
      page,
      { at },
      { identificationDetail: record, sendIdentificationCode: SENT, verifyIdentificationCode: record },
    );
    await press('获取验证码');
    expect(await screen.findByText(/验证码已发送至 法定代表人手机/)).toBeVisible();
    fireEvent.change(screen.getByRole('textbox', { name: /^短信验证码/ }), { target: { value: '123456' } });
    await press('完成验证');
    await waitFor(() => expect(listBodies('verifyIdentificationCode')).toEqual([{ id: 'r-1', code: '123456' }]));
  });

  it('asks whoever changes an enterprise for the telephone once more', async () => {
    const { listCalls } = openRealnamePage(
      page,
      { at },
      { identificationDetail: { ...record, type: 4 }, sendEnterpriseCode: SENT },
    );
    await press('获取验证码');
    expect(await screen.findByText('请输入法定代表人手机号')).toBeVisible();
    fireEvent.change(screen.getByLabelText(/^法定代表人手机号/), { target: { value: '13800000001' } });
    await press('获取验证码');
    expect(await screen.findByText('验证码已发送至 138****0001，5分钟内有效')).toBeVisible();
    expect(listCalls('sendEnterpriseCode')[0]?.body).toEqual({
      ...{ mobile: expect.any(String), faceAuthBussinessType: 'enterprise', nowDate: expect.stringMatching(/^\d+$/) },
    });
  });

  it.each([
    [2, '/overview/enterprise-chooseway?type=2'],
    [3, '/overview/enterprise-chooseway?type=3'],
    [4, '/overview/enterpriseChangeName'],
    [5, '/overview/enterpriseChangeAll'],
    [6, '/overview/enterprise-info?type=6'],
  ] as const)('leads type %i to its own other ways', async (type, href) => {
    openRealnamePage(page, { at }, { identificationDetail: { ...record, type } });
    expect(await screen.findByRole('link', { name: '换一种方式' })).toHaveAttribute('href', href);
  });

  it('leads to the result once it is over', async () => {
    openRealnamePage(page, { at }, { identificationDetail: { ...record, state: 7 } });
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/overview/submit-success?id=r-1'));
  });
});
