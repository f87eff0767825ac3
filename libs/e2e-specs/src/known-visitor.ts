import type { Page } from '@playwright/test';

const REJECTED_CONSENT = JSON.stringify({ version: 1, statistics: false, personal: false });

/** Makes a browser that of somebody who was asked for consent: the question would lie over what a test presses. */
export function makeKnownVisitor(page: Page): Promise<unknown> {
  return page.addInitScript(rememberVisitor, REJECTED_CONSENT);
}

function rememberVisitor(consent: string): void {
  // A document without an origin, such as about:blank, has no storage.
  if (window.origin === 'null') return;
  localStorage.setItem('consent', consent);
}
