import type { IdentificationDetail } from '@portal/api-contract/account';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openRealnamePage } from '../testing/open-realname-page';
import { buildIdentificationDetail } from '../testing/sample-identifications';
import { page } from './submit-success.page';

const ID = buildIdentificationDetail().id;
const at = `/overview/submit-success?id=${ID}`;
const open = (record: Partial<IdentificationDetail> = {}, more = {}) =>
  openRealnamePage(page, { at }, { identificationDetail: buildIdentificationDetail(record), ...more });

it.each([
  [{ state: 6 }, '个人认证已通过'],
  [{ state: 5, method: 2 }, '已提交人工审核'],
  [{ state: 8 }, '这次认证已取消'],
  [{ state: 2, hasElements: false }, '认证还没有完成'],
] as const)('says of %j: %s', async (record, title) => {
  open(record);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
});

it.each([
  [1, '/overview/personal-chooseway'],
  [3, '/overview/enterprise-chooseway?type=3'],
  [5, '/overview/enterpriseChangeAll'],
] as const)('leads type %i on to its own other ways while a provider is slow', async (type, href) => {
  open({ type, state: 2, hasElements: false });
  expect(await screen.findByRole('link', { name: '换一种方式' })).toHaveAttribute('href', href);
});

it('leads on from a try that has failed', async () => {
  open({ state: 7, method: 2, failure: 'telephone', reason: '手机号与登记信息不一致' });
  const panel = within(await screen.findByRole('region', { name: '认证未通过' }));
  expect(panel.getByText('手机号')).toBeVisible();
  expect(panel.getByRole('link', { name: '重新填写' })).toHaveAttribute('href', '/overview/personal-byidcard?way=auto');
  expect(panel.getByRole('link', { name: '银行卡认证' })).toBeVisible();
});

it('leads whom a reviewer has not passed back to the pictures, and to what needs none', async () => {
  open({ state: 7, method: 2, isReview: true, reason: '照片不清晰或不完整' });
  const panel = within(await screen.findByRole('region', { name: '认证未通过' }));
  expect(panel.getByRole('link', { name: '重新填写' })).toHaveAttribute(
    'href',
    '/overview/personal-byidcard?way=review',
  );
  expect(panel.getByRole('link', { name: '证件号码核验' })).toBeVisible();
  expect(panel.queryByRole('link', { name: '证件照片审核' })).not.toBeInTheDocument();
});

it('keeps whoever has guessed amounts waiting for as long as the server says, and shows the other ways', async () => {
  open(
    { ...{ type: 2, method: 3, state: 7, failure: 'amount' }, reason: '金额连续3次不符' },
    { listIdentificationLimits: [{ method: 3, remaining: 0, unlockAt: '2026-11-25T09:30:00+08:00' }] },
  );
  const panel = within(await screen.findByRole('region', { name: '认证未通过' }));
  expect(await panel.findByText('2026-11-25 09:30')).toBeVisible();
  expect(panel.queryByRole('link', { name: '重新填写' })).not.toBeInTheDocument();
  expect(panel.getByRole('link', { name: '法人授权' })).toHaveAttribute(
    'href',
    '/overview/enterprise-info?type=2&method=4',
  );
});

it('lets an enterprise try again once the day is over', async () => {
  open(
    { type: 4, method: 3, state: 7, failure: 'amount' },
    { listIdentificationLimits: [{ method: 3, remaining: 4, unlockAt: null }] },
  );
  expect(await screen.findByText('24小时内还可尝试4次')).toBeVisible();
  expect(screen.getByRole('link', { name: '重新填写' })).toHaveAttribute(
    'href',
    '/overview/enterpriseChangeName?method=3',
  );
});

it('counts pictures of a person with what else is reviewed', async () => {
  const limits = [
    { method: 2, remaining: 4, unlockAt: null },
    { method: 5, remaining: 0, unlockAt: '2026-11-25T09:30:00+08:00' },
  ];
  open({ state: 7, method: 2, isReview: true }, { listIdentificationLimits: limits });
  expect(await screen.findByText('次数已用完，2026-11-25 09:30 后可再试')).toBeVisible();
  expect(screen.queryByRole('link', { name: '重新填写' })).not.toBeInTheDocument();
});

it('takes an appeal where too many accounts have the document', async () => {
  const appealed = buildIdentificationDetail({ id: '9f1c5a30-6f0e-4a5e-9d51-0c1a4f2b8e09', state: 5 });
  const { listBodies } = open(
    { state: 7, failure: 'conflict', reason: '该证件已认证3个账号（138****0002）' },
    { appealIdentification: appealed },
  );
  fireEvent.change(await screen.findByRole('textbox', { name: /^申诉说明/ }), {
    target: { value: '这些账号不是我开通的' },
  });
  await userEvent.click(screen.getByRole('button', { name: '提交申诉' }));
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(appealed.id));
  expect(listBodies('appealIdentification')).toEqual([{ id: ID, text: '这些账号不是我开通的' }]);
});

it('says of an appeal that it is one', async () => {
  open({ type: 2, method: 5, state: 5, isAppeal: true });
  expect(await screen.findByText('申诉已提交人工审核')).toBeVisible();
  expect(screen.getByText('审核员将在1个工作日内核实您的申诉')).toBeVisible();
});

it('says that there is nothing to show without a verification', async () => {
  openRealnamePage(page, { at: '/overview/submit-success' });
  expect(await screen.findByText('没有可以显示的认证结果')).toBeVisible();
});

it('finds nobody else’s', async () => {
  open({}, { identificationDetail: { error: { status: 404 } } });
  expect(await screen.findByText('没有找到这次认证')).toBeVisible();
});
