import type { ExportTask } from '@portal/api-contract/account';
import { renderPage } from '@portal/data-access-api/testing';
import { buildProfile, type StubResponses } from '@portal/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildOrder, buildOrderExport } from '../testing/sample-orders';
import { page } from './order-list.page';

const PATH = '/overview/order';
const open = (getOrderExport: ExportTask | null, more: StubResponses = {}, at = PATH) =>
  renderPage(
    page,
    { path: PATH, at, isLoggedIn: true },
    {
      ...{
        getUserProfile: buildProfile(),
        countOrders: [{ status: 20, total: 1 }],
        countRefundedOrders: { total: 0 },
        getOrderExport,
      },
      listOrders: { list: [buildOrder()], total: 1, pageNo: 1, pageSize: 20 },
      ...more,
    },
  );

describe('the export of orders', () => {
  it('is asked for as the list is narrowed and ordered, and followed until it can be fetched', async () => {
    const { respond, listBodies } = open(null, {}, `${PATH}?status=unpaid&type=new&sort=-payable&page=1`);
    const button = await screen.findByRole('button', { name: '导出' });
    expect(screen.queryByRole('region', { name: '订单导出' })).not.toBeInTheDocument();
    respond({
      exportOrders: { taskId: 'export-1' },
      getOrderExport: buildOrderExport({ status: 'running', progress: 40, url: null }),
    });
    await userEvent.click(button);
    expect(await screen.findByRole('progressbar', { name: '导出进度' })).toHaveValue(40);
    expect(screen.getByRole('button', { name: '正在导出…' })).toBeDisabled();
    expect(listBodies('exportOrders')).toEqual([{ statuses: [20], type: 'new', sort: '-payable' }]);
    respond({ getOrderExport: buildOrderExport() });
    expect(await screen.findByRole('button', { name: '下载' }, { timeout: 4000 })).toBeVisible();
    expect(screen.getByText(/可下载至 2026-11-28 10:00/)).toHaveRole('status');
    expect(screen.getByRole('button', { name: '导出' })).toBeEnabled();
  });

  it('says why it was refused', async () => {
    open(null, { exportOrders: { error: { status: 409, msg: '没有可以导出的订单' } } });
    await userEvent.click(await screen.findByRole('button', { name: '导出' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('没有可以导出的订单');
    expect(screen.getByRole('button', { name: '导出' })).toBeEnabled();
  });

  it('can be asked for again when it has failed', async () => {
    open(buildOrderExport({ status: 'failed', url: null, expireAt: null }));
    expect(await screen.findByText('上一次导出没有成功，您可以立即重新导出。')).toBeVisible();
    expect(screen.queryByRole('button', { name: '下载' })).not.toBeInTheDocument();
    expect(await screen.findByRole('button', { name: '导出' })).toBeEnabled();
  });

  it('is not spoken of once its file is gone', async () => {
    open(buildOrderExport({ status: 'expired', url: null }));
    expect(await screen.findByRole('button', { name: '导出' })).toBeEnabled();
    expect(screen.queryByRole('region', { name: '订单导出' })).not.toBeInTheDocument();
  });

  it('is asked about again where it is not known how far it is', async () => {
    const { respond } = open(null, { getOrderExport: { error: { status: 503 } } });
    expect(await screen.findByText('导出进度加载失败')).toBeVisible();
    respond({ getOrderExport: buildOrderExport() });
    await userEvent.click(screen.getByRole('button', { name: '重新加载' }));
    expect(await screen.findByRole('button', { name: '下载' })).toBeVisible();
  });
});
