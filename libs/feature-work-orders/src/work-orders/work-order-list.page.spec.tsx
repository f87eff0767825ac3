import type { WorkOrderBrief } from '@portal/api-contract/account';
import { renderPage } from '@portal/data-access-api/testing';
import type { StubResponses } from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildWorkOrder, buildWorkOrderDetail, PRODUCT_CATEGORIES } from '../testing/sample-work-orders';
import { page } from './work-order-list.page';

const PATH = '/overview/workorder';
const toPage = (list: WorkOrderBrief[]) => ({ list, total: list.length, pageNo: 1, pageSize: 20 });
const open = (list: WorkOrderBrief[], more: StubResponses = {}, at = PATH) =>
  renderPage(
    page,
    { path: PATH, at, isLoggedIn: true },
    {
      listWorkOrders: toPage(list),
      countWorkOrders: [
        { status: 1, total: 2 },
        { status: 4, total: 3 },
      ],
      getNavProduct: PRODUCT_CATEGORIES,
      ...more,
    },
  );

describe('WorkOrderListPage', () => {
  it('is held back until it is known what it consists of', async () => {
    open([]);
    const waiting = screen.getByRole('status', { name: '正在加载工单' });
    expect(waiting.closest('[aria-busy="true"]')).not.toBeNull();
    const message = await screen.findByText(/还没有提交过工单/);
    await waitFor(() => expect(message.closest('[aria-busy="true"]')).toBeNull());
    expect(screen.getAllByRole('link', { name: '提交工单' })).toHaveLength(1);
  });

  it('shows the work orders with what is new in them', async () => {
    open([buildWorkOrder({ unread: 2, isUrged: true, isEscalated: true })]);
    const row = await screen.findByRole('row', { name: /网关每小时断线一次/ });
    expect(within(row).getByRole('link', { name: /网关每小时断线一次 2 条新回复/ })).toHaveAttribute(
      'href',
      '/overview/workorderdetails?ticketNo=WO20261121ABCDEF',
    );
    for (const text of ['WO20261121ABCDEF', '已催单', '已升级', 'P2 高', '处理中', '2026-11-21 11:30']) {
      expect(within(row).getByText(text)).toBeVisible();
    }
    expect(screen.getByRole('link', { name: '提交工单' })).toHaveAttribute('href', '/overview/submitworkorder');
  });

  it('has a tab for each state with how many there are', async () => {
    open([buildWorkOrder()]);
    const tabs = await screen.findByRole('navigation', { name: '按状态查看' });
    await within(tabs).findByText('5');
    expect(
      within(tabs)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['全部5', '待受理0', '处理中2', '待您补充0', '待确认0', '已完成3', '已撤销0', '已关闭0']);
  });

  it('asks for what the address narrows it to', async () => {
    const query = '?status=3&severity=P1&productCode=iot-hub&keyword=%E7%BD%91%E5%85%B3&dateFrom=2026-11-01&page=2';
    const { listBodies } = open([buildWorkOrder()], {}, PATH + query);
    await screen.findByRole('row', { name: /网关/ });
    expect(listBodies('listWorkOrders')).toEqual([
      {
        ...{ status: 3, severity: 'P1', productCode: 'iot-hub', keyword: '网关', dateFrom: '2026-11-01' },
        ...{ pageNo: 2, pageSize: 20 },
      },
    ]);
  });

  it('narrows by its filters in the address', async () => {
    open([buildWorkOrder()]);
    await choose('严重级别', /^P1/);
    await choose('产品', '设备接入平台');
    expect(screen.getByTestId('address')).toHaveTextContent(`${PATH}?severity=P1&productCode=iot-hub`);
  });

  it('says that there is none yet, and what to do', async () => {
    open([]);
    expect(await screen.findByText('还没有提交过工单，遇到问题可以随时找我们')).toBeVisible();
  });

  it.each<[WorkOrderBrief['status'], readonly string[]]>([
    [0, ['查看', '催单', '撤销']],
    [1, ['查看', '催单', '撤销']],
    [2, ['补充信息']],
    [3, ['查看', '确认解决']],
    [4, ['查看', '删除']],
    [5, ['查看', '删除']],
    [6, ['继续处理', '删除']],
  ])('offers in state %i: %j', async (status, acts) => {
    open([buildWorkOrder({ status })]);
    const row = await screen.findByRole('row', { name: /网关/ });
    const [, ...cells] = within(row).getAllByRole('cell');
    const last = cells.at(-1);
    expect(Array.from(last?.querySelectorAll('a, button') ?? [], ({ textContent }) => textContent)).toEqual(acts);
  });

  it('asks before it does something, and reads the list again', async () => {
    const { listCalls, listBodies, respond } = open([buildWorkOrder({ status: 3 })]);
    await userEvent.click(await screen.findByRole('button', { name: '确认解决 网关每小时断线一次' }));
    respond({
      confirmWorkOrder: buildWorkOrderDetail({ status: 4 }),
      listWorkOrders: toPage([buildWorkOrder({ status: 4 })]),
    });
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '确认解决' }));
    expect(await screen.findByText('已确认解决，感谢您的反馈')).toBeVisible();
    expect(listBodies('confirmWorkOrder')).toEqual([{ ticketNo: 'WO20261121ABCDEF' }]);
    await waitFor(() => expect(listCalls('listWorkOrders')).toHaveLength(2));
    expect(await screen.findByRole('button', { name: '删除工单 网关每小时断线一次' })).toBeVisible();
  });

  it('tells why an action was refused, and reads the list again', async () => {
    const { listCalls } = open([buildWorkOrder({ status: 1 })], {
      withdrawWorkOrder: { error: { status: 409, msg: '工单已给出方案，不能撤销' } },
    });
    await userEvent.click(await screen.findByRole('button', { name: /^撤销工单/ }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '撤销工单' }));
    expect(await screen.findByText('工单已给出方案，不能撤销')).toBeVisible();
    await waitFor(() => expect(listCalls('listWorkOrders')).toHaveLength(2));
  });

  it('exports what it shows', async () => {
    const { listBodies } = open([buildWorkOrder()], {}, `${PATH}?severity=P2`);
    await userEvent.click(await screen.findByRole('button', { name: /导出/ }));
    await waitFor(() => expect(listBodies('exportWorkOrders')).toEqual([{ severity: 'P2' }]));
  });
});

async function choose(name: string, option: string | RegExp) {
  await userEvent.click(await screen.findByRole('combobox', { name }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

it('shows number and product below the title where the window has no room for their columns', async () => {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (media) => ({ matches: media.includes('1439'), media, ...LISTENERS }) as unknown as MediaQueryList,
    );
  open([buildWorkOrder()]);
  const row = await screen.findByRole('row', { name: /网关/ });
  expect(within(row).getByText('WO20261121ABCDEF · 设备接入平台')).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: '编号' })).not.toBeInTheDocument();
  jest.restoreAllMocks();
});

const LISTENERS = { addEventListener() {}, removeEventListener() {}, addListener() {}, removeListener() {} };
