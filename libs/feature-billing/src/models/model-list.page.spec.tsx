import type { ModelSubscription } from '@portal/api-contract/account';
import { renderPage } from '@portal/data-access-api/testing';
import { buildProfile } from '@portal/testing';
import { screen, within } from '@testing-library/react';
import { buildModelUse } from '../testing/sample-models';
import { page } from './model-list.page';

const PATH = '/overview/modelBase';
const open = (list: ModelSubscription[], at = PATH) =>
  renderPage(
    page,
    { path: PATH, at, isLoggedIn: true },
    {
      getUserProfile: buildProfile(),
      listModelSubscriptions: { list, total: list.length, pageNo: 1, pageSize: 20 },
      countModelSubscriptions: [
        { tab: 'running', total: 2 },
        { tab: 'all', total: 3 },
      ],
    },
  );

beforeEach(() => sessionStorage.clear());

it('is held back until it is known what it consists of', async () => {
  open([]);
  expect(screen.getByRole('status', { name: '正在加载模型' }).closest('[aria-busy="true"]')).not.toBeNull();
  expect(await screen.findByText('还没有可以使用的模型，申请通过后在这里查看')).toBeVisible();
  expect(screen.getByRole('link', { name: '浏览工业模型' })).toHaveAttribute('href', '/industrial-model');
});

it('shows the models with their states, quotas and ends', async () => {
  open([
    buildModelUse({ isEnding: true, daysLeft: 3 }),
    buildModelUse({ id: '00000000-0000-4000-8000-000000000003', deliveryMode: 2, quota: null }),
  ]);
  const [row, handed] = await screen.findAllByRole('row', { name: /轴承故障诊断/ });
  if (row === undefined || handed === undefined) throw new Error('There are two rows');
  expect(within(row).getByRole('link', { name: '轴承故障诊断' })).toHaveAttribute(
    'href',
    '/overview/modelBase/details?id=00000000-0000-4000-8000-000000000002',
  );
  for (const text of ['数据算法 · API 调用', '使用中', '还剩 3 天', '剩余 1,800 次', '已用 1,200 / 3,000'])
    expect(within(row).getByText(text)).toBeVisible();
  expect(within(handed).getByText('不按次数')).toBeVisible();
  const tabs = within(screen.getByRole('navigation', { name: '按状态查看' })).getAllByRole('link');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['使用中2', '即将到期–', '已到期–', '全部3']);
});

it('asks for the tab and the page of the address', async () => {
  const { listBodies } = open([buildModelUse()], `${PATH}?status=expired&page=2`);
  await screen.findByRole('row', { name: /轴承故障诊断/ });
  expect(listBodies('listModelSubscriptions')).toEqual([{ status: 'expired', pageNo: 2, pageSize: 20 }]);
});
