import type { Page } from '@playwright/test';
import type { BrandUnderTest } from '../brand-under-test';
import { readLayoutShift, watchLayoutShift } from '../checks/layout-shift';
import { expect, test } from '../fixtures';
import { findAccountMenu } from '../session/log-in';

/** Lets the profile wait, and returns it a picture; the result lets it go. */
async function holdProfile(page: Page): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/ptl/user/info', async (route) => {
    await isReleased;
    const response = await route.fetch();
    const body = (await response.json()) as { readonly data: object };
    await route.fulfill({ json: { ...body, data: { ...body.data, avatar: 'picture' } } });
  });
  await page.route('**/ptl/file/content?*', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  return release;
}

/** The console: whom it greets, and what it shows a new account. */
export function describeConsole(brand: BrandUnderTest): void {
  const url = `${brand.basePath}/overview`;

  test.describe('console', () => {
    test('greets with nickname and picture, and nothing moves when they arrive', async ({ page, portal }) => {
      await portal.readAs('demo-personal', url);
      await watchLayoutShift(page);
      const release = await holdProfile(page);
      await portal.open(url);
      const avatar = page.getByRole('banner').locator('button[aria-expanded] [data-size]');
      const before = await avatar.boundingBox();
      release();
      await expect(findAccountMenu(page, 'demo-personal').locator('img')).toBeVisible();
      await expect(findAccountMenu(page, 'demo-personal')).toHaveText('林予安');
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/，林予安$/);
      await expect(page.getByRole('main').locator('header img')).toBeVisible();
      expect(await avatar.boundingBox()).toEqual(before);
      expect(await readLayoutShift(page)).toBeLessThan(0.01);
    });

    test('leaves no column empty beside the first steps of a new account', async ({ page, portal }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await portal.readAs('demo-new', url);
      const boxOf = async (name: string) => {
        const box = await page.getByRole('region', { name }).boundingBox();
        if (!box) throw new Error(`${name} is not shown`);
        return box;
      };
      await expect(page.getByRole('region', { name: '四步上手' })).toBeVisible();
      const steps = await boxOf('四步上手');
      const row = await Promise.all(['常用入口', '最新消息', '公告与动态'].map(boxOf));
      expect(new Set(row.map(({ y }) => y)).size).toBe(1);
      expect(new Set(row.map(({ height }) => height)).size).toBe(1);
      const [first, , last] = row;
      expect(first?.x).toBe(steps.x);
      expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo(steps.x + steps.width, 0);
    });
  });
}
