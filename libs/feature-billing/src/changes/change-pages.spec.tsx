import type { ChangeOptions } from '@portal/api-contract/account';
import { renderPage } from '@portal/data-access-api/testing';
import { buildProfile, type StubResponses } from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildChangeOptions, buildInstance, buildUpgradeQuote } from '../testing/sample-instances';
import { page as renewPage } from './renew.page';
import { page as upgradePage } from './upgrade.page';

const ID = '00000000-0000-4000-8000-000000000001';
const RENEW = '/overview/product-renew';
const UPGRADE = '/overview/product-upgrade';
const { change, ...upgrade } = buildUpgradeQuote();
const RENEWAL = {
  ...upgrade,
  ...{ original: 237_600, discount: 35_640, payable: 201_960, discountText: '12 个月享 8.5 折' },
  ...(change && { change: { ...change, type: 'renewal' as const, parts: [], endsAt: '2027-12-21T10:00:00+08:00' } }),
};

const open = (
  path: typeof RENEW | typeof UPGRADE,
  options: Partial<ChangeOptions> = {},
  more: StubResponses = {},
  at = `${path}?instanceId=${ID}`,
) =>
  renderPage(
    path === RENEW ? renewPage : upgradePage,
    { path, at, isLoggedIn: true },
    {
      getUserProfile: buildProfile(),
      getChangeOptions: buildChangeOptions(options),
      quoteRenewal: RENEWAL,
      quoteUpgrade: buildUpgradeQuote(),
      createOrder: { orderNo: 'OD1', state: 'unpaid', payable: 201_960 },
      ...more,
    },
  );

it('renews by what is chosen, at its price and with its new end, and leads to the cashier', async () => {
  const { listBodies } = open(RENEW);
  expect(await screen.findByRole('radio', { name: /1 个月/ })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: /12 个月/ }));
  expect(screen.getByTestId('address')).toHaveTextContent('period=12');
  const form = await screen.findByRole('form', { name: '续费订单' });
  for (const text of ['¥2,376.00', '-¥356.40', '¥2,019.60', '2027-12-21'])
    expect(within(form).getByText(text)).toBeVisible();
  expect(listBodies('quoteRenewal')).toEqual([
    { instanceId: ID, period: 1 },
    { instanceId: ID, period: 12 },
  ]);
  await userEvent.click(screen.getByRole('button', { name: '提交订单，去支付' }));
  expect(await screen.findByText('请先阅读并同意服务协议')).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: '提交订单，去支付' }));
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/overview/order-pay?orderNos=OD1'));
  expect(listBodies('createOrder')).toEqual([{ quoteId: 'quote-1', agreementVersion: '2026-07' }]);
});

it('upgrades by what is chosen, and shows how the sum comes about', async () => {
  const { listBodies } = open(UPGRADE);
  expect(await screen.findByRole('radio', { name: /专业版/ })).toBeChecked();
  const form = await screen.findByRole('form', { name: '升级订单' });
  expect(within(form).getByText('¥400.00 × 25 天 ÷ 30 天 = ¥333.33')).toBeVisible();
  expect(within(form).getByText(/价格差 × 剩余天数 ÷ 总天数/)).toBeVisible();
  expect(listBodies('quoteUpgrade')).toEqual([{ instanceId: ID, mealCode: 'iot-hub-pro' }]);
});

it.each([RENEW, UPGRADE] as const)('%s leads to an order that is open', async (path) => {
  const openOrder = {
    ...{ orderNo: 'OD9', type: 'renewal' as const, status: 20 as const, payable: 1 },
    createdAt: '2026-11-25T10:00:00+08:00',
  };
  open(path, { openOrder });
  expect(await screen.findByText('已有一笔未完成的续费订单，支付或取消后才能再次操作')).toBeVisible();
  expect(screen.getByRole('link', { name: '去支付' })).toHaveAttribute('href', '/overview/order-pay?orderNos=OD9');
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});

it('says why a product is not to be renewed or upgraded', async () => {
  open(RENEW, { renewalFailure: '产品已释放，请重新购买', periods: [], instance: buildInstance({ status: 40 }) });
  expect(await screen.findByText('产品已释放，请重新购买')).toBeVisible();
  open(UPGRADE, { upgradeFailure: '当前已是最高规格，没有可升级的规格', plans: [] });
  expect(await screen.findByText('当前已是最高规格，没有可升级的规格')).toBeVisible();
});

it('says what went wrong with a price, and asks again', async () => {
  open(RENEW, {}, { quoteRenewal: { error: { status: 429 } } });
  expect(await screen.findByText('暂时没有报价')).toBeVisible();
  expect(screen.getByRole('button', { name: '重试' })).toBeVisible();
});

it.each([
  [RENEW, RENEW],
  [UPGRADE, `${UPGRADE}?instanceId=x`],
] as const)('%s says that %s names nothing', async (path, at) => {
  open(path, {}, { getChangeOptions: { error: { status: 404 } } }, at);
  expect(await screen.findByText('没有找到这个产品')).toBeVisible();
});
