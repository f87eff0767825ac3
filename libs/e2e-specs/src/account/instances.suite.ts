import type { Page } from '@playwright/test';
import type { BrandUnderTest } from '../brand-under-test';
import { findAccessibilityViolations } from '../checks/accessibility';
import { expect, type PortalPage, test } from '../fixtures';
import { reloadUntil } from '../reload-until';
import { orderChange, payInSandbox } from './order-steps';

/** Products in use: what an account has, and the keys of one. */
export function describeInstances(brand: BrandUnderTest): void {
  const at = (path: string) => brand.basePath + path;

  test.describe('products in use', () => {
    test('a product is found, and its key is created, seen once, and deleted', async ({ page, portal }, info) => {
      const name = `密钥${info.workerIndex}-${info.retry}`;
      // One that nothing happens to by itself meanwhile.
      await portal.readAs('demo-enterprise', at('/overview/product?productCode=data-board'));
      const list = page.getByRole('region', { name: '产品列表' });
      await expect(list.getByText(/还剩 \d+ 天/).first()).toBeVisible();
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await list
        .getByRole('link', { name: /^查看 PI/ })
        .first()
        .click();
      await expect(page).toHaveURL(/\/overview\/product-modal\?instanceId=/);
      await expect(
        page.getByRole('region', { name: '相关订单' }).getByRole('link', { name: /^OD/ }).last(),
      ).toBeVisible();
      expect(await findAccessibilityViolations(page)).toEqual([]);

      await page.getByRole('button', { name: '创建密钥' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('密钥名称').fill(name);
      await dialog.getByRole('button', { name: '创建', exact: true }).click();
      await expect(dialog.getByText(/^ak_[\w-]{43}$/)).toBeVisible();
      await dialog.getByRole('button', { name: '我已保存' }).click();
      await expect(dialog).toBeHidden();
      const keys = page.getByRole('list', { name: '访问密钥列表' });
      await expect(keys.getByText(name)).toBeVisible();
      await expect(page.getByText(/^ak_[\w-]{43}$/)).toHaveCount(0);

      await page.getByRole('button', { name: `删除 ${name}` }).click();
      await dialog.getByRole('button', { name: '删除', exact: true }).click();
      await expect(keys.getByText(name)).toHaveCount(0);
    });

    test('dialogs stand where they belong at once for visitors who want less motion', async ({ page, portal }) => {
      await portal.readAs('demo-enterprise', at('/overview/product?productCode=data-board'));
      await page
        .getByRole('link', { name: /^查看 PI/ })
        .first()
        .click();
      await page.getByRole('button', { name: '创建密钥' }).waitFor();
      await page.evaluate(() => {
        addEventListener('animationstart', ({ target }) => {
          document.documentElement.setAttribute('data-moved', (target as Element).className);
        });
      });
      await page.getByRole('button', { name: '创建密钥' }).click();
      const dialog = page.getByRole('dialog', { name: '创建访问密钥' });
      await dialog.getByRole('button', { name: '取消' }).click();
      await expect(dialog).toBeHidden();
      await expect(page.locator('html[data-moved*="ant-modal"]')).toHaveCount(0);
    });

    test('a product is renewed and paid for', async ({ page, portal }) => {
      await openChange(page, portal, at('/overview/product?productCode=predictive-maintenance'), '续费');
      await page.getByRole('radio', { name: '12 个月' }).check();
      await expect(page).toHaveURL(/period=12/);
      const form = page.getByRole('form', { name: '续费订单' });
      await expect(form).toContainText('12 个月享 8.5 折');
      expect(await findAccessibilityViolations(page)).toEqual([]);
      const orderNo = await orderChange(page);
      await payInSandbox(page);
      await page.goto(at(`/overview/order-details?orderNo=${orderNo}`));
      await page.getByRole('region', { name: '续费内容' }).getByRole('link', { name: /^PI/ }).click();
      // The sandbox delivers after some seconds.
      const progress = page.getByRole('list', { name: '产品进度' });
      await reloadUntil(page, (expectSoon) => expectSoon(progress).toContainText('续费 12 个月'));
    });

    test('an upgrade says how its price comes about, and is one at a time', async ({ page, portal }) => {
      await openChange(page, portal, at('/overview/product?productCode=quality-inspection'), '升级');
      const form = page.getByRole('form', { name: '升级订单' });
      await expect(form.getByRole('list', { name: '差价计算' })).toContainText(/× \d+ 天 ÷ \d+ 天 = ¥/);
      expect(await findAccessibilityViolations(page)).toEqual([]);
      const orderNo = await orderChange(page);
      await page.goto(at(`/overview/order-details?orderNo=${orderNo}`));
      const content = page.getByRole('region', { name: '升级内容' });
      await expect(content.getByRole('list', { name: '差价计算' })).toContainText('÷');
      await content.getByRole('link', { name: /^PI/ }).click();
      await page.getByRole('link', { name: '续费', exact: true }).click();
      await expect(page.getByText(/已有一笔未完成的升级订单/)).toBeVisible();
      await page.getByRole('link', { name: '查看订单' }).click();
      await page.getByRole('button', { name: '取消订单' }).click();
      await page.getByRole('dialog').getByRole('button', { name: '取消订单' }).click();
      await expect(page.getByText('订单已取消', { exact: true })).toBeVisible();
    });

    test('a product is set to renew itself, and no longer', async ({ page, portal }) => {
      await portal.readAs('demo-enterprise', at('/overview/product?productCode=mes'));
      await page
        .getByRole('link', { name: /^查看 PI/ })
        .first()
        .click();
      const card = page.getByRole('region', { name: '自动续费' });
      await expect(card).toContainText('不会自动扣款');
      for (const verb of ['开启', '关闭']) {
        await card.getByRole('button', { name: `${verb}自动续费` }).click();
        await page
          .getByRole('dialog')
          .getByRole('button', { name: `确认${verb}` })
          .click();
        await expect(card).toContainText(verb === '开启' ? '已开启' : '未开启');
      }
    });

    for (const width of [1440, 1024, 390]) {
      test(`renewals and upgrades fit a window ${width} wide`, async ({ page, portal }) => {
        await page.setViewportSize({ width, height: 900 });
        await openChange(page, portal, at('/overview/product?productCode=energy-manage'), '续费');
        await expect(page.getByRole('form', { name: '续费订单' })).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        await page.goto(page.url().replace('product-renew', 'product-upgrade'));
        await expect(page.getByRole('form', { name: '升级订单' })).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      });
    }
  });
}

/** Opens the renewal or the upgrade of the first product of a list. */
async function openChange(page: Page, portal: PortalPage, list: string, action: string): Promise<void> {
  await portal.readAs('demo-enterprise', list);
  await page
    .getByRole('link', { name: new RegExp(`^${action} PI`) })
    .first()
    .click();
  await expect(page).toHaveURL(/instanceId=/);
}
