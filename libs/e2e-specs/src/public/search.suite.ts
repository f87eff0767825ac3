import type { Page, Request } from '@playwright/test';
import type { BrandUnderTest } from '../brand-under-test';
import { findAccessibilityViolations } from '../checks/accessibility';
import { takeClock } from '../checks/clock';
import { expect, test, waitForHydration } from '../fixtures';

const SUGGESTIONS = '/ptl/es/fulSearch/api/search';
const RESULTS = /document-center\/document-search\?wd=/;

/** They stand at the end of a page alone. */
const DEEP_WORDS = '清空积压';

/** Site-wide search: real words typed into the page, from the header to the page that was looked for (spec §4). */
export function describeSearch(brand: BrandUnderTest): void {
  const at = (path: string) => brand.basePath + path;
  const field = (page: Page) => page.getByRole('banner').getByRole('combobox');

  test.describe('search in the header', () => {
    test.beforeEach(async ({ page, portal }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await portal.open(brand.home);
    });

    test('suggests while somebody types, not on focus, and opens what is chosen', async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        if (isSuggestionCall(request)) asked.push((request.postDataJSON() as { keywords: string }).keywords);
      });
      const clock = await takeClock(page);
      await page.getByRole('search').hover();
      await field(page).focus();
      await clock.passMinute();
      expect(asked).toEqual([]);
      await clock.stop();
      await field(page).pressSequentially('设备接入');
      await clock.resume();
      const options = page.getByRole('option').filter({ hasNotText: '查看全部结果' });
      await expect(options.filter({ hasText: '设备接入平台' }).first()).toBeVisible();
      expect(asked).toEqual(['设备接入']);
      expect(await options.count()).toBeLessThanOrEqual(10);
      expect(await findAccessibilityViolations(page)).toEqual([]);

      const viewed = page.waitForRequest((request) => request.url().endsWith('/recordDocView'));
      await field(page).press('ArrowDown');
      await expect(options.first()).toHaveAttribute('aria-selected', 'true');
      const href = (await options.first().getAttribute('href')) ?? '';
      await field(page).press('Enter');
      await viewed;
      await expect.poll(() => new URL(page.url()).pathname).toBe(href.split(/[?#]/)[0]);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

    test('asks for nothing while an input method composes', async ({ page }) => {
      let asked = 0;
      page.on('request', (request) => {
        if (isSuggestionCall(request)) asked += 1;
      });
      const clock = await takeClock(page);
      await page.getByRole('search').hover();
      await field(page).focus();
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Input.imeSetComposition', { text: "wang'guan", selectionStart: 9, selectionEnd: 9 });
      await clock.passMinute();
      expect(asked).toBe(0);
      await devtools.send('Input.insertText', { text: '网关' });
      await expect(page.getByRole('option').first()).toBeVisible();
      expect(asked).toBe(1);
    });

    test('closes a second after the pointer has left it', async ({ page }) => {
      await page.getByRole('search').hover();
      await field(page).fill('网关');
      await expect(page.getByRole('option').first()).toBeVisible();
      const readShown = await measureAfterLeaving(
        page,
        () => document.querySelector('header [role="listbox"]') === null,
      );
      await page.mouse.move(400, 700);
      expect(await readShown()).toBeGreaterThan(950);
    });

    test('is an icon that widens, and is an icon again after a second', async ({ page }) => {
      const form = page.getByRole('search').locator('form');
      const width = async () => (await form.boundingBox())?.width ?? 0;
      expect(await width()).toBeLessThan(50);
      await page.getByRole('search').hover();
      await expect.poll(width).toBeGreaterThan(200);
      const readWide = await measureAfterLeaving(
        page,
        () => (document.querySelector('header search form')?.getBoundingClientRect().width ?? 0) < 50,
      );
      await page.mouse.move(400, 700);
      expect(await readWide()).toBeGreaterThan(950);
    });

    test('remembers what was searched for, until it is told to forget', async ({ page, portal }) => {
      await page.getByRole('search').hover();
      await field(page).fill('设备影子');
      await field(page).press('Enter');
      await expect(page).toHaveURL(RESULTS);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('搜索');
      await portal.open(brand.home);
      await page.getByRole('search').hover();
      await field(page).focus();
      await expect(page.getByRole('option', { name: /设备影子/ })).toBeVisible();
      await page.getByRole('button', { name: '清空搜索历史' }).click();
      await expect(page.getByRole('option', { name: /设备影子/ })).toBeHidden();
    });
  });

  test.describe('search results', () => {
    test('find a word in the middle of a sentence, by kind, and lead there', async ({ page, portal }) => {
      await portal.open(at('/document-center/document-search'));
      const box = page.getByRole('main').getByRole('combobox');
      await box.fill('续传');
      await box.press('Enter');
      await expect(page).toHaveURL(RESULTS);
      const results = page.getByRole('main').getByRole('article');
      await expect(results.first()).toContainText('续传');
      await expect(results.first().locator('em').first()).toBeVisible();
      await page.getByRole('navigation', { name: '结果类型' }).getByRole('link', { name: /文档/ }).click();
      await expect(page).toHaveURL(/module=DOCUMENT/);
      const clicked = page.waitForRequest((request) => request.url().endsWith('/recordClick'));
      await results.first().getByRole('heading').getByRole('link').click();
      await clicked;
      await expect(page).toHaveURL(/document-content\?id=/);
    });

    test('are complete without script, and so is asking', async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
      const page = await context.newPage();
      await page.goto(at('/document-center/document-search'));
      await page.getByRole('main').getByRole('combobox').fill('网关');
      await page.getByRole('main').getByRole('button', { name: '搜索' }).click();
      await expect(page).toHaveURL(RESULTS);
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
      await context.close();
    });

    test('lead to what was searched for on the page of a document, where it is marked', async ({ page, portal }) => {
      await portal.open(at(`/document-center/document-search?wd=${encodeURIComponent(DEEP_WORDS)}`));
      const result = page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link');
      const href = (await result.getAttribute('href')) ?? '';
      // The top of a page that is opened is scrolled to after a while: not of this one.
      const clock = await takeClock(page);
      await result.click();
      await expect.poll(() => countHitsInView(page)).toBeGreaterThan(0);
      await clock.passMinute();
      expect(await countHitsInView(page)).toBeGreaterThan(0);
      expect(await findAccessibilityViolations(page)).toEqual([]);

      // In a window of its own it waits for no gesture.
      const other = await page.context().newPage();
      await other.goto(href);
      await expect.poll(() => countHitsInView(other)).toBeGreaterThan(0);
      await other.evaluate(() => window.scrollTo(0, 0));
      await other.reload();
      await waitForHydration(other);
      expect(await other.evaluate(() => window.scrollY)).toBe(0);
    });

    test('show what to do where nothing was found', async ({ page, portal }) => {
      await portal.open(at('/document-center/document-search?wd=%E9%BE%98%E9%BE%96%E9%BE%97'));
      await expect(page.getByText('没有找到与“龘龖龗”相关的内容')).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: '提交咨询' })).toHaveAttribute(
        'href',
        at('/contact'),
      );
    });

    for (const word of [
      '%',
      "'",
      '\\',
      '.*',
      'a & !b | (c',
      '<b>x</b>',
      '😀',
      '\u0000',
      'a'.repeat(10_000),
      '网'.repeat(1500),
    ]) {
      test(`answer ${JSON.stringify(word).slice(0, 20)} with a page`, async ({ page, portal }) => {
        const path = at(`/document-center/document-search?wd=${encodeURIComponent(word)}`);
        expect(await portal.open(path)).toBe(200);
        await expect(page.getByRole('heading', { level: 1, name: '搜索' })).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
          0,
        );
      });
    }
  });

  test('an address that leads nowhere can be searched for', async ({ page, portal, expectedMessages }) => {
    expectedMessages.push(/status of 404/);
    expect(await portal.open(at('/edge-gateway-manual'))).toBe(404);
    const box = page.getByRole('main').getByRole('combobox');
    await expect(box).toHaveValue('edge gateway manual');
    await box.press('Enter');
    await expect(page).toHaveURL(RESULTS);
  });
}

