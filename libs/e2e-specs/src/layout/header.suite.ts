import type { Page } from '@playwright/test';
import type { BrandUnderTest } from '../brand-under-test';
import { findAccessibilityViolations } from '../checks/accessibility';
import { expect, test } from '../fixtures';
import { findAccountMenu } from '../session/log-in';

/** Menu of two levels, and menu of pictures, by the names they have at the brands. */
const GROUPS = /^(生态与服务|开发者)$/;
const PICTURES = /^(了解启衡|关于我们)$/;

const panelOf = (page: Page) => page.getByRole('banner').locator('a[aria-expanded="true"] + div');

/** Counts the frames in which the search has another colour than the header around it. */
async function watchSearchColour(page: Page) {
  const counter = await page.evaluateHandle(() => {
    const header = document.querySelector('header') as HTMLElement;
    const icon = header.querySelector('search svg') as SVGElement;
    const state = { differing: 0 };
    const look = () => {
      if (getComputedStyle(icon).color !== getComputedStyle(header).color) state.differing += 1;
      requestAnimationFrame(look);
    };
    look();
    return state;
  });
  return { stop: () => counter.evaluate(({ differing }) => differing) };
}

/** The header, its three menu shapes and the search box (spec §1, §4). */
export function describeHeader(brand: BrandUnderTest): void {
  test.describe('header', () => {
    test.describe('on a wide window', () => {
      test.beforeEach(async ({ portal }) => {
        await portal.open(brand.home);
      });

      test('opens the product menu on hover, with a mask, and closes it 500 ms after the pointer left', async ({
        page,
      }) => {
        const trigger = page.getByRole('banner').getByRole('link', { name: '产品', exact: true });
        await trigger.hover();
        await expect(trigger).toHaveAttribute('aria-expanded', 'true');
        const tabs = page.getByRole('banner').getByRole('tablist', { name: '产品分类' }).getByRole('tab');
        await expect(tabs.first()).toBeVisible();
        expect(await tabs.count()).toBeGreaterThanOrEqual(8);
        await expect(page.getByRole('banner').getByRole('link', { name: '查看全部' })).toHaveAttribute(
          'href',
          `${brand.basePath}/product`,
        );
        await expect(page.locator('html')).toHaveClass(/is-scroll-locked/);
        await page.mouse.move(720, 880);
        await expect(trigger).toHaveAttribute('aria-expanded', 'false');
        await expect(page.locator('html')).not.toHaveClass(/is-scroll-locked/);
      });

      test('shows the search in the colour of the header while that changes', async ({ page }) => {
        const header = page.getByRole('banner');
        const trigger = header.getByRole('link', { name: '产品', exact: true });
        const watching = await watchSearchColour(page);
        await trigger.hover();
        await expect(trigger).toHaveAttribute('aria-expanded', 'true');
        await page.mouse.move(720, 880);
        await expect(trigger).toHaveAttribute('aria-expanded', 'false');
        await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
        // It is read on what the first banner of the brand is.
        const isOnLight = (await page.locator('[data-hero="light"]').count()) > 0;
        await expect(header).toHaveCSS('color', isOnLight ? 'rgb(22, 32, 58)' : 'rgb(255, 255, 255)');
        expect(await watching.stop()).toBe(0);
      });

      test('serves the solution menu by keyboard', async ({ page }) => {
        const trigger = page.getByRole('banner').getByRole('link', { name: '解决方案', exact: true });
        await trigger.focus();
        await page.keyboard.press('ArrowDown');
        const tabs = page.getByRole('tablist', { name: '解决方案分类' }).getByRole('tab');
        await expect(tabs.first()).toBeFocused();
        expect(await findAccessibilityViolations(page)).toEqual([]);
        await page.keyboard.press('ArrowDown');
        await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
        await page.keyboard.press('Escape');
        await expect(tabs.first()).toBeHidden();
        await expect(trigger).toBeFocused();
      });

      test('unfolds a dropdown with Enter and folds it again', async ({ page }) => {
        const trigger = page.getByRole('banner').locator('a[aria-expanded]').nth(2);
        await trigger.focus();
        await page.keyboard.press('Enter');
        await expect(trigger).toHaveAttribute('aria-expanded', 'true');
        await page.keyboard.press('Enter');
        await expect(trigger).toHaveAttribute('aria-expanded', 'false');
      });

      test('walks through links in groups by keyboard', async ({ page }) => {
        const trigger = page.getByRole('banner').getByRole('link', { name: GROUPS });
        await trigger.focus();
        await page.keyboard.press('ArrowDown');
        const links = panelOf(page).getByRole('link');
        await expect(links.first()).toBeFocused();
        await page.keyboard.press('ArrowDown');
        await expect(links.nth(1)).toBeFocused();
        expect(await findAccessibilityViolations(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(trigger).toBeFocused();
      });

      test('shows pages as pictures, and leads to them', async ({ page }) => {
        await page.getByRole('banner').getByRole('link', { name: PICTURES }).hover();
        const card = panelOf(page).getByRole('link', { name: /新闻中心/ });
        await expect(card.locator('img')).toHaveJSProperty('complete', true);
        await card.click();
        await expect(page).toHaveURL(`${brand.basePath}/news-center`);
      });

      test('plain links lead to their pages under the prefix', async ({ page }) => {
        const links = await page
          .getByRole('banner')
          .getByRole('link')
          .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
        for (const path of links) expect(path.startsWith(brand.basePath || '/')).toBe(true);
      });

      test('searches on Enter', async ({ page }) => {
        const search = page.getByRole('banner').getByRole('combobox');
        await page.getByRole('search').hover();
        await search.fill('边缘网关');
        await search.press('Enter');
        await expect(page).toHaveURL(/document-center\/document-search\?wd=/);
      });

      test('answers a button that was pressed before the page was interactive', async ({ page, portal }) => {
        await portal.read(brand.home);
        await page.getByRole('button', { name: '登录' }).first().click();
        await expect(page).toHaveURL(/\/loginPage\/#\/login/);
      });

      test('sends visitors to the login page and back to the console', async ({ page }) => {
        await page
          .getByRole('banner')
          .getByRole('link', { name: '控制台' })
          .or(page.getByRole('button', { name: '控制台' }))
          .first()
          .click();
        await expect(page).toHaveURL(/\/loginPage\/#\/login\?uid=/);
        expect(decodeURIComponent(page.url())).toContain(`redirect=${brand.basePath}/overview/details`);
      });
    });

    test('shows the picture of whoever is logged in', async ({ page, portal }) => {
      await portal.readAs('demo-personal', `${brand.basePath}/user-info`);
      const account = findAccountMenu(page, 'demo-personal');
      await expect(account).toBeVisible();
      const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 96, height: 96 } });
      await page.getByLabel('更换头像').setInputFiles({ name: '头像.png', mimeType: 'image/png', buffer: picture });
      await expect(account.locator('img')).toHaveAttribute('src', /^data:image/);
      await expect(account).toHaveText('林予安');
      await page.getByRole('button', { name: '移除头像' }).click();
      await expect(account.locator('img')).toHaveCount(0);
    });

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

      test('keeps the menu in a drawer that holds the focus', async ({ page, portal }) => {
        await portal.open(brand.home);
        await page.getByRole('button', { name: /菜单/ }).click();
        const drawer = page.getByRole('dialog');
        await expect(drawer).toBeVisible();
        await drawer.getByRole('button', { name: '产品', exact: true }).click();
        await drawer.getByRole('button', { name: '物联接入' }).click();
        await expect(drawer.getByRole('link', { name: /设备接入平台/ })).toBeVisible();
        expect(await findAccessibilityViolations(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(drawer).toBeHidden();
      });

      test('shows groups and pictures of the menu in the drawer', async ({ page, portal }) => {
        await portal.open(brand.home);
        await page.getByRole('button', { name: /菜单/ }).click();
        const drawer = page.getByRole('dialog');
        await drawer.getByRole('button', { name: GROUPS }).click();
        await drawer.getByRole('button', { name: /^(开发与模型|文档与学习)$/ }).click();
        await expect(drawer.getByRole('link', { name: '开发者中心' })).toBeVisible();
        await drawer.getByRole('button', { name: PICTURES }).click();
        expect(await findAccessibilityViolations(page)).toEqual([]);
        await drawer.getByRole('link', { name: '新闻中心' }).click();
        await expect(page).toHaveURL(`${brand.basePath}/news-center`);
        await expect(drawer).toBeHidden();
      });
    });
  });
}
