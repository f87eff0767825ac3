import type { InvoiceDetail } from '@portal/api-contract/account';
import { renderPage } from '@portal/data-access-api/testing';
import { buildInvoiceTitle, buildProfile, type StubResponses } from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildInvoiceDetail } from '../testing/sample-invoices';
import { page } from './invoice-detail.page';

const PATH = '/overview/invoice-detail';
const ID = 'IV20261121ABCDEF';

const RED: NonNullable<InvoiceDetail['red']> = {
  ...{ redNo: 'IR20261121ABCDEF', reason: 3, code: '02', entry: 'deducted', confirmation: '99000026110000000001' },
  ...{ number: '', requestedAt: '2026-11-25T10:00:00+08:00', deadline: '2026-11-28T10:00:00+08:00' },
  ...{ issuedAt: null, reissue: false, refusal: '' },
};

const open = (values: Partial<InvoiceDetail> = {}, more: StubResponses = {}) =>
  renderPage(
    page,
    { path: PATH, at: `${PATH}?id=${ID}`, isLoggedIn: true },
    { getUserProfile: buildProfile(), getInvoice: buildInvoiceDetail(values), ...more },
  );

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const agree = async (name: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('shows the sheet, the files and the orders of an invoice, and what happened', async () => {
  open();
  const sheet = await screen.findByRole('article', { name: '票面：电子发票（普通发票）' });
  expect(sheet).toHaveTextContent(/26990000000000000001.*2026年11月21日.*海棠乳业有限公司.*壹仟元整.*¥1000.00/);
  expect(sheet).toHaveTextContent('样例 无效');
  expect(within(screen.getByRole('list', { name: '蓝字发票' })).getAllByRole('button')).toHaveLength(3);
  expect(screen.getByRole('link', { name: '设备接入服务 标准版' })).toHaveAttribute(
    'href',
    '/overview/order-details?orderNo=OD20261121ABCDEF',
  );
  expect(screen.getByRole('list', { name: '发票进度' })).toHaveTextContent('开具数电发票');
  for (const name of ['重新发送邮件', '换开', '退票']) expect(screen.getByRole('button', { name })).toBeVisible();
});

it('says that there is no such invoice', async () => {
  open({}, { getInvoice: { error: { status: 404, code: '404', msg: '没有找到' } } });
  expect(await screen.findByText('没有找到这张发票')).toBeVisible();
});

it('is taken back before it is issued', async () => {
  const { listBodies } = open(
    { status: 10, number: '', issuedAt: null, files: [], actions: ['withdraw'] },
    { withdrawInvoice: buildInvoiceDetail({ status: 22 }) },
  );
  expect(await screen.findByText(/财务正在审核/)).toBeVisible();
  await press('撤回申请');
  await agree('撤回申请');
  expect(await screen.findByText('申请已撤回')).toBeVisible();
  expect(listBodies('withdrawInvoice')).toEqual([{ id: ID, version: 3 }]);
});

it('keeps a question open, and says why, where the invoice has moved on', async () => {
  open(
    { status: 20, medium: 2, actions: ['requestWithdrawal'] },
    { withdrawInvoice: { error: { status: 409, code: '409', msg: '发票已寄出，不能撤销' } } },
  );
  await press('申请撤销');
  await agree('申请撤销');
  expect(await screen.findByText('发票已寄出，不能撤销')).toBeVisible();
  expect(screen.getByText('发票刚刚有了变化，已载入最新内容')).toBeInTheDocument();
});

it('is returned for a reason', async () => {
  const { listBodies } = open({}, { requestRedInvoice: { ...RED, status: 50, version: 4 } });
  await press('退票');
  await agree('申请退票');
  expect(await screen.findByText('请选择退票原因')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: /服务终止/ }));
  expect(screen.queryByRole('radio', { name: /抵扣/ })).not.toBeInTheDocument();
  await agree('申请退票');
  await waitFor(() =>
    expect(listBodies('requestRedInvoice')).toEqual([{ id: ID, version: 3, reason: 3, entry: 'none', reissue: false }]),
  );
});

it('is exchanged for one to another title', async () => {
  const { listBodies } = open(
    { invoiceType: 2 },
    {
      requestRedInvoice: { ...RED, status: 50, version: 4 },
      listInvoiceTitles: [buildInvoiceTitle(), buildInvoiceTitle({ id: 't-2', name: '林予安', kind: 'person' })],
    },
  );
  await press('换开');
  const title = await screen.findByRole('combobox', { name: '新发票抬头' });
  await waitFor(() => expect(within(title).getAllByRole('option')).toHaveLength(2));
  await userEvent.selectOptions(title, 't-1');
  await userEvent.click(screen.getByRole('radio', { name: /已用于申报抵扣，请销方发起确认/ }));
  await agree('申请换开');
  await waitFor(() =>
    expect(listBodies('requestRedInvoice')).toEqual([
      { id: ID, version: 3, reason: 1, entry: 'deducted', reissue: true, titleId: 't-1' },
    ]),
  );
});

