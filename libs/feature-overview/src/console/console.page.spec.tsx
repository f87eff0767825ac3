import type { AccountSecurity, MonthSpend } from '@portal/api-contract/account';
import { renderPage } from '@portal/data-access-api/testing';
import { buildCertification, buildProfile, type StubResponses } from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from './console.page';

const MONTHS: MonthSpend[] = Array.from({ length: 12 }, (_, index) => ({
  month: new Date(Date.UTC(2025, 6 + index)).toISOString().slice(0, 7),
  amount: index === 11 ? 123_450 : 0,
  orders: index === 11 ? 2 : 0,
}));

function buildSecurity(values: Partial<AccountSecurity>): AccountSecurity {
  return {
    ...{ isManagedElsewhere: false, telephone: '', mail: '', ways: ['password'], canChangePassword: true },
    ...{ passwordChangedAt: null, deviceTotal: 1, lastLoginAt: '2026-06-05T12:30:00+08:00', score: 30 },
    ...values,
  };
}

const RESPONSES = {
  getUserProfile: buildProfile(),
  findUserCertification: buildCertification(),
  listTodos: [
    { kind: 'unpaidOrder' as const, total: 2 },
    { kind: 'supplementWorkOrder' as const, total: 3 },
  ],
  listMonthSpend: MONTHS,
  getResources: {
    products: [
      {
        productCode: 'iot-hub',
        productName: '设备接入服务',
        url: '/product-detail/iot-hub.html',
        quantity: 2,
        orders: 1,
        expiresAt: new Date(Date.now() + 5 * 86_400_000 - 1000).toISOString(),
      },
    ],
    productTotal: 8,
    orders: [
      { state: 'completed' as const, total: 4 },
      { state: 'unpaid' as const, total: 1 },
    ],
  },
  listMessages: {
    list: [
      {
        ...{ id: '7d2b1c54-0a53-4f0e-8a26-2f8d2c0b1e11', type: 'workorder' as const, title: '工单待补充', body: '' },
        ...{ link: '', recordNo: '', isRead: false, createdAt: '2026-06-05T12:30:00+08:00' },
      },
    ],
    total: 1,
    pageNo: 1,
    pageSize: 5,
  },
  listAnnouncements: [
    { id: 'n1', title: '平台升级公告', publishedOn: '2026-06-01', url: '/news-center-detail/n1.html' },
  ],
};

const card = (name: string) => within(screen.getByRole('region', { name }));

const open = (responses: StubResponses = RESPONSES) => renderPage(page, { path: '/overview' }, responses);

