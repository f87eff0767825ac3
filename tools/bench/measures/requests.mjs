import { chromium } from '@playwright/test';
import { findBrowser, launchArguments } from '../../test/find-browser.mjs';

/** Windows of a desk and of a telephone. */
const WINDOWS = [
  { viewport: { width: 1440, height: 900 } },
  { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
];

/** Pictures near the window are asked for a moment after the page has been laid out. */
const MOMENT_MS = 500;

/** How many requests a page makes before somebody moves, by URL, in a wide and in a narrow window. */
export async function countRequests(urls) {
  const browser = await chromium.launch({ executablePath: findBrowser() ?? undefined, args: launchArguments() });
  try {
    const counts = [];
    for (const url of urls) counts.push(await Promise.all(WINDOWS.map((window) => countIn(browser, window, url))));
    return counts;
  } finally {
    await browser.close();
  }
}

async function countIn(browser, window, url) {
  const page = await browser.newPage(window);
  let count = 0;
  page.on('request', () => (count += 1));
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(MOMENT_MS);
  await page.close();
  return count;
}
