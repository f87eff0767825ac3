import { renderPage } from '@portal/data-access-api/testing';
import type { StubResponses } from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildCounts, buildMessage } from '../testing/sample-messages';
import { page } from './messages.page';

const PATH = '/overview/message';
const UNREAD = buildMessage();
const READ = buildMessage({
  ...{ id: '22222222-2222-4222-8222-222222222222', type: 'security', title: '新设备登录', body: '来自上海' },
  ...{ link: '', recordNo: '', isRead: true },
});

const listOf = (list: readonly (typeof UNREAD)[]) => ({ list: [...list], total: list.length, pageNo: 1, pageSize: 20 });
const RESPONSES: StubResponses = {
  listMessages: listOf([UNREAD, READ]),
  getUnreadCount: buildCounts({ workorder: 2, order: 1 }),
};

const open = (at = PATH, responses: StubResponses = {}) =>
  renderPage(page, { path: PATH, at, isLoggedIn: true }, { ...RESPONSES, ...responses });
const url = () => screen.getByTestId('address');
const rowOf = async (title: string) => screen.findByRole('row', { name: new RegExp(title) });

beforeEach(() => {
  // The stream is another's matter: here it never says anything.
  globalThis.fetch = jest.fn(() => new Promise<Response>(() => undefined));
});

describe('the list of messages', () => {
  it('shows messages with what is unread, by type', async () => {
    open();
    expect(await rowOf('未读：\\s*工单有新回复')).toBeVisible();
    expect(within(await rowOf('新设备登录')).getByText('安全')).toBeVisible();
    const tabs = screen.getByRole('navigation', { name: '按状态查看' });
    expect(
      within(tabs)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['全部3', '系统0', '订单1', '工单2', '实名0', '社区0', '活动0', '安全0']);
  });

  it('asks for what the address says', async () => {
    const { listBodies } = open(`${PATH}?type=workorder&read=no&keyword=WO2026&page=2&size=10`);
    await rowOf('工单有新回复');
    expect(listBodies('listMessages')).toEqual([
      { type: 'workorder', read: false, keyword: 'WO2026', pageNo: 2, pageSize: 10 },
    ]);
  });

  it('marks exactly what the filter lists as read, and says how many', async () => {
    const { listBodies, respond } = open(`${PATH}?type=workorder&read=no&keyword=WO2026`);
    await rowOf('工单有新回复');
    respond({ readMessages: { total: 2 } });
    await userEvent.click(screen.getByRole('button', { name: '将当前筛选结果全部标为已读' }));
    expect(await screen.findByText('已将 2 条消息标为已读')).toBeVisible();
    expect(listBodies('readMessages')).toEqual([{ type: 'workorder', read: false, keyword: 'WO2026' }]);
    await waitFor(() => expect(listBodies('listMessages')).toHaveLength(2));
  });

  it('marks everything where nothing is filtered, and says so on the button', async () => {
    const { listBodies, respond } = open();
    await rowOf('工单有新回复');
    respond({ readMessages: { total: 0 } });
    await userEvent.click(screen.getByRole('button', { name: '全部标为已读' }));
    expect(await screen.findByText('没有未读消息')).toBeVisible();
    expect(listBodies('readMessages')).toEqual([{}]);
  });

  it('marks chosen messages as read', async () => {
    const { listBodies, respond } = open();
    await userEvent.click(within(await rowOf('工单有新回复')).getByRole('checkbox'));
    respond({ readMessages: { total: 1 } });
    const chosen = screen.getByText('已选 1 项').closest('div') as HTMLElement;
    await userEvent.click(within(chosen).getByRole('button', { name: '标为已读' }));
    expect(await screen.findByText('已将 1 条消息标为已读')).toBeVisible();
    expect(listBodies('readMessages')).toEqual([{ ids: [UNREAD.id] }]);
    expect(screen.queryByText('已选 1 项')).not.toBeInTheDocument();
  });

  it('asks before it deletes', async () => {
    const { listBodies, respond } = open();
    await userEvent.click(within(await rowOf('新设备登录')).getByRole('button', { name: '删除' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('确定删除选中的 1 条消息吗');
    respond({ deleteMessages: { total: 1 }, listMessages: listOf([UNREAD]) });
    await userEvent.click(within(dialog).getByRole('button', { name: '删除' }));
    expect(await screen.findByText('已删除 1 条消息')).toBeVisible();
    expect(listBodies('deleteMessages')).toEqual([{ ids: [READ.id] }]);
    await waitFor(() => expect(screen.queryByRole('row', { name: /新设备登录/ })).not.toBeInTheDocument());
  });

  it('says that there are none yet', async () => {
    open(PATH, { listMessages: listOf([]) });
    expect(await screen.findByText('还没有消息，业务有进展时会在这里通知您')).toBeVisible();
    expect(screen.getByRole('button', { name: '全部标为已读' })).toBeDisabled();
  });

  it('offers another attempt when the list cannot be read', async () => {
    const { respond } = open(PATH, { listMessages: { error: { status: 503 } } });
    await screen.findByText('消息加载失败');
    respond({ listMessages: listOf([UNREAD]) });
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await rowOf('工单有新回复')).toBeVisible();
  });
});

describe('a message', () => {
  it('opens beside the list, leads to its record, and closes to the same list', async () => {
    open(`${PATH}?type=workorder`, { getMessage: { ...UNREAD, isRead: true } });
    await userEvent.click(await screen.findByRole('link', { name: /工单有新回复/ }));
    expect(url()).toHaveTextContent(`${PATH}?type=workorder&id=${UNREAD.id}`);
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('「设备离线」（WO20261121ABCDEF）')).toBeVisible();
    expect(within(dialog).getByRole('link', { name: '查看详情' })).toHaveAttribute(
      'href',
      '/overview/workorderdetails?ticketNo=WO20261121ABCDEF',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: '关闭' }));
    expect(url()).toHaveTextContent(new RegExp(`${PATH}\\?type=workorder$`));
  });

  it('refreshes list and counts, since it is read now', async () => {
    const { listCalls } = open(`${PATH}?id=${UNREAD.id}`, { getMessage: { ...UNREAD, isRead: true } });
    expect(await screen.findByRole('dialog')).toHaveTextContent('工单有新回复');
    await waitFor(() => expect(listCalls('listMessages').length).toBeGreaterThan(1));
    expect(listCalls('getUnreadCount').length).toBeGreaterThan(1);
  });

  it('that is gone says so', async () => {
    open(`${PATH}?id=none`, { getMessage: { error: { status: 404 } } });
    expect(await screen.findByText('这条消息不存在，或者已经删除。')).toBeVisible();
  });
});
