import type { ExportTask } from '@portal/api-contract/account';
import { renderPage } from '@portal/data-access-api/testing';
import type { StubResponses } from '@portal/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildPage } from '../../testing/sample-items';
import { page } from './my-article.page';

const PATH = '/person-center/my-article';

const buildTask = (values: Partial<ExportTask> = {}): ExportTask => ({
  ...{ taskId: 'export-1', status: 'done', progress: 100, size: 20_480 },
  ...{ url: '/ptl/community/user/exportFile?taskId=export-1' },
  ...{ requestedAt: '2026-11-21T10:00:00+08:00', expireAt: '2026-11-28T10:00:00+08:00' },
  ...values,
});

const open = (getWorksExport: ExportTask | null, more: StubResponses = {}) =>
  renderPage(
    page,
    { path: PATH, isLoggedIn: true },
    { listOwnContent: buildPage([], 10), countOwnContent: [], getWorksExport, ...more },
  );

it('is asked for, and followed until it can be fetched', async () => {
  const { respond, listBodies } = open(null);
  const button = await screen.findByRole('button', { name: '导出全部作品' });
  expect(screen.queryByRole('region', { name: '作品导出' })).toBeNull();
  const running = buildTask({ status: 'running', progress: 40, url: null });
  respond({ exportWorks: running, getWorksExport: running });
  await userEvent.click(button);
  expect(await screen.findByRole('progressbar', { name: '导出进度' })).toHaveValue(40);
  expect(screen.getByRole('button', { name: '正在导出…' })).toBeDisabled();
  expect(listBodies('exportWorks')).toHaveLength(1);
  respond({ getWorksExport: buildTask() });
  expect(await screen.findByRole('button', { name: '下载' }, { timeout: 4000 })).toBeVisible();
  expect(screen.getByText(/可下载至 2026-11-28 10:00/)).toHaveRole('status');
  expect(screen.getByRole('button', { name: '导出全部作品' })).toBeEnabled();
});

it('is there again with the page, and says what was against it', async () => {
  const { respond } = open(buildTask());
  expect(await screen.findByRole('region', { name: '作品导出' })).toHaveTextContent('20 KB，可下载至');
  respond({ exportWorks: { error: { status: 409, msg: '还没有可以导出的作品' } } });
  await userEvent.click(screen.getByRole('button', { name: '导出全部作品' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('还没有可以导出的作品');
  await waitFor(() => expect(screen.getByRole('button', { name: '导出全部作品' })).toBeEnabled());
});
