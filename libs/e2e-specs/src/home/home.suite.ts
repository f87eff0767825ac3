import type { BrandUnderTest } from '../brand-under-test';
import { expect, test } from '../fixtures';

/** The home page (spec §1). */
export function describeHome(brand: BrandUnderTest): void {
  test.describe('home page', () => {
    test('shows every section with content', async ({ page, portal }) => {
      await portal.read(brand.home);
      await expect(page.locator('h1')).toHaveCount(1);
      expect(await page.getByRole('main').getByRole('heading', { level: 2 }).count()).toBeGreaterThanOrEqual(6);
      await expect(page.getByText(/最新|最热/).first()).toBeVisible();
    });

    test('every picture has a text and loads', async ({ page, portal }) => {
      await portal.open(brand.home);
      await page.locator('img:visible').evaluateAll(async (all) => {
        for (const image of all as HTMLImageElement[]) {
          const ended = new Promise((resolve) =>
            ['load', 'error'].map((type) => image.addEventListener(type, resolve)),
          );
          image.scrollIntoView({ behavior: 'instant' });
          if (!image.complete) await ended;
        }
      });
      // A slide that came in the meantime loads its picture once it is in view.
      const listBroken = () =>
        page.locator('img:visible').evaluateAll((all) => {
          const broken = (all as HTMLImageElement[]).filter(
            (image) => !image.naturalWidth || !image.hasAttribute('alt'),
          );
          broken[0]?.scrollIntoView({ behavior: 'instant' });
          return broken.map((image) => image.src);
        });
      await expect.poll(listBroken).toEqual([]);
    });

    test('the carousel moves by its buttons', async ({ page, portal }) => {
      await portal.open(brand.home);
      const carousel = page.getByRole('region', { name: /轮播|推荐/ }).first();
      await carousel.getByRole('button', { name: /下一/ }).click();
      await expect(carousel.locator('[aria-current="true"]').first()).toHaveAccessibleName(/2/);
    });

    test('hot products switch by their tabs', async ({ page, portal }) => {
      await portal.open(brand.home);
      const tabs = page.getByRole('main').getByRole('tablist').first().getByRole('tab');
      await tabs.nth(1).click();
      await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
      await tabs.nth(1).press('ArrowRight');
      await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true');
    });

    test('stores page configuration and banners for the session', async ({ page, portal }) => {
      await portal.open(brand.home);
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('pageConfig'))).toContain('"code"');
      const banners = await page.evaluate(
        () => JSON.parse(sessionStorage.getItem('bannerConfig') ?? '[]') as unknown[],
      );
      expect(banners.length).toBeGreaterThan(0);
    });

    test('works where the browser keeps no storage', async ({ page, portal }) => {
      await page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, name, {
            get: () => {
              throw new DOMException('denied', 'SecurityError');
            },
          });
        }
      });
      await portal.open(brand.home);
      await expect(page.getByRole('button', { name: '登录' }).first()).toBeVisible();
    });

    test('clears a stored token that the server does not know', async ({ page, portal, expectedMessages }) => {
      // What is asked for before the token has been checked is refused.
      expectedMessages.push(/status of 401/);
      await page.addInitScript(() => {
        localStorage.setItem('IDAAS-AUTH-TOKEN', 'stale');
        localStorage.setItem('userInfo', '{"account":"a","userCode":"a"}');
      });
      await portal.open(brand.home);
      await expect.poll(() => page.evaluate(() => localStorage.getItem('userInfo'))).toBeNull();
      await expect(page.getByRole('button', { name: '登录' }).first()).toBeVisible();
    });
  });
}
