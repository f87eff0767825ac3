import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { pageTypes } from '../bench/page-types.mjs';
import { spawnServer } from '../bench/servers/spawn-server.mjs';
import { findBrowser, launchArguments } from '../test/find-browser.mjs';
import { composeSheet } from './contact-sheet.mjs';
import { logIn, takePage } from './take-page.mjs';

const BRANDS = { root: { basePath: '', home: '/' }, miot: { basePath: '/miot', home: '/miot/homepage' } };

const USAGE = `Usage: npm run screenshots [-- --only=home,product] [--brand=miot] [--to=<folder>]

Takes every page type of every brand at four widths, one contact sheet each, from what \`npm run build\` built.
Pages behind a login are taken with a demo account.`;

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    brand: { type: 'string', default: '' },
    to: { type: 'string', default: '.cache/screenshots' },
    help: { type: 'boolean', default: false },
  },
});

/** Page types that are asked for, by the start of their names; `home` is one for all brands. */
function listPages() {
  const wanted = values.only.split(',').filter(Boolean);
  const names = pageTypes.filter(({ name }) => !name.startsWith('home ('));
  return [{ name: 'home', isHome: true }, ...names].filter(
    ({ name }) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)),
  );
}

async function takeBrand(browser, origin, [brand, { basePath, home }], folder) {
  const storageState = await logIn(browser, `${origin}${basePath}/overview`);
  for (const { name, path, isHome, isGuarded } of listPages()) {
    const url = origin + (isHome ? home : basePath + path);
    const pictures = await takePage(browser, url, isGuarded ? storageState : undefined);
    const file = join(folder, `${brand}-${name.replaceAll(/\W+/g, '-')}.webp`);
    await composeSheet(pictures, file);
    process.stdout.write(`${file}\n`);
  }
}

async function takeAll() {
  const folder = resolve(values.to);
  await mkdir(folder, { recursive: true });
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-screenshots-'));
  const portal = await spawnServer('portal', { env: { PORT: '0', PORTAL_DATA_DIR: join(dataDir, 'data') } });
  const browser = await chromium.launch({ executablePath: findBrowser() ?? undefined, args: launchArguments() });
  try {
    const brands = Object.entries(BRANDS).filter(([brand]) => values.brand === '' || values.brand === brand);
    for (const brand of brands) await takeBrand(browser, portal.origin, brand, folder);
  } finally {
    await browser.close();
    await portal.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

if (values.help) process.stdout.write(`${USAGE}\n`);
else await takeAll();
