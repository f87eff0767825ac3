import type { OrderDetail } from '@portal/api-contract/account';
import { renderPage } from '@portal/data-access-api/testing';
import { listStates, orderLifecycle } from '@portal/lifecycles';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openOrderPage } from '../testing/open-order-page';
import { buildContract } from '../testing/sample-contracts';
import { buildInvoice } from '../testing/sample-invoices';
import { buildUpgradeQuote } from '../testing/sample-instances';
import { ACTIONS_BY_STATE, buildOrderDetail } from '../testing/sample-orders';
import { buildPayment } from '../testing/sample-payments';
import { page } from './order-detail.page';

const PATH = '/overview/order-details';

const shown = () => screen.findByRole('region', { name: '订单概况' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = () => screen.findByRole('dialog');
const agree = async () => userEvent.click(within(await dialog()).getByRole('button', { name: '取消订单' }));
const remarkBox = () => screen.findByRole('textbox', { name: /备注/ });

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('OrderDetailPage', () => {
  it('shows how the order stands, what was bought, what it costs and what happened', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-26T08:00:00+08:00'));
    openOrderPage({ paid: 100, due: 201_860, payStatus: 'partial' });
    const summary = within(await shown());
    expect(summary.getByText('OD20261121ABCDEF')).toBeVisible();
    expect(summary.getByText('支付')).toHaveAttribute('aria-current', 'step');
    expect(summary.getByRole('timer', { name: '支付期限' })).toHaveTextContent('剩余2天2小时请在 2026-11-28 10:00 前');
    expect(summary.getByText('¥2,018.60')).toBeVisible();
    expect(screen.getByRole('region', { name: '费用明细' })).toHaveTextContent(
      '原价¥2,376.00优惠12 个月享 8.5 折-¥356.40应付含税 ¥114.32¥2,019.60已付部分支付¥1.00待付¥2,018.60',
    );
    expect(screen.getByRole('list', { name: '商品明细' })).toHaveTextContent(
      '标准版12 个月 · 2 份 · 自动续费已开启¥2,019.60',
    );
    expect(screen.getByRole('link', { name: '设备接入服务' })).toHaveAttribute('href', '/product-detail/iot-hub.html');
    expect(screen.getByRole('region', { name: '订单信息' })).toHaveTextContent(/先签合同，再开通.*2026-07/);
    const ticket = screen.getByRole('link', { name: '提交工单' });
    expect(ticket).toHaveAttribute('href', '/overview/submitworkorder?product=iot-hub');
    expect(screen.getByRole('link', { name: '申请合同' })).toHaveAttribute(
      'href',
      '/overview/contract-apply?orderNos=OD20261121ABCDEF',
    );
    expect(screen.getByRole('list', { name: '订单进度' })).toHaveTextContent('提交订单林予安');
  });

  it('shows the contract that it waits for, and how that stands', async () => {
    const contract = buildContract();
    openOrderPage(
      { status: 30, deliveryStatus: 'awaitingContract' },
      { listContracts: { list: [contract], total: 1, pageNo: 1, pageSize: 5 } },
    );
    const card = within(await screen.findByRole('region', { name: '合同' }));
    expect(card.getByRole('link', { name: contract.title })).toHaveAttribute(
      'href',
      `/overview/contract-detail?id=${contract.id}`,
    );
    expect(card.getByText('待客户签署')).toBeVisible();
    expect(card.getByText(/合同生效后自动开通/)).toBeVisible();
    expect(card.queryByRole('link', { name: '申请合同' })).not.toBeInTheDocument();
    expect(screen.getByText(/已付清，合同生效后自动为您开通/)).toBeVisible();
  });

  it('shows how much of it is invoiced, on which invoices, and leads to one more', async () => {
    const invoice = buildInvoice({ status: 20, number: '' });
    openOrderPage(
      { status: 40, invoiced: 100_000, invoiceable: 101_960, invoiceStatus: 'partial' },
      { listInvoices: { list: [invoice], total: 1, pageNo: 1, pageSize: 10 } },
    );
    const card = within(await screen.findByRole('region', { name: '发票' }));
    expect(card.getByText('部分开票')).toBeVisible();
    expect(card.getByRole('link', { name: '申请开票' })).toHaveAttribute(
      'href',
      '/overview/apply/choose-order?orderNo=OD20261121ABCDEF',
    );
    expect(card.getByRole('link', { name: '海棠乳业有限公司' })).toHaveAttribute(
      'href',
      `/overview/invoice-detail?id=${invoice.id}`,
    );
    const row = within(card.getByRole('list', { name: '订单的发票' })).getByRole('listitem');
    expect(row).toHaveTextContent(/开票中.*¥1,000.00/);
  });

  it('shows what an upgrade does to a product, and how its sum comes about', async () => {
    const { change = null, lines } = buildUpgradeQuote();
    openOrderPage({ type: 'upgrade', change, lines });
    const card = await screen.findByRole('region', { name: '升级内容' });
    expect(card).toHaveTextContent(/标准版 → 专业版.*2026-12-21.*¥400.00 × 25 天 ÷ 30 天 = ¥333.33/);
    expect(within(card).getByRole('link', { name: 'PI20261121ABCDEF' })).toHaveAttribute(
      'href',
      `/overview/product-modal?instanceId=${change?.instanceId}`,
    );
    expect(screen.getByRole('region', { name: '订单信息' })).toHaveTextContent('订单类型升级');
  });

  it('counts down until the order can be paid no more', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-28T09:58:30+08:00') });
    openOrderPage();
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.getByRole('timer')).toHaveTextContent('剩余1分钟');
    await act(() => jest.advanceTimersByTimeAsync(120_000));
    expect(screen.getByRole('timer')).toHaveTextContent('支付期限已过，订单即将关闭');
  });

  it.each(listStates(orderLifecycle))('offers in state %i exactly what is permitted', async (status) => {
    const actions = [...ACTIONS_BY_STATE[status]];
    openOrderPage({ status, actions, payUntil: null });
    await shown();
    expect(screen.queryByRole('button', { name: '取消订单' }) !== null).toBe(actions.includes('cancel'));
    expect(screen.queryByRole('textbox', { name: /备注/ }) !== null).toBe(actions.includes('remark'));
    expect(screen.queryByRole('link', { name: '去支付' }) !== null).toBe(status === 20);
    expect(screen.getAllByText('请尽快开通')).toHaveLength(1);
    expect(screen.queryByRole('link', { name: '再次购买' }) !== null).toBe(status >= 40);
  });

  it('names the payments that were opened for it', async () => {
    openOrderPage({}, { listOrderPayments: [buildPayment({ status: 40 })] });
    const payments = await screen.findByRole('region', { name: '支付记录' });
    expect(payments).toHaveTextContent('模拟支付 ¥2,019.60支付失败PY20261121ABCDEF');
    expect(within(payments).getByRole('link')).toHaveAttribute('href', '/overview/order-pay?payNo=PY20261121ABCDEF');
  });

  it('says what was never said, and of money that went back', async () => {
    openOrderPage({ status: 40, remark: '', actions: [], refunded: 500, payUntil: null, log: [] });
    expect(await screen.findByText('没有备注')).toBeVisible();
    expect(screen.getByRole('region', { name: '费用明细' })).toHaveTextContent(/已退¥5.00$/);
    expect(screen.queryByRole('region', { name: '订单进度' })).not.toBeInTheDocument();
  });

  it('tells of a delivery that has failed, how often it was tried, and what went back', async () => {
    const entry = { actorName: '', files: [], at: '2026-11-21T10:00:00+08:00' };
    const log: OrderDetail['log'] = [
      { ...entry, from: 20, to: 30, act: 'pay', actorRole: 'provider', reason: '' },
      { ...entry, from: 30, to: 30, act: 'missDelivery', actorRole: 'system', reason: '机房暂无资源' },
      { ...entry, from: 30, to: 60, act: 'fail', actorRole: 'system', reason: '机房暂无资源' },
    ];
    const paid = { paid: 201_960, refunded: 201_960, payStatus: 'refunded', deliveryStatus: 'failed' } as const;
    openOrderPage({ ...paid, status: 60, actions: [], payUntil: null, log });
    const summary = within(await shown());
    expect(summary.getByText('开通失败', { selector: '[aria-current=step] *, [aria-current=step]' })).toBeVisible();
    expect(summary.getByText(/款项正在退回/)).toBeVisible();
    expect(screen.getByRole('region', { name: '费用明细' })).toHaveTextContent(/已付已全部退款¥2,019.60已退¥2,019.60$/);
    expect(screen.getByRole('list', { name: '订单进度' })).toHaveTextContent(
      /^开通失败.*机房暂无资源开通未成功.*机房暂无资源支付成功/,
    );
  });

  it('leads to the application for a refund where one may be made, and to those that were', async () => {
    openOrderPage({ status: 40, actions: ['applyForRefund'], payUntil: null, refundStatus: 'open' });
    expect(await screen.findByRole('link', { name: '申请退款' })).toHaveAttribute(
      'href',
      '/overview/refund-details?orderNo=OD20261121ABCDEF',
    );
    expect(screen.getByRole('link', { name: '退款处理中' })).toHaveAttribute(
      'href',
      '/overview/refund?keyword=OD20261121ABCDEF',
    );
  });

  it('leads to no refund where none may be applied for', async () => {
    openOrderPage({ status: 20 });
    await shown();
    expect(screen.queryByRole('link', { name: '申请退款' })).not.toBeInTheDocument();
  });

  it('is printed', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => {});
    openOrderPage();
    await press('打印');
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('says that there is no such order, and leads back', async () => {
    openOrderPage({}, { getOrder: { error: { status: 404 } } });
    expect(await screen.findByText('没有找到这个订单')).toBeVisible();
    expect(screen.getByRole('link', { name: '返回订单列表' })).toHaveAttribute('href', '/overview/order');
  });

  it('asks for nothing where the address names none', () => {
    const { calls } = renderPage(page, { path: PATH, isLoggedIn: true }, {});
    expect(screen.getByText('没有找到这个订单')).toBeVisible();
    expect(calls.map(({ name }) => name)).not.toContain('getOrder');
  });

  it('offers another attempt when it cannot be read', async () => {
    const { respond } = openOrderPage({}, { getOrder: { error: { status: 503 } } });
    await screen.findByRole('button', { name: '重试' });
    respond({ getOrder: buildOrderDetail() });
    await press('重试');
    expect(await shown()).toBeVisible();
  });

  it('looks again every minute while it is looked at', async () => {
    jest.useFakeTimers();
    const { listCalls, respond } = openOrderPage();
    await act(() => jest.advanceTimersByTimeAsync(100));
    respond({ getOrder: buildOrderDetail({ status: 30, payUntil: null }) });
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(listCalls('getOrder')).toHaveLength(2);
    expect(screen.getByText(/已付清，正在为您开通/)).toBeVisible();
  });
});

