import type { TrialBrief } from '@portal/api-contract/account';
import { renderPage } from '@portal/data-access-api/testing';
import type { StubResponses } from '@portal/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildTrial } from '../testing/sample-trials';
import { page } from './trial-list.page';

const PATH = '/overview/tryProduct';

const toPage = (list: TrialBrief[]) => ({ list, total: list.length, pageNo: 1, pageSize: 12 });
const COUNTS = [
  { status: 10, total: 1 },
  { status: 30, total: 2 },
  { status: 31, total: 1 },
];

const open = (list: TrialBrief[] | undefined, more: StubResponses = {}, at = PATH) =>
  renderPage(
    page,
    { path: PATH, at, isLoggedIn: true },
    { countTrials: COUNTS, ...(list && { listTrials: toPage(list) }), ...more },
  );

describe('TrialListPage', () => {
  it('shows how a trial stands, what is left of it and what can be done', async () => {
    open([buildTrial()]);
    const card = within(await screen.findByRole('article', { name: '设备接入平台' }));
    expect(card.getByText('试用中')).toBeVisible();
    expect(card.getByRole('meter', { name: '设备消息' })).toHaveAttribute('aria-valuenow', '75');
    expect(card.getByText('已用 250 / 1,000')).toBeVisible();
    expect(card.getByRole('meter', { name: '剩余天数' })).toBeVisible();
    expect(card.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['设备接入平台', '/overview/try-product-modal?id=TR20261121ABC234'],
      ['打开', '/overview/try-product-modal?id=TR20261121ABC234'],
      ['转为正式', '/purchase-page?code=iot-hub&meal=iot-hub-basic'],
      ['申请延期', '/overview/try-product-modal?id=TR20261121ABC234&act=extend'],
      ['评价试用', '/overview/try-product-modal?id=TR20261121ABC234&act=feedback'],
      ['取消试用', '/overview/try-product-modal?id=TR20261121ABC234&act=cancel'],
    ]);
  });

  it('has tabs with counts, and its address says which is shown', async () => {
    const { listBodies } = open([buildTrial()], {}, `${PATH}?tab=running`);
    const tabs = within(await screen.findByRole('navigation', { name: '试用状态' }));
    expect(await tabs.findByText('4')).toBeVisible();
    expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      ...['全部4', '待开通1', '试用中3', '已到期0', '已转正0', '已结束0'],
    ]);
    expect(tabs.getByRole('link', { current: true })).toHaveTextContent('试用中');
    expect(listBodies('listTrials')).toEqual([{ statuses: [30, 31], pageNo: 1, pageSize: 12 }]);
  });

  it.each([
    [{ status: 11, reason: '使用场景不清楚' }, '未通过原因：使用场景不清楚'],
    [{ status: 20, failure: '资源不足' }, '开通未成功：资源不足。系统会重试，工作人员也会处理。'],
    [{ status: 31 }, '延期申请审核中，期间可以继续使用。'],
    [{ status: 40, dataUntil: '2026-12-26T09:31:00+08:00' }, '数据保留15天，至 2026-12-26 09:31，之后删除。'],
    [{ status: 40, isDataRemoved: true }, '试用期间的数据与配置已删除。'],
    [{ status: 50 }, '已转为正式使用，试用期间的配置已保留。'],
    [{ status: 60 }, '试用在开通前已取消，可以重新申请。'],
  ] as const)('says of %j what its owner should know', async (changes, hint) => {
    open([buildTrial({ actions: [], ...changes })]);
    expect(await screen.findByText(hint)).toBeVisible();
  });

  it('leads to products where there is none', async () => {
    open([], { countTrials: [{ status: 10, total: 0 }] });
    expect(await screen.findByRole('link', { name: '选择产品' })).toHaveAttribute('href', '/product');
  });

  it('says where nothing was recorded of a quota', async () => {
    open([buildTrial({ quota: { name: '设备消息', unit: '条', total: 1000, used: null } })]);
    expect(await screen.findByText('设备消息：共 1,000 条，暂无用量数据')).toBeVisible();
  });

  it('can be asked again where it cannot be read', async () => {
    const { respond } = open(undefined);
    const retry = await screen.findByRole('button', { name: '重试' });
    respond({ listTrials: toPage([buildTrial()]) });
    await userEvent.click(retry);
    expect(await screen.findByRole('article', { name: '设备接入平台' })).toBeVisible();
  });
});