it('shows how long a red invoice can be confirmed, and takes the answer', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-26T10:00:00+08:00'));
  const { listBodies } = open(
    { status: 50, red: RED, actions: ['confirmRed'] },
    { confirmRedInvoice: { ...RED, status: 50, version: 4 } },
  );
  const card = within(await screen.findByRole('region', { name: '红字发票' }));
  expect(card.getByRole('timer', { name: '红字确认剩余时间' })).toHaveTextContent('剩余2天请在 2026-11-28 10:00 前');
  expect(card.getByText('02 销方录入待购方确认')).toBeVisible();
  await press('确认红冲');
  await agree('确认红冲');
  expect(await screen.findByText('已确认，红字发票开具后会通知您')).toBeVisible();
  expect(listBodies('confirmRedInvoice')).toEqual([{ id: ID, version: 3, agree: true }]);
});

it('takes back what its buyer has entered', async () => {
  const { listBodies } = open(
    { status: 50, red: { ...RED, code: '03' }, actions: ['confirmRed'] },
    { confirmRedInvoice: { ...RED, status: 50, version: 4 } },
  );
  await press('撤销红字确认');
  expect(screen.queryByRole('button', { name: '确认红冲' })).not.toBeInTheDocument();
  expect(screen.getByText('撤销后，本次退票作废，原发票仍然有效。')).toBeVisible();
  await agree('撤销红字确认');
  expect(await screen.findByText('已撤销，原发票仍然有效')).toBeVisible();
  expect(listBodies('confirmRedInvoice')).toEqual([{ id: ID, version: 3, agree: false }]);
});

it('leads from an invoice that was exchanged to the new one, and back', async () => {
  open({ status: 61, replacedBy: { id: 'IV2', number: '26990000000000000009' } });
  expect(await screen.findByRole('link', { name: '26990000000000000009' })).toHaveAttribute('href', `${PATH}?id=IV2`);
  expect(screen.getByRole('article', { name: /票面/ })).toHaveTextContent('已红冲');
});

it('is mailed again, to other addresses as well', async () => {
  const { listBodies } = open({}, { resendInvoiceMail: buildInvoiceDetail() });
  await press('重新发送邮件');
  const field = await screen.findByRole('textbox', { name: '接收邮箱' });
  expect(field).toHaveValue('finance@example.com');
  await userEvent.type(field, '；office@example.com');
  await agree('发送');
  expect(await screen.findByText('邮件正在发送，未能送达时会以站内消息告知')).toBeVisible();
  expect(listBodies('resendInvoiceMail')).toEqual([{ id: ID, emails: ['finance@example.com', 'office@example.com'] }]);
});

it('copies a rejected application with all of its orders', async () => {
  open(
    { status: 11, reason: '抬头与合同不一致', number: '', actions: ['resubmit', 'delete'] },
    {
      listInvoicedOrders: {
        list: [{ orderNo: 'OD20261121ABCDEF', name: '设备接入服务', amount: 100_000 }],
        ...{ total: 1, pageNo: 1, pageSize: 100 },
      },
    },
  );
  expect(await screen.findByText(/申请被驳回：抬头与合同不一致/)).toBeVisible();
  expect(screen.getByRole('article', { name: /票面/ })).toHaveTextContent(/发票号码：—.*未开具/);
  await press('修改并重新申请');
  expect(await screen.findByText(`/overview/apply/choose-invoice?copy=${ID}`)).toBeInTheDocument();
  const kept = Object.entries(sessionStorage).find(([key]) => key.startsWith('draft:invoice-orders:'));
  expect(JSON.parse(String(kept?.[1]))).toEqual({
    ...{ mode: 'order', ids: ['OD20261121ABCDEF'], orderCount: 1, amount: 100_000 },
  });
});

it('says when a paper invoice counts as received, and where it is', async () => {
  open({
    ...{ status: 30, medium: 2, number: '26112376', files: [], actions: ['confirmReceipt'] },
    logistics: { company: '演示快递', trackingNo: 'DEMO1', postedAt: '2026-11-24T09:34:00+08:00' },
  });
  expect(await screen.findByText('发票已寄出，收到后请确认签收；2026-12-09 自动签收。')).toBeVisible();
  expect(screen.getByRole('region', { name: '开票信息' })).toHaveTextContent('物流演示快递 DEMO1');
});

it('is deleted once it was rejected', async () => {
  open({ status: 11, reason: '重复', actions: ['delete'] }, { deleteInvoice: null });
  await press('删除申请');
  await agree('删除申请');
  expect(await screen.findByText('/overview/invoice')).toBeInTheDocument();
});
