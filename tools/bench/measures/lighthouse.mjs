import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findBrowser, launchArguments } from '../../test/find-browser.mjs';
import { median } from './load.mjs';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Medians of several Lighthouse runs (simulated mobile) over each URL, taken in turns. */
export async function measureLighthouse(urls, runs) {
  const results = new Map(urls.map((url) => [url, []]));
  for (let run = 0; run < runs; run += 1) {
    for (const url of urls) results.get(url).push(await runOnce(url));
  }
  return new Map([...results].map(([url, all]) => [url, summarize(all)]));
}

async function runOnce(url) {
  const userDataDir = mkdtempSync(join(tmpdir(), 'portal-lighthouse-'));
  const chrome = await launch({
    chromePath: findBrowser(),
    userDataDir,
    chromeFlags: ['--headless=new', ...launchArguments()],
  });
  try {
    const { lhr } = await lighthouse(url, { port: chrome.port, onlyCategories: CATEGORIES, logLevel: 'silent' });
    return {
      ...Object.fromEntries(CATEGORIES.map((name) => [name, Math.round(lhr.categories[name].score * 100)])),
      lcp: lhr.audits['largest-contentful-paint'].numericValue,
      cls: lhr.audits['cumulative-layout-shift'].numericValue,
      tbt: lhr.audits['total-blocking-time'].numericValue,
      failed: Object.values(lhr.audits)
        .filter((audit) => audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode === 'binary')
        .map((audit) => audit.id),
    };
  } finally {
    await chrome.kill();
    rmSync(userDataDir, { recursive: true, force: true });
  }
}

function summarize(results) {
  const names = [...CATEGORIES, 'lcp', 'cls', 'tbt'];
  const failed = [...new Set(results.flatMap((result) => result.failed))];
  return { ...Object.fromEntries(names.map((name) => [name, median(results.map((result) => result[name]))])), failed };
}
