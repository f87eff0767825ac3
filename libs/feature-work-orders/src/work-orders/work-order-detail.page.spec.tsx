import type { WorkOrderDetail } from '@portal/api-contract/account';
import { renderPage } from '@portal/data-access-api/testing';
import { listStates, workOrderLifecycle } from '@portal/lifecycles';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ACTIONS_BY_STATE, buildMessage, buildWorkOrderDetail } from '../testing/sample-work-orders';
import { openWorkOrderPage } from '../testing/open-work-order-page';
import { ACTION_WORDS } from './work-order-actions';
import { page } from './work-order-detail.page';

const PATH = '/overview/workorderdetails';
const STALE = '工单刚刚有了变化，已载入最新内容，您填写的内容已保留';

const shown = () => screen.findByRole('heading', { level: 1, name: '网关每小时断线一次' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = () => screen.findByRole('dialog');
const agree = async (name: string) => userEvent.click(within(await dialog()).getByRole('button', { name }));

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.useRealTimers());

describe('WorkOrderDetailPage', () => {
  it('shows how the work order stands, its facts and its conversation', async () => {
    openWorkOrderPage({
      messages: [
        buildMessage({ files: [{ id: 'f-2', name: '说明.pdf', size: 2048, type: 'pdf' }] }),
        buildMessage({ id: 'm-2', author: 'user', authorName: '林予安', text: '日志已上传', readAt: null }),
        buildMessage({ id: 'm-3', author: 'system', authorName: '', text: '工单已受理' }),
      ],
      related: [{ ticketNo: 'WO2', title: '网关升级失败', status: 4 }],
    });
    await shown();
    expect(screen.getByText('2026-11-21 10:20 已响应')).toBeVisible();
    expect(screen.getByRole('timer')).toHaveAttribute('aria-live', 'off');
    for (const text of ['P2 高 · 主要功能受影响', '已加密保存，工单结束时清除', '林予安 138****8000', '未授权']) {
      expect(screen.getByText(text)).toBeVisible();
    }
    const log = screen.getByRole('log', { name: '沟通记录' });
    expect(within(log).getByText('周工')).toBeVisible();
    expect(within(log).getByText('未读')).toBeVisible();
    expect(within(log).getByText(/工单已受理/)).toBeVisible();
    expect(within(log).getByRole('button', { name: /^下载 ?说明\.pdf/ })).toBeVisible();
    expect(screen.getByRole('link', { name: '网关升级失败' })).toHaveAttribute('href', `${PATH}?ticketNo=WO2`);
    expect(screen.getByRole('list', { name: '工单进度' })).toHaveTextContent('提交工单');
  });

  it.each(listStates(workOrderLifecycle))('offers in state %i exactly what is permitted', async (status) => {
    const permittedActions = [...ACTIONS_BY_STATE[status]];
    openWorkOrderPage({ status, acts: permittedActions });
    await shown();
    await screen.findByRole('log');
    const offered = Object.values(ACTION_WORDS).filter(({ label }) => screen.queryByRole('button', { name: label }));
    const permitted = Object.entries(ACTION_WORDS).filter(([name]) => permittedActions.includes(name));
    expect(offered).toEqual(permitted.map(([, words]) => words));
    const canWrite = permittedActions.includes('reply');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /回复/ }) !== null).toBe(canWrite));
    if (!canWrite) expect(await screen.findByText(/不能继续回复/)).toBeVisible();
  });

  it('offers nothing where nothing is permitted', async () => {
    openWorkOrderPage({ status: 5, acts: [] });
    await shown();
    expect(await screen.findByText('工单已撤销，不能继续回复。如需帮助，请提交新的工单。')).toBeVisible();
    for (const { label } of Object.values(ACTION_WORDS)) {
      expect(screen.queryByRole('button', { name: label })).not.toBeInTheDocument();
    }
  });

  it.each<[Partial<WorkOrderDetail>, RegExp]>([
    [{ status: 2, dueAt: '2026-11-28T10:00:00+08:00' }, /请在 2026-11-28 10:00 前回复，逾期工单会自动关闭/],
    [{ status: 3, dueAt: '2026-11-28T10:00:00+08:00' }, /到 2026-11-28 10:00 未确认将自动完成/],
    [{ status: 6, acts: ['resume', 'reply'] }, /直接回复即可恢复处理/],
  ])('says what is due: %j', async (workOrder, text) => {
    openWorkOrderPage(workOrder);
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('says that there is no such work order, and leads back', async () => {
    openWorkOrderPage({}, { getWorkOrder: { error: { status: 404 } } });
    expect(await screen.findByText('没有找到这个工单，可能已被删除')).toBeVisible();
    expect(screen.getByRole('link', { name: '返回工单列表' })).toHaveAttribute('href', '/overview/workorder');
  });

  it('asks for nothing where the address names none', () => {
    const { calls } = renderPage(page, { path: PATH, isLoggedIn: true }, {});
    expect(screen.getByText('没有找到这个工单，可能已被删除')).toBeVisible();
    expect(calls.map(({ name }) => name)).not.toContain('getWorkOrder');
  });

  it('offers another attempt when it cannot be read', async () => {
    const { respond } = openWorkOrderPage({}, { getWorkOrder: { error: { status: 503 } } });
    await screen.findByRole('button', { name: '重试' });
    respond({ getWorkOrder: buildWorkOrderDetail() });
    await press('重试');
    expect(await shown()).toBeVisible();
  });

  it('looks again every 20 seconds while it is looked at', async () => {
    jest.useFakeTimers();
    const { listCalls, respond } = openWorkOrderPage();
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(listCalls('getWorkOrder')).toHaveLength(1);
    respond({ getWorkOrder: buildWorkOrderDetail({ messages: [buildMessage({ text: '已定位原因' })] }) });
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(listCalls('getWorkOrder')).toHaveLength(2);
    expect(screen.getByText('已定位原因')).toBeVisible();
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(listCalls('getWorkOrder')).toHaveLength(2);
    visibility.mockRestore();
  });

  it('has read the replies when it is opened, and later ones once somebody moves in it', async () => {
    jest.useFakeTimers();
    const { listBodies, respond } = openWorkOrderPage({ messages: [buildMessage()] });
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(listBodies('readReplies')).toEqual([{ ticketNo: 'WO20261121ABCDEF' }]);
    const old = buildMessage({ readAt: '2026-11-21T10:30:00+08:00' });
    respond({
      getWorkOrder: buildWorkOrderDetail({ messages: [old, buildMessage({ id: 'm-2', text: '已定位原因' })] }),
    });
    await act(() => jest.advanceTimersByTimeAsync(40_000));
    expect(screen.getByText('已定位原因')).toBeVisible();
    expect(listBodies('readReplies')).toHaveLength(1);
    for (let move = 0; move < 3; move += 1) act(() => void window.dispatchEvent(new Event('pointermove')));
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(listBodies('readReplies')).toHaveLength(2);
  });

  it('has read nothing while it is hidden', async () => {
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const { listBodies } = openWorkOrderPage({ messages: [buildMessage()] });
    await shown();
    expect(listBodies('readReplies')).toEqual([]);
    visibility.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(listBodies('readReplies')).toHaveLength(1));
    visibility.mockRestore();
  });
});

