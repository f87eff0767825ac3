import type { Page } from '@playwright/test';
import { type BrandUnderTest, listPageTypes } from '../brand-under-test';
import { takeClock } from '../checks/clock';
import { holdCode, SCRIPTS } from '../checks/hold-code';
import { expect, test, waitForHydration } from '../fixtures';

const AGREED = '{"version":1,"statistics":true,"personal":false}';

/** Time that a slide of the home page has, in milliseconds. */
const SLIDE_MS = 6500;

/** What public pages do before their code is there: all that needs no gesture, and what the browser does by itself. */
export function describeBeforeCode(brand: BrandUnderTest): void {
  const at = (path: string) => brand.basePath + path;
  const isInteractive = (page: Page) => page.locator('html[data-hydrated]');

  test.describe('before its code', () => {
    for (const { name, path, status, account } of listPageTypes(brand)) {
      if (account || status !== 200) continue;
      test(`the page type ${name} runs none of it before a gesture, and fetches it when it has been there for a while`, async ({
        page,
        portal,
      }) => {
        const scripts = watchScripts(page);
        const clock = await takeClock(page);
        await clock.stop();
        await portal.read(path);
        expect(scripts).toEqual([]);
        await clock.resume();
        await clock.passMinute();
        expect(scripts.length).toBeGreaterThan(0);
        await expect(isInteractive(page)).toHaveCount(0);
        await page.keyboard.press('Tab');
        await waitForHydration(page);
      });
    }

    test('nothing is fetched ahead where data is to be saved', async ({ page, portal }) => {
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
      );
      const scripts = watchScripts(page);
      const clock = await takeClock(page);
      await portal.read(brand.home);
      await clock.passMinute();
      expect(scripts).toEqual([]);
    });

    test('dialogs of the side toolbar open and close by themselves', async ({ page, portal }) => {
      await withoutCode(page);
      await portal.read(brand.home);
      const toolbox = page.getByRole('complementary', { name: '快捷服务' });
      const hotline = toolbox.locator('a[href^="tel:"]');
      await expect(hotline).toBeHidden();
      await page.getByRole('button', { name: '电话咨询' }).click();
      await expect(hotline).toBeVisible();
      await page.getByRole('button', { name: '扫码咨询' }).click();
      await expect(hotline).toBeHidden();
      await expect(toolbox.getByRole('img', { name: '咨询二维码' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(toolbox.getByRole('img', { name: '咨询二维码' })).toBeHidden();
      await toolbox.getByRole('link', { name: '联系我们' }).click();
      await expect(page).toHaveURL(at('/contact'));
    });

    test('on a phone the side toolbar unfolds by itself', async ({ page, portal }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await withoutCode(page);
      await portal.read(brand.home);
      const telephone = page.getByRole('button', { name: '电话咨询' });
      await expect(telephone).toBeHidden();
      await page.getByRole('button', { name: '快捷服务' }).click();
      await telephone.click();
      await expect(page.getByRole('group', { name: '电话咨询' })).toBeVisible();
      await page.getByRole('heading', { level: 2 }).first().click();
      await expect(telephone).toBeHidden();
    });

    test('a dialog that is open when the code comes stays open', async ({ page, portal }) => {
      const deliver = await holdCode(page);
      await portal.read(brand.home);
      const telephone = page.getByRole('button', { name: '电话咨询' });
      await telephone.click();
      deliver();
      await waitForHydration(page);
      await expect(page.getByRole('group', { name: '电话咨询' })).toBeVisible();
    });

    test('a button of the frame that is pressed too early does its work later', async ({ page, portal }) => {
      const deliver = await holdCode(page);
      await portal.read(brand.home);
      await page.getByRole('button', { name: '项目咨询' }).first().click();
      deliver();
      await expect(page.getByRole('dialog', { name: '项目咨询' })).toBeVisible();
    });

    test.describe('in motion', () => {
      test.use({ contextOptions: { reducedMotion: 'no-preference' } });

      test('slides of the home page follow each other, and go on where they stood', async ({ page, portal }) => {
        const deliver = await holdCode(page);
        await portal.read(brand.home);
        const hero = page.getByRole('region', { name: '焦点推荐' });
        const second = hero.getByRole('group').nth(1);
        await expect(second.locator('img')).toBeHidden();
        await page.evaluate((slideMs) => {
          for (const motion of document.getAnimations()) motion.currentTime = Number(motion.currentTime) + slideMs;
        }, SLIDE_MS);
        await expect(second.locator('img')).toBeInViewport();
        await expect
          .poll(() => second.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0);
        await page.keyboard.press('Shift');
        deliver();
        await waitForHydration(page);
        await expect(hero).toHaveAttribute('data-enhanced', 'true');
        await expect(hero.locator('[aria-current="true"]')).toHaveAccessibleName(/^第 02 张/);
        await expect(second.locator('img')).toBeInViewport();
      });
    });

    test.describe('for a new visitor', () => {
      test.use({ isKnownVisitor: false });

      test('the question for consent is there, and an early answer counts', async ({ page, portal }) => {
        const deliver = await holdCode(page);
        await portal.read(at('/product'));
        const question = page.getByRole('region', { name: '隐私设置' });
        await expect(question.getByRole('button')).toHaveText(['同意', '拒绝', '设置']);
        await question.getByRole('button', { name: '拒绝' }).click();
        deliver();
        await expect(question).toBeHidden();
        await portal.read(at('/solution'));
        await expect(page.getByRole('contentinfo')).toBeVisible();
        await expect(question).toBeHidden();
      });

      test('the visit of somebody who has agreed is recorded, once', async ({ page, portal }) => {
        await page.addInitScript((consent) => localStorage.setItem('consent', consent), AGREED);
        await withoutCode(page);
        const recorded = page.waitForResponse(/\/ptl\/uv\/visit/);
        await portal.read(at('/product'));
        expect((await recorded).status()).toBe(200);
        await page.unroute(SCRIPTS);
        const again: string[] = [];
        page.on('request', (request) => {
          if (/\/ptl\/uv\/(visit|addVisit)/.test(request.url())) again.push(request.url());
        });
        await portal.open(at('/solution'));
        expect(again).toEqual([]);
      });
    });
  });
}

/** URLs of the scripts that a page fetches from now on. */
function watchScripts(page: Page): readonly string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (SCRIPTS.test(request.url())) scripts.push(request.url());
  });
  return scripts;
}

/** Code that never comes. */
async function withoutCode(page: Page): Promise<void> {
  await page.route(SCRIPTS, () => undefined);
}
