import type { RefundDetail } from '@portal/api-contract/account';
import { renderPage } from '@portal/data-access-api/testing';
import { listStates, refundLifecycle } from '@portal/lifecycles';
import { buildProfile, type StubResponses } from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildInvoice } from '../testing/sample-invoices';
import { buildRefund, buildRefundDetail } from '../testing/sample-refunds';
import { page } from './refund-detail.page';
import { listRefundTabs } from './refund-filter.rules';
import { page as listPage } from './refund-list.page';
import { REFUND_ACTIONS, type RefundAction } from './refund-words';

const PATH = '/overview/refund-details';
const NO = 'RF20261121ABCDEF';

const open = (refund: Partial<RefundDetail> = {}, more: StubResponses = {}) =>
  renderPage(
    page,
    { path: PATH, at: `${PATH}?refundNo=${NO}`, isLoggedIn: true },
    { getUserProfile: buildProfile(), getRefund: buildRefundDetail(refund), ...more },
  );

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const type = (name: RegExp, text: string) => userEvent.type(screen.getByRole('textbox', { name }), text);

beforeEach(() => sessionStorage.clear());

describe('a refund', () => {
  it('shows how it stands, what goes back and how that comes about', async () => {
    open();
    const summary = within(await screen.findByRole('region', { name: '退款概况' }));
    for (const text of [NO, '待审核', '¥196.00', '等待财务审核。']) expect(summary.getByText(text)).toBeVisible();
    expect(screen.getByRole('group', { name: '计算方式' })).toHaveTextContent('= ¥196.00');
    expect(screen.getByRole('region', { name: '申请内容' })).toHaveTextContent(
      /标准版 1 份.*原路退回.*项目或预算有变化/,
    );
    expect(screen.getByRole('list', { name: '退款进度' })).toHaveTextContent('申请退款林予安');
  });

  it('says what it waits for, until when, and when the money arrives', async () => {
    open({ status: 12, waitsFor: '等待您补充材料', endsBy: '2026-11-28T10:00:00+08:00', actions: ['supplement'] });
    expect(await screen.findByText(/等待您补充材料，到 2026-11-28 10:00 未补充将自动撤销/)).toBeVisible();
  });

  it('leads to the invoices that have to be returned before', async () => {
    const returned = buildInvoice({ id: 'IV20261121ABCDEF', number: '26113000000000000001' });
    open(
      { status: 20, waitsFor: '退款金额 ¥196.00 已开具发票' },
      { listInvoices: { list: [returned], total: 1, pageNo: 1, pageSize: 10 } },
    );
    const card = within(await screen.findByRole('region', { name: '待退回的发票' }));
    expect(await card.findByRole('link')).toHaveAttribute('href', '/overview/invoice-detail?id=IV20261121ABCDEF');
    expect(card.getByText(/26113000000000000001/)).toBeVisible();
  });

  it('tells of each payment that it goes back by, and of the rest', async () => {
    const part = { channel: 'source', stateSince: '2026-11-21T11:00:00+08:00' } as const;
    open({
      ...{ status: 31, channel: 'mixed', waitsFor: '等待财务汇款退回', arriveBy: '2026-11-30T11:00:00+08:00' },
      parts: [
        { ...part, payChannel: 'alipay', amount: 10_000, status: 40 },
        { ...part, payChannel: 'alipay', amount: 6_000, status: 40 },
        { ...part, channel: 'transfer', payChannel: null, amount: 3_600, status: 31 },
      ],
    });
    const parts = within(await screen.findByRole('region', { name: '退款明细' })).getAllByRole('listitem');
    expect(parts.map(({ textContent }) => textContent)).toEqual([
      '支付宝¥100.00已退款',
      '支付宝¥60.00已退款',
      '对公汇款¥36.00待财务退款',
    ]);
    expect(screen.getByText('等待财务汇款退回，预计 2026-11-30 前到账。')).toBeVisible();
  });

  it('is one that the system has made, of all that was paid', async () => {
    open({ items: [], paid: 0, used: 0, fee: 0, formula: '', rule: null, reason: null, text: '', status: 40 });
    expect(await screen.findByText('订单全部款项')).toBeVisible();
    expect(screen.queryByRole('group', { name: '计算方式' })).not.toBeInTheDocument();
  });

  it.each(listStates(refundLifecycle))('offers in state %i exactly what is permitted', async (status) => {
    const actions: readonly RefundAction[] = status === 12 ? ['supplement', 'cancel'] : status === 11 ? ['appeal'] : [];
    open({ status, actions: [...actions] });
    await screen.findByRole('region', { name: '退款概况' });
    for (const [name, label] of Object.entries(REFUND_ACTIONS))
      expect(screen.queryByRole('button', { name: label }) !== null).toBe(actions.includes(name as RefundAction));
  });

  it('is cancelled, with a reason or none', async () => {
    const done = buildRefundDetail({ status: 50, actions: [], waitsFor: '' });
    const { listBodies } = open({}, { cancelRefund: done });
    await press('撤销申请');
    await press('确认撤销');
    expect(await screen.findByText('退款申请已撤销')).toBeVisible();
    expect(listBodies('cancelRefund')).toEqual([{ refundNo: NO, reason: '' }]);
    expect(screen.queryByRole('button', { name: '确认撤销' })).not.toBeInTheDocument();
  });

  it('is appealed, with words enough', async () => {
    const { listBodies } = open({ status: 11, actions: ['appeal'] }, { appealRefund: buildRefundDetail() });
    await press('申诉');
    await press('提交申诉');
    expect(await screen.findByText('请至少用10个字说明申诉理由')).toBeVisible();
    await type(/申诉理由/, '产品确实没有开始使用，请再核实');
    await press('提交申诉');
    await waitFor(() => expect(listBodies('appealRefund')).toHaveLength(1));
  });

  it('gets another account', async () => {
    const { listBodies } = open(
      { status: 41, actions: ['updateAccount'] },
      { updateRefundAccount: buildRefundDetail() },
    );
    await press('更正收款账户');
    await press('提交收款账户');
    expect(await screen.findByText('请输入收款户名')).toBeVisible();
    await type(/收款户名/, '启衡科技（上海）有限公司');
    await type(/开户行/, '某某银行某某支行');
    await type(/银行账号/, '6222020000111122');
    await press('提交收款账户');
    await waitFor(() =>
      expect(listBodies('updateRefundAccount')).toEqual([
        { refundNo: NO, name: '启衡科技（上海）有限公司', bank: '某某银行某某支行', number: '6222020000111122' },
      ]),
    );
  });

  it('is not there', async () => {
    open({}, { getRefund: { error: { status: 404 } } });
    expect(await screen.findByText('没有找到这笔退款')).toBeVisible();
  });
});