describe('a reply', () => {
  const write = async (text: string) => userEvent.type(await screen.findByRole('textbox', { name: /回复/ }), text);

  it('is sent once with its confidential part, and leaves an empty box', async () => {
    const answered = buildWorkOrderDetail({ messages: [buildMessage({ author: 'user', text: '日志如下' })] });
    const { listCalls } = openWorkOrderPage({}, { replyToWorkOrder: answered });
    await write('日志如下');
    await userEvent.click(screen.getByText('添加附件或机密信息'));
    await userEvent.type(screen.getByRole('textbox', { name: /机密信息/ }), 'root');
    await userEvent.dblClick(screen.getByRole('button', { name: '发送' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /回复/ })).toHaveValue(''));
    expect(within(screen.getByRole('log')).getByText('日志如下')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /回复/ })).toHaveFocus();
    expect(listCalls('replyToWorkOrder')).toHaveLength(1);
    expect(listCalls('replyToWorkOrder')[0]).toMatchObject({
      body: { ticketNo: 'WO20261121ABCDEF', text: '日志如下', fileIds: [], secret: 'root' },
    });
    expect(sessionStorage).toHaveLength(0);
  });

  it('needs words', async () => {
    const { listCalls } = openWorkOrderPage();
    await press('发送');
    expect(screen.getByText('请输入回复内容')).toBeVisible();
    expect(listCalls('replyToWorkOrder')).toHaveLength(0);
  });

  it('comes back after the session has ended', async () => {
    const { unmount } = openWorkOrderPage();
    await write('半句话');
    unmount();
    openWorkOrderPage();
    expect(await screen.findByRole('textbox', { name: /回复/ })).toHaveValue('半句话');
  });

  it('stays where the work order has moved on meanwhile', async () => {
    const { respond, listCalls } = openWorkOrderPage(
      {},
      { replyToWorkOrder: { error: { status: 409, msg: '工单状态已变化' } } },
    );
    await write('还有一个问题');
    respond({ getWorkOrder: buildWorkOrderDetail({ status: 5, acts: ['delete'] }) });
    await press('发送');
    expect(await screen.findByText(STALE)).toBeVisible();
    expect(await screen.findByText(/工单已撤销，不能继续回复/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: /回复/ })).toHaveValue('还有一个问题');
    expect(screen.getByRole('button', { name: '发送' })).toBeDisabled();
    expect(listCalls('getWorkOrder')).toHaveLength(2);
  });
});

