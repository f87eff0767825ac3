import { expect, type Page } from '@playwright/test';

/** How long somebody waits for what the portal does by itself: seconds, and minutes on a busy machine. */
export const BACKGROUND_MS = 240_000;

/** A look waits so much longer than the one before it, up to a limit: a page that comes slowly is seen in the end. */
const [MORE_MS, MAX_LOOK_MS] = [3000, 30_000];

/** Looks at a page, by an `expect` that waits as long as it is this look's turn. */
type Look = (expectSoon: typeof expect) => Promise<unknown>;

/** Reads a page again until something holds that the portal does by itself, every few seconds. */
export const reloadUntil = (page: Page, look: Look): Promise<void> => lookUntil(() => page.reload(), look);

/** Opens a URL until something holds there that the portal does by itself, every few seconds. */
export const openUntil = (page: Page, url: string, look: Look): Promise<void> => lookUntil(() => page.goto(url), look);

function lookUntil(open: () => Promise<unknown>, look: Look): Promise<void> {
  let timeout = 0;
  return expect(async () => {
    timeout = Math.min(timeout + MORE_MS, MAX_LOOK_MS);
    await open();
    await look(expect.configure({ timeout }));
  }).toPass();
}
