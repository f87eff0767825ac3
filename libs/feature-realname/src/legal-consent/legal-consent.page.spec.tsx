import { renderPage } from '@portal/data-access-api/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StubResponses } from '@portal/testing';
import { page } from './legal-consent.page';

const ASKED = { companyName: '澄湖乳业（江苏）有限公司', legalPerson: '**安', handlerName: '**航' };
const open = (answers: StubResponses, at = '/legal-consent?ticket=t-1') =>
  renderPage(page, { path: '/legal-consent', at }, answers);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('LegalConsentPage', () => {
  it('says what is asked, and takes the consent', async () => {
    const { listBodies } = open({ viewSignLink: ASKED, confirmSignLink: null });
    expect(await screen.findByText(/正在为/)).toHaveTextContent(
      '**航 正在为 澄湖乳业（江苏）有限公司 办理本平台的企业实名认证，需要法定代表人 **安 本人确认。',
    );
    await press('我是法定代表人，同意');
    expect(await screen.findByText('已确认')).toBeVisible();
    expect(screen.getByText('已确认').closest('[role="status"]')).toHaveFocus();
    expect(listBodies('confirmSignLink')).toEqual([{ ticket: 't-1', agreed: true }]);
  });

  it('takes a no', async () => {
    const { listBodies } = open({ viewSignLink: ASKED, confirmSignLink: null });
    await press('不同意');
    expect(await screen.findByText('已拒绝')).toBeVisible();
    expect(listBodies('confirmSignLink')).toEqual([{ ticket: 't-1', agreed: false }]);
  });

  it('says so where the link is not good any more', async () => {
    const error = { status: 404, msg: '链接已失效，请联系经办人重新获取' };
    open({ viewSignLink: { error } });
    expect(await screen.findByText('链接已失效，请联系经办人重新获取')).toBeVisible();
  });

  it('says so where it was used meanwhile, or is cut off', async () => {
    const { unmount } = open({ viewSignLink: ASKED, confirmSignLink: { error: { status: 409, msg: '无需确认' } } });
    await press('不同意');
    expect(await screen.findByText('无需确认')).toBeVisible();
    unmount();
    open({}, '/legal-consent');
    expect(await screen.findByText('链接不完整，请向经办人重新索取')).toBeVisible();
  });
});
