import { INVOICE_LIMITS } from '@portal/api-contract/account';
import { renderPage } from '@portal/data-access-api/testing';
import { buildInvoiceTitle, buildProfile, type StubResponses } from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  buildCandidate,
  buildInvoiceDetail,
  buildPreview,
  INVOICE_ADDRESS,
  toCandidateId,
} from '../testing/sample-invoices';
import { page as appliedPage } from './applied.page';
import { page as choosePage } from './choose-orders.page';
import { page as fillInPage } from './fill-in.page';
import { page as samplePage } from './invoice-sample.page';

const CHOOSE = '/overview/apply/choose-order';
const FILL_IN = '/overview/apply/choose-invoice';
const ID = 'IV20261121ABCDEF';

const SHOWN = [
  buildCandidate('OD-BACK', { refunded: 130_000, invoiceable: -30_000, negative: true }),
  buildCandidate('OD-A'),
  buildCandidate('OD-OWN', { subject: 'person' }),
];
const ALL = [...SHOWN, buildCandidate('OD-NEXT-PAGE')];

const openChoice = (at = CHOOSE, more: StubResponses = {}) =>
  renderPage(
    choosePage,
    { path: CHOOSE, at, isLoggedIn: true },
    {
      getUserProfile: buildProfile({ account: 'demo' }),
      listInvoiceCandidates: {
        ...{ list: SHOWN, total: 4, pageNo: 1, pageSize: 20 },
        totals: { orderCount: 4, amount: 400_000, refunded: 130_000, invoiceable: 270_000 },
      },
      listCandidateIds: ALL.map(toCandidateId),
      ...more,
    },
  );

const openForm = (more: StubResponses = {}, at = FILL_IN) =>
  renderPage(
    fillInPage,
    { path: FILL_IN, at, isLoggedIn: true },
    {
      getUserProfile: buildProfile({ account: 'demo' }),
      listInvoiceTitles: [
        buildInvoiceTitle(),
        buildInvoiceTitle({ id: 't-2', name: '林予安', kind: 'person', taxNumber: '', isDefault: false }),
        buildInvoiceTitle({ id: 't-3', name: '审核中的公司', status: 1, isDefault: false }),
      ],
      listOwnAddresses: [INVOICE_ADDRESS],
      previewInvoice: buildPreview(),
      suggestInvoiceTitle: { titleId: null },
      ...more,
    },
  );

const KEPT = { mode: 'order', ids: ['OD-A'], orderCount: 1, amount: 100_000 } as const;
const keep = () => sessionStorage.setItem('draft:invoice-orders:demo', JSON.stringify(KEPT));
const readKept = () => JSON.parse(sessionStorage.getItem('draft:invoice-orders:demo') ?? 'null') as unknown;
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const bar = async () => within(await screen.findByRole('region', { name: '已选订单' }));

beforeEach(() => sessionStorage.clear());

