import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeKnownVisitor } from './known-visitor';
import { logInAndReturn } from './session/log-in';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** A portal of a test that needs another configuration than the one of its run. */
export interface OwnPortal {
  readonly origin: string;
  /** Moves its clock on by some days at once; sessions have ended then. */
  passDays(days: number): Promise<void>;
  /** Moves its clock on by some minutes: whoever is logged in stays so for less than half an hour. */
  passMinutes(minutes: number): Promise<void>;
  /** Somebody in a browser of their own, which is closed with the portal. */
  openVisitor(device?: BrowserContextOptions): Promise<OwnVisitor>;
  close(): Promise<void>;
}

/** Somebody in a portal of a test. */
export interface OwnVisitor {
  readonly page: Page;
  /** Opens a URL that needs a login, by a new one: sessions end with the day. */
  logIn(path: string, account: string, password?: string): Promise<void>;
}

/** Starts the portal that was built in a process of its own, on a free port and what a first start leaves, with more variables. */
export async function startOwnPortal(
  browser: Browser,
  variables: Readonly<Record<string, string>>,
): Promise<OwnPortal> {
  const [program, clock] = [requireVariable('PORTAL_E2E_PROGRAM'), requireVariable('PORTAL_E2E_CLOCK')];
  const folder = mkdtempSync(join(tmpdir(), 'portal-e2e-own-'));
  cpSync(requireVariable('PORTAL_FIRST_START'), folder, { recursive: true });
  // On a busy machine it becomes slow, and gives up nothing.
  const patience = { MAX_EVENT_LOOP_DELAY_MS: '600000', TIME_LIMIT_FACTOR: '10' };
  const child = spawn(process.execPath, ['--import', clock, program], {
    env: { ...process.env, ...patience, ...variables, PORT: '0', PORTAL_DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let aheadMs = 0;
  const pass = async (ms: number) => {
    aheadMs += ms;
    const moved = once(child, 'message');
    child.send({ aheadMs });
    await moved;
  };
  const contexts: BrowserContext[] = [];
  const close = async () => {
    for (const context of contexts) await context.close();
    if (child.exitCode === null && child.signalCode === null) {
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const origin = await readOrigin(child);
    return {
      origin,
      async openVisitor(device = {}) {
        const context = await browser.newContext({ baseURL: origin, ...device });
        contexts.push(context);
        return openVisitor(await context.newPage(), origin);
      },
      passDays: (days) => pass(days * DAY_MS),
      passMinutes: (minutes) => pass(minutes * MINUTE_MS),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openVisitor(page: Page, origin: string): Promise<OwnVisitor> {
  await makeKnownVisitor(page);
  return {
    page,
    async logIn(path, account, password) {
      await page.context().clearCookies();
      if (page.url().startsWith(origin)) await page.evaluate(() => localStorage.clear());
      await logInAndReturn(page, path, account, password);
    },
  };
}

function requireVariable(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set`);
  return value;
}

/** Where a portal says that it is to be found, once it is there. */
function readOrigin({ stdout }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    stdout?.on('data', (part: Buffer) => {
      said += part.toString('utf8');
      const [, origin] = /(http:\/\/localhost:\d+)\//.exec(said) ?? [];
      if (origin) resolve(origin);
    });
    stdout?.on('end', () => reject(new Error(`The portal did not start, it said: ${said}`)));
  });
}