describe('ConsolePage', () => {
  it('greets the user and leads to the account', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: /^(早上|下午|晚上)好，林予安$/ })).toBeVisible();
    expect(screen.getByText('上次登录：2026-06-04 09:15')).toBeVisible();
    expect(screen.getByRole('link', { name: '账号 demo-personal' })).toHaveAttribute('href', '/overview/center');
    expect(await screen.findByRole('link', { name: '未实名' })).toHaveAttribute('href', '/overview/realname');
  });

  it('names no login before the first one', async () => {
    open({ ...RESPONSES, getUserProfile: buildProfile({ previousLoginAt: null }) });
    await screen.findByRole('heading', { level: 1, name: /林予安$/ });
    expect(screen.getByText('这里是您的控制台')).toBeVisible();
  });

  it('greets with the picture of the account, which its name stands beside', async () => {
    const file = new Blob(['picture'], { type: 'image/png' });
    open({ ...RESPONSES, getUserProfile: buildProfile({ avatar: 'f1' }), getFileContent: file });
    await waitFor(() =>
      expect(document.querySelector('header img')).toHaveAttribute('src', expect.stringMatching(/^data:image\/png/)),
    );
    expect(document.querySelector('header img')).toHaveAttribute('alt', '');
  });

  it('greets with a figure where there is no picture', async () => {
    open();
    await screen.findByRole('heading', { level: 1, name: /林予安$/ });
    expect(document.querySelector('header [data-size="medium"] svg')).toBeInTheDocument();
  });

  it('greets and leads on while everything is on its way', () => {
    open();
    expect(screen.getByRole('heading', { level: 1, name: /^(早上|下午|晚上)好$/ })).toBeVisible();
    expect(card('常用入口').getByRole('link', { name: '提交工单' })).toHaveAttribute(
      'href',
      '/overview/submitworkorder',
    );
  });

  it('names what waits, and where it is done', async () => {
    open();
    const todo = await card('待办事项').findByRole('link', { name: /3.*待补充工单/ });
    expect(todo).toHaveAttribute('href', '/overview/workorder?status=2');
    expect(card('待办事项').getByRole('link', { name: /2.*待支付订单/ })).toHaveAttribute(
      'href',
      '/overview/order?status=unpaid',
    );
  });

  it('says that nothing waits', async () => {
    open({ ...RESPONSES, listTodos: [] });
    expect(await card('待办事项').findByText(/没有待办事项/)).toBeVisible();
  });

  it('shows the spend as a chart and as a table', async () => {
    open();
    const spend = card('近12个月消费');
    expect(await spend.findByRole('img', { name: '近12个月消费柱状图，合计¥1,234.50' })).toBeInTheDocument();
    expect(spend.getByText('2026年6月').closest('tr')).toHaveTextContent('2026年6月2¥1,234.50');
    expect(spend.getAllByRole('row', { hidden: true })).toHaveLength(13);
  });

  it('offers products where nothing was spent', async () => {
    const months = MONTHS.map((month) => ({ ...month, amount: 0, orders: 0 }));
    open({ ...RESPONSES, listMonthSpend: months });
    expect(await screen.findByText('近12个月还没有消费')).toBeVisible();
    expect(screen.getByRole('link', { name: '看看产品' })).toHaveAttribute('href', '/product');
  });

  it('shows a new account four steps in place of empty cards', async () => {
    open({
      ...RESPONSES,
      ...{ getUserProfile: buildProfile({ company: '' }), listTodos: [] },
      getResources: { products: [], productTotal: 0, orders: [] },
      getAccountSecurity: buildSecurity({ telephone: '138****8000', mail: 'a***@b.example' }),
      listApplications: { list: [], total: 0, pageNo: 1, pageSize: 1 },
    });
    const steps = within(await screen.findByRole('region', { name: '四步上手' }));
    expect(await steps.findByRole('progressbar', { name: '已完成1步，共4步' })).toHaveAttribute('value', '1');
    expect(steps.getAllByRole('listitem').map((step) => step.getAttribute('data-state'))).toEqual([
      ...['next', 'done', null, null],
    ]);
    expect(steps.getByRole('link', { name: '去填写：完善资料' })).toHaveAttribute('href', '/user-info');
    for (const name of ['待办事项', '近12个月消费', '在用产品'])
      expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
  });

  it('says which product ends soon, and that there are more', async () => {
    open();
    expect(await card('在用产品').findByText('5 天后到期')).toHaveAttribute('data-soon');
    expect(card('在用产品').getByText(/共 8 个产品/)).toHaveTextContent('订单：待支付 1 · 已完成 4');
  });

  it('lists the newest messages and announcements', async () => {
    open();
    expect(await card('最新消息').findByRole('link', { name: /未读：\s*工单待补充/ })).toBeVisible();
    expect(await card('公告与动态').findByRole('link', { name: /平台升级公告/ })).toHaveAttribute(
      'href',
      '/news-center-detail/n1.html',
    );
  });

  it.each([
    ['待办事项', 'listTodos'],
    ['近12个月消费', 'listMonthSpend'],
    ['在用产品', 'getResources'],
    ['最新消息', 'listMessages'],
    ['公告与动态', 'listAnnouncements'],
  ] as const)('%s fails alone and is tried again alone', async (name, endpoint) => {
    const { respond, listCalls } = open({ ...RESPONSES, [endpoint]: undefined });
    expect(await screen.findByText(`${name}加载失败`)).toBeVisible();
    expect(screen.getAllByText(/加载失败/)).toHaveLength(1);
    respond({ [endpoint]: RESPONSES[endpoint] });
    await userEvent.click(card(name).getByRole('button', { name: '重试' }));
    expect(await card(name).findAllByText(/./)).not.toHaveLength(0);
    expect(listCalls(endpoint)).toHaveLength(2);
    expect(listCalls(endpoint === 'listTodos' ? 'listMonthSpend' : 'listTodos')).toHaveLength(1);
  });
});