describe('the choice of orders', () => {
  it('adds up what is chosen, with orders that cannot be left out', async () => {
    openChoice();
    await userEvent.click(await screen.findByRole('checkbox', { name: '选择可开票订单 OD-A' }));
    const total = await bar();
    expect(total.getByRole('status')).toHaveTextContent('已选 2 个订单含 1 项有退款的必选订单合计 ¥700.00');
    expect(screen.getByRole('checkbox', { name: '选择可开票订单 OD-BACK' })).toBeDisabled();
    expect(screen.getByRole('checkbox', { name: '选择可开票订单 OD-BACK' })).toBeChecked();
    await press('下一步');
    expect(await screen.findByText(FILL_IN)).toBeInTheDocument();
    expect(readKept()).toEqual({ mode: 'order', ids: ['OD-BACK', 'OD-A'], orderCount: 2, amount: 70_000 });
  });

  it('chooses across pages, of one subject', async () => {
    openChoice();
    await press('跨页全选 4 项');
    expect((await bar()).getByRole('status')).toHaveTextContent('已选 3 个订单含 1 项有退款的必选订单合计 ¥1,700.00');
    await press('清空');
    expect((await bar()).getByRole('status')).toHaveTextContent('已选 0 个订单合计 ¥0.00');
    expect(readKept()).toBeNull();
  });

  it('does not mix subjects', async () => {
    openChoice(`${CHOOSE}?orderNo=OD-A`);
    await userEvent.click(await screen.findByRole('checkbox', { name: '选择可开票订单 OD-OWN' }));
    await press('下一步');
    expect(await screen.findByText(/主体的订单不能开在同一张发票上/)).toBeVisible();
  });

  it('begins with what was chosen before, without what is gone', async () => {
    sessionStorage.setItem('draft:invoice-orders:demo', JSON.stringify({ ...KEPT, ids: ['OD-A', 'OD-GONE'] }));
    openChoice();
    expect(await screen.findByText('之前选择的 1 项已不能开票，已为您移除')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: '选择可开票订单 OD-A' })).toBeChecked();
  });

  it('chooses orders that are beyond what one invoice has room for', async () => {
    const known = Array.from({ length: INVOICE_LIMITS.orders }, (_, place) =>
      toCandidateId(buildCandidate(`OD-${place}`)),
    );
    const beyond = [buildCandidate('OD-OLD'), buildCandidate('OD-OLDER')];
    sessionStorage.setItem('draft:invoice-orders:demo', JSON.stringify({ ...KEPT, ids: ['OD-1', 'OD-OLDEST'] }));
    openChoice(CHOOSE, {
      listInvoiceCandidates: {
        ...{ list: beyond, total: 5003, pageNo: 251, pageSize: 20 },
        totals: { orderCount: 5003, amount: 500_300_000, refunded: 0, invoiceable: 500_300_000 },
      },
      listCandidateIds: known,
    });
    expect(await screen.findByText(/之前选择的 1 项不在最先列出的 5000 个订单中/)).toBeVisible();
    expect(screen.getByText(/一次最多开 5000 个订单/)).toBeVisible();
    await userEvent.click(await screen.findByRole('checkbox', { name: '选择可开票订单 OD-OLD' }));
    expect((await bar()).getByRole('status')).toHaveTextContent('已选 2 个订单合计 ¥2,000.00');
    expect(readKept()).toEqual({ mode: 'order', ids: ['OD-1', 'OD-OLD'], orderCount: 2, amount: 200_000 });
  });

  it('goes by months', async () => {
    const month = buildCandidate('2026-11', { orderNo: '', orderCount: 12, date: '2026-11-01', invoiceable: 900_000 });
    const { listBodies } = openChoice(`${CHOOSE}?mode=month&from=2026-11-01`, {
      listInvoiceCandidates: {
        ...{ list: [month], total: 1, pageNo: 1, pageSize: 20 },
        totals: { orderCount: 12, amount: 900_000, refunded: 0, invoiceable: 900_000 },
      },
      listCandidateIds: [toCandidateId(month)],
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: '选择可开票月份 2026-11' }));
    expect((await bar()).getByRole('status')).toHaveTextContent('已选 12 个订单合计 ¥9,000.00');
    expect(screen.getByText('2026 年 11 月')).toBeVisible();
    expect(listBodies('listCandidateIds')).toEqual([{ mode: 'month' }, { mode: 'month', from: '2026-11-01' }]);
  });

  it('says that there is nothing to invoice', async () => {
    openChoice(CHOOSE, {
      listInvoiceCandidates: {
        ...{ list: [], total: 0, pageNo: 1, pageSize: 20 },
        totals: { orderCount: 0, amount: 0, refunded: 0, invoiceable: 0 },
      },
      listCandidateIds: [],
    });
    expect(await screen.findByText('没有可以开票的订单，订单完成后会出现在这里')).toBeVisible();
    expect(screen.queryByRole('region', { name: '已选订单' })).not.toBeInTheDocument();
  });
});

