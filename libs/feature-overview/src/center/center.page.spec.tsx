import type { AccountSecurity, Consent } from '@portal/api-contract/account';
import { renderPage } from '@portal/data-access-api/testing';
import { buildCertification, buildProfile, type StubResponses } from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { page } from './center.page';

const SECURITY: AccountSecurity = {
  isManagedElsewhere: false,
  telephone: '138****8000',
  mail: '',
  ways: ['mobile'],
  canChangePassword: true,
  passwordChangedAt: '2026-05-01T10:00:00+08:00',
  deviceTotal: 2,
  lastLoginAt: '2026-06-05T12:30:00+08:00',
  score: 70,
};

const CONSENT: Consent = {
  key: 'marketing',
  title: '营销信息',
  text: '',
  url: '/content/privacy',
  version: '1',
  latestVersion: '1',
  agreed: true,
  at: '2026-03-02T09:05:00+08:00',
  isRequired: false,
};

const STANDING = buildCertification({ state: 10, kind: 'enterprise' });

const RESPONSES = {
  ...{ getUserProfile: buildProfile(), getAccountSecurity: SECURITY, listConsents: [CONSENT] },
  findUserCertification: STANDING,
};
const card = (name: string) => within(screen.getByRole('region', { name }));

const open = (responses: StubResponses = RESPONSES) => renderPage(page, { path: '/overview/center' }, responses);

describe('CenterPage', () => {
  it('shows whose account it is', async () => {
    open();
    expect(await card('账号身份').findByText('demo-personal')).toBeVisible();
    expect(card('账号身份').getByText('UABC')).toBeVisible();
    const badge = await card('账号身份').findByRole('link', { name: '实名已过期' });
    expect(badge).toHaveAttribute('href', '/overview/realname');
    expect(card('账号身份').getByRole('link', { name: '编辑资料' })).toHaveAttribute('href', '/user-info');
  });

  it('shows the picture of the account', async () => {
    const file = new Blob(['picture'], { type: 'image/png' });
    open({ ...RESPONSES, getUserProfile: buildProfile({ avatar: 'f1' }), getFileContent: file });
    const picture = () => screen.getByRole('region', { name: '账号身份' }).querySelector('img');
    await waitFor(() => expect(picture()).toHaveAttribute('src', expect.stringMatching(/^data:image\/png/)));
    expect(picture()).toHaveAttribute('alt', '');
  });

  it('says how safe the account is, and what is missing', async () => {
    open();
    expect(await card('安全评分').findByText('安全等级：中')).toBeVisible();
    expect(card('安全评分').getByText('已绑定手机 138****8000')).toHaveAttribute('data-done');
    expect(card('安全评分').getByText('未绑定邮箱')).not.toHaveAttribute('data-done');
    expect(card('安全评分').getByText('密码于 2026-05-01 更新')).toBeVisible();
  });

  it('leaves the password to the provider that has it', async () => {
    open({ ...RESPONSES, getAccountSecurity: { ...SECURITY, isManagedElsewhere: true } });
    expect(await card('安全评分').findByText('密码由统一身份平台管理')).toBeVisible();
  });

  it('says what was agreed to', async () => {
    open();
    expect(await card('协议与授权').findByText('已同意 · 2026-03-02')).toBeVisible();
    expect(card('协议与授权').getByRole('link', { name: '管理授权' })).toHaveAttribute('href', '/user-info/privacy');
  });

  it('lets each card fail alone', async () => {
    open({ ...RESPONSES, listConsents: undefined });
    expect(await screen.findByText('协议与授权加载失败')).toBeVisible();
    expect(screen.getAllByText(/加载失败/)).toHaveLength(1);
  });
});
