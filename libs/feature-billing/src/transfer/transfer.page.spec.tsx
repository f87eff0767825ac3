import type { RemitInfo } from '@portal/api-contract/account';
import { renderPage } from '@portal/data-access-api/testing';
import type { StubResponses } from '@portal/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from '../cashier/cashier.page';
import { openOrderPage } from '../testing/open-order-page';
import { buildOrder } from '../testing/sample-orders';
import { buildRemitInfo, buildVoucher } from '../testing/sample-remit-info';

const PATH = '/overview/order-pay';
const ORDER = buildOrder();
const OTHER = buildOrder({ orderNo: 'OD20261121OTHER1' });
const CHANNELS = [
  { channel: 'sandbox' as const, name: '模拟支付' },
  { channel: 'transfer' as const, name: '对公汇款' },
];

function openCheckout(orders: readonly (typeof ORDER)[], more: StubResponses = {}) {
  return renderPage(
    page,
    { path: PATH, at: `${PATH}?orderNos=${orders.map(({ orderNo }) => orderNo).join(',')}`, isLoggedIn: true },
    {
      listOrders: { list: [...orders], total: orders.length, pageNo: 1, pageSize: 20 },
      listPayChannels: CHANNELS,
      ...more,
    },
  );
}

function openTransfer(info: RemitInfo | null, more: StubResponses = {}) {
  const at = `${PATH}?transfer=${ORDER.orderNo}`;
  return renderPage(page, { path: PATH, at, isLoggedIn: true }, { getRemitInfo: info, ...more });
}

const chooseTransfer = async () => userEvent.click(await screen.findByRole('radio', { name: /对公汇款/ }));

describe('对公汇款', () => {
  it('is chosen at the cashier, and leads to where the money goes', async () => {
    const info = buildRemitInfo();
    const { listBodies } = openCheckout([ORDER], { chooseTransfer: info, getRemitInfo: info });
    await chooseTransfer();
    await userEvent.click(screen.getByRole('button', { name: '查看汇款信息' }));
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(`${PATH}?transfer=${ORDER.orderNo}`));
    expect(listBodies('chooseTransfer')).toEqual([{ orderNo: ORDER.orderNo }]);
    expect(listBodies('payOrders')).toEqual([]);
    expect(await screen.findByText('6222 0200 0011 1122 22')).toBeVisible();
  });

  it('is of one order at a time', async () => {
    openCheckout([ORDER, OTHER]);
    await chooseTransfer();
    expect(screen.getByRole('button', { name: '查看汇款信息' })).toBeDisabled();
    expect(screen.getByText(/请一次选择一个订单/)).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: `支付订单 ${OTHER.orderNo}` }));
    expect(screen.getByRole('button', { name: '查看汇款信息' })).toBeEnabled();
  });

  it('says why it cannot be chosen', async () => {
    openCheckout([ORDER], { chooseTransfer: { error: { status: 409, msg: '订单当前为「已取消」，不能进行此操作' } } });
    await chooseTransfer();
    await userEvent.click(screen.getByRole('button', { name: '查看汇款信息' }));
    expect(await screen.findByText('订单当前为「已取消」，不能进行此操作')).toBeVisible();
  });

  it('copies the account, the exact amount and the code as banks take them', async () => {
    const user = userEvent.setup();
    openTransfer(buildRemitInfo());
    for (const [name, value] of [
      ['收款户名', '某某科技有限公司'],
      ['收款账号', '622202000011112222'],
      ['开户银行', '某某银行某某支行'],
      ['汇款金额', '2019.60'],
      ['汇款识别码', '7KQ9MX2TB'],
    ] as const) {
      await user.click(await screen.findByRole('button', { name: new RegExp(`^复制\\s?${name}$`) }));
      expect(await navigator.clipboard.readText()).toBe(value);
    }
    expect(screen.getAllByText('已复制')).toHaveLength(5);
    expect(screen.queryByText(/演示账号/)).not.toBeInTheDocument();
  });

  it('warns of an account that is none', async () => {
    const { account } = buildRemitInfo();
    openTransfer(buildRemitInfo({ account: { ...account, isDemo: true } }));
    expect(await screen.findByText(/演示账号，请勿真实汇款/)).toBeVisible();
  });

  it('is told of with a file, an amount and a day', async () => {
    const { listBodies, respond } = openTransfer(buildRemitInfo(), {
      uploadFile: { id: 'file-1', name: '回单.pdf', size: 20_480, type: 'pdf' },
      uploadVoucher: buildRemitInfo({ isOpen: false, payUntil: null, vouchers: [buildVoucher()] }),
    });
    const form = await screen.findByRole('form', { name: '上传汇款凭证' });
    await userEvent.click(within(form).getByRole('button', { name: '提交凭证' }));
    for (const error of ['请上传汇款回单', '请输入汇款金额', '请选择汇款日期'])
      expect(await screen.findByText(error)).toBeVisible();
    await userEvent.type(within(form).getByRole('textbox', { name: /汇款金额/ }), '2,019.60');
    fireEvent.change(within(form).getByLabelText(/汇款日期/), { target: { value: '2026-11-21' } });
    const file = new File(['%PDF-'], '回单.pdf', { type: 'application/pdf' });
    await userEvent.upload(within(form).getByLabelText('汇款回单'), file);
    expect(await within(form).findByText('回单.pdf')).toBeVisible();
    respond({ getRemitInfo: buildRemitInfo({ isOpen: false, payUntil: null, vouchers: [buildVoucher()] }) });
    await userEvent.click(within(form).getByRole('button', { name: '提交凭证' }));
    expect(await screen.findByText(/汇款凭证已提交/)).toBeVisible();
    expect(listBodies('uploadVoucher')).toEqual([
      { orderNo: ORDER.orderNo, fileIds: ['file-1'], amount: 201_960, paidAt: '2026-11-21' },
    ]);
    expect(screen.queryByRole('form', { name: '上传汇款凭证' })).not.toBeInTheDocument();
  });

  it('leads back where it was not chosen', async () => {
    openTransfer(null);
    expect(await screen.findByRole('link', { name: '选择支付方式' })).toHaveAttribute(
      'href',
      `${PATH}?orderNos=${ORDER.orderNo}`,
    );
  });
});

describe('the page of an order that is paid by a transfer', () => {
  it('shows where to, what has come in and how its vouchers stand', async () => {
    const vouchers = [
      buildVoucher({ createdAt: '2026-11-22T15:00:00+08:00' }),
      buildVoucher({ status: 'returned', reason: '回单不清晰' }),
    ];
    const info = buildRemitInfo({ amount: 1_960, received: 200_000, isOpen: false, payUntil: null, vouchers });
    openOrderPage({ status: 25, paid: 200_000, payStatus: 'partial', actions: ['remark'] }, { getRemitInfo: info });
    const list = await screen.findByRole('list', { name: '汇款凭证' });
    expect(list).toHaveTextContent('确认中');
    expect(list).toHaveTextContent('退回原因：回单不清晰');
    expect(screen.getByText('¥19.60')).toBeVisible();
    expect(screen.queryByRole('form', { name: '上传汇款凭证' })).not.toBeInTheDocument();
  });

  it('takes a voucher where the order waits for one', async () => {
    openOrderPage({ actions: ['cancel', 'remark', 'uploadVoucher'] }, { getRemitInfo: buildRemitInfo() });
    expect(await screen.findByRole('form', { name: '上传汇款凭证' })).toBeVisible();
  });
});
