import type { BrandUnderTest } from '../brand-under-test';
import { takeClock } from '../checks/clock';
import { expect, test } from '../fixtures';

/** Consent, and what is counted after it. */
export function describeConsent(brand: BrandUnderTest): void {
  test.describe('consent', () => {
    test.use({ isKnownVisitor: false });

    test('is asked for once, and nothing is counted before it', async ({ page, portal }) => {
      const batches: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/ptl/uv/batchAdd')) batches.push(request.postData() ?? '');
      });
      await portal.open(brand.home);
      const banner = page.getByRole('region', { name: '隐私设置' });
      await expect(banner.getByRole('button')).toHaveText(['同意', '拒绝', '设置']);
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      expect(batches).toEqual([]);
      await banner.getByRole('button', { name: '拒绝' }).click();
      await expect(banner).toBeHidden();
      const clock = await takeClock(page);
      await portal.open(`${brand.basePath}/product`);
      await clock.passMinute();
      await expect(banner).toBeHidden();
      expect(await page.evaluate(() => localStorage.getItem('visitorId'))).toBeNull();
    });

    test('lets views be counted, in a batch that leaves with the page, and can be withdrawn', async ({
      page,
      portal,
    }) => {
      await portal.open(`${brand.basePath}/news-center`);
      await page.getByRole('region', { name: '隐私设置' }).getByRole('button', { name: '同意' }).click();
      const answered = page.waitForResponse(/\/ptl\/uv\/batchAdd/);
      await page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      });
      expect((await answered).status()).toBe(200);
      expect(await page.evaluate(() => localStorage.getItem('visitorId'))).toMatch(/^[0-9a-f]{32}$/);
      await page.getByRole('contentinfo').getByRole('button', { name: '隐私设置' }).click();
      await page.getByRole('region', { name: '隐私设置' }).getByRole('button', { name: '全部拒绝' }).click();
      expect(await page.evaluate(() => localStorage.getItem('visitorId'))).toBeNull();
    });
  });
}
