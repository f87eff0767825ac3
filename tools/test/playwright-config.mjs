import { defineConfig } from '@playwright/test';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findBrowser, launchArguments } from './find-browser.mjs';
import { FIRST_START } from './first-start.mjs';

/**
 * Playwright configuration of a brand's suite: the production build, served as `npm start` serves it,
 * on a data folder of its own that begins with what a first start leaves.
 * @param {{ port: number }} options
 */
export function brandConfig({ port }) {
  const origin = `http://localhost:${port}`;
  const folder = process.env.PORTAL_E2E_DATA_DIR ?? createFolder();
  // Tests that want a portal with another configuration, or another time, begin there as well.
  process.env[FIRST_START] ??= join(folder, 'first-start');
  process.env.PORTAL_E2E_PROGRAM = resolve(import.meta.dirname, '../start/serve.mjs');
  process.env.PORTAL_E2E_CLOCK = pathToFileURL(resolve(import.meta.dirname, 'moved-clock.mjs')).href;
  return defineConfig({
    testDir: 'src',
    testMatch: '*.e2e.ts',
    fullyParallel: true,
    // More than twice what CI has processors: many tests wait for somebody's answer, and the rest is done meanwhile. With
    // three times as many the portal was too slow for what people wait for.
    workers: 5,
    // A test that passes only then counts as passed, and is named as unstable.
    retries: 1,
    // Patience with a busy machine; what has a limit is measured by the bench.
    timeout: 600_000,
    expect: { timeout: 60_000 },
    forbidOnly: Boolean(process.env.CI),
    globalTeardown: resolve(import.meta.dirname, 'remove-e2e-data.mjs'),
    reporter: [['list'], ['json', { outputFile: 'test-results/results.json' }]],
    use: {
      baseURL: origin,
      locale: 'zh-CN',
      viewport: { width: 1440, height: 900 },
      // A press while a dialog comes to its place would miss it by chance; tests of motion ask for it.
      contextOptions: { reducedMotion: 'reduce' },
      launchOptions: { executablePath: findBrowser() ?? undefined, args: launchArguments() },
      trace: 'on-first-retry',
      // What is not there to be clicked by then will not come; without a limit it waits as long as the test may take.
      actionTimeout: 120_000,
    },
    webServer: {
      command: `node ${resolve(import.meta.dirname, 'serve-suite.mjs')}`,
      url: `${origin}/readyz`,
      timeout: 300_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      env: {
        PORT: String(port),
        PORTAL_DATA_DIR: join(folder, 'data'),
        // Each test names the address it comes from.
        TRUST_PROXY_HOPS: '1',
        // On a busy machine the portal becomes slow, and turns nobody away.
        MAX_EVENT_LOOP_DELAY_MS: '600000',
        TIME_LIMIT_FACTOR: '10',
        // An account that nobody asks WeChat about: tests stand in for WeChat in the browser.
        ...{ WECHAT_APP_ID: 'wx_e2e', WECHAT_APP_SECRET: 'none' },
      },
    },
  });
}

// Workers read the configuration again; only the first reading may make a folder.
function createFolder() {
  process.env.PORTAL_E2E_DATA_DIR = mkdtempSync(join(tmpdir(), 'portal-e2e-'));
  return process.env.PORTAL_E2E_DATA_DIR;
}
