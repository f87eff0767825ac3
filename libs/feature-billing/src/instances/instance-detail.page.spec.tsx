import type { AccessKey, InstanceDetail } from '@portal/api-contract/account';
import { renderPage } from '@portal/data-access-api/testing';
import { buildProfile, type StubResponses } from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildInstanceDetail } from '../testing/sample-instances';
import { page } from './instance-detail.page';

const PATH = '/overview/product-modal';
const ID = '00000000-0000-4000-8000-000000000001';
const [KEY] = buildInstanceDetail().keys as [AccessKey];
const open = (values: Partial<InstanceDetail> = {}, more: StubResponses = {}, at = `${PATH}?instanceId=${ID}`) =>
  renderPage(
    page,
    { path: PATH, at, isLoggedIn: true },
    { getUserProfile: buildProfile(), getInstance: buildInstanceDetail(values), ...more },
  );
const findCard = (name: string) => screen.findByRole('region', { name });

it('shows what it is, how long it lasts, and what belongs to it', async () => {
  open();
  const summary = await findCard('产品概况');
  for (const text of ['PI20261121ABCDEF', '运行中', '还剩 25 天'])
    expect(within(summary).getByText(text)).toBeVisible();
  expect(screen.getByRole('progressbar', { name: '已使用时间' })).toHaveAttribute('aria-valuetext');
  expect(within(await findCard('相关订单')).getByRole('link', { name: 'OD20261121ABCDEF' })).toHaveAttribute(
    'href',
    '/overview/order-details?orderNo=OD20261121ABCDEF',
  );
  expect(within(await findCard('相关工单')).getByRole('link', { name: '网关无法上线' })).toBeVisible();
});

it('leads to the application for a refund of what was bought last, where there is something', async () => {
  open();
  const href = '/overview/refund-details?orderNo=OD20261121ABCDEF';
  expect(await screen.findByRole('link', { name: '申请退款' })).toHaveAttribute('href', href);
});

it('leads to where it is worked with, where its provider tells', async () => {
  const consoleUrl = 'https://console.example/instances/1';
  const { unmount } = open({ consoleUrl });
  const link = await screen.findByRole('link', { name: '进入控制台' });
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([consoleUrl, 'noopener noreferrer']);
  unmount();
  open();
  await findCard('产品概况');
  expect(screen.queryByRole('link', { name: '进入控制台' })).not.toBeInTheDocument();
});

it('draws its usage, which stands in a table as well, and says what is a demonstration', async () => {
  open();
  const card = await findCard('用量');
  expect(within(card).getByRole('img', { name: '近2天调用次数柱状图，合计1,300次' })).toBeVisible();
  expect(within(card).getByRole('row', { name: '2026-11-25 880', hidden: true })).toBeInTheDocument();
  expect(within(card).getByText(/系统模拟/)).toBeVisible();
});

it('says that nothing was measured', async () => {
  open({ usage: [], isUsageDemo: false, workOrders: [], keys: [] });
  expect(await screen.findByText('还没有用量数据')).toBeVisible();
  expect(screen.getByText('还没有访问密钥。')).toBeVisible();
  expect(screen.queryByRole('region', { name: '相关工单' })).not.toBeInTheDocument();
});

it('shows a new key once', async () => {
  const key = 'ak_0123456789abcdef';
  const made = { ...KEY, name: '产线', key };
  const { listBodies } = open({}, { createInstanceKey: made });
  await userEvent.click(await screen.findByRole('button', { name: '创建密钥' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByRole('textbox', { name: /密钥名称/ }), '产线');
  await userEvent.click(within(dialog).getByRole('button', { name: '创建' }));
  expect(await screen.findByText(key)).toBeVisible();
  expect(listBodies('createInstanceKey')).toEqual([{ instanceId: ID, name: '产线' }]);
  await userEvent.click(screen.getByRole('button', { name: '我已保存' }));
  expect(screen.queryByText(key)).not.toBeInTheDocument();
});

it.each([
  ['轮换', 'rotateInstanceKey', { ...KEY, key: 'ak_new' }],
  ['删除', 'deleteInstanceKey', { keyId: KEY.keyId }],
])('asks before it does %s', async (text, call, response) => {
  const { listBodies } = open({}, { [call]: response });
  await userEvent.click(await screen.findByRole('button', { name: `${text} 产线网关` }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: text }));
  await waitFor(() => expect(listBodies(call)).toEqual([{ keyId: KEY.keyId }]));
});

it('creates no keys once it is over', async () => {
  open({ status: 30, daysLeft: 0, keptUntil: '2027-01-05T10:00:00+08:00', actions: [] });
  expect(await screen.findByText(/产品已停止服务/)).toBeVisible();
  expect(screen.queryByRole('button', { name: '创建密钥' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '轮换 产线网关' })).not.toBeInTheDocument();
});

it.each([PATH, `${PATH}?instanceId=x`])('says that %s names nothing', async (at) => {
  open({}, { getInstance: { error: { status: 404 } } }, at);
  expect(await screen.findByText('没有找到这个产品')).toBeVisible();
});

it('is renewed, upgraded, and set to renew itself', async () => {
  const { listBodies } = open({}, { autoRenewInstance: buildInstanceDetail({ isAutoRenewed: true, version: 2 }) });
  expect(await screen.findByRole('link', { name: '续费' })).toHaveAttribute(
    'href',
    `/overview/product-renew?instanceId=${ID}`,
  );
  expect(screen.getByRole('link', { name: '升级' })).toHaveAttribute(
    'href',
    `/overview/product-upgrade?instanceId=${ID}`,
  );
  const card = await findCard('自动续费');
  expect(within(card).getByText('未开启')).toBeVisible();
  expect(within(card).getByText(/不会自动扣款/)).toBeVisible();
  await userEvent.click(within(card).getByRole('button', { name: '开启自动续费' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '确认开启' }));
  await waitFor(() => expect(listBodies('autoRenewInstance')).toEqual([{ instanceId: ID, on: true, version: 1 }]));
  expect(await within(card).findByText('已开启')).toBeVisible();
});
