import { renderPage } from '@portal/data-access-api/testing';
import { buildProfile, type StubResponses } from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildCalculation, buildRefundDetail, buildRefundOptions } from '../testing/sample-refunds';
import { page } from './refund-detail.page';
import { page as submittedPage } from './refund-submitted.page';

const PATH = '/overview/refund-details';
const ORDER = 'OD20261121ABCDEF';

const open = (more: StubResponses = {}) =>
  renderPage(
    page,
    { path: PATH, at: `${PATH}?orderNo=${ORDER}`, isLoggedIn: true },
    {
      getUserProfile: buildProfile(),
      getRefundOptions: buildRefundOptions(),
      calculateRefund: buildCalculation(),
      applyForRefund: { refundNo: 'RF1' },
      ...more,
    },
  );

const submit = async () => userEvent.click(await screen.findByRole('button', { name: '提交退款申请' }));

beforeEach(() => sessionStorage.clear());

it('shows the sum with its formula before anything is submitted, for what is chosen', async () => {
  const { listBodies } = open();
  const sums = within(await screen.findByRole('region', { name: '退款金额' }));
  for (const text of ['¥300.00', '-¥100.00', '-¥4.00', '¥196.00'])
    expect((await sums.findAllByText(text)).length).toBeGreaterThan(0);
  expect(sums.getByRole('group', { name: '计算方式' })).toHaveTextContent('× 10 天 ÷ 30 天');
  expect(sums.getByRole('list', { name: '退款须知' })).toHaveTextContent('本年度还可使用 1 次');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '标准版退款数量' }), '1');
  await waitFor(() =>
    expect(listBodies('calculateRefund')).toEqual(
      [2, 1].map((quantity) => ({ orderNo: ORDER, items: [{ lineNo: 1, quantity }] })),
    ),
  );
});

it('takes nothing off where nothing is, and does not break the terms of the formula over lines', async () => {
  open({
    calculateRefund: buildCalculation({
      fee: 0,
      formula: '实付 ¥9.00 − 已消费 ¥3.00（¥9.00 × 10 天 ÷ 30 天） = ¥6.00',
    }),
  });
  const sums = within(await screen.findByRole('region', { name: '退款金额' }));
  expect(await sums.findByText('¥0.00')).toBeVisible();
  expect(sums.queryByText('-¥0.00')).not.toBeInTheDocument();
  expect(sums.getByRole('group', { name: '计算方式' }).textContent).toContain(
    '（¥9.00\u00a0×\u00a010\u00a0天\u00a0÷\u00a030\u00a0天） = ¥6.00',
  );
});

it('says why a line cannot be given back, and of invoices that are in the way', async () => {
  open({ calculateRefund: buildCalculation({ invoiceNotice: '退款金额中有已开票部分' }) });
  const lines = within(await screen.findByRole('list', { name: '退款商品' }));
  expect(lines.getByRole('checkbox', { name: /专业版/ })).toBeDisabled();
  expect(lines.getByText(/有未完成的退款 RF1/)).toBeVisible();
  expect(await screen.findByText(/有已开票部分/)).toBeVisible();
});

it('says why nothing goes back of what is chosen', async () => {
  const msg = '所选商品已全部使用或未收取费用，没有可退金额';
  open({ calculateRefund: { error: { status: 409, code: '409', msg } } });
  expect(await screen.findByText(msg)).toBeVisible();
  expect(screen.queryByRole('button', { name: '提交退款申请' })).not.toBeInTheDocument();
});

it('asks for something to give back', async () => {
  open();
  await userEvent.click(await screen.findByRole('checkbox', { name: /标准版/ }));
  expect(screen.getByText('请选择要退款的商品')).toBeVisible();
  expect(screen.queryByRole('button', { name: '提交退款申请' })).not.toBeInTheDocument();
});

it('applies at the sum that was shown, once there is a reason', async () => {
  const { listBodies } = open();
  await submit();
  expect(await screen.findByText('请选择退款原因')).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /退款原因/ }), 'other');
  await submit();
  expect(await screen.findByText('选择其他原因时请填写退款说明')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: /退款说明/ }), '项目取消');
  await submit();
  await waitFor(() =>
    expect(screen.getByTestId('address')).toHaveTextContent('/overview/submitRefundCompleted?refundNo=RF1'),
  );
  expect(listBodies('applyForRefund')).toEqual([
    {
      ...{ orderNo: ORDER, items: [{ lineNo: 1, quantity: 2 }], reason: 'other', text: '项目取消', fileIds: [] },
      refund: 19_600,
    },
  ]);
});

it('calculates anew where the sum has changed meanwhile, and says so', async () => {
  const msg = '可退金额已更新为 ¥190.00，请确认后重新提交';
  const { listBodies } = open({ applyForRefund: { error: { status: 409, code: '409', msg } } });
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: /退款原因/ }), 'plans');
  await submit();
  expect(await screen.findByText(msg)).toBeVisible();
  await waitFor(() => expect(listBodies('calculateRefund')).toHaveLength(2));
});

it.each([
  ['订单已全部退款', buildRefundOptions({ failure: '订单已全部退款' })],
  [
    '产品已释放，没有可退金额',
    buildRefundOptions({ lines: [{ ...buildRefundOptions().lines[0], failure: '产品已释放，没有可退金额' } as never] }),
  ],
])('says that nothing can be given back: %s', async (message, getRefundOptions) => {
  open({ getRefundOptions });
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('link', { name: '查看该订单的退款' })).toHaveAttribute(
    'href',
    `/overview/refund?keyword=${ORDER}`,
  );
});

it('says that there is no such order', async () => {
  open({ getRefundOptions: { error: { status: 404 } } });
  expect(await screen.findByText('没有找到这个订单')).toBeVisible();
});

it('says that it was taken, and what happens next', async () => {
  const path = '/overview/submitRefundCompleted';
  const at = `${path}?refundNo=RF20261121ABCDEF`;
  renderPage(submittedPage, { path, at, isLoggedIn: true }, { getRefund: buildRefundDetail() });
  const panel = await screen.findByText('退款单号');
  expect(panel).toHaveTextContent('RF20261121ABCDEF');
  expect(screen.getByRole('link', { name: '查看退款详情' })).toHaveAttribute(
    'href',
    '/overview/refund-details?refundNo=RF20261121ABCDEF',
  );
});
