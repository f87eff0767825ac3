import { renderPage } from '@portal/data-access-api/testing';
import { buildProfile, type StubResponses } from '@portal/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PRODUCT_CATEGORIES, WORK_ORDER_TYPES } from '../testing/sample-work-orders';
import { page } from './submit-work-order.page';

const RECEIPT = { ticketNo: 'WO20261121ABCDEF', promiseAt: '2026-11-21T11:00:00+08:00' };
const FILE = { id: 'f-1', name: '日志.pdf', size: 2048, type: 'pdf' };
const DRAFT_KEY = 'draft:workorder:demo-personal';

const responses: StubResponses = {
  getUserProfile: buildProfile({ mail: '', avatar: '' }),
  getNavProduct: PRODUCT_CATEGORIES,
  listWorkOrderTypes: WORK_ORDER_TYPES,
  suggestForWorkOrder: [],
  getPublicKey: { keyId: 'k1', publicKey: 'unused' },
  saveWorkOrder: RECEIPT,
};
const open = (more: StubResponses = {}, at = '/overview/submitworkorder') =>
  renderPage(page, { path: '/overview/submitworkorder', at, isLoggedIn: true }, { ...responses, ...more });
const field = (name: RegExp) => screen.findByRole('textbox', { name });
const choose = async (name: string | RegExp) => userEvent.click(await screen.findByRole('radio', { name }));
const submit = () => userEvent.click(screen.getByRole('button', { name: '提交工单' }));

async function fill() {
  await choose('设备接入');
  await choose('设备离线');
  fireEvent.change(await field(/^标题/), { target: { value: '网关每小时断线一次' } });
  fireEvent.change(await field(/^问题描述/), { target: { value: '从昨天开始网关每小时断线一次' } });
  await choose(/P2 高/);
  await userEvent.type(await field(/联系电话/), '138 0013 8000');
}

beforeEach(() => sessionStorage.clear());

