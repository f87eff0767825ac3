import { expect, type Page } from '@playwright/test';

/**
 * Reads a page again until something holds that the portal does by itself, every few seconds. `timeout` in
 * milliseconds; as long as the test may take by default.
 */
export const reloadUntil = (page: Page, check: () => Promise<unknown>, timeout = 0): Promise<void> =>
  expect(async () => {
    await page.reload();
    await check();
  }).toPass({ timeout });
