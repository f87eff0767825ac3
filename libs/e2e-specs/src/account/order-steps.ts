import { expect, type Page } from '@playwright/test';
import type { PortalPage } from '../fixtures';

/** Buys a product as a user of the demonstration; returns the number of the order, whose result is open. */
export async function buy(page: Page, portal: PortalPage, url: string): Promise<string> {
  await portal.readAs('demo-personal', url);
  return submitOrder(page);
}

/** Orders what is chosen on the purchase page that is open; returns the number of the order, whose result is shown. */
export async function submitOrder(page: Page, { isContractFirst = false, remark = '' } = {}): Promise<string> {
  await page.getByRole('button', { name: '下一步，确认订单' }).click();
  const main = page.getByRole('main');
  if (remark) await main.getByRole('textbox', { name: '备注' }).fill(remark);
  if (isContractFirst) await main.getByRole('checkbox', { name: /先签合同/ }).check();
  await main.getByRole('checkbox', { name: /服务协议/ }).check();
  await page.getByRole('button', { name: '提交订单' }).click();
  return (await page.getByText(/^OD\d{8}/).innerText()).trim();
}

/** Orders the renewal or the upgrade that is chosen; returns the number of the order, whose cashier is open. */
export async function orderChange(page: Page): Promise<string> {
  await page
    .getByRole('main')
    .getByRole('checkbox', { name: /服务协议/ })
    .check();
  await page.getByRole('button', { name: '提交订单，去支付' }).click();
  await expect(page).toHaveURL(/order-pay\?orderNos=OD/);
  return new URL(page.url()).searchParams.get('orderNos') ?? '';
}

/** Pays the order whose result is shown by the sandbox. */
export async function payOnline(page: Page): Promise<void> {
  await page.getByRole('link', { name: '去支付' }).click();
  await payInSandbox(page);
}

/** Pays by the sandbox what the cashier that is open asks for. */
export async function payInSandbox(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^立即支付/ }).click();
  await page.getByRole('button', { name: '支付成功' }).click();
  const result = page.getByRole('region', { name: '支付结果' });
  await expect(result.getByRole('status')).toContainText('支付成功');
}
