import type { BrandUnderTest } from '../brand-under-test';
import { expect, makeKnownVisitor, test } from '../fixtures';
import { startOwnPortal } from '../own-portal';
import { logInAndReturn } from '../session/log-in';
import { submitOrder } from './order-steps';

/** What happens to orders and products by itself, in a portal whose clock is moved on. */
export function describePassingDays(brand: BrandUnderTest): void {
  const at = (path: string) => brand.basePath + path;

  test('days pass: an unpaid order ends, and a renewal is ordered, told of and paid', async ({ browser }) => {
    test.slow();
    const portal = await startOwnPortal({});
    const context = await browser.newContext({ baseURL: portal.origin });
    try {
      const page = await context.newPage();
      await makeKnownVisitor(page);
      const logIn = (path: string) => logInAndReturn(page, at(path), 'demo-enterprise');
      await logIn('/purchase-page?code=iot-hub');
      const orderNo = await submitOrder(page);

      // An order waits for seven days; the gateways of the demonstration, which renew themselves, end in ten.
      await portal.passDays(8);
      await context.clearCookies();
      await page.evaluate(() => localStorage.clear());
      await logIn(`/overview/order-details?orderNo=${orderNo}`);
      // The portal looks around every few seconds.
      await expect(async () => {
        await page.reload();
        await expect(page.getByRole('region', { name: '订单概况' })).toContainText('已超时', { timeout: 5000 });
      }).toPass({ timeout: 60_000 });
      await expect(page.getByRole('link', { name: '去支付' })).toHaveCount(0);

      await page.goto(at('/overview/message?type=order'));
      const told = page.getByRole('link', { name: /产品「智能边缘网关」还有 \d 天到期，自动续费订单待支付/ });
      await expect(async () => {
        await page.reload();
        await expect(told).toBeVisible({ timeout: 5000 });
      }).toPass({ timeout: 60_000 });
      await told.click();
      await page.getByRole('dialog').getByRole('link', { name: '查看详情' }).click();
      await page.getByRole('button', { name: /^立即支付/ }).click();
      await page.getByRole('button', { name: '支付成功' }).click();
      await expect(page.getByRole('region', { name: '支付结果' }).getByRole('status')).toContainText('支付成功');
      await page.getByRole('link', { name: '查看订单' }).click();
      await page.getByRole('region', { name: '续费内容' }).getByRole('link', { name: /^PI/ }).click();
      // The sandbox delivers after some seconds.
      await expect(async () => {
        await page.reload();
        await expect(page.getByRole('list', { name: '产品进度' })).toContainText('续费 12 个月', { timeout: 5000 });
      }).toPass({ timeout: 90_000 });
    } finally {
      await context.close();
      await portal.close();
    }
  });
}
