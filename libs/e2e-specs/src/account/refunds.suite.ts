import type { Page } from '@playwright/test';
import type { BrandUnderTest } from '../brand-under-test';
import { findAccessibilityViolations } from '../checks/accessibility';
import { expect, type PortalPage, test } from '../fixtures';
import { openUntil, reloadUntil } from '../reload-until';
import { payOnline, submitOrder } from './order-steps';

/** Refunds from the application to the money, and everything that may come between. */
export function describeRefunds(brand: BrandUnderTest): void {
  const at = (path: string) => brand.basePath + path;

  /** Buys a month of a product and opens the application for a refund of it. */
  async function buyAndAsk(page: Page, portal: PortalPage): Promise<void> {
    await portal.readAs('demo-personal', at('/purchase-page?code=iot-hub'));
    await submitOrder(page);
    await payOnline(page);
    const result = page.getByRole('region', { name: '支付结果' });
    await result.getByRole('link', { name: /订单/ }).first().click();
    await page.getByRole('link', { name: '申请退款' }).click();
    await expect(page).toHaveURL(/\/overview\/refund-details\?orderNo=OD/);
    await expect(page.getByRole('heading', { level: 1, name: '申请退款' })).toBeVisible();
  }

  async function submit(page: Page, text: string): Promise<void> {
    await expect(page.getByRole('group', { name: '计算方式' })).toContainText('= ¥');
    await page.getByRole('combobox', { name: /退款原因/ }).selectOption({ label: '项目或预算有变化' });
    await page.getByRole('textbox', { name: /退款说明/ }).fill(text);
    await page.getByRole('button', { name: '提交退款申请' }).click();
    await expect(page).toHaveURL(/\/overview\/submitRefundCompleted\?refundNo=RF/);
    await expect(page.getByRole('status').filter({ hasText: '退款申请已提交' })).toBeVisible();
    await page.getByRole('link', { name: '查看退款详情' }).click();
    await expect(page).toHaveURL(/\/overview\/refund-details\?refundNo=RF/);
  }

  /** Waits until a refund stands where it should; its page asks again by itself, and here sooner. */
  function waitFor(page: Page, state: string): Promise<void> {
    const shown = page.getByRole('region', { name: '退款概况' }).getByText(state, { exact: true });
    return reloadUntil(page, (expectSoon) => expectSoon(shown).toBeVisible());
  }

  test.describe('refunds', () => {
    test('an order is given back, and says so', async ({ page, portal }) => {
      await buyAndAsk(page, portal);
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await submit(page, '项目延期，暂时用不到。');
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await waitFor(page, '已退款');
      await page.getByRole('link', { name: '查看订单' }).click();
      await expect(page.getByRole('region', { name: '费用明细' })).toContainText('已全部退款');
      await page.getByRole('link', { name: '退款已完成' }).click();
      await expect(page.getByRole('region', { name: '退款列表' })).toContainText('已退款');
    });

    test('a product is given back from its own page, and is released', async ({ page, portal }) => {
      const products = at('/overview/product?productCode=cache');
      await portal.readAs('demo-personal', at('/purchase-page?code=cache'));
      await submitOrder(page);
      await payOnline(page);
      const product = page.getByRole('link', { name: /^查看 PI/ }).first();
      // The sandbox delivers after some seconds.
      await openUntil(page, products, (expectSoon) => expectSoon(product).toBeVisible());
      await product.click();
      const own = page.url();
      await page.getByRole('link', { name: '申请退款' }).click();
      await submit(page, '改用自建的缓存服务。');
      await waitFor(page, '已退款');
      await page.goto(own);
      await expect(page.getByRole('region', { name: '产品概况' })).toContainText('已释放');
    });

    test('a rejection is appealed, and somebody else agrees', async ({ page, portal }) => {
      await buyAndAsk(page, portal);
      await submit(page, '模拟驳回');
      await waitFor(page, '已驳回');
      await page.getByRole('button', { name: '申诉' }).click();
      await page.getByRole('textbox', { name: /申诉理由/ }).fill('产品开通后一次也没有使用，请再核实。');
      await page.getByRole('button', { name: '提交申诉' }).click();
      await expect(page.getByText('申诉已提交，将由另一位财务人员处理')).toBeVisible();
      await waitFor(page, '已退款');
      await expect(page.getByRole('list', { name: '退款进度' })).toContainText('申诉');
    });

    test('an application is cancelled, and can be made anew', async ({ page, portal }) => {
      await buyAndAsk(page, portal);
      const application = page.url();
      await submit(page, '');
      await page.getByRole('button', { name: '撤销申请' }).click();
      await page.getByRole('textbox', { name: /撤销原因/ }).fill('继续使用');
      await page.getByRole('button', { name: '确认撤销' }).click();
      await expect(page.getByText('退款申请已撤销', { exact: true })).toBeVisible();
      await expect(page.getByRole('list', { name: '退款进度' })).toContainText('继续使用');
      await portal.open(application);
      await expect(page.getByRole('button', { name: '提交退款申请' })).toBeVisible();
    });

    for (const width of [1440, 1024, 390]) {
      test(`are accessible in every state and fit a window ${width} wide`, async ({ page, portal }) => {
        await page.setViewportSize({ width, height: 900 });
        await portal.readAs('demo-enterprise', at('/overview/refund'));
        const fits = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        const list = page.getByRole('region', { name: '退款列表' });
        await expect(list.getByText('待补充材料', { exact: true })).toBeVisible();
        expect(await fits()).toBeLessThanOrEqual(0);
        expect(await findAccessibilityViolations(page)).toEqual([]);
        for (const [tab, state] of [
          ['supplement', '待补充材料'],
          ['failed', '退款失败'],
        ] as const) {
          await portal.open(at(`/overview/refund?status=${tab}`));
          await list
            .getByRole('link', { name: /^查看 RF/ })
            .first()
            .click();
          const summary = page.getByRole('region', { name: '退款概况' });
          await expect(summary.getByText(state, { exact: true })).toBeVisible();
          expect(await fits()).toBeLessThanOrEqual(0);
          expect(await findAccessibilityViolations(page)).toEqual([]);
        }
      });
    }
  });
}
