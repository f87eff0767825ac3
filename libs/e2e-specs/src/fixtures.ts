import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import { makeKnownVisitor } from './known-visitor';
import { type OwnPortal, startOwnPortal } from './own-portal';
import { logInAndReturn } from './session/log-in';

/** Failures a page may cause on purpose, as parts of the browser's messages. */
interface PortalFixtures {
  /** Messages of the browser that a test expects; anything else on the console fails the test. */
  readonly expectedMessages: RegExp[];
  /** `false` for visitors who come for the first time: they are asked for consent, and their visit is logged. */
  readonly isKnownVisitor: boolean;
  readonly portal: PortalPage;
  /** Starts a portal that is the test's own, with more variables; it is closed with the test. */
  readonly startPortal: (variables?: Readonly<Record<string, string>>) => Promise<OwnPortal>;
}

/** Opening pages and waiting until they are interactive. */
export interface PortalPage {
  /** Opens a URL and waits until the page answers to gestures. */
  open(path: string): Promise<number>;
  /** Opens a URL and stays with what the server sent. */
  read(path: string): Promise<number>;
  /** Makes the browser that of an account; `path` is a URL that asks for a login, where none is known yet. */
  logInAs(account: string, path: string): Promise<void>;
  /** Opens a URL that needs a login, as that account of the demonstration. */
  readAs(account: string, path: string): Promise<void>;
  /** A browser of somebody else, at a URL that needs a login; it is closed with the test. */
  openOther(account: string, path: string): Promise<Page>;
}

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** The suites' test: the console must stay empty, and no policy may be violated. */
export const test = base.extend<PortalFixtures, { readonly logins: Map<string, StorageState> }>({
  // A login takes longer than most of what is tested behind it.
  // eslint-disable-next-line no-empty-pattern
  logins: [async ({}, use) => use(new Map()), { scope: 'worker' }],
  // eslint-disable-next-line no-empty-pattern
  expectedMessages: async ({}, use) => use([]),
  isKnownVisitor: [true, { option: true }],
  // Limits that are those of an address are reached by one visitor, not by a suite.
  // eslint-disable-next-line no-empty-pattern
  extraHTTPHeaders: async ({}, use, { workerIndex }) => use({ 'x-forwarded-for': createAddress(workerIndex) }),
  page: async ({ page, expectedMessages, isKnownVisitor }, use) => {
    const messages = watchConsole(page);
    if (isKnownVisitor) await makeKnownVisitor(page);
    await use(page);
    const unexpected = messages.filter((message) => !expectedMessages.some((pattern) => pattern.test(message)));
    expect(unexpected, 'messages on the console').toEqual([]);
  },
  portal: async ({ page, logins, browser }, use) => {
    const others: BrowserContext[] = [];
    const read = async (path: string) => (await page.goto(path))?.status() ?? 0;
    const open = async (path: string) => {
      const status = await read(path);
      await makeGesture(page);
      await waitForHydration(page);
      return status;
    };
    const logIn = async (window: Page, account: string, path: string) => {
      const login = logins.get(account);
      if (login) return restoreLogin(window, login);
      await logInAndReturn(window, path, account);
      logins.set(account, await window.context().storageState());
    };
    const readIn = async (window: Page, account: string, path: string) => {
      const isKnown = logins.has(account);
      await logIn(window, account, path);
      if (isKnown) await window.goto(path);
    };
    const logInAs = (account: string, path: string) => logIn(page, account, path);
    const readAs = (account: string, path: string) => readIn(page, account, path);
    const openOther = async (account: string, path: string) => {
      const context = await browser.newContext();
      others.push(context);
      const other = await context.newPage();
      await makeKnownVisitor(other);
      await readIn(other, account, path);
      return other;
    };
    await use({ open, read, logInAs, readAs, openOther });
    for (const context of others) await context.close();
  },
  startPortal: async ({ browser }, use) => {
    const portals: OwnPortal[] = [];
    await use(async (variables = {}) => {
      const portal = await startOwnPortal(browser, variables);
      portals.push(portal);
      return portal;
    });
    for (const portal of portals) await portal.close();
  },
});

let createdAddresses = 0;

/** An address that no other test has. */
function createAddress(workerIndex: number): string {
  createdAddresses += 1;
  return `10.${workerIndex % 256}.${createdAddresses >> 8}.${createdAddresses & 255}`;
}

async function restoreLogin(page: Page, { cookies, origins }: StorageState): Promise<void> {
  await page.context().addCookies(cookies);
  await page.addInitScript(
    (entries) => {
      if (window.origin === 'null') return;
      for (const { name, value } of entries) localStorage.setItem(name, value);
    },
    origins.flatMap(({ localStorage: entries }) => entries),
  );
}

export { expect };

function watchConsole(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    // Of what could not be loaded, the text says all but what it was.
    const { url } = message.location();
    if (['error', 'warning'].includes(message.type())) messages.push(`${message.type()}: ${message.text()} (${url})`);
  });
  page.on('pageerror', (error) => messages.push(`exception: ${error.message}`));
  return messages;
}

/** Makes the gesture that pages wait for with their code, and that does nothing else. */
export async function makeGesture(page: Page): Promise<void> {
  // The script that hears it stands in the document.
  await page.waitForLoadState();
  await page.evaluate(() => window.dispatchEvent(new Event('keydown')));
}

/** Waits until a page that stands as the server sent it hears presses; one for visitors needs a gesture first. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}