describe('the form', () => {
  it('leads back where nothing is chosen', async () => {
    openForm();
    expect(await screen.findByText('还没有选择要开票的订单')).toBeVisible();
  });

  it('shows the invoice before it is applied for', async () => {
    keep();
    const { listBodies } = openForm({ applyForInvoice: { invoiceNo: ID, orderCount: 1, total: 100_000 } });
    expect(await screen.findByRole('radio', { name: /海棠乳业有限公司/ })).toBeChecked();
    expect(screen.queryByRole('radio', { name: /审核中的公司/ })).not.toBeInTheDocument();
    expect(screen.getByText('另有 1 个抬头正在审核，通过后可选')).toBeVisible();
    await press('预览发票');
    expect(await screen.findByText('请输入接收发票的邮箱')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: '接收邮箱' }), 'finance@example.com');
    await userEvent.type(screen.getByRole('textbox', { name: '备注' }), '11 月服务费');
    await press('预览发票');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('article', { name: /票面/ })).toHaveTextContent('壹仟元整');
    expect(listBodies('applyForInvoice')).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: '提交申请 ¥1,000.00' }));
    const application = {
      ...{ candidateIds: ['OD-A'], titleId: 't-1', invoiceType: 1, medium: 1 },
      ...{ emails: ['finance@example.com'], remark: '11 月服务费' },
    };
    expect(await screen.findByText(`/overview/apply/apply-finish?id=${ID}`)).toBeInTheDocument();
    expect(listBodies('previewInvoice')).toEqual([application]);
    expect(listBodies('applyForInvoice')).toEqual([{ ...application, total: 100_000 }]);
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
  });

  it('begins with the title that its orders were made with', async () => {
    keep();
    const { listBodies } = openForm({ suggestInvoiceTitle: { titleId: 't-2' } });
    expect(await screen.findByRole('radio', { name: /林予安/ })).toBeChecked();
    expect(listBodies('suggestInvoiceTitle')).toEqual([{ candidateIds: ['OD-A'] }]);
  });

  it('begins with the default title where that of its orders cannot be used, or told', async () => {
    keep();
    const { unmount } = openForm({ suggestInvoiceTitle: { titleId: 't-3' } });
    expect(await screen.findByRole('radio', { name: /海棠乳业有限公司/ })).toBeChecked();
    unmount();
    openForm({ suggestInvoiceTitle: { error: { status: 503 } } });
    expect(await screen.findByRole('radio', { name: /海棠乳业有限公司/ })).toBeChecked();
  });

  it('gives no 专票 to persons', async () => {
    keep();
    openForm();
    await userEvent.click(await screen.findByRole('radio', { name: /林予安/ }));
    await userEvent.click(screen.getByRole('radio', { name: /增值税专用发票/ }));
    await press('预览发票');
    expect(await screen.findByText('专票仅向一般纳税人的企业抬头开具，请更换抬头或选择普通发票')).toBeVisible();
  });

  it('asks for an address where the invoice is made of paper', async () => {
    keep();
    const { listBodies } = openForm({ previewInvoice: buildPreview({ addedOrderNos: ['OD-BACK'] }) });
    await userEvent.click(await screen.findByRole('radio', { name: /纸质发票/ }));
    expect(screen.getByRole('radio', { name: /上海市浦东新区张江路1000号/ })).toBeChecked();
    await press('预览发票');
    expect(await screen.findByText('1 个有退款的订单需要一并开票，已自动加入：OD-BACK')).toBeVisible();
    expect(listBodies('previewInvoice')).toMatchObject([{ medium: 2, addressId: 'a-1', emails: [] }]);
  });

  it('says why there is no preview', async () => {
    keep();
    openForm({ previewInvoice: { error: { status: 409, code: '409', msg: '部分订单已申请开票，请重新选择' } } });
    await userEvent.type(await screen.findByRole('textbox', { name: '接收邮箱' }), 'finance@example.com');
    await press('预览发票');
    expect(await screen.findByText('部分订单已申请开票，请重新选择')).toBeVisible();
  });

  it('keeps the preview open, and says why, where the application is rejected', async () => {
    keep();
    openForm({ applyForInvoice: { error: { status: 409, code: '409', msg: '开票金额有变化，请重新预览' } } });
    await userEvent.type(await screen.findByRole('textbox', { name: '接收邮箱' }), 'finance@example.com');
    await press('预览发票');
    await userEvent.click(await screen.findByRole('button', { name: '提交申请 ¥1,000.00' }));
    await waitFor(() =>
      expect(within(screen.getByRole('dialog')).getByText('开票金额有变化，请重新预览')).toBeVisible(),
    );
  });

  it('is filled in like an application that was rejected', async () => {
    keep();
    const copied = buildInvoiceDetail({ status: 11, emails: ['office@example.com'], remark: '按项目开票' });
    openForm({ getInvoice: copied }, `${FILL_IN}?copy=${ID}`);
    expect(await screen.findByRole('textbox', { name: '接收邮箱' })).toHaveValue('office@example.com');
    expect(screen.getByRole('textbox', { name: '备注' })).toHaveValue('按项目开票');
  });
});

it('tells the number of an application and when the invoice is there', async () => {
  renderPage(
    appliedPage,
    { path: '/overview/apply/apply-finish', at: `/overview/apply/apply-finish?id=${ID}`, isLoggedIn: true },
    { getUserProfile: buildProfile(), getInvoice: buildInvoiceDetail({ status: 10 }) },
  );
  expect(await screen.findByText('开票申请已提交')).toBeVisible();
  expect(screen.getByText(ID)).toBeVisible();
  expect(screen.getByText(/预计 1 个工作日内开具，发送到 finance@example.com/)).toBeVisible();
});

it('shows how invoices look', async () => {
  renderPage(samplePage, { path: '/overview/invoiceModel', isLoggedIn: true }, { getUserProfile: buildProfile() });
  await userEvent.click(await screen.findByRole('tab', { name: '增值税专用发票' }));
  expect(screen.getByRole('article', { name: '票面：电子发票（增值税专用发票）' })).toHaveTextContent('样例 无效');
  await userEvent.click(screen.getByRole('tab', { name: '红字发票' }));
  expect(screen.getByRole('article')).toHaveTextContent(/被红冲蓝字数电发票号码.*/);
});
