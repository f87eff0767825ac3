import type { Page } from '@playwright/test';
import type { BrandUnderTest } from '../brand-under-test';
import { expect, test } from '../fixtures';

/** Pages about one item, with the name of their tabs. */
const PAGES = [
  ['产品内容', '/product-detail/iot-hub.html'],
  ['方案内容', '/solution/smart-park.html'],
  ['案例内容', '/case-details/jinhe-gear.html'],
  ['模型内容', '/modelDetail/alarm-flood-root-cause.html'],
] as const;

/** The tabs of long pages tell which section is read. */
export function describeSectionTabs(brand: BrandUnderTest): void {
  for (const [label, path] of PAGES) {
    test.describe(`tabs of ${label}`, () => {
      const tabs = (page: Page) => page.getByRole('navigation', { name: label }).getByRole('link');

      test('mark what is read, also after the way back to the top', async ({ page, portal }) => {
        await portal.open(brand.basePath + path);
        await expectMarked(tabs(page), 0);
        const count = await tabs(page).count();
        for (const index of [count - 1, 1, count - 1]) {
          await tabs(page).nth(index).click();
          await expectMarked(tabs(page), index);
        }
        await page.getByRole('button', { name: '返回顶部' }).click();
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
        await expectMarked(tabs(page), 0);
      });

      test.describe('on a phone', () => {
        test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

        test('mark the section an address leads to, in view, on an opaque ground', async ({ page, portal }) => {
          await portal.open(brand.basePath + path);
          const last = await tabs(page).last().getAttribute('href');
          await portal.open(brand.basePath + path + last);
          await expectMarked(tabs(page), (await tabs(page).count()) - 1);
          await expect(tabs(page).last()).toBeInViewport({ ratio: 1 });
          await expect(page.getByRole('navigation', { name: label })).toHaveCSS(
            'background-color',
            'rgb(255, 255, 255)',
          );
        });
      });
    });
  }
}

async function expectMarked(tabs: ReturnType<Page['getByRole']>, index: number): Promise<void> {
  await expect(tabs.and(tabs.page().locator('[aria-current="location"]'))).toHaveText(
    (await tabs.nth(index).textContent()) ?? '',
  );
}