/**
 * Waits for the pointer to leave the field, and returns how to read the milliseconds until something has come about.
 * They are measured in the page itself: on a slow machine the way there and back takes longer than what is measured.
 */
async function measureAfterLeaving(page: Page, isOver: () => boolean): Promise<() => Promise<number>> {
  const measure = await page.evaluateHandle<{ readonly time: Promise<number> }>(
    `({
      time: new Promise((resolve) => {
        const isOver = ${String(isOver)};
        document.querySelector('header search').addEventListener('pointerleave', ({ timeStamp }) => {
          const look = () => (isOver() ? resolve(performance.now() - timeStamp) : requestAnimationFrame(look));
          look();
        }, { once: true });
      }),
    })`,
  );
  return () => measure.evaluate(({ time }) => time);
}

/** Hits that are marked, and in the window; none where the page is still at its top. */
function countHitsInView(page: Page): Promise<number> {
  return page.evaluate(() => {
    const hits = Array.from(CSS.highlights.get('search-hit') ?? []) as Range[];
    return hits.filter((hit) => {
      const { width, top, bottom } = hit.getBoundingClientRect();
      const { parentElement } = hit.startContainer;
      const color = parentElement && getComputedStyle(parentElement, '::highlight(search-hit)').backgroundColor;
      return (
        window.scrollY > 0 && color !== 'rgba(0, 0, 0, 0)' && width > 0 && top >= 0 && bottom <= window.innerHeight
      );
    }).length;
  });
}

function isSuggestionCall(request: Request): boolean {
  return new URL(request.url()).pathname === SUGGESTIONS;
}
