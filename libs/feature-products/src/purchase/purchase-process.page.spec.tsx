import { buildCertification, buildIdentification, buildInvoiceTitle, type StubResponses } from '@portal/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@portal/data-access-api/testing';
import { buildLine, buildQuote } from '../testing/sample-products';
import { page } from './purchase-process.page';

const open = (responses: StubResponses = {}, at = '/purchase-page/product-process?quoteId=q-1') =>
  renderPage(
    page,
    { path: '/purchase-page/product-process', at, isLoggedIn: true },
    {
      ...{ getQuote: buildQuote(), getUserProfile: { error: { status: 503 } }, listInvoiceTitles: [] },
      findUserCertification: buildCertification(),
      ...responses,
    },
  );
const agree = async () => userEvent.click(await screen.findByRole('checkbox', { name: /服务协议/ }));
const submit = (name = '提交订单') => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => sessionStorage.clear());

describe('PurchaseProcessPage', () => {
  it('shows what is ordered and how long the quote holds', async () => {
    open();
    expect(await screen.findByRole('timer')).toHaveTextContent(/1[45]:\d\d/);
    expect(screen.getByText('设备接入服务')).toBeVisible();
    expect(screen.getByRole('list', { name: '订单明细' })).toHaveTextContent('标准版1 个月 · 1 份 · 自动续费未开启');
    expect(screen.getAllByText('¥999')).toHaveLength(2);
    expect(screen.getByRole('link', { name: '《服务协议》' })).toHaveAttribute('href', '/content/terms-of-service');
    expect(screen.getByRole('checkbox', { name: /服务协议/ })).not.toBeChecked();
    expect(screen.getByText('确认')).toHaveAttribute('aria-current', 'step');
  });

  it('shows several plans with what each costs', async () => {
    const lines = [buildLine(), buildLine({ period: 12, payable: 1_018_980, isAutoRenewed: true })] as const;
    open({ getQuote: buildQuote({ lines: [...lines], payable: 1_118_880, tax: 63_333 }) });
    const list = await screen.findByRole('list', { name: '订单明细' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['标准版1 个月 · 1 份 · 自动续费未开启¥999', '标准版1 年 · 1 份 · 自动续费已开启¥10,189.80']);
    expect(screen.getByText('含税 ¥633.33')).toBeVisible();
    expect(screen.getByRole('link', { name: '返回修改配置' })).toHaveAttribute(
      'href',
      '/purchase-page?code=iot-hub&items=iot-hub-basic.1.1_iot-hub-basic.12.1.renewed',
    );
  });

  it('takes a title that its invoice can be made out to', async () => {
    const { listBodies } = open({
      listInvoiceTitles: [buildInvoiceTitle(), buildInvoiceTitle({ id: 't-2', name: '审核中的公司', status: 1 })],
      createOrder: { orderNo: 'OD1', state: 'unpaid', payable: 99900 },
    });
    await agree();
    const choice = screen.getByRole('combobox', { name: '发票抬头' });
    expect(within(choice).queryByRole('option', { name: '审核中的公司' })).not.toBeInTheDocument();
    await userEvent.selectOptions(choice, '海棠乳业有限公司');
    await submit();
    expect(await screen.findByText('OD1')).toBeVisible();
    expect(listBodies('createOrder')).toMatchObject([{ quoteId: 'q-1', invoiceTitleId: 't-1' }]);
  });

  it('is ordered without a title where there is none, or they cannot be read', async () => {
    const { listBodies } = open({
      listInvoiceTitles: { error: { status: 503 } },
      createOrder: { orderNo: 'OD1', state: 'unpaid', payable: 99900 },
    });
    await agree();
    expect(screen.queryByRole('combobox', { name: '发票抬头' })).not.toBeInTheDocument();
    await submit();
    expect(await screen.findByText('OD1')).toBeVisible();
    expect(listBodies('createOrder')).not.toMatchObject([{ invoiceTitleId: expect.anything() }]);
  });

  it('needs the agreement', async () => {
    const { calls } = open();
    const box = await screen.findByRole('checkbox', { name: /服务协议/ });
    await submit();
    expect(box).toHaveFocus();
    expect(box).toHaveAccessibleDescription('请先阅读并同意服务协议');
    expect(calls.some(({ name }) => name === 'createOrder')).toBe(false);
  });

  it('orders once and says what happens next', async () => {
    const { calls, listBodies } = open({ createOrder: { orderNo: 'OD1', state: 'unpaid', payable: 99900 } });
    await agree();
    await userEvent.click(screen.getByRole('checkbox', { name: /先签合同/ }));
    await userEvent.type(screen.getByRole('textbox', { name: '备注' }), ' 尽快 ');
    await submit();
    expect(await screen.findByText('OD1')).toBeVisible();
    expect(screen.getByText('待支付')).toBeVisible();
    expect(screen.getByRole('link', { name: '查看订单' })).toHaveAttribute(
      'href',
      '/overview/order-details?orderNo=OD1',
    );
    expect(screen.getByRole('link', { name: '去支付' })).toHaveAttribute(
      'href',
      expect.stringContaining('/overview/order-pay'),
    );
    expect(screen.getByText('支付')).toHaveAttribute('aria-current', 'step');
    expect(listBodies('createOrder')).toEqual([
      { quoteId: 'q-1', contractFirst: true, remark: '尽快', agreementVersion: '2026-07' },
    ]);
    expect(calls.find(({ name }) => name === 'createOrder')?.idempotencyKey).toBeTruthy();
    expect(sessionStorage).toHaveLength(0);
  });

  it('asks for a price that is talked about', async () => {
    open({
      getQuote: buildQuote({ isNegotiable: true, original: 0, payable: 0 }),
      createOrder: { orderNo: 'OD2', state: 'reviewing', payable: 0 },
    });
    await agree();
    await submit('提交询价');
    expect(await screen.findByText('待审核')).toBeVisible();
    expect(screen.getByText('待确认')).toBeVisible();
  });

  it('keeps what was typed, but for the agreement', async () => {
    const { unmount } = open();
    await agree();
    await userEvent.type(screen.getByRole('textbox', { name: '备注' }), '尽快');
    unmount();
    open();
    expect(await screen.findByRole('textbox', { name: '备注' })).toHaveValue('尽快');
    expect(screen.getByRole('checkbox', { name: /服务协议/ })).not.toBeChecked();
  });

  it('says why the order was refused', async () => {
    open({ createOrder: { error: { status: 409, msg: '该报价已生成订单 OD1' } } });
    await agree();
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('该报价已生成订单 OD1');
  });

  it('takes no order under an identity that has ended', async () => {
    const findUserCertification = buildCertification({ state: 10, kind: 'enterprise', mayPurchase: false });
    open({ findUserCertification: { ...findUserCertification, effective: buildIdentification({ state: 10 }) } });
    expect(await screen.findByRole('link', { name: '更新实名认证' })).toHaveAttribute('href', '/overview/realname');
    expect(screen.getByRole('button', { name: '提交订单' })).toBeDisabled();
  });

  it('leads back when the quote runs out', async () => {
    jest.useFakeTimers();
    open({ getQuote: buildQuote({}, 1) });
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.getByRole('timer')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(61_000));
    expect(screen.getByRole('link', { name: '重新选择配置' })).toHaveAttribute(
      'href',
      '/purchase-page?code=iot-hub&items=iot-hub-basic.1.1',
    );
    jest.useRealTimers();
  });

  it.each<[string, StubResponses, string]>([
    ['/purchase-page/product-process', {}, '请先选择要购买的配置'],
    [
      '/purchase-page/product-process?quoteId=x',
      { getQuote: { error: { status: 410 } } },
      '报价已失效，请重新选择配置',
    ],
    [
      '/purchase-page/product-process?quoteId=x',
      { getQuote: { error: { status: 404 } } },
      '报价已失效，请重新选择配置',
    ],
  ])('leads to the products from %s', async (at, responses, message) => {
    open(responses, at);
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('link', { name: '选择产品' })).toHaveAttribute('href', '/product');
  });
});