describe('cancelling', () => {
  const cancelled: Partial<OrderDetail> = { status: 50, payUntil: null, actions: [], version: 2 };

  it('is asked about, may have a reason, and is shown', async () => {
    const { listBodies } = openOrderPage({}, { cancelOrder: buildOrderDetail(cancelled) });
    await press('取消订单');
    await userEvent.type(within(await dialog()).getByRole('textbox'), '配置选错了');
    await agree();
    expect(await screen.findByText('订单已取消')).toBeVisible();
    expect(listBodies('cancelOrder')).toEqual([{ orderNo: 'OD20261121ABCDEF', version: 1, reason: '配置选错了' }]);
    expect(within(await shown()).getAllByText('已取消')).not.toHaveLength(0);
    expect(screen.queryByRole('button', { name: '取消订单' })).not.toBeInTheDocument();
    expect(sessionStorage).toHaveLength(0);
  });

  it('whose answer got lost is repeated with the same key', async () => {
    const { listCalls, respond } = openOrderPage({}, { cancelOrder: { error: { status: 503 } } });
    await press('取消订单');
    await agree();
    await within(await dialog()).findByRole('alert');
    respond({ cancelOrder: buildOrderDetail(cancelled) });
    await agree();
    await waitFor(() => expect(listCalls('cancelOrder')).toHaveLength(2));
    const [first, second] = listCalls('cancelOrder');
    expect([Boolean(first?.idempotencyKey), second?.idempotencyKey]).toEqual([true, first?.idempotencyKey]);
  });

  it('keeps the reason where the order has moved on meanwhile', async () => {
    const { respond } = openOrderPage(
      {},
      { cancelOrder: { error: { status: 409, msg: '订单当前为「处理中」，不能进行此操作' } } },
    );
    await press('取消订单');
    await userEvent.type(within(await dialog()).getByRole('textbox'), '不需要了');
    respond({ getOrder: buildOrderDetail({ status: 30, actions: ['remark'], payUntil: null }) });
    await agree();
    expect(await within(await dialog()).findByRole('alert')).toHaveTextContent('订单当前为「处理中」');
    expect(within(await dialog()).getByRole('textbox')).toHaveValue('不需要了');
    expect(await screen.findByText('订单刚刚有了变化，已载入最新内容，您填写的内容已保留')).toBeInTheDocument();
  });
});

