/** Widths of a phone, a tablet, a notebook and a large screen, in pixels. */
const WIDTHS = [390, 1024, 1440, 1920];

/** A page is taken to this length at the most, in pixels: beyond it sheets are too small to be read. */
const MAX_HEIGHT = 12_000;

/** Time without a new request after which a page is whole. */
const QUIET_MS = 500;

const DEMO_ACCOUNT = { account: 'demo-personal', password: 'Portal@2026' };

/** Nobody has to be asked about statistics. */
const CONSENT = JSON.stringify({ version: 1, statistics: false, personal: false });

/**
 * Logs in on the way to a page behind the login.
 * @param {import('@playwright/test').Browser} browser @param {string} url
 * @returns the storage of the browser, for pages that are opened later
 */
export async function logIn(browser, url) {
  const context = await browser.newContext({ locale: 'zh-CN' });
  const page = await context.newPage();
  await page.goto(url);
  await page.getByRole('textbox', { name: /账号/ }).fill(DEMO_ACCOUNT.account);
  await page.locator('input[type=password]').fill(DEMO_ACCOUNT.password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.waitForURL((current) => current.pathname === new URL(url).pathname);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}

/**
 * Takes a page at every width, whole, with everything that is loaded on the way down.
 * @param {import('@playwright/test').Browser} browser @param {string} url
 * @param {Awaited<ReturnType<typeof logIn>>} [storageState]
 * @returns {Promise<Buffer[]>} PNG pictures, the narrowest first
 */
export async function takePage(browser, url, storageState) {
  const pictures = [];
  for (const width of WIDTHS) {
    const context = await browser.newContext({
      ...{ viewport: { width, height: Math.round(width < 500 ? width * 2.16 : width / 1.6) } },
      ...{ locale: 'zh-CN', reducedMotion: 'reduce', storageState },
    });
    await context.addInitScript((consent) => localStorage.setItem('consent', consent), CONSENT);
    const page = await context.newPage();
    await page.goto(url);
    // What is guarded may pass by the login and come back.
    await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
    await waitUntilQuiet(page);
    pictures.push(await takeWhole(page, width));
    await context.close();
  }
  return pictures;
}

/**
 * Waits until nothing more is loaded. Pages of the account hold a stream open, so the network is never idle.
 * @param {import('@playwright/test').Page} page
 */
async function waitUntilQuiet(page) {
  let [before, now] = [-1, 0];
  while (before !== now) {
    await page.waitForTimeout(QUIET_MS);
    [before, now] = [now, await page.waitForFunction(countRequests).then((count) => count.jsonValue())];
  }
}

/** Runs in the page. */
const countRequests = () => performance.getEntriesByType('resource').length + 1;

/** @param {import('@playwright/test').Page} page @param {number} width */
async function takeWhole(page, width) {
  // Pictures further down are loaded when they come into view.
  const height = await page.evaluate(async () => {
    const { scrollHeight, clientHeight } = document.documentElement;
    for (let top = 0; top < scrollHeight; top += clientHeight) {
      window.scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
    }
    window.scrollTo(0, 0);
    return scrollHeight;
  });
  await waitUntilQuiet(page);
  return page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width, height: Math.min(height, MAX_HEIGHT) } });
}
