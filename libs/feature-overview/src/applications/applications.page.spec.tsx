import { type ApplicationBrief, type ApplicationDetail } from '@portal/api-contract';
import { CONTENT_TYPES } from '@portal/api-contract/rules';
import { renderPage } from '@portal/data-access-api/testing';
import { applicationLifecycle, listStates } from '@portal/lifecycles';
import type { StubResponses } from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from './applications.page';

const PATH = '/overview/applications';

const application: ApplicationBrief = {
  ...{ applicationNo: 'TR20261121ABC234', kind: 'model', itemName: '设备接入平台', state: 10, reason: '', version: 1 },
  contentType: CONTENT_TYPES.MODEL,
  itemUrl: '/product-detail/iot-hub.html',
  createdAt: '2026-11-21T09:30:00+08:00',
};

const step = { reason: '', files: [], actorName: '', at: '2026-11-21T10:00:00+08:00' };
const detail: ApplicationDetail = {
  ...{ ...application, state: 31, reason: '使用场景不清楚', version: 3 },
  files: [{ id: 'f1', name: '平面图.pdf', size: 1024, type: 'pdf' }],
  log: [
    { ...step, from: null, to: 10, act: 'submit', actorRole: 'user' },
    { ...step, from: 10, to: 20, act: 'claim', actorRole: 'reviewer' },
    { ...step, from: 20, to: 31, act: 'reject', actorRole: 'reviewer', reason: '使用场景不清楚' },
  ],
};

const toPage = (list: ApplicationBrief[]) => ({ list, total: list.length, pageNo: 1, pageSize: 10 });

const open = (list: ApplicationBrief[] | undefined, more: StubResponses = {}, at = PATH) =>
  renderPage(
    page,
    { path: PATH, at, isLoggedIn: true },
    { listEnrolments: [], ...(list && { listApplications: toPage(list) }), ...more },
  );

describe('ApplicationsPage', () => {
  it.each([
    [10, '待受理', true],
    [20, '处理中', false],
    [30, '已通过', false],
    [31, '未通过', false],
    [40, '已撤回', false],
  ] as const)('shows state %i as %s, to be taken back: %s', async (state, label, canWithdraw) => {
    open([{ ...application, state }]);
    const row = await screen.findByRole('article', { name: '设备接入平台' });
    expect(within(row).getByText(label)).toBeVisible();
    expect(within(row).queryAllByRole('button', { name: '撤回' })).toHaveLength(canWithdraw ? 1 : 0);
    expect(within(row).getByRole('link', { name: '设备接入平台' })).toHaveAttribute(
      'href',
      '/product-detail/iot-hub.html',
    );
    expect(within(row).queryAllByRole('link', { name: '去使用 设备接入平台' })).toHaveLength(state === 30 ? 1 : 0);
  });

  it('knows every state of the lifecycle', () => {
    expect(listStates(applicationLifecycle)).toEqual([10, 20, 30, 31, 40]);
  });

  it('tells why an application was refused, and what happened to it on demand', async () => {
    const { listCalls } = open([{ ...application, state: 31, reason: '使用场景不清楚', version: 3 }], {
      getApplication: detail,
    });
    expect(await screen.findByText('使用场景不清楚')).toBeVisible();
    expect(listCalls('getApplication')).toEqual([]);
    const toggle = screen.getByRole('button', { name: '办理进度' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(toggle);
    const timeline = await screen.findByRole('list', { name: '申请进度' });
    expect(
      within(timeline)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '审核不通过审核员2026-11-21 10:00使用场景不清楚',
      '受理审核员2026-11-21 10:00',
      '提交申请用户2026-11-21 10:00',
    ]);
    expect(screen.getByRole('list', { name: '提交的附件' })).toHaveTextContent('平面图.pdf');
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(toggle);
    expect(screen.queryByRole('list', { name: '申请进度' })).toBeNull();
  });

  it('takes an application back, and shows what has become of it', async () => {
    const { listBodies, respond } = open([application], {
      withdrawApplication: { applicationNo: application.applicationNo, state: 40 },
    });
    const button = await screen.findByRole('button', { name: '撤回' });
    respond({ listApplications: toPage([{ ...application, state: 40, version: 2 }]) });
    await userEvent.click(button);
    expect(await screen.findByText('已撤回')).toBeVisible();
    expect(listBodies('withdrawApplication')).toEqual([{ applicationNo: application.applicationNo }]);
  });

  it('says why it could not be taken back', async () => {
    const msg = '申请当前为「处理中」，不能进行此操作';
    open([application], { withdrawApplication: { error: { status: 409, msg } } });
    await userEvent.click(await screen.findByRole('button', { name: '撤回' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(msg);
  });

  it('asks for one kind where its address does', async () => {
    const { listBodies } = open([], {}, `${PATH}?kind=job&page=2`);
    await waitFor(() => expect(listBodies('listApplications')).toEqual([{ kind: 'job', pageNo: 2, pageSize: 10 }]));
    expect(await screen.findByText('没有符合条件的结果')).toBeVisible();
  });

  it('can be asked again where the applications or a history cannot be read', async () => {
    const { respond } = open(undefined);
    const retry = await screen.findByRole('button', { name: '重试' });
    respond({ listApplications: toPage([application]) });
    await userEvent.click(retry);
    await userEvent.click(await screen.findByRole('button', { name: '办理进度' }));
    const again = await screen.findByRole('button', { name: '重试' });
    respond({ getApplication: detail });
    await userEvent.click(again);
    expect(await screen.findByRole('list', { name: '申请进度' })).toBeVisible();
  });

  describe('as time goes by', () => {
    beforeEach(() => void jest.useFakeTimers({ advanceTimers: true }));
    afterEach(() => void jest.useRealTimers());

    it('sees an open application move, and asks no more once all are decided', async () => {
      const { respond, listCalls } = open([application]);
      expect(await screen.findByText('待受理')).toBeVisible();
      respond({ listApplications: toPage([{ ...application, state: 30, version: 3 }]) });
      jest.advanceTimersByTime(10_000);
      expect(await screen.findByText('已通过')).toBeVisible();
      const count = listCalls('listApplications').length;
      await jest.advanceTimersByTimeAsync(60_000);
      expect(listCalls('listApplications')).toHaveLength(count);
    });
  });
});
