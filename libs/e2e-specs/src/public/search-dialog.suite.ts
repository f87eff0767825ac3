import type { Page } from '@playwright/test';
import type { BrandUnderTest } from '../brand-under-test';
import { findAccessibilityViolations } from '../checks/accessibility';
import { expect, test } from '../fixtures';

const MANUAL = '/document-center/document-content?id=iot-hub&nodeId=quick-start%2Ffirst-device';

/** The search that keys call for over any page (spec §4). */
export function describeSearchDialog(brand: BrandUnderTest): void {
  const dialogOf = (page: Page) => page.getByRole('dialog', { name: '搜索' });
  const fieldOf = (page: Page) => dialogOf(page).getByRole('combobox');

  /** Calls for the search; who hears the keys comes in an idle moment. */
  async function call(page: Page, key: string): Promise<void> {
    await expect(async () => {
      if (!(await dialogOf(page).isVisible())) await page.keyboard.press(key);
      await expect(fieldOf(page)).toBeFocused({ timeout: 500 });
    }).toPass();
  }

  test.describe('search dialog', () => {
    test('opens by key, previews what is reached, opens it, and gives the focus back', async ({ page, portal }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await portal.open(brand.home);
      const opener = page.getByRole('banner').getByRole('link', { name: '产品', exact: true });
      await opener.focus();
      await call(page, '/');
      await page.keyboard.press('Escape');
      await expect(dialogOf(page)).toBeHidden();
      await expect(opener).toBeFocused();

      await call(page, 'Control+k');
      await fieldOf(page).pressSequentially('网关');
      const options = dialogOf(page).getByRole('option');
      await expect(options.first()).toBeVisible();
      const preview = dialogOf(page).getByRole('complementary', { name: '预览' });
      await expect(preview.getByRole('heading')).toBeVisible();
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
      const href = (await options.nth(1).getAttribute('href')) ?? '';
      await page.keyboard.press('Enter');
      await expect.poll(() => new URL(page.url()).pathname).toBe(href.split(/[?#]/)[0]);
      await expect(dialogOf(page)).toBeHidden();
    });

    test('fills a telephone, without a preview, and leads to all results', async ({ page, portal }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await portal.open(brand.home);
      await call(page, 'Control+k');
      await page.keyboard.type('网关');
      await expect(dialogOf(page).getByRole('option').first()).toBeVisible();
      await expect(dialogOf(page).getByRole('complementary')).toHaveCount(0);
      const box = await dialogOf(page).boundingBox();
      expect(box).toMatchObject({ x: 0, y: 0, height: 844 });
      // The room of the page's scrollbar is kept.
      expect(box?.width).toBeGreaterThan(370);
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await dialogOf(page)
        .getByRole('option', { name: /^查看全部结果/ })
        .click();
      await expect(page).toHaveURL(/document-search\?wd=/);
    });

    test('looks first in the manual that is being read', async ({ page, portal }) => {
      await portal.open(brand.basePath + MANUAL);
      await call(page, '/');
      await page.keyboard.type('设备');
      await expect(dialogOf(page).getByRole('group').first()).toHaveAttribute('aria-label', '当前手册');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/document-search\?wd=.*&doc=iot-hub/);
    });

    test('leaves the slash to whoever is writing', async ({ page, portal }) => {
      await portal.open(`${brand.basePath}/document-center/document-search`);
      const field = page.getByRole('main').getByRole('combobox');
      await field.pressSequentially('a/b');
      await expect(field).toHaveValue('a/b');
      await expect(dialogOf(page)).toHaveCount(0);
    });
  });
}