describe('a remark', () => {
  it('is saved, and is what there is to change then', async () => {
    const { listBodies } = openOrderPage({}, { remarkOrder: buildOrderDetail({ remark: '发票寄公司', version: 2 }) });
    const box = await remarkBox();
    expect(screen.getByRole('button', { name: '保存备注' })).toBeDisabled();
    await userEvent.clear(box);
    await userEvent.type(box, '发票寄公司');
    await press('保存备注');
    expect(await screen.findByText('已保存')).toBeVisible();
    expect(box).toHaveValue('发票寄公司');
    expect(screen.getByRole('button', { name: '保存备注' })).toBeDisabled();
    expect(listBodies('remarkOrder')).toEqual([{ orderNo: 'OD20261121ABCDEF', version: 1, remark: '发票寄公司' }]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('is no longer than what is taken', async () => {
    const { listBodies } = openOrderPage({ remark: '' });
    await userEvent.click(await remarkBox());
    await userEvent.paste('长'.repeat(201));
    await press('保存备注');
    expect(await remarkBox()).toBeInvalid();
    expect(listBodies('remarkOrder')).toEqual([]);
  });

  it('stays where the order has changed meanwhile, and is saved over what it is by now', async () => {
    const { respond, listBodies } = openOrderPage(
      {},
      { remarkOrder: { error: { status: 409, msg: '订单刚刚有变化，请刷新后重试' } } },
    );
    await userEvent.type(await remarkBox(), '，发票寄公司');
    await press('保存备注');
    expect(await screen.findByRole('alert')).toHaveTextContent('订单刚刚有变化，请刷新后重试');
    respond({ getOrder: buildOrderDetail({ remark: '别处的备注', version: 2 }) });
    await press('刷新');
    expect(await screen.findByText('订单刚刚有了变化，已载入最新内容，请核对后再次保存')).toBeVisible();
    expect(await remarkBox()).toHaveValue('请尽快开通，发票寄公司');
    await press('保存备注');
    await waitFor(() => expect(listBodies('remarkOrder')).toMatchObject([{ version: 1 }, { version: 2 }]));
  });

  it('comes back after the session has ended', async () => {
    const { unmount } = openOrderPage({ remark: '' });
    await userEvent.type(await remarkBox(), '半句话');
    unmount();
    openOrderPage({ remark: '' });
    expect(await remarkBox()).toHaveValue('半句话');
  });
});
