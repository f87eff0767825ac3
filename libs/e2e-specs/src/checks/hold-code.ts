import type { Page } from '@playwright/test';

/** The portal's code, and the data of the frame. */
export const SCRIPTS = /\/(assets|frame)\/[^/]+\.js$/;

/** Holds the code of a page back; what is returned lets it come. */
export async function holdCode(page: Page): Promise<() => void> {
  let deliver: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  await page.route(SCRIPTS, async (route) => {
    await asked;
    await route.continue();
  });
  return deliver;
}