describe('the list', () => {
  const openList = (at = '/overview/refund', more: StubResponses = {}) =>
    renderPage(
      listPage,
      { path: '/overview/refund', at, isLoggedIn: true },
      {
        getUserProfile: buildProfile(),
        listRefunds: { list: [buildRefund()], total: 1, pageNo: 1, pageSize: 10 },
        countRefunds: [{ status: 10, total: 1 }],
        ...more,
      },
    );

  it('shows refunds, and leads to each', async () => {
    openList();
    expect(await screen.findByRole('link', { name: '设备接入服务' })).toHaveAttribute(
      'href',
      `/overview/refund-details?refundNo=${NO}`,
    );
    expect(screen.getByText('标准版 1 份')).toBeVisible();
  });

  it('is narrowed by its URL', async () => {
    const { listBodies } = openList('/overview/refund?status=underway&keyword=OD1&dateFrom=2026-11-01');
    await screen.findByRole('link', { name: '设备接入服务' });
    expect(listBodies('listRefunds')).toEqual([
      { statuses: [30, 31], keyword: 'OD1', dateFrom: '2026-11-01', pageNo: 1, pageSize: 20 },
    ]);
  });

  it('says that there are none', async () => {
    openList(undefined, { listRefunds: { list: [], total: 0, pageNo: 1, pageSize: 10 }, countRefunds: [] });
    expect(await screen.findByText('还没有退款')).toBeVisible();
  });

  it('shows what is rare where there is any, or where it was chosen', () => {
    const read = (status: number, chosen = '') =>
      listRefundTabs([{ status, total: 1 }], chosen).map(({ label, total }) => `${label} ${total}`);
    expect(read(10)).toEqual(['全部 1', '待审核 1', '退款中 0', '已退款 0', '已结束 0']);
    expect(read(41)).toContain('退款失败 1');
    expect(read(10, 'supplement')).toContain('待补充材料 0');
  });
});
