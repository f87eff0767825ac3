import type { BrandUnderTest } from '../brand-under-test';
import { findAccessibilityViolations } from '../checks/accessibility';
import { expect, makeGesture, test, waitForHydration } from '../fixtures';

/** Notices of the community, and where they lead. */
export function describeNotices(brand: BrandUnderTest): void {
  const at = (path: string) => brand.basePath + path;

  test.describe('notices of the community', () => {
    test('lead to the comment that they tell of, which is marked, and say so once it is gone', async ({
      page,
      portal,
    }) => {
      await portal.readAs('demo-personal', at('/person-center/my-FAQ'));
      const question = page.getByRole('list', { name: '我的问答' }).getByRole('heading').last().getByRole('link');
      const title = await question.innerText();
      const address = (await question.getAttribute('href')) ?? '';
      const text = `量程换过之后还有这个现象吗？记录编号 ${Date.now()}`;

      const other = await portal.openOther('demo-enterprise', at('/person-center/my-home'));
      await other.goto(address);
      await makeGesture(other);
      await waitForHydration(other);
      await other.getByRole('button', { name: '写下你的评论…' }).first().click();
      await other.getByRole('textbox', { name: '发表评论' }).fill(text);
      await other.getByRole('button', { name: '发表评论' }).click();
      const written = other.getByRole('article').filter({ hasText: text }).last();
      await expect(written).toBeVisible();

      await page.goto(at('/person-center/my-notice?type=comment'));
      const notice = page.getByRole('list', { name: '社区通知' }).getByRole('listitem').filter({ hasText: text });
      await notice.getByRole('link', { name: title }).click();
      const sought = page.locator('[data-sought]');
      await expect(sought).toContainText(text);
      await expect(sought).toBeInViewport();
      expect(await findAccessibilityViolations(page)).toEqual([]);
      const place = page.url();
      expect(place).toMatch(/\?comment=([\da-f-]{36})#comment-\1$/);

      const unscripted = await (await page.request.get(place)).text();
      expect(unscripted).toContain(text);
      await page.goto(at('/person-center/my-home'));
      await page.goto(place);
      await expect(sought).toBeInViewport();

      const copied = place.replace(/\?[^#]*/, '');
      await page.goto(at('/person-center/my-home'));
      await page.goto(copied);
      await expect(sought).toContainText(text);
      await expect(sought).toBeInViewport();
      await expect(page).toHaveURL(place);

      await written.getByRole('button', { name: '删除' }).click();
      await expect(written).toBeHidden();
      await page.goto(at('/person-center/my-notice?type=comment'));
      await notice.getByRole('link', { name: title }).click();
      await makeGesture(page);
      await waitForHydration(page);
      await expect(page.getByText('您要看的评论已删除或不可见')).toBeVisible();
      await expect(sought).toHaveCount(0);
    });
  });
}
