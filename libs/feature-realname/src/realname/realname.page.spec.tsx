import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildConsent, openRealnamePage } from '../testing/open-realname-page';
import { buildCertification, buildIdentification, buildIdentificationDetail } from '../testing/sample-identifications';
import { page } from './realname.page';

const at = '/overview/realname';
const card = (name: string) => within(screen.getByRole('region', { name }));

it('leads whoever has no identity to the choice of a type', async () => {
  openRealnamePage(page, { at });
  expect(await screen.findByRole('link', { name: '开始认证' })).toHaveAttribute(
    'href',
    '/overview/choose-identification-type',
  );
  expect(await screen.findByText('还没有认证记录')).toBeVisible();
  expect(screen.getByText('还没有人查看过您的认证资料')).toBeVisible();
});

it('begins nothing while both ways are closed', async () => {
  openRealnamePage(page, { at, entrance: '00' });
  expect(await screen.findByText('未认证')).toBeVisible();
  expect(screen.getByRole('heading', { name: '实名认证系统维护中' })).toBeVisible();
  expect(screen.queryByRole('link', { name: '开始认证' })).not.toBeInTheDocument();
});

it('shows the identity in effect, masked, and leads a person on to an enterprise', async () => {
  openRealnamePage(
    page,
    { at },
    { findUserCertification: buildCertification({ state: 6, kind: 'person', effective: buildIdentification() }) },
  );
  expect(await screen.findByText('1100**********001X')).toBeVisible();
  expect(screen.getByText('已认证')).toBeVisible();
  expect(screen.getByText(/2026-11-24 09:30 生效/)).toBeVisible();
  expect(screen.getByRole('link', { name: '转为企业认证' })).toHaveAttribute('href', '/overview/personToEnterprise');
});

it.each([
  ['person', 1, '重新认证', '/overview/personal-chooseway'],
  ['enterprise', 2, '更新证照', '/overview/modify-protocol?type=6'],
] as const)('leads a %s whose document has ended on to a new one', async (kind, type, name, href) => {
  const effective = buildIdentification({ type, state: 10, validUntil: '2026-11-23' });
  const standing = { state: 10, kind, effective, mayRenew: true } as const;
  openRealnamePage(page, { at }, { findUserCertification: buildCertification(standing) });
  expect(await screen.findByText(/证件已于 2026-11-23 到期，请更新/)).toBeVisible();
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});

it.each([
  ['person', 1, '重新认证', '/overview/personal-chooseway'],
  ['enterprise', 2, '更新证照', '/overview/modify-protocol?type=6'],
] as const)('leads a %s whose document is about to end on before that', async (kind, type, name, href) => {
  const effective = buildIdentification({ type, validUntil: '2026-12-18' });
  const standing = { state: 6, kind, effective, mayRenew: true } as const;
  openRealnamePage(page, { at }, { findUserCertification: buildCertification(standing) });
  expect(await screen.findByText(/证件有效期至 2026-12-18，即将到期，请更新/)).toBeVisible();
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});

it('calls what takes a change back by its name', async () => {
  const effective = buildIdentification({ type: 2, state: 9 });
  const ongoing = buildIdentification({ type: 5, state: 5 });
  const standing = { state: 9, kind: 'enterprise', effective, ongoing } as const;
  openRealnamePage(page, { at }, { findUserCertification: buildCertification(standing) });
  expect(await screen.findByRole('button', { name: '取消变更' })).toBeVisible();
});

it.each([
  [1, '尚未提交，请在 2026-11-25 09:20 前完成'],
  [2, '待完成短信验证码，请在 2026-11-25 09:20 前完成'],
  [3, '银行打款中，到账后请填写金额'],
  [4, '已打款，请填写到账金额，请在 2026-11-25 09:20 前完成'],
  [5, '审核员将在1个工作日内处理'],
] as const)('says what an open verification in state %i waits for', async (state, words) => {
  const ongoing = buildIdentification({
    ...{ state, proof: 'telephone', dueAt: '2026-11-25T09:20:00+08:00', decidedAt: null },
  });
  openRealnamePage(page, { at }, { findUserCertification: buildCertification({ state, ongoing }) });
  expect(await screen.findByText(new RegExp(words))).toBeVisible();
});

it('goes on with what is open, or takes it back once that is confirmed', async () => {
  const ongoing = buildIdentification({ state: 2, proof: 'telephone' });
  const { respond, listCalls } = openRealnamePage(
    page,
    { at },
    { findUserCertification: buildCertification({ state: 2, ongoing }), cancelIdentification: null },
  );
  expect(await screen.findByRole('link', { name: '继续' })).toHaveAttribute('href', '/overview/personal-bybankcard');
  await userEvent.click(screen.getByRole('button', { name: '取消认证' }));
  expect(listCalls('cancelIdentification')).toEqual([]);
  respond({ findUserCertification: buildCertification() });
  await userEvent.click(await screen.findByRole('button', { name: '确认取消' }));
  expect(await screen.findByRole('link', { name: '开始认证' })).toBeVisible();
  expect(listCalls('cancelIdentification')[0]?.query).toEqual({ id: ongoing.id });
});

it('says what has failed, how many tries are left, and other ways', async () => {
  const failed = buildIdentification({ state: 7, failure: 'bankCard', reason: '银行卡号与登记信息不一致' });
  openRealnamePage(page, { at }, { findUserCertification: buildCertification({ state: 7, failed }) });
  const panel = within(await screen.findByRole('region', { name: '认证未通过' }));
  expect(panel.getByRole('alert')).toHaveTextContent('银行卡号与登记信息不一致');
  expect(panel.getByText('银行卡号')).toBeVisible();
  expect(await panel.findByText('24小时内还可尝试3次')).toBeVisible();
  expect(panel.getByRole('link', { name: '证件照片审核' })).toHaveAttribute(
    'href',
    '/overview/personal-byidcard?way=review',
  );
  expect(panel.queryByRole('link', { name: '银行卡认证' })).not.toBeInTheDocument();
  const help = new URL(
    panel.getByRole('link', { name: '提交工单' }).getAttribute('href') ?? '',
    'https://portal.example',
  );
  expect(help.pathname).toBe('/overview/submitworkorder');
  expect(help.searchParams.get('type')).toBe('account.realname');
  expect(help.searchParams.get('description')).toContain('RN20261124ABCDEF');
});

it('shows who looked at what, the newest first', async () => {
  const views = [
    { at: '2026-11-24T09:30:00+08:00', of: 'record' as const, by: '' },
    { at: '2026-11-24T09:31:00+08:00', of: 'picture' as const, by: 'U1001' },
  ];
  openRealnamePage(page, { at }, { identificationDetailForEffective: buildIdentificationDetail({ views }) });
  expect(await screen.findByText('审核员 U1001 查看了证件照片')).toBeVisible();
  expect(
    card('谁查看过我的资料')
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['审核员 U1001 查看了证件照片2026-11-24 09:31', '审核员查看了认证资料2026-11-24 09:30']);
});

it('takes a consent back', async () => {
  const given = buildConsent('face');
  const { respond, listBodies } = openRealnamePage(page, { at }, { listConsents: [given] });
  const withdraw = await screen.findByRole('button', { name: `撤回：${given.title}` });
  const withdrawn = { ...buildConsent('face', false), at: '2026-11-24T10:00:00+08:00' };
  respond({ saveConsent: withdrawn, listConsents: [withdrawn] });
  await userEvent.click(withdraw);
  expect(await screen.findByRole('button', { name: `同意：${given.title}` })).toBeVisible();
  expect(listBodies('saveConsent')).toEqual([{ key: 'face', agreed: false }]);
});
