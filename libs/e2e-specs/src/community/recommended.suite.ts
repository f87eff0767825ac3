import type { BrandUnderTest } from '../brand-under-test';
import { findAccessibilityViolations } from '../checks/accessibility';
import { expect, makeGesture, test, waitForHydration } from '../fixtures';

/** What the community recommends, and what a member has to say about it. */
export function describeRecommended(brand: BrandUnderTest): void {
  const at = (path: string) => brand.basePath + path;

  test.describe('the recommended feed', () => {
    test('leaves out what a member is not interested in, until that is taken back', async ({ page, portal }) => {
      await portal.readAs('demo-expiring', at('/person-center/my-home'));
      await page.goto(at('/community'));
      await makeGesture(page);
      await waitForHydration(page);
      const feed = page.getByRole('list', { name: '社区动态' });
      const title = await feed.getByRole('heading').first().getByRole('link').innerText();
      const link = feed.getByRole('link', { name: title, exact: true });

      await feed.getByRole('button', { name: `不感兴趣：${title}` }).click();
      await expect(feed.getByText(`将不再推荐《${title}》`)).toBeVisible();
      const undo = feed.getByRole('button', { name: `撤销：${title}` });
      await expect(undo).toBeFocused();
      await undo.click();
      await expect(link).toBeVisible();

      await feed.getByRole('button', { name: `不感兴趣：${title}` }).click();
      await expect(feed.getByText(`将不再推荐《${title}》`)).toBeVisible();
      await expect(undo).toHaveAttribute('aria-disabled', 'false');
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await page.reload();
      await makeGesture(page);
      await waitForHydration(page);
      await expect(link).toHaveCount(0);

      await page.goto(at('/person-center/my-history?tab=uninteresting'));
      const left = page.getByRole('list', { name: '不感兴趣的内容' });
      await expect(left.getByRole('link', { name: title })).toBeVisible();
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await left.getByRole('button', { name: `恢复推荐：${title}` }).click();
      await expect(page.getByText(/没有不感兴趣的内容/)).toBeVisible();
      await page.goto(at('/community'));
      await expect(link).toBeVisible();
    });
  });
}
