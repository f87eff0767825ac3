import { expect, type Page, type Request } from '@playwright/test';

/**
 * Returns how to wait until a page has come to rest: everything it asked for has arrived and is shown, its fonts are
 * there, no transition runs, and it has been idle. To be called before the page is opened.
 */
export function watchForRest(page: Page): () => Promise<void> {
  const awaited = new Set<Request>();
  page.on('request', (request) => awaited.add(request));
  page.on('requestfinished', (request) => awaited.delete(request));
  page.on('requestfailed', (request) => awaited.delete(request));
  // A stream lasts as long as its page.
  page.on('response', (response) => {
    if (response.headers()['content-type']?.startsWith('text/event-stream')) awaited.delete(response.request());
  });
  return async () => {
    do {
      await expect.poll(() => Array.from(awaited, (request) => request.url())).toEqual([]);
      await page.evaluate(waitForIdleMoments);
      await waitForTransitions(page);
    } while (awaited.size > 0);
  };
}

/**
 * Waits until the page is there and no transition runs: a colour that is still changing is none that people get to
 * see. What moves with scrolling has another timeline than the page's, and stands still.
 */
export async function waitForTransitions(page: Page): Promise<void> {
  await expect(page.getByRole('progressbar', { name: '页面加载中' })).toHaveCount(0);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        (animation) =>
          animation.timeline !== document.timeline ||
          animation.playState !== 'running' ||
          Number(animation.effect?.getComputedTiming().endTime) > 1000,
      ),
  );
}

// What waited for an idle moment may wait for the next one; a busy machine has none, and then none is waited for.
async function waitForIdleMoments(): Promise<void> {
  await document.fonts.ready;
  for (let moment = 0; moment < 3; moment += 1) {
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
  }
}
