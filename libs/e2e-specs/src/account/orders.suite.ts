import type { Page } from '@playwright/test';
import type { BrandUnderTest } from '../brand-under-test';
import { findAccessibilityViolations } from '../checks/accessibility';
import { expect, type PortalPage, test } from '../fixtures';
import { BACKGROUND_MS } from '../reload-until';
import { createCaller } from '../session/caller';
import { logInAt } from '../session/log-in';
import { buy, submitOrder } from './order-steps';

/** Orders from the purchase to their end. */
export function describeOrders(brand: BrandUnderTest): void {
  const at = (path: string) => brand.basePath + path;
  const buyOne = (page: Page, portal: PortalPage) => buy(page, portal, at('/purchase-page?code=iot-hub'));

  test.describe('orders', () => {
    test('an order is bought, found, opened and cancelled', async ({ page, portal }) => {
      const orderNo = await buyOne(page, portal);
      await page.getByRole('link', { name: '查看订单' }).click();
      await expect(page).toHaveURL(at(`/overview/order-details?orderNo=${orderNo}`));
      await page.getByRole('link', { name: '我的订单' }).click();
      await expect(page).toHaveURL(at('/overview/order'));

      await page
        .getByRole('navigation', { name: '按状态查看' })
        .getByRole('link', { name: /^待支付/ })
        .click();
      await expect(page).toHaveURL(at('/overview/order?status=unpaid'));
      const row = page.getByRole('region', { name: '订单列表' }).getByRole('row').filter({ hasText: orderNo });
      await expect(row).toContainText('待支付');
      await row.getByRole('link', { name: `查看 ${orderNo}` }).click();
      await expect(page.getByRole('timer', { name: '支付期限' })).toContainText('剩余');

      await page.getByRole('button', { name: '取消订单' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: /取消原因/ }).fill('配置选错了');
      await dialog.getByRole('button', { name: '取消订单' }).click();
      await expect(page.getByText('订单已取消', { exact: true })).toBeVisible();
      await expect(page.getByRole('list', { name: '订单进度' })).toContainText('配置选错了');
      await expect(page.getByRole('button', { name: '取消订单' })).toHaveCount(0);
      await expect(page.getByRole('link', { name: '再次购买' })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(at('/overview/order?status=unpaid'));
      await expect(page.getByRole('region', { name: '订单列表' })).not.toContainText(orderNo);
    });

    test('several plans of a product are one order', async ({ page, portal }) => {
      await portal.readAs('demo-personal', at('/purchase-page?code=iot-hub'));
      const chosen = page.getByRole('list', { name: '已选规格' });
      const sums = page.getByRole('complementary', { name: '配置费用' }).getByRole('status');
      await expect(sums).toContainText('含税');
      await page.getByRole('button', { name: '+ 添加规格' }).press('Enter');
      await expect(chosen.getByRole('listitem')).toHaveCount(2);
      await expect(page.getByRole('radio', { name: '1 年' })).toBeVisible();
      await page.getByRole('radio', { name: '1 年' }).check();
      await expect(sums).toContainText('12 个月享 8.5 折');
      expect(await findAccessibilityViolations(page)).toEqual([]);
      const orderNo = await submitOrder(page);
      await page.getByRole('link', { name: '查看订单' }).click();
      await expect(page).toHaveURL(at(`/overview/order-details?orderNo=${orderNo}`));
      const lines = page.getByRole('list', { name: '商品明细' }).getByRole('listitem');
      await expect(lines).toHaveCount(2);
      await expect(lines.last()).toContainText('12 个月 · 1 份');
      expect(await findAccessibilityViolations(page)).toEqual([]);
    });

    test('a coupon makes several plans cheaper, and is back when their order is cancelled', async ({
      page,
      portal,
    }) => {
      await portal.readAs('demo-personal', at('/purchase-page?code=iot-hub'));
      await page.getByRole('button', { name: '+ 添加规格' }).click();
      await expect(page.getByRole('list', { name: '已选规格' }).getByRole('listitem')).toHaveCount(2);
      const card = page.getByRole('complementary', { name: '配置费用' });
      await card.getByText('优惠券', { exact: true }).click();
      await card.getByRole('radio', { name: /新客立减券/ }).check();
      await expect(card.getByRole('radio', { name: /制造执行满减券.*不适用于该产品/ })).toBeDisabled();
      await expect(card.getByRole('status')).toContainText('新客立减券-¥50');
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await submitOrder(page);
      await page.getByRole('link', { name: '查看订单' }).click();
      await expect(page.getByRole('region', { name: '费用明细' })).toContainText('新客立减券');

      await portal.readAs('demo-personal', at('/purchase-page?code=iot-hub'));
      await card.getByText('优惠券', { exact: true }).click();
      await expect(card.getByRole('radio', { name: /新客立减券.*已用于订单/ })).toBeDisabled();
      await page.goBack();
      await page.getByRole('button', { name: '取消订单' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: /取消原因/ }).fill('换一个时间再买');
      await dialog.getByRole('button', { name: '取消订单' }).click();
      await expect(page.getByText('订单已取消', { exact: true })).toBeVisible();
      await page.goto(at('/purchase-page?code=iot-hub'));
      await card.getByText('优惠券', { exact: true }).click();
      await expect(card.getByRole('radio', { name: /新客立减券/ })).toBeEnabled();
    });

    test('a price is asked for, set by a reviewer, and paid', async ({ page, portal }) => {
      // At hand before anything waits: some time later the demonstration's own operator would decide.
      const operator = await portal.openOther('demo-operator', at('/overview/order'));
      const { ask } = await createCaller(operator, '/ops-api/orderreview');
      await portal.readAs('demo-personal', at('/purchase-page?code=edge-gateway'));
      await page.getByRole('radio', { name: /行业定制/ }).check();
      await page.getByRole('button', { name: '提交询价' }).click();
      await page.getByRole('checkbox', { name: /服务协议/ }).check();
      await page.getByRole('button', { name: '提交询价' }).click();
      await expect(page.getByRole('heading', { name: '询价已提交' })).toBeVisible();
      const orderNo = (await page.getByText(/^OD\d{8}/).innerText()).trim();
      await page.getByRole('link', { name: '查看订单' }).click();
      await expect(page.getByText('顾问会与您联系，确认配置与价格，审核通过后即可支付。')).toBeVisible();
      await expect(page.getByRole('link', { name: '去支付' })).toHaveCount(0);

      const { version } = await ask<{ version: number }>('claim', { orderNo, version: 1 });
      await ask('approve', { orderNo, version, price: 1_880_000 });
      await page.reload();
      await expect(page.getByRole('list', { name: '订单进度' })).toContainText('审核通过');
      await page.getByRole('link', { name: '去支付' }).click();
      await page.getByRole('button', { name: '立即支付 ¥18,800.00' }).click();
      await page.getByRole('button', { name: '支付成功' }).click();
      await expect(page.getByRole('region', { name: '支付结果' }).getByRole('status')).toContainText('支付成功');
    });

    test('two orders are paid at once, at the second try', async ({ page, portal }) => {
      const orderNos = [await buyOne(page, portal), await buyOne(page, portal)];
      await page.goto(at(`/overview/order-pay?orderNos=${orderNos.join(',')}`));
      await page.getByRole('button', { name: /^立即支付/ }).click();
      await page.getByRole('button', { name: '支付失败' }).click();
      const result = page.getByRole('region', { name: '支付结果' });
      await expect(result.getByRole('status')).toContainText('支付失败');
      await result.getByRole('link', { name: '重新支付' }).click();
      await page.getByRole('button', { name: /^立即支付/ }).click();
      await page.getByRole('button', { name: '支付成功' }).click();
      await expect(result.getByRole('status')).toContainText('支付成功');
      for (const orderNo of orderNos) {
        await page.goto(at(`/overview/order-details?orderNo=${orderNo}`));
        await expect(page.getByRole('list', { name: '订单进度' })).toContainText('支付成功');
        await expect(page.getByRole('link', { name: '去支付' })).toHaveCount(0);
      }
    });

    test('a payment nobody tells of is found', async ({ page, portal }) => {
      await buyOne(page, portal);
      await page.getByRole('link', { name: '去支付' }).click();
      await page.getByRole('button', { name: /^立即支付/ }).click();
      await page.getByRole('button', { name: '不通知' }).click();
      const result = page.getByRole('region', { name: '支付结果' });
      await expect(result.getByRole('status')).toContainText('支付成功', { timeout: BACKGROUND_MS });
    });

    test('a payment for an order that was cancelled meanwhile goes back', async ({ page, portal, context }) => {
      const orderNo = await buyOne(page, portal);
      await page.getByRole('link', { name: '去支付' }).click();
      await page.getByRole('button', { name: /^立即支付/ }).click();
      await expect(page.getByRole('button', { name: '支付成功' })).toBeVisible();
      const second = await context.newPage();
      await second.goto(at(`/overview/order-details?orderNo=${orderNo}`));
      await second.getByRole('button', { name: '取消订单' }).click();
      await second.getByRole('dialog').getByRole('button', { name: '取消订单' }).click();
      await expect(second.getByText('订单已取消', { exact: true })).toBeVisible();
      await second.close();
      await page.getByRole('button', { name: '支付成功' }).click();
      await expect(page.getByRole('region', { name: '支付结果' }).getByRole('status')).toContainText(/正在退款|已退款/);
    });

    for (const width of [1440, 1024, 390]) {
      test(`the cashier is accessible and fits a window ${width} wide`, async ({ page, portal }) => {
        await page.setViewportSize({ width, height: 900 });
        await buyOne(page, portal);
        await page.getByRole('link', { name: '去支付' }).click();
        await expect(page.getByRole('button', { name: /^立即支付/ })).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        expect(await findAccessibilityViolations(page)).toEqual([]);
      });
    }

    test('a remark is kept, and what was typed survives a reload', async ({ page, portal }) => {
      await buyOne(page, portal);
      await page.getByRole('link', { name: '查看订单' }).click();
      const remark = page.getByRole('textbox', { name: /备注/ });
      await remark.fill('发票寄公司');
      await page.getByRole('button', { name: '保存备注' }).click();
      await expect(page.getByText('已保存', { exact: true })).toBeVisible();
      await page.reload();
      await expect(remark).toHaveValue('发票寄公司');
      await remark.fill('发票寄公司，周五前');
      await page.reload();
      await expect(remark).toHaveValue('发票寄公司，周五前');
    });

    test('the list is narrowed in its address, and back restores it', async ({ page, portal }) => {
      await portal.readAs('demo-enterprise', at('/overview/order'));
      const list = page.getByRole('region', { name: '订单列表' });
      await page
        .getByRole('navigation', { name: '按状态查看' })
        .getByRole('link', { name: /^已完成/ })
        .click();
      await expect(page).toHaveURL(at('/overview/order?status=completed'));
      await list.getByRole('searchbox', { name: '关键词' }).fill('网关');
      await list.getByRole('searchbox', { name: '关键词' }).press('Enter');
      await expect(page).toHaveURL(/status=completed&keyword=/);
      const first = list.getByRole('row').nth(1);
      await expect(first).toContainText('网关');
      await list.getByRole('textbox', { name: '应付金额（元）到' }).fill('1');
      await list.getByRole('textbox', { name: '应付金额（元）到' }).press('Enter');
      await expect(page.getByText('没有符合条件的结果')).toBeVisible();
      await page.goBack();
      await expect(first).toContainText('网关');
      await expect(list.getByRole('textbox', { name: '应付金额（元）到' })).toHaveValue('');
    });

    test('the list is ordered, and exported as a file', async ({ page, portal }) => {
      await portal.readAs('demo-enterprise', at('/overview/order'));
      await page.getByRole('columnheader', { name: '应付金额' }).getByRole('button').click();
      await expect(page).toHaveURL(at('/overview/order?sort=payable'));
      await page.getByRole('button', { name: '导出', exact: true }).click();
      const ready = page.getByRole('region', { name: '订单导出' });
      await expect(ready).toContainText('可下载至', { timeout: BACKGROUND_MS });
      const download = page.waitForEvent('download');
      await ready.getByRole('button', { name: '下载' }).click();
      expect((await download).suggestedFilename()).toMatch(/^订单-.*\.xlsx$/);
    });

    test('nobody else’s order is there', async ({ page, portal, browser }) => {
      const orderNo = await buyOne(page, portal);
      const other = await browser.newContext();
      const second = await other.newPage();
      await logInAt(second, at(`/overview/order-details?orderNo=${orderNo}`), 'demo-verified');
      await expect(second.getByText('没有找到这个订单')).toBeVisible();
      await second.getByRole('link', { name: '返回订单列表' }).click();
      await expect(second).toHaveURL(at('/overview/order'));
      await expect(second.getByRole('region', { name: '订单列表' })).not.toContainText(orderNo);
      await other.close();
    });

    for (const width of [1440, 1024, 390]) {
      test(`an order is accessible and fits a window ${width} wide`, async ({ page, portal }) => {
        await page.setViewportSize({ width, height: 900 });
        await portal.readAs('demo-enterprise', at('/overview/order'));
        await page.getByRole('region', { name: '订单列表' }).locator('a[href*="order-details"]').first().click();
        await expect(page.getByRole('region', { name: '订单概况' })).toBeVisible();
        await expect(page.getByRole('status', { name: /加载/ })).toHaveCount(0);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        expect(await findAccessibilityViolations(page)).toEqual([]);
      });
    }
  });
}