describe('an action on a work order', () => {
  it('is asked about before it is done', async () => {
    const done = buildWorkOrderDetail({ status: 4, acts: [...ACTIONS_BY_STATE[4]] });
    const { listBodies } = openWorkOrderPage({ status: 3, acts: [...ACTIONS_BY_STATE[3]] }, { confirmWorkOrder: done });
    await press('确认解决');
    expect(listBodies('confirmWorkOrder')).toEqual([]);
    await agree('确认解决');
    expect(await screen.findByText('已确认解决，感谢您的反馈')).toBeVisible();
    expect(listBodies('confirmWorkOrder')).toEqual([{ ticketNo: 'WO20261121ABCDEF' }]);
    expect(await screen.findByRole('button', { name: '评价服务' })).toBeVisible();
  });

  it.each([
    ['未解决', 'reopenWorkOrder', 3],
    ['重新打开', 'reopenWorkOrder', 4],
    ['升级投诉', 'escalateWorkOrder', 0],
  ] as const)('%s needs a reason', async (label, endpoint, status) => {
    const { listBodies } = openWorkOrderPage(
      { status, acts: [...ACTIONS_BY_STATE[status]] },
      { [endpoint]: buildWorkOrderDetail() },
    );
    await press(label);
    await agree(label);
    expect(await screen.findByText('请说明原因')).toBeVisible();
    await userEvent.type(within(await dialog()).getByRole('textbox'), '仍然断线');
    await agree(label);
    await waitFor(() => expect(listBodies(endpoint)).toEqual([{ ticketNo: 'WO20261121ABCDEF', reason: '仍然断线' }]));
  });

  it.each([
    ['撤销工单', 'withdrawWorkOrder', { ticketNo: 'WO20261121ABCDEF', reason: '' }],
    ['催单', 'urgeWorkOrder', { ticketNo: 'WO20261121ABCDEF' }],
  ] as const)('%s needs none', async (label, endpoint, body) => {
    const { listBodies } = openWorkOrderPage(
      { acts: [...ACTIONS_BY_STATE[0]] },
      { [endpoint]: buildWorkOrderDetail() },
    );
    await press(label);
    await agree(label);
    await waitFor(() => expect(listBodies(endpoint)).toEqual([body]));
  });

  it('whose answer got lost is repeated with the same key', async () => {
    const { listCalls, respond } = openWorkOrderPage(
      { acts: ['withdraw'] },
      { withdrawWorkOrder: { error: { status: 503 } } },
    );
    await press('撤销工单');
    await agree('撤销工单');
    await within(await dialog()).findByRole('alert');
    respond({ withdrawWorkOrder: buildWorkOrderDetail({ status: 5, acts: [] }) });
    await agree('撤销工单');
    await waitFor(() => expect(listCalls('withdrawWorkOrder')).toHaveLength(2));
    const [first, second] = listCalls('withdrawWorkOrder');
    expect([Boolean(first?.idempotencyKey), second?.idempotencyKey]).toEqual([true, first?.idempotencyKey]);
  });

  it('tells when somebody may be urged again', async () => {
    openWorkOrderPage({ isUrged: true, nextUrgeAt: '2026-11-21T12:30:00+08:00', acts: ['reply'] });
    expect(await screen.findByText('12:30 后可再催')).toBeVisible();
  });

  it('leads to the list where the work order is removed', async () => {
    const { listBodies } = openWorkOrderPage({ status: 5, acts: ['delete'] }, { deleteWorkOrder: null });
    await press('删除工单');
    await agree('删除工单');
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/overview/workorder'));
    expect(listBodies('deleteWorkOrder')).toHaveLength(1);
  });

  it('keeps the reason where the work order has moved on meanwhile', async () => {
    const { respond } = openWorkOrderPage(
      { acts: [...ACTIONS_BY_STATE[1]] },
      { withdrawWorkOrder: { error: { status: 409, msg: '工单已给出方案，不能撤销' } } },
    );
    await press('撤销工单');
    await userEvent.type(within(await dialog()).getByRole('textbox'), '不需要了');
    respond({ getWorkOrder: buildWorkOrderDetail({ status: 3, acts: [...ACTIONS_BY_STATE[3]] }) });
    await agree('撤销工单');
    expect(await within(await dialog()).findByRole('alert')).toHaveTextContent('工单已给出方案，不能撤销');
    expect(within(await dialog()).getByRole('textbox')).toHaveValue('不需要了');
    expect(await screen.findByText(STALE)).toBeInTheDocument();
  });

  it('permits a diagnosis, and takes the permission back', async () => {
    const grant = { scope: 'instance' as const, expireAt: '2026-11-24T10:00:00+08:00' };
    const granted = buildWorkOrderDetail({ grant, acts: ['revokeGrant'] });
    const { listBodies } = openWorkOrderPage(
      { acts: ['grant'] },
      { grantDiagnosis: granted, revokeGrant: buildWorkOrderDetail() },
    );
    await press('授权诊断');
    await agree('同意授权');
    expect(await screen.findByText('请选择授权时长')).toBeVisible();
    await userEvent.click(within(await dialog()).getByRole('radio', { name: '3天' }));
    await userEvent.click(within(await dialog()).getByRole('radio', { name: '登录实例排查' }));
    await agree('同意授权');
    expect(await screen.findByText('登录实例排查，至 2026-11-24 10:00')).toBeVisible();
    expect(listBodies('grantDiagnosis')).toEqual([{ ticketNo: 'WO20261121ABCDEF', scope: 'instance', days: 3 }]);
    await press('收回授权');
    await agree('收回授权');
    await waitFor(() => expect(listBodies('revokeGrant')).toHaveLength(1));
  });
});
