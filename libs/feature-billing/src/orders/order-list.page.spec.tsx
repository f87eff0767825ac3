import type { OrderBrief } from '@portal/api-contract/account';
import { renderPage } from '@portal/data-access-api/testing';
import { buildProfile, type StubResponses } from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildOrder, buildOrderDetail } from '../testing/sample-orders';
import { page } from './order-list.page';

const PATH = '/overview/order';
const toPage = (list: OrderBrief[]) => ({ list, total: list.length, pageNo: 1, pageSize: 20 });
const open = (list: OrderBrief[], more: StubResponses = {}, at = PATH) =>
  renderPage(
    page,
    { path: PATH, at, isLoggedIn: true },
    {
      getUserProfile: buildProfile(),
      listOrders: toPage(list),
      countOrders: [
        { status: 20, total: 2 },
        { status: 40, total: 3 },
      ],
      countRefundedOrders: { total: 1 },
      getOrderExport: null,
      ...more,
    },
  );
const findRow = () => screen.findByRole('row', { name: /设备接入服务/ });

beforeEach(() => sessionStorage.clear());

describe('OrderListPage', () => {
  it('is held back until it is known what it consists of', async () => {
    open([]);
    const waiting = screen.getByRole('status', { name: '正在加载订单' });
    expect(waiting.closest('[aria-busy="true"]')).not.toBeNull();
    const message = await screen.findByText('还没有订单，选购产品后可以在这里查看进度');
    await waitFor(() => expect(message.closest('[aria-busy="true"]')).toBeNull());
    expect(screen.getByRole('link', { name: '选购产品' })).toHaveAttribute('href', '/product');
  });

  it('shows the orders with what they cost, how they stand and until when they can be paid', async () => {
    open([buildOrder()]);
    const row = await findRow();
    expect(within(row).getByRole('link', { name: '设备接入服务' })).toHaveAttribute(
      'href',
      '/overview/order-details?orderNo=OD20261121ABCDEF',
    );
    const texts = ['OD20261121ABCDEF', '标准版 · 2 份 · 12 个月', '¥2,019.60', '待支付', '2026-11-28 10:00 前支付'];
    for (const text of [...texts, '2026-11-21 10:00']) expect(within(row).getByText(text)).toBeVisible();
  });

  it('says what is still owed of an order of which a part is paid', async () => {
    open([buildOrder({ due: 1_960 })]);
    const row = within(await findRow());
    for (const text of ['¥2,019.60', '待付 ¥19.60']) expect(row.getByText(text)).toBeVisible();
  });

  it('has a tab for what stands alike, with how many there are', async () => {
    open([buildOrder()]);
    const tabs = await screen.findByRole('navigation', { name: '按状态查看' });
    expect(
      within(tabs)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['全部5', '待审核0', '待支付2', '处理中0', '已完成3', '已取消0', '退款1']);
    expect(within(tabs).getByRole('link', { name: '已取消 0' })).toHaveAttribute('href', `${PATH}?status=cancelled`);
  });

  it('asks for what the address narrows it to', async () => {
    const query = '?status=cancelled&keyword=OD1&type=new&dateFrom=2026-11-01&payableFrom=100&sort=-payable&page=2';
    const { listBodies } = open([buildOrder()], {}, PATH + query);
    await findRow();
    expect(listBodies('listOrders')).toEqual([
      {
        ...{ statuses: [50, 55], keyword: 'OD1', type: 'new', dateFrom: '2026-11-01' },
        ...{ payableFrom: 10_000, sort: '-payable' },
        ...{ pageNo: 2, pageSize: 20 },
      },
    ]);
  });

  it('narrows by its filters in the address', async () => {
    open([buildOrder()]);
    await userEvent.type(await screen.findByRole('searchbox', { name: '关键词' }), '网关{Enter}');
    await userEvent.type(screen.getByRole('textbox', { name: '应付金额（元）到' }), '500{Enter}');
    expect(screen.getByTestId('address')).toHaveTextContent(`${PATH}?keyword=%E7%BD%91%E5%85%B3&payableTo=500`);
  });

  it('is ordered by its headings in the address', async () => {
    open([buildOrder()], {}, `${PATH}?status=unpaid&page=2`);
    const heading = await screen.findByRole('columnheader', { name: '应付金额' });
    await userEvent.click(within(heading).getByRole('button'));
    expect(screen.getByTestId('address')).toHaveTextContent(`${PATH}?status=unpaid&sort=payable`);
    await userEvent.click(within(heading).getByRole('button'));
    expect(screen.getByTestId('address')).toHaveTextContent('sort=-payable');
    await waitFor(() => expect(heading).toHaveAttribute('aria-sort', 'descending'));
    expect(screen.getByRole('columnheader', { name: '下单时间' })).toHaveAttribute('aria-sort', 'none');
  });

  it('is narrowed to what the orders are for', async () => {
    open([buildOrder()]);
    await userEvent.click(await screen.findByRole('combobox', { name: '订单类型' }));
    await userEvent.click(await screen.findByRole('option', { name: '续费' }));
    expect(screen.getByTestId('address')).toHaveTextContent(`${PATH}?type=renewal`);
  });

  it.each<[OrderBrief['status'], readonly string[]]>([
    [10, ['查看']],
    [20, ['查看', '支付', '取消']],
    [25, ['查看']],
    [30, ['查看']],
    [40, ['查看', '再次购买']],
    [50, ['查看', '再次购买']],
    [55, ['查看', '再次购买']],
    [60, ['查看', '再次购买']],
  ])('offers in state %i: %j', async (status, actions) => {
    open([buildOrder({ status, payUntil: null })]);
    const last = within(await findRow())
      .getAllByRole('cell')
      .at(-1);
    expect(Array.from(last?.querySelectorAll('a, button') ?? [], ({ textContent }) => textContent)).toEqual(actions);
  });

  it('leads to the cashier with one order, or with all that wait for their payment', async () => {
    const { unmount } = open([buildOrder(), buildOrder({ orderNo: 'OD20261121PAID00', status: 30 })]);
    expect(await screen.findByRole('link', { name: '支付 OD20261121ABCDEF' })).toHaveAttribute(
      'href',
      '/overview/order-pay?orderNos=OD20261121ABCDEF',
    );
    expect(screen.queryByRole('link', { name: '合并支付' })).not.toBeInTheDocument();
    unmount();
    open([buildOrder(), buildOrder({ orderNo: 'OD20261121OTHER1' })]);
    expect(await screen.findByRole('link', { name: '合并支付' })).toHaveAttribute(
      'href',
      '/overview/order-pay?orderNos=OD20261121ABCDEF%2COD20261121OTHER1',
    );
  });

  it('leads to where the same can be bought again', async () => {
    open([buildOrder({ status: 50, payUntil: null })]);
    expect(await screen.findByRole('link', { name: '再次购买 OD20261121ABCDEF' })).toHaveAttribute(
      'href',
      '/purchase-page?code=iot-hub&items=iot-hub-basic.12.2.renewed',
    );
  });

  it('asks before it cancels, and reads the list again', async () => {
    const { listCalls, listBodies, respond } = open([buildOrder()]);
    await userEvent.click(await screen.findByRole('button', { name: '取消 OD20261121ABCDEF' }));
    expect(listBodies('cancelOrder')).toEqual([]);
    const cancelled = { status: 50 as const, payUntil: null };
    respond({
      cancelOrder: buildOrderDetail({ ...cancelled, actions: [] }),
      listOrders: toPage([buildOrder(cancelled)]),
    });
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '取消订单' }));
    expect(await screen.findByText('订单已取消')).toBeVisible();
    expect(listBodies('cancelOrder')).toEqual([{ orderNo: 'OD20261121ABCDEF', version: 1, reason: '' }]);
    await waitFor(() => expect(listCalls('listOrders')).toHaveLength(2));
    expect(listCalls('countOrders')).toHaveLength(2);
    expect(await screen.findByRole('link', { name: '再次购买 OD20261121ABCDEF' })).toBeVisible();
  });

  it('tells why an order was not cancelled, and tries again with what it is by now', async () => {
    const { listBodies, listCalls, respond } = open([buildOrder()], {
      cancelOrder: { error: { status: 409, msg: '订单刚刚有变化，请刷新后重试' } },
    });
    await userEvent.click(await screen.findByRole('button', { name: '取消 OD20261121ABCDEF' }));
    respond({ listOrders: toPage([buildOrder({ version: 2 })]) });
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: '取消订单' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('订单刚刚有变化，请刷新后重试');
    await waitFor(() => expect(listCalls('listOrders')).toHaveLength(2));
    await userEvent.click(within(dialog).getByRole('button', { name: '取消订单' }));
    await waitFor(() => expect(listBodies('cancelOrder')).toMatchObject([{ version: 1 }, { version: 2 }]));
  });

  it('offers another attempt when it cannot be read', async () => {
    const { respond } = open([], { listOrders: { error: { status: 503 } } });
    expect(await screen.findByText('订单加载失败')).toBeVisible();
    respond({ listOrders: toPage([buildOrder()]) });
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await findRow()).toBeVisible();
  });
});

it('shows the number below the product where the window has no room for its column', async () => {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (media) => ({ matches: media.includes('1439'), media, ...LISTENERS }) as unknown as MediaQueryList,
    );
  open([buildOrder()]);
  expect(within(await findRow()).getByText('OD20261121ABCDEF')).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: '订单号' })).not.toBeInTheDocument();
  jest.restoreAllMocks();
});

const LISTENERS = { addEventListener() {}, removeEventListener() {}, addListener() {}, removeListener() {} };