describe('SubmitWorkOrderPage', () => {
  it('begins with what another page knows of the case', async () => {
    const known = new URLSearchParams({
      type: 'offline',
      title: '设备离线一小时',
      description: '现象：断线\n\n原因不明',
    });
    open({}, `/overview/submitworkorder?${known.toString()}`);
    expect(await field(/^标题/)).toHaveValue('设备离线一小时');
    expect(await field(/^问题描述/)).toHaveValue('现象：断线\n\n原因不明');
    expect(await screen.findByRole('radio', { name: '设备离线' })).toBeChecked();
  });

  it('sends what was typed and says when somebody answers', async () => {
    const { listCalls } = open({ uploadFile: FILE }, '/overview/submitworkorder?product=iot-hub');
    await fill();
    await userEvent.type(await field(/机密信息/), 'root');
    await choose('3天');
    await choose('登录实例排查');
    await userEvent.upload(screen.getByLabelText('附件'), new File(['x'], '日志.pdf', { type: 'application/pdf' }));
    await screen.findByText('已上传');
    await submit();
    expect(await screen.findByText('WO20261121ABCDEF')).toBeVisible();
    expect(screen.getByText('工程师将在 2026-11-21 11:00 前响应')).toBeVisible();
    expect(screen.getByRole('link', { name: '查看工单' })).toHaveAttribute(
      'href',
      '/overview/workorderdetails?ticketNo=WO20261121ABCDEF',
    );
    const [sent] = listCalls('saveWorkOrder');
    expect(sent?.idempotencyKey).toBeTruthy();
    expect(sent?.body).toEqual({
      productCode: 'iot-hub',
      typeCode: 'offline',
      title: '网关每小时断线一次',
      description: '从昨天开始网关每小时断线一次',
      severity: 'P2',
      resource: '',
      secret: 'root',
      fileIds: ['f-1'],
      grantDays: 3,
      grantScope: 'instance',
      contactName: '林予安',
      telephone: '13800138000',
      contactHours: 'anytime',
    });
    expect(listCalls('uploadFile')[0]).toMatchObject({ fileUnit: 'workorder' });
    expect(sessionStorage).toHaveLength(0);
  });

  it('waits for a file that was not taken, until it is sent again or removed', async () => {
    const { listCalls, listBodies, respond } = open({ uploadFile: { error: { status: 503, msg: '上传服务繁忙' } } });
    await fill();
    await userEvent.upload(screen.getByLabelText('附件'), new File(['x'], '日志.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText('上传服务繁忙')).toBeVisible();
    await submit();
    expect(screen.getByLabelText('附件')).toHaveFocus();
    expect(listCalls('saveWorkOrder')).toHaveLength(0);
    respond({ uploadFile: FILE, deleteFile: null });
    await userEvent.click(screen.getByRole('button', { name: '重试上传 日志.pdf' }));
    await userEvent.click(await screen.findByRole('button', { name: '删除 日志.pdf' }));
    expect(listBodies('deleteFile')).toEqual([{ id: 'f-1' }]);
    await submit();
    expect(await screen.findByText('工单已提交')).toBeVisible();
    expect(listBodies('saveWorkOrder')).toMatchObject([{ fileIds: [] }]);
  });

  it('sends once, however often the button is pressed', async () => {
    const { listCalls } = open();
    await fill();
    await userEvent.dblClick(screen.getByRole('button', { name: '提交工单' }));
    await screen.findByText('工单已提交');
    expect(listCalls('saveWorkOrder')).toHaveLength(1);
  });

  it('keeps the key where no answer came', async () => {
    const { listCalls, respond } = open({ saveWorkOrder: { error: { status: 503 } } });
    await fill();
    await submit();
    expect(await screen.findByRole('alert')).toBeVisible();
    respond({ saveWorkOrder: RECEIPT });
    await submit();
    await screen.findByText('工单已提交');
    const [first, second] = listCalls('saveWorkOrder');
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  });

  it('names what is missing, leads to the first of it and sends nothing', async () => {
    const { listCalls } = open();
    await field(/^标题/);
    await screen.findByRole('radio', { name: '其他' });
    await submit();
    for (const message of [
      '请选择问题类型',
      '标题至少5个字',
      '请至少用10个字描述问题',
      '请选择严重级别',
      '请输入联系电话',
    ]) {
      expect(screen.getByText(message)).toBeVisible();
    }
    expect(screen.getByRole('radio', { name: '设备接入' })).toHaveFocus();
    expect(listCalls('saveWorkOrder')).toHaveLength(0);
  });

  it('shows what the server says beside the field', async () => {
    const fieldErrors = [{ field: 'title', msg: '标题含有敏感词' }];
    open({ saveWorkOrder: { error: { status: 400, code: '422', msg: '请检查表单', data: { fieldErrors } } } });
    await fill();
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('请检查表单');
    expect(await field(/^标题/)).toHaveAccessibleDescription('标题含有敏感词');
    expect(await field(/^标题/)).toHaveFocus();
  });

  it('puts the template of the kind into an untouched description alone', async () => {
    open();
    await choose('设备接入');
    await choose('设备离线');
    const description = await field(/^问题描述/);
    expect(description).toHaveValue('设备编号：\n离线时间：');
    await choose('数据异常');
    expect(description).toHaveValue('数据项：\n期望与实际：');
    await userEvent.type(description, '一直为零');
    await choose('设备离线');
    expect(description).toHaveValue('数据项：\n期望与实际：一直为零');
  });

  it('asks for the kinds of the product that was chosen', async () => {
    const { listCalls } = open();
    await screen.findByRole('option', { name: '设备接入平台' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '产品' }), 'iot-hub');
    await waitFor(() =>
      expect(listCalls('listWorkOrderTypes').map(({ query }) => query)).toEqual([{}, { productCode: 'iot-hub' }]),
    );
  });

  it('offers another attempt when the kinds cannot be read', async () => {
    const { respond } = open({ listWorkOrderTypes: { error: { status: 503 } } });
    expect(await screen.findByText('问题类型加载失败')).toBeVisible();
    respond({ listWorkOrderTypes: WORK_ORDER_TYPES });
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('radio', { name: '设备接入' })).toBeVisible();
  });
});

