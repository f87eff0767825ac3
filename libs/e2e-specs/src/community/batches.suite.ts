import type { Page } from '@playwright/test';
import type { BrandUnderTest } from '../brand-under-test';
import { findAccessibilityViolations } from '../checks/accessibility';
import { expect, makeGesture, test, waitForHydration } from '../fixtures';

/** What members do with several rows of the personal center at once. */
export function describeBatches(brand: BrandUnderTest): void {
  const at = (path: string) => brand.basePath + path;

  const open = async (page: Page, address: string) => {
    await page.goto(address);
    await makeGesture(page);
    await waitForHydration(page);
  };

  test.describe('batches in the personal center', () => {
    test('take likes back and clear the history, and say what could not be deleted', async ({ page, portal }) => {
      await portal.readAs('demo-personal', at('/person-center/my-home'));
      await page.goto(at('/community/blogArticle?sort=newest'));
      const links = page.getByRole('list', { name: '文章' }).getByRole('heading').getByRole('link');
      const addresses = (await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))).slice(
        -2,
      );
      for (const address of addresses) {
        await open(page, address);
        const like = page.getByRole('button', { name: /^赞 / }).first();
        // What the reader has liked before is known a moment after the page.
        await expect(async () => {
          if ((await like.getAttribute('aria-pressed')) === 'false') await like.click();
          await expect(like).toHaveAttribute('aria-pressed', 'true', { timeout: 2000 });
        }).toPass();
      }

      const bar = page.getByRole('group', { name: '批量操作' });
      await open(page, at('/person-center/my-like?type=content'));
      const liked = page.getByRole('list', { name: '赞过的内容' }).getByRole('listitem');
      await expect(liked.nth(1)).toBeVisible();
      const total = await liked.count();
      await bar.getByRole('checkbox', { name: '全选本页' }).check();
      await expect(bar).toContainText(`已选 ${total} 项`);
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await bar.getByRole('button', { name: '批量取消赞' }).click();
      await expect(bar.getByRole('status')).toHaveText(`已取消赞 ${total} 项`);

      await open(page, at('/person-center/my-history'));
      await page
        .getByRole('checkbox', { name: /^选择 / })
        .first()
        .check();
      await bar.getByRole('button', { name: '批量删除' }).click();
      await bar.getByRole('button', { name: '确认批量删除' }).click();
      await expect(bar.getByRole('status')).toHaveText('已删除 1 项');
      expect(await findAccessibilityViolations(page)).toEqual([]);

      await open(page, at('/person-center/my-FAQ?status=211'));
      await page
        .getByRole('checkbox', { name: /^选择 / })
        .first()
        .check();
      await bar.getByRole('button', { name: '批量删除' }).click();
      await bar.getByRole('button', { name: '确认批量删除' }).click();
      await expect(bar.getByRole('status')).toHaveText('已删除 0 项，1 项没有成功');
      await expect(bar.getByRole('list', { name: '没有成功的内容' })).toContainText(
        '只能删除草稿、未通过和已下架的内容',
      );
      expect(await findAccessibilityViolations(page)).toEqual([]);
    });
  });
}
