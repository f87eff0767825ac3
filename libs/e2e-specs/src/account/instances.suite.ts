import type { BrandUnderTest } from '../brand-under-test';
import { findAccessibilityViolations } from '../checks/accessibility';
import { expect, test } from '../fixtures';

/** Products in use: what an account has, and the keys of one. */
export function describeInstances(brand: BrandUnderTest): void {
  const at = (path: string) => brand.basePath + path;

  test.describe('products in use', () => {
    test('a product is found, and its key is created, seen once, and deleted', async ({ page, portal }, info) => {
      const name = `密钥${info.workerIndex}-${info.retry}`;
      await portal.readAs('demo-enterprise', at('/overview/product'));
      const list = page.getByRole('region', { name: '产品列表' });
      await expect(list.getByText(/还剩 \d+ 天/).first()).toBeVisible();
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await list
        .getByRole('link', { name: /^查看 PI/ })
        .first()
        .click();
      await expect(page).toHaveURL(/\/overview\/product-modal\?instanceId=/);
      await expect(page.getByRole('region', { name: '相关订单' }).getByRole('link', { name: /^OD/ })).toBeVisible();
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
  });
}
