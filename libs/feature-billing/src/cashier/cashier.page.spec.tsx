import type { Payment, PayWay } from '@portal/api-contract/account';
import { renderPage } from '@portal/data-access-api/testing';
import type { StubResponses } from '@portal/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildOrder } from '../testing/sample-orders';
import { buildPayment } from '../testing/sample-payments';
import { page } from './cashier.page';

const PATH = '/overview/order-pay';
const ORDER = buildOrder();
const OTHER = buildOrder({
  ...{ orderNo: 'OD20261121OTHER1', payable: 10_000, due: 10_000 },
  payUntil: '2026-11-27T10:00:00+08:00',
});
const CHANNELS = [
  { channel: 'alipay', name: '支付宝' },
  { channel: 'sandbox', name: '模拟支付' },
] as const;

function open(orders: readonly (typeof ORDER)[], more: StubResponses = {}) {
  const at = `${PATH}?orderNos=${orders.map(({ orderNo }) => orderNo).join(',')}`;
  return renderPage(
    page,
    { path: PATH, at, isLoggedIn: true },
    {
      listOrders: { list: [...orders], total: orders.length, pageNo: 1, pageSize: 20 },
      listPayChannels: [...CHANNELS],
      ...more,
    },
  );
}

function openPayment(payment: Partial<Payment>) {
  const at = `${PATH}?orderNos=${ORDER.orderNo}&payNo=PY1`;
  return renderPage(page, { path: PATH, at, isLoggedIn: true }, { getPayStatus: buildPayment(payment) });
}

const payButton = (sum: string) => screen.findByRole('button', { name: `立即支付 ${sum}` });

afterEach(() => {
  jest.useRealTimers();
  window.location.hash = '';
});

