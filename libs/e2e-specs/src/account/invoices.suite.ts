import type { Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import type { BrandUnderTest } from '../brand-under-test';
import { findAccessibilityViolations } from '../checks/accessibility';
import { expect, type PortalPage, test } from '../fixtures';
import { BACKGROUND_MS, openUntil } from '../reload-until';
import { payOnline, submitOrder } from './order-steps';

/** By this word in the remark a visitor of the demonstration can see an application rejected. */
const REJECTED_REMARK = '测试驳回';

/** Invoices from the application to the red invoice, and what is rejected, taken back or sent on paper. */
export function describeInvoices(brand: BrandUnderTest): void {
  const at = (path: string) => brand.basePath + path;

  test.describe('invoices', () => {
    // One after another: orders with refunds go on whatever the account applies for next, and two would take them from
    // each other.
    test.describe.configure({ mode: 'default' });

    test('an invoice is applied for, issued, downloaded and taken back', async ({ page, portal }) => {
      test.slow();
      const orderNo = await buyDelivered(page, portal, at);
      const card = page.getByRole('region', { name: '发票', exact: true });
      await card.getByRole('link', { name: '申请开票' }).click();
      await expect(page.getByRole('checkbox', { name: `选择可开票订单 ${orderNo}` })).toBeChecked();
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await page.getByRole('button', { name: '下一步' }).click();
      await expect(page).toHaveURL(at('/overview/apply/choose-invoice'));
      await expect(page.getByRole('radio', { name: /江苏/ })).toBeChecked();
      await page.getByRole('radio', { name: /增值税专用发票/ }).check();
      await page.getByRole('textbox', { name: /接收邮箱/ }).fill('finance@example.com；office@example.com');
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await page.getByRole('button', { name: '预览发票' }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('article', { name: /增值税专用发票/ })).toContainText('预览');
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await dialog.getByRole('button', { name: /^提交申请/ }).click();
      await expect(page.getByRole('heading', { name: '开票申请已提交' })).toBeVisible();

      const status = await openApplied(page);
      await expect(status).toContainText('待审核');
      await expect(status).toContainText('已开票', { timeout: BACKGROUND_MS });
      await expect(page.getByRole('article', { name: /票面/ })).toContainText(/\d{20}/);
      expect(await findAccessibilityViolations(page)).toEqual([]);
      for (const [format, start] of [
        ['PDF', '%PDF-'],
        ['OFD', 'PK'],
        ['XML', '<?xml'],
      ] as const) {
        const saved = page.waitForEvent('download');
        await page.getByRole('button', { name: new RegExp(`^${format} ?下载`) }).click();
        const content = await readFile(await (await saved).path());
        expect(content.subarray(0, start.length).toString()).toBe(start);
      }

      const url = page.url();
      await fetchZip(page, at);
      await page.goto(url);
      await page.getByRole('button', { name: '退票' }).click();
      await dialog.getByRole('radio', { name: /服务终止/ }).check();
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await dialog.getByRole('button', { name: '申请退票' }).click();
      await expect(status).toContainText('退票中');
      await expect(status).toContainText('已红冲', { timeout: BACKGROUND_MS });
      await expect(page.getByRole('list', { name: '红字发票' }).getByRole('button')).toHaveCount(3);
      await page.goto(at(`/overview/order-details?orderNo=${orderNo}`));
      await expect(card.getByRole('link', { name: '申请开票' })).toBeVisible();
      await expect(card.getByRole('list', { name: '订单的发票' })).toContainText('已红冲');
    });

    test('a rejected application is copied, and taken back', async ({ page, portal }) => {
      test.slow();
      await apply(page, await buyDelivered(page, portal, at), at, { remark: `请按项目开票（${REJECTED_REMARK}）` });
      const status = await openApplied(page);
      await expect(status).toContainText('已驳回', { timeout: BACKGROUND_MS });
      await expect(page.getByText(/申请被驳回：/)).toBeVisible();
      await page.getByRole('button', { name: '修改并重新申请' }).click();
      await expect(page).toHaveURL(/\/overview\/apply\/choose-invoice\?copy=\w+/);
      const remark = page.getByRole('textbox', { name: /备注/ });
      await expect(remark).toHaveValue(/请按项目开票/);
      await expect(page.getByRole('textbox', { name: /接收邮箱/ })).toHaveValue('finance@example.com');
      await remark.fill('请按项目开票');
      await submit(page);
      await openApplied(page);
      await page.getByRole('button', { name: '撤回申请' }).click();
      await page.getByRole('dialog').getByRole('button', { name: '撤回申请' }).click();
      await expect(page.getByText('申请已撤回', { exact: true })).toBeVisible();
      await expect(status).toContainText('已撤销');
      await page.getByRole('button', { name: '删除申请' }).click();
      await page.getByRole('dialog').getByRole('button', { name: '删除申请' }).click();
      await expect(page).toHaveURL(at('/overview/invoice'));
    });

    test('a paper invoice is posted, and exchanged for another title after it is there', async ({ page, portal }) => {
      test.slow();
      await apply(page, await buyDelivered(page, portal, at), at, { isPaper: true });
      const status = await openApplied(page);
      await expect(status).toContainText('待签收', { timeout: BACKGROUND_MS });
      await expect(page.getByRole('region', { name: '开票信息' })).toContainText('演示快递');
      await page.getByRole('button', { name: '确认签收' }).click();
      await page.getByRole('dialog').getByRole('button', { name: '确认签收' }).click();
      await expect(status).toContainText('已开票');
      await page.getByRole('button', { name: '换开' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox', { name: '新发票抬头' }).selectOption({ label: OTHER_TITLE });
      await dialog.getByRole('button', { name: '申请换开' }).click();
      await expect(status).toContainText(/已红冲|已换开/, { timeout: BACKGROUND_MS });
    });

    test('an invoice that was deducted is kept where its buyer denies, and taken back where it confirms', async ({
      page,
      portal,
    }) => {
      test.slow();
      await apply(page, await buyDelivered(page, portal, at), at, { isSpecial: true });
      const status = await openApplied(page);
      const dialog = page.getByRole('dialog');
      await expect(status).toContainText('已开票', { timeout: BACKGROUND_MS });
      for (const [answer, state] of [
        ['否认红冲', '退票驳回'],
        ['确认红冲', '已红冲'],
      ] as const) {
        await page.getByRole('button', { name: '退票', exact: true }).click();
        await dialog.getByRole('radio', { name: /开票有误/ }).check();
        await dialog.getByRole('radio', { name: /已用于申报抵扣，请销方发起确认/ }).check();
        await dialog.getByRole('button', { name: '申请退票' }).click();
        const card = page.getByRole('region', { name: '红字发票', exact: true });
        await expect(card).toContainText('02 销方录入待购方确认', { timeout: BACKGROUND_MS });
        await expect(card.getByRole('timer', { name: '红字确认剩余时间' })).toContainText(/剩余(3天|2天23小时)/);
        expect(await findAccessibilityViolations(page)).toEqual([]);
        await card.getByRole('button', { name: answer }).click();
        await dialog.getByRole('button', { name: answer }).click();
        await expect(status).toContainText(state, { timeout: BACKGROUND_MS });
      }
    });

    test('orders are chosen across pages and by month, and their sum runs along', async ({ page, portal }) => {
      await portal.readAs('demo-enterprise', at('/overview/apply'));
      const bar = page.getByRole('region', { name: '已选订单' });
      await expect(bar).toContainText('已选 0 个订单');
      await bar.getByRole('button', { name: /^跨页全选/ }).click();
      await expect(bar).not.toContainText('已选 0 个订单');
      await page.reload();
      await expect(bar).not.toContainText('已选 0 个订单');
      await bar.getByRole('button', { name: '清空' }).click();
      await expect(bar).toContainText('已选 0 个订单');
      await bar.getByRole('button', { name: '下一步' }).click();
      await expect(page.getByText('请选择要开票的订单')).toBeVisible();
      await page.getByRole('navigation', { name: '选择方式' }).getByRole('link', { name: '按月份' }).click();
      await expect(page).toHaveURL(at('/overview/apply?mode=month'));
      const month = page.getByRole('checkbox', { name: /^选择可开票月份 \d{4}-\d{2}/ }).first();
      await month.check();
      await expect(bar).toContainText('合计 ¥');
      expect(await findAccessibilityViolations(page)).toEqual([]);
    });

    test('the pages of invoices are accessible and fit every window', async ({ page, portal }) => {
      test.slow();
      await apply(page, await buyDelivered(page, portal, at), at, {});
      await openApplied(page);
      const part = (name: string) => page.getByRole('region', { name });
      for (const [url, shown] of [
        [page.url(), part('发票概况')],
        [at('/overview/invoice'), part('发票列表').getByRole('link', { name: /^查看/ }).first()],
        [at('/overview/apply'), part('已选订单')],
        [at('/overview/invoiceModel'), page.getByRole('article')],
      ] as const)
        for (const width of [1440, 1024, 390]) {
          await page.setViewportSize({ width, height: 900 });
          await page.goto(url);
          await expect(shown).toBeVisible();
          await expect(page.getByRole('status', { name: /加载/ })).toHaveCount(0);
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect(overflow, `${url} at ${width}`).toBeLessThanOrEqual(0);
          expect(await findAccessibilityViolations(page), `${url} at ${width}`).toEqual([]);
        }
    });
  });
}

/** Finds what is issued, and fetches it in a zip; back leads out of a list that is narrowed to nothing. */
async function fetchZip(page: Page, at: (path: string) => string): Promise<void> {
  await page.getByRole('link', { name: '我的发票' }).click();
  await page
    .getByRole('navigation', { name: '按状态查看' })
    .getByRole('link', { name: /^已开票/ })
    .click();
  await expect(page).toHaveURL(at('/overview/invoice?status=issued'));
  const list = page.getByRole('region', { name: '发票列表' });
  await list.getByRole('checkbox', { name: '选择本页全部发票' }).check();
  await list.getByRole('button', { name: '打包下载' }).click();
  const ready = page.getByRole('region', { name: '批量下载' });
  await expect(ready).toContainText('可下载至', { timeout: BACKGROUND_MS });
  const saved = page.waitForEvent('download');
  await ready.getByRole('button', { name: '下载' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^发票-.*\.zip$/);
  await list.getByRole('searchbox', { name: '关键词' }).fill('没有这样的发票');
  await list.getByRole('searchbox', { name: '关键词' }).press('Enter');
  await expect(page.getByText('没有符合条件的结果')).toBeVisible();
  await page.goBack();
  await expect(list.getByRole('link', { name: /^查看 \w+/ }).first()).toBeVisible();
}

/** The second title of the demonstration's enterprise, as a list of titles shows it. */
const OTHER_TITLE = '澄湖乳业（杭州）有限公司 · 91990000MA0001C7F9';

/** Buys a product as an enterprise, pays for it, and waits until it is delivered; returns the number of its order, which is open. */
async function buyDelivered(page: Page, portal: PortalPage, at: (path: string) => string): Promise<string> {
  await portal.readAs('demo-enterprise', at('/purchase-page?code=iot-hub'));
  const orderNo = await submitOrder(page);
  await payOnline(page);
  // The sandbox delivers after some seconds.
  await openUntil(page, at(`/overview/order-details?orderNo=${orderNo}`), (expectSoon) =>
    expectSoon(page.getByRole('region', { name: '订单概况' })).toContainText('已完成'),
  );
  return orderNo;
}

interface Wishes {
  readonly remark?: string;
  readonly isPaper?: boolean;
  readonly isSpecial?: boolean;
}

/** Applies for an invoice of an order; the page that says so is open. */
async function apply(
  page: Page,
  orderNo: string,
  at: (path: string) => string,
  { remark, isPaper, isSpecial }: Wishes,
) {
  await page.goto(at(`/overview/apply/choose-order?orderNo=${orderNo}`));
  await expect(page.getByRole('checkbox', { name: `选择可开票订单 ${orderNo}` })).toBeChecked();
  await page.getByRole('button', { name: '下一步' }).click();
  if (isSpecial) await page.getByRole('radio', { name: /增值税专用发票/ }).check();
  if (isPaper) await page.getByRole('radio', { name: /纸质发票/ }).check();
  else await page.getByRole('textbox', { name: /接收邮箱/ }).fill('finance@example.com');
  if (remark) await page.getByRole('textbox', { name: /备注/ }).fill(remark);
  await submit(page);
}

/** Sends an application from its preview. */
async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: '预览发票' }).click();
  // By its key: a dialog that still opens moves away from under a pointer.
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^提交申请/ })
    .press('Enter');
  await expect(page.getByRole('heading', { name: '开票申请已提交' })).toBeVisible();
}

/** Opens the invoice that was just applied for; returns where its state stands. */
async function openApplied(page: Page): Promise<Locator> {
  await page.getByRole('link', { name: '查看发票' }).click();
  const summary = page.getByRole('region', { name: '发票概况' });
  await expect(summary).toBeVisible();
  return summary;
}
