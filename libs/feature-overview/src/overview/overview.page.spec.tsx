import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildProfile, renderPage } from '../testing/render-page';
import { OverviewPage } from './overview.page';

describe('OverviewPage', () => {
  it('greets the user and shows the account', async () => {
    renderPage(<OverviewPage />, { getUserProfile: buildProfile() });
    expect(await screen.findByRole('heading', { level: 1, name: /^(早上|下午|晚上)好，林予安$/ })).toBeVisible();
    expect(screen.getByText('138****8000')).toBeVisible();
    expect(screen.getByText('2026-06-05 12:30')).toBeVisible();
    expect(screen.getByRole('link', { name: '管理个人信息' })).toHaveAttribute('href', '/user-info');
    expect(screen.getByRole('link', { name: /^个人信息/ })).toHaveAttribute('href', '/user-info');
    expect(screen.getByRole('link', { name: /返回首页/ })).toHaveAttribute('href', '/homepage');
  });

  it('greets and leads on while the account is on its way', () => {
    renderPage(<OverviewPage />, { getUserProfile: buildProfile() });
    expect(screen.getByRole('heading', { level: 1, name: /^(早上|下午|晚上)好$/ })).toBeVisible();
    expect(screen.getByRole('link', { name: '管理个人信息' })).toBeVisible();
    expect(screen.queryByText('手机号')).not.toBeInTheDocument();
  });

  it('says what is missing', async () => {
    renderPage(<OverviewPage />, { getUserProfile: buildProfile({ telephone: '', company: '' }) });
    expect(await screen.findByText('未绑定')).toBeVisible();
    expect(screen.getByText('未填写')).toBeVisible();
  });

  it('offers another attempt when the account cannot be read', async () => {
    const { answer } = renderPage(<OverviewPage />, {});
    const retry = await screen.findByRole('button', { name: '重试' });
    answer({ getUserProfile: buildProfile() });
    await userEvent.click(retry);
    expect(await screen.findByText('demo-personal')).toBeVisible();
  });
});