describe('the draft of a work order', () => {
  it('survives the end of the session, without what is confidential and without files', async () => {
    const { unmount } = open({ uploadFile: FILE });
    await fill();
    await userEvent.type(await field(/机密信息/), 'root123');
    await userEvent.upload(screen.getByLabelText('附件'), new File(['x'], '日志.pdf', { type: 'application/pdf' }));
    await screen.findByText('已上传');
    unmount();
    expect(sessionStorage.getItem(DRAFT_KEY)).not.toMatch(/root123|f-1/);
    open();
    expect(await field(/^标题/)).toHaveValue('网关每小时断线一次');
    expect(await field(/机密信息/)).toHaveValue('');
    expect(screen.queryByText('日志.pdf')).not.toBeInTheDocument();
    expect(screen.getByRole('radio', { name: /P2 高/ })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: '放弃草稿' }));
    expect(await field(/^标题/)).toHaveValue('');
    expect(sessionStorage).toHaveLength(0);
  });

  it('stays where the session ends while it is sent', async () => {
    open({ saveWorkOrder: { error: { status: 401, msg: '登录已过期，请重新登录' } } });
    await fill();
    await submit();
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(sessionStorage.getItem(DRAFT_KEY)).toContain('网关每小时断线一次');
  });
});

describe('suggestions for a title', () => {
  const suggestions = [
    { kind: 'document' as const, title: '设备频繁离线怎么办', url: '/document-center/document-content?id=iot-hub' },
  ];

  it('stand below it once typing pauses, and lead to another tab', async () => {
    const { listBodies } = open({ suggestForWorkOrder: suggestions });
    await userEvent.type(await field(/^标题/), '设备离线');
    const panel = await screen.findByRole('region', { name: '可能的答案' });
    expect(within(panel).getByRole('link', { name: /设备频繁离线怎么办/ })).toHaveAttribute('target', '_blank');
    expect(listBodies('suggestForWorkOrder')).toEqual([{ title: '设备离线', productCode: '', visibleRange: 2 }]);
  });

  it('wait for the input method', async () => {
    const { listBodies } = open({ suggestForWorkOrder: suggestions });
    const title = await field(/^标题/);
    fireEvent.compositionStart(title);
    fireEvent.change(title, { target: { value: 'she bei' } });
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(listBodies('suggestForWorkOrder')).toEqual([]);
    fireEvent.change(title, { target: { value: '设备' } });
    fireEvent.compositionEnd(title);
    await waitFor(() =>
      expect(listBodies('suggestForWorkOrder')).toEqual([{ title: '设备', productCode: '', visibleRange: 2 }]),
    );
  });

  it('can make the work order needless, and what was typed stays until then', async () => {
    open({ suggestForWorkOrder: suggestions });
    await userEvent.type(await field(/^标题/), '设备离线');
    await userEvent.click(await screen.findByRole('button', { name: '已解决，不提交' }));
    expect(screen.getByText('问题解决了就好')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '还有问题，继续填写' }));
    expect(await field(/^标题/)).toHaveValue('设备离线');
    await userEvent.click(await screen.findByRole('button', { name: '已解决，不提交' }));
    await userEvent.click(screen.getByRole('link', { name: '返回工单列表' }));
    expect(screen.getByTestId('address')).toHaveTextContent('/overview/workorder');
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('leaving the form', () => {
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };

  it('is asked about once something was typed', async () => {
    open();
    const title = await field(/^标题/);
    expect(leave()).toBe(false);
    await userEvent.type(title, '网');
    expect(leave()).toBe(true);
  });

  it('is free once it is sent', async () => {
    open();
    await fill();
    await submit();
    await screen.findByText('工单已提交');
    expect(leave()).toBe(false);
  });
});
