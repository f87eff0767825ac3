import type { Instance } from '@portal/api-contract/account';
import { renderPage } from '@portal/data-access-api/testing';
import { buildProfile, type StubResponses } from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildInstance } from '../testing/sample-instances';
import { page } from './instance-list.page';

const PATH = '/overview/product';
const open = (list: Instance[], more: StubResponses = {}, at = PATH) =>
  renderPage(
    page,
    { path: PATH, at, isLoggedIn: true },
    {
      getUserProfile: buildProfile(),
      listInstances: { list, total: list.length, pageNo: 1, pageSize: 20 },
      countInstances: [
        { tab: 'running', total: 2 },
        { tab: 'all', total: 3 },
      ],
      ...more,
    },
  );

beforeEach(() => sessionStorage.clear());

it('is held back until it is known what it consists of', async () => {
  open([]);
  const waiting = screen.getByRole('status', { name: '正在加载产品' });
  expect(waiting.closest('[aria-busy="true"]')).not.toBeNull();
  expect(await screen.findByText('还没有使用中的产品，订单开通后可以在这里查看')).toBeVisible();
  expect(screen.getByRole('link', { name: '选购产品' })).toHaveAttribute('href', '/product');
});

it('shows the products with their plans, states and ends', async () => {
  open([buildInstance({ isEnding: true, daysLeft: 3 })]);
  const row = await screen.findByRole('row', { name: /设备接入服务/ });
  expect(within(row).getByRole('link', { name: '设备接入服务' })).toHaveAttribute(
    'href',
    '/overview/product-modal?instanceId=00000000-0000-4000-8000-000000000001',
  );
  for (const text of ['标准版 · 2 份', 'PI20261121ABCDEF', '运行中', '还剩 3 天', '2026-12-21 10:00'])
    expect(within(row).getByText(text)).toBeVisible();
  const tabs = screen.getByRole('navigation', { name: '按状态查看' });
  const labels = within(tabs).getAllByRole('link');
  expect(labels.map(({ textContent }) => textContent)).toEqual(['使用中2', '即将到期–', '已到期–', '已释放–', '全部3']);
});

it('asks for what the address narrows it to', async () => {
  const { listBodies } = open([buildInstance()], {}, `${PATH}?status=expired&productCode=iot-hub&sort=-endsAt&page=2`);
  await screen.findByRole('row', { name: /设备接入服务/ });
  expect(listBodies('listInstances')).toEqual([
    { status: 'expired', productCode: 'iot-hub', sort: '-endsAt', pageNo: 2, pageSize: 20 },
  ]);
});

it('is ordered and narrowed in the address', async () => {
  open([buildInstance()]);
  const heading = await screen.findByRole('columnheader', { name: '到期时间' });
  await userEvent.click(within(heading).getByRole('button'));
  await userEvent.type(screen.getByRole('searchbox', { name: '关键词' }), '接入{Enter}');
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/sort=endsAt/));
  expect(screen.getByTestId('address')).toHaveTextContent(/keyword=%E6%8E%A5%E5%85%A5/);
});