describe('CashierPage', () => {
  it('opens a payment for an order by the channel that is chosen, and goes to its cashier', async () => {
    const { listBodies } = open([ORDER], {
      payOrders: { payNo: 'PY1', payUrl: '#cashier', amount: 201_960, payBefore: '2026-11-21T12:00:00+08:00' },
    });
    expect(await screen.findByRole('radio', { name: /支付宝/ })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: /模拟支付/ }));
    await userEvent.click(await payButton('¥2,019.60'));
    await waitFor(() => expect(window.location.hash).toBe('#cashier'));
    const returnTo = `${PATH}?orderNos=${ORDER.orderNo}`;
    expect(listBodies('payOrders')).toEqual([{ orderNos: [ORDER.orderNo], channel: 'sandbox', returnTo }]);
  });

  describe('whose cashier is a code', () => {
    const payUrl = 'weixin://wxpay/bizpayurl?pr=abc';
    const payment = { ...buildPayment(), channel: 'wechat' as const };

    async function openCode() {
      jest.useFakeTimers({ now: Date.parse('2026-11-21T11:29:30+08:00') });
      const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
      const { payNo, amount, payBefore } = payment;
      const shown = open([ORDER], {
        payOrders: { payNo, payUrl, isCode: true, amount, payBefore },
        getPayStatus: payment,
      });
      await user.click(await payButton('¥2,019.60'));
      expect(await screen.findByText('微信扫码支付')).toBeVisible();
      return shown;
    }

    const findCode = () => screen.queryByRole('img', { name: '微信支付付款二维码' });

    it('shows it with the time that is left, until the payment is there', async () => {
      const { respond } = await openCode();
      expect(screen.getByTestId('address')).toHaveTextContent(`${PATH}?payNo=${payment.payNo}`);
      expect(findCode()).toBeVisible();
      const code = findCode() as HTMLElement;
      await waitFor(() =>
        expect(code.querySelector('svg path')).toHaveAttribute('d', expect.stringMatching(/^M0 0h7/)),
      );
      expect(within(code).queryByRole('img')).not.toBeInTheDocument();
      expect(screen.getByRole('timer', { name: '支付期限' })).toHaveTextContent('剩余30分钟');
      await act(() => jest.advanceTimersByTimeAsync(10 * 60_000));
      expect(screen.getByRole('timer', { name: '支付期限' })).toHaveTextContent('剩余20分钟');
      respond({ getPayStatus: { ...payment, status: 20, paidAt: '2026-11-21T11:40:00+08:00' } });
      await act(() => jest.advanceTimersByTimeAsync(3100));
      expect(screen.getByText('支付成功')).toBeVisible();
      expect(findCode()).not.toBeInTheDocument();
    });

    it('says when it has ended, and leads to another', async () => {
      const { listCalls } = await openCode();
      await act(() => jest.advanceTimersByTimeAsync(31 * 60_000));
      expect(screen.getByText('二维码已过期')).toBeVisible();
      expect(findCode()).toHaveAttribute('data-dimmed');
      expect(screen.queryByRole('timer')).not.toBeInTheDocument();
      const before = listCalls('getPayStatus').length;
      await act(() => jest.advanceTimersByTimeAsync(60_000));
      expect(listCalls('getPayStatus')).toHaveLength(before);
      expect(screen.getByRole('link', { name: '重新支付' })).toHaveAttribute(
        'href',
        `${PATH}?orderNos=${ORDER.orderNo}`,
      );
    });

    it('is known by its URL to the release before, which says nothing of it', async () => {
      const { payNo, amount, payBefore } = payment;
      open([ORDER], { payOrders: { payNo, payUrl, amount, payBefore }, getPayStatus: payment });
      await userEvent.click(await payButton('¥2,019.60'));
      expect(await screen.findByText('微信扫码支付')).toBeVisible();
    });

    it('may be one of Alipay, whose URL is like that of a page', async () => {
      const { payNo, amount, payBefore } = payment;
      const coded = { payNo, payUrl: 'https://qr.example/abc', isCode: true, amount, payBefore };
      open([ORDER], { payOrders: coded, getPayStatus: { ...payment, channel: 'alipay' } });
      await userEvent.click(await payButton('¥2,019.60'));
      expect(await screen.findByText('支付宝扫码支付')).toBeVisible();
      expect(screen.getByRole('img', { name: '支付宝付款二维码' })).toBeVisible();
    });

    it('is not shown where it was not opened', async () => {
      openPayment({ channel: 'wechat' });
      expect(await screen.findByText('等待支付结果')).toBeVisible();
      expect(findCode()).not.toBeInTheDocument();
    });
  });

  describe('within WeChat', () => {
    const openInWechat = (way: PayWay) =>
      open([ORDER], {
        listPayChannels: [
          { channel: 'alipay', name: '支付宝', way: 'elsewhere' },
          { channel: 'wechat', name: '微信支付', way },
        ],
      });

    it('pays at once where the site can', async () => {
      const { respond } = openInWechat('inWechat');
      respond({
        payOrders: { payNo: 'PY1', payUrl: '#inside', amount: 201_960, payBefore: '2026-11-21T12:00:00+08:00' },
      });
      expect(await screen.findByRole('radio', { name: /微信支付\s*在微信内直接付款/ })).toBeChecked();
      await userEvent.click(await payButton('¥2,019.60'));
      await waitFor(() => expect(window.location.hash).toBe('#inside'));
    });

    it.each([
      ['支付宝', /在手机或电脑的浏览器中打开本页后付款/],
      ['微信支付', /请复制链接，用电脑打开本页，再用手机微信扫码/],
    ])('says how to pay by %s in another way', async (name, text) => {
      const writeText = jest.fn(async () => undefined);
      Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
      openInWechat('elsewhere');
      await userEvent.click(await screen.findByRole('radio', { name: new RegExp(name) }));
      expect(screen.getByText(text)).toBeVisible();
      expect(await payButton('¥2,019.60')).toBeDisabled();
      fireEvent.click(screen.getByRole('button', { name: '复制本页链接' }));
      expect(await screen.findByText('链接已复制')).toBeVisible();
      expect(writeText).toHaveBeenCalledWith(window.location.href);
    });
  });

  it('pays several at once, but for those that are left for later', async () => {
    open([ORDER, OTHER]);
    await payButton('¥2,119.60');
    expect(screen.getByRole('timer', { name: '支付期限' })).toHaveTextContent('2026-11-27 10:00');
    await userEvent.click(screen.getByRole('checkbox', { name: `支付订单 ${OTHER.orderNo}` }));
    await payButton('¥2,019.60');
    await userEvent.click(screen.getByRole('checkbox', { name: `支付订单 ${ORDER.orderNo}` }));
    expect(await payButton('¥0.00')).toBeDisabled();
  });

  it('asks for what is still owed where a part is paid', async () => {
    open([ORDER, { ...OTHER, due: 900 }]);
    await payButton('¥2,028.60');
    expect(screen.getByText('¥9.00')).toHaveTextContent('¥9.00已付 ¥91.00');
  });

  it('says why a payment could not be opened, and stays', async () => {
    open([ORDER], { payOrders: { error: { status: 409, msg: '订单不在待支付状态' } } });
    await userEvent.click(await payButton('¥2,019.60'));
    expect(await screen.findByText('订单不在待支付状态')).toBeVisible();
  });

  it('leaves out what waits for no payment, and says where nothing does', async () => {
    const { unmount } = open([ORDER, { ...OTHER, status: 30 }]);
    await payButton('¥2,019.60');
    expect(screen.queryByText(OTHER.orderNo)).not.toBeInTheDocument();
    unmount();
    open([{ ...ORDER, status: 55 }]);
    expect(await screen.findByText(/不再等待支付/)).toBeVisible();
    expect(screen.getByRole('link', { name: '查看订单' })).toHaveAttribute(
      'href',
      `/overview/order-details?orderNo=${ORDER.orderNo}`,
    );
  });

  it('says that nothing is taken online where no channel is configured', async () => {
    open([ORDER], { listPayChannels: [] });
    expect(await screen.findByText(/暂未开通在线支付/)).toBeVisible();
  });

  it('waits for a result, and shows it once it is there', async () => {
    jest.useFakeTimers();
    const { respond } = openPayment({});
    expect(await screen.findByText('等待支付结果')).toBeVisible();
    respond({ getPayStatus: buildPayment({ status: 20, paidAt: '2026-11-21T10:05:00+08:00' }) });
    await act(() => jest.advanceTimersByTimeAsync(3100));
    expect(screen.getByText('支付成功')).toBeVisible();
    expect(screen.getByText('2026-11-21 10:05')).toBeVisible();
  });

  it('looks no more after two minutes', async () => {
    jest.useFakeTimers();
    const { listCalls } = openPayment({});
    await screen.findByText('等待支付结果');
    await act(() => jest.advanceTimersByTimeAsync(121_000));
    expect(screen.getByText(/稍后在订单中查看/)).toBeVisible();
    const before = listCalls('getPayStatus').length;
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(listCalls('getPayStatus')).toHaveLength(before);
  });

  it.each([30, 40] as const)('leads from a payment in state %i to another try', async (status) => {
    openPayment({ status });
    await userEvent.click(await screen.findByRole('link', { name: '重新支付' }));
    expect(screen.getByTestId('address')).toHaveTextContent(`${PATH}?orderNos=${ORDER.orderNo}`);
  });

  it('says that there is no such payment', async () => {
    renderPage(
      page,
      { path: PATH, at: `${PATH}?payNo=PY9`, isLoggedIn: true },
      { getPayStatus: { error: { status: 404 } } },
    );
    expect(await screen.findByText(/没有查到这笔支付/)).toBeVisible();
  });
});
