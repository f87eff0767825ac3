import type { Page } from '@playwright/test';
import {
  type BrandUnderTest,
  listAccountPages,
  listPageTypes,
  listPublicPages,
  listWritingPages,
  type PageType,
} from '../brand-under-test';
import { findAccessibilityViolations } from '../checks/accessibility';
import { validateHtml } from '../checks/html-validity';
import { readLayoutShift, watchLayoutShift } from '../checks/layout-shift';
import { watchForRest } from '../checks/rest';
import { expect, test } from '../fixtures';

/** Widths of windows in pairs: a page is opened in the first of each, and then fitted to the second. */
type WidthPairs = readonly (readonly [opened: number, resized: number])[];

// Every width is one that pages are opened in, by one brand or the other.
const WIDTHS: WidthPairs = [
  [1440, 1024],
  [390, 360],
];
const OTHER_WIDTHS: WidthPairs = [
  [1024, 1440],
  [360, 390],
];

const MISSING_MESSAGE = /status of (404|410)/;

/** What must hold for every kind of page that everybody may see. */
export function describePublicPages(brand: BrandUnderTest): void {
  test('every kind of page is valid HTML', async ({ request }) => {
    test.skip(Boolean(process.env['SKIP_HTML_VALIDATION']), 'the validator needs Java');
    const documents = new Map<string, string>();
    for (const { name, path } of listPageTypes(brand)) documents.set(name, await (await request.get(path)).text());
    expect(await validateHtml(documents)).toEqual([]);
  });

  describePages(brand, listPublicPages(brand));
}

/** The same for pages of the account area. */
export function describeAccountPages(brand: BrandUnderTest): void {
  describePages(brand, listAccountPages(brand));
}

/** The same for forms behind a login. */
export function describeWritingPages(brand: BrandUnderTest): void {
  describePages(brand, listWritingPages(brand));
}

function describePages(brand: BrandUnderTest, pages: readonly PageType[]): void {
  for (const { name, path, status, account } of pages) {
    test.describe(`page type ${name}`, () => {
      test.use({ expectedMessages: status >= 400 ? [MISSING_MESSAGE] : [] });

      test('answers with its status', async ({ request }) => {
        const response = await request.get(path);
        expect(response.status()).toBe(status);
        // No cache in between may keep a page that is behind a login.
        if (account) expect(response.headers()['cache-control']).toBe('private, no-store');
      });

      test('is complete without script and without a second call, fits every window, accessible and without shifting', async ({
        page,
        portal,
      }) => {
        if (account) await portal.logInAs(account, path);
        const calls = watchDataCalls(page);
        const rest = watchForRest(page);
        await watchLayoutShift(page);
        for (const [opened, resized] of brand.basePath ? OTHER_WIDTHS : WIDTHS) {
          await page.setViewportSize({ width: opened, height: 900 });
          expect(await portal.open(path)).toBe(status);
          await rest();
          expect(await readOverflow(page), `overflow at ${opened}`).toBeLessThanOrEqual(0);
          expect(await readLayoutShift(page), `layout shift at ${opened}`).toBeLessThan(0.001);
          expect(await findAccessibilityViolations(page), `accessibility at ${opened}`).toEqual([]);
          await page.setViewportSize({ width: resized, height: 900 });
          await rest();
          expect(await readOverflow(page), `overflow at ${resized}`).toBeLessThanOrEqual(0);
        }
        // What belongs to a user is never in the document.
        if (!account) expect(calls).toEqual([]);

        // As a visitor, and last: what the page consists of is there by now.
        await page.context().clearCookies();
        await forbidScript(page);
        expect(await portal.read(path)).toBe(status);
        await expect(page.getByRole('main')).toBeVisible();
        await expect(page.locator('h1')).toHaveCount(1);
        await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
      });
    });
  }
}

async function forbidScript(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setScriptExecutionDisabled', { value: true });
}

/** Pixels by which the page is wider than its window. */
function readOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** URLs of the calls that a page makes from now on; pictures that members have uploaded are no calls. */
function watchDataCalls(page: Page): readonly string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(ptl|portal)\//.test(pathname) && request.resourceType() !== 'image') calls.push(request.url());
  });
  return calls;
}
