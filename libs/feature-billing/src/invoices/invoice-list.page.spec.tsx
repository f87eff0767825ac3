import { renderPage } from '@portal/data-access-api/testing';
import { buildProfile, type StubResponses } from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildInvoice } from '../testing/sample-invoices';
import { page } from './invoice-list.page';

const LIST = '/overview/invoice';

const open = (at = LIST, list = [buildInvoice()], more: StubResponses = {}) =>
  renderPage(
    page,
    { path: LIST, at, isLoggedIn: true },
    {
      getUserProfile: buildProfile(),
      listInvoices: { list, total: list.length, pageNo: 1, pageSize: 20 },
      countInvoices: [
        { status: 10, total: 1 },
        { status: 20, total: 1 },
        { status: 21, total: 1 },
        { status: 40, total: 3 },
      ],
      summarizeInvoices: { available: 500_000, issuing: 120_000, issued: 880_000 },
      getInvoiceZip: null,
      ...more,
    },
  );

it('shows what can be invoiced, what is under way and what is issued', async () => {
  open();
  const sums = await screen.findByText('¥5,000.00');
  expect(sums).toBeVisible();
  for (const text of ['¥1,200.00', '¥8,800.00']) expect(screen.getByText(text)).toBeVisible();
  for (const link of screen.getAllByRole('link', { name: '申请开票' }))
    expect(link).toHaveAttribute('href', '/overview/apply/choose-order');
});

it('narrows the list by what its URL says, with counts on its tabs', async () => {
  const { listBodies } = open(`${LIST}?status=issuing&type=2&medium=1&keyword=海棠&dateFrom=2026-11-01`);
  const tabs = within(await screen.findByRole('navigation', { name: '按状态查看' }));
  expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    ...['全部6', '待审核1', '开票中2', '已开票3', '退票与红冲0', '已驳回0'],
  ]);
  expect(listBodies('listInvoices')).toMatchObject([
    { statuses: [20, 21], invoiceType: 2, medium: 1, keyword: '海棠', dateFrom: '2026-11-01' },
  ]);
});

it('tags an invoice whose return came to nothing', async () => {
  open(LIST, [buildInvoice({ redRefusal: '购方72小时内未确认' })]);
  expect(await screen.findByText('退票驳回')).toBeVisible();
});

it('asks for a zip of what is chosen, and shows how far it is', async () => {
  const { listBodies, respond } = open(LIST, undefined, { zipInvoices: { taskId: 'z-1' } });
  await userEvent.click(await screen.findByRole('checkbox', { name: '选择发票 IV20261121ABCDEF' }));
  respond({
    getInvoiceZip: {
      ...{ taskId: 'z-1', status: 'running', progress: 40, size: 0, url: null, expireAt: null },
      requestedAt: '2026-11-26T10:00:00+08:00',
    },
  });
  await userEvent.click(screen.getByRole('button', { name: '打包下载' }));
  await waitFor(() => expect(listBodies('zipInvoices')).toEqual([{ ids: ['IV20261121ABCDEF'] }]));
  expect(await screen.findByText('正在整理 40%')).toBeVisible();
  expect(screen.queryByText('已选 1 项')).not.toBeInTheDocument();
});

it('says why no zip is made', async () => {
  open(LIST, undefined, { zipInvoices: { error: { status: 404, code: '404', msg: '所选发票都没有文件' } } });
  await userEvent.click(await screen.findByRole('checkbox', { name: '选择本页全部发票' }));
  await userEvent.click(screen.getByRole('button', { name: '打包下载' }));
  expect(await screen.findByText('所选发票都没有文件')).toBeVisible();
});

it('leads to a first invoice where there is none', async () => {
  open(LIST, []);
  expect(await screen.findByText('还没有申请过发票，订单完成后可以在这里开票')).toBeVisible();
});
