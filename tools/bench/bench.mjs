import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { benchDocuments } from './bench-documents.mjs';
import { benchLighthouse, benchRequests, benchSizes } from './bench-pages.mjs';
import {
  benchCommunity,
  benchDocumentLists,
  benchOrders,
  benchPapers,
  benchQueueLists,
  benchRecordLists,
  benchTimers,
  benchWorkOrders,
} from './bench-records.mjs';
import { benchRelevance } from './bench-relevance.mjs';
import { benchSearch, benchSearchAmongMany } from './bench-search.mjs';
import { measureBuilds } from './measures/builds.mjs';
import { fetchBytes } from './measures/fetch-bytes.mjs';
import { measureGrowth } from './measures/growth.mjs';
import { compareLoad } from './measures/load.mjs';
import { measureLoginPage } from './measures/login-page.mjs';
import { measurePageCache } from './measures/page-cache.mjs';
import { measureRender } from './measures/render.mjs';
import { measureSoak } from './measures/soak.mjs';
import { measureTokenCheck } from './measures/token-check.mjs';
import { measureTwoTabs } from './measures/two-tabs.mjs';
import { pageTypes } from './page-types.mjs';
import { formatTable, writeReadmeTable } from './report.mjs';
import { spawnServer } from './servers/spawn-server.mjs';

const root = resolve(import.meta.dirname, '../..');
const RENDER_FLOOR = 0.35;
const CACHE_FLOOR = 0.8;
const FIRST_PAGES_S = 3;
const UNCHANGED_PAGES_S = 0.3;
const SOAK_CEILING = 1.1;
const API_CEILING = 1.25;
const TOKEN_CHECK_MS = 0.3;
const LOGIN_PAGE_KB = 120;
const TWO_TABS_MS = 1000;
const GROWTH_CEILING = 1.3;
const LIGHTHOUSE_RUNS = 5;

const NEWS_REQUEST = {
  path: '/ptl/news/pageList',
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ visibleRange: 2, pageNo: 1, pageSize: 20 }),
};

/** What is measured, in its order; a part's table in the README is replaced when it was measured. */
const PARTS = {
  sizes: ({ portal }) => benchSizes(portal),
  requests: ({ portal }) => benchRequests(portal),
  server: ({ portal, folder, dataDir }) => benchServer(portal, folder, dataDir),
  pages: ({ folder }) => benchPages(folder),
  soak: ({ folder }) => benchSoak(folder),
  login: ({ portal }) => benchLogin(portal),
  growth: () => benchGrowth(),
  search: () => benchSearch(),
  'search-large': () => benchSearchAmongMany(),
  relevance: () => benchRelevance(),
  documents: ({ portal, dataDir }) => benchDocuments(portal, dataDir),
  'work-orders': () => benchWorkOrders(),
  timers: ({ portal, dataDir }) => benchTimers(portal, dataDir),
  lists: () => benchRecordLists(),
  'document-lists': () => benchDocumentLists(),
  'queue-lists': () => benchQueueLists(),
  orders: () => benchOrders(),
  papers: () => benchPapers(),
  community: () => benchCommunity(),
  lighthouse: ({ portal, runs }) => benchLighthouse(portal, runs),
  builds: () => benchBuilds(),
};

/** What takes too long to be measured unless it is asked for. */
const ON_REQUEST = new Set(['search-large', 'relevance', 'soak']);

/** Measures the figures of the product and writes them into the README. */
async function bench({ parts, runs }) {
  execFileSync('node', ['node_modules/nx/dist/bin/nx.js', 'run-many', '-t', 'build'], { cwd: root, stdio: 'ignore' });
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  const dataDir = join(folder, 'data');
  const portal = await spawnServer('portal', { env: { PORT: '0', PORTAL_DATA_DIR: dataDir } });
  try {
    for (const part of parts) {
      const table = await PARTS[part]({ portal, folder, dataDir, runs });
      process.stdout.write(`${table}\n\n`);
      writeReadmeTable(root, table);
    }
  } finally {
    await portal.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function benchServer(portal, folder, dataDir) {
  const rows = [];
  for (const { name, app, path } of pageTypes.slice(0, 2)) {
    for (const encoding of ['br', 'identity']) {
      const cached = await compareCachedPage(portal, path, folder, encoding);
      rows.push([
        `${name}, cached, ${encoding}`,
        cached.subject,
        `bare Node, same bytes: ${cached.baseline}`,
        ratio(cached.ratio),
        `≥ ${CACHE_FLOOR}`,
      ]);
    }
    const render = await measureRender(join(root, 'apps', app, 'dist/server/main.server.js'), path);
    rows.push([
      `${name}, rendered with data`,
      render.full,
      `bare renderToString: ${render.bare}`,
      ratio(render.ratio),
      `≥ ${RENDER_FLOOR}`,
    ]);
  }
  const list = await compareApiList(portal, folder, dataDir);
  rows.push([
    'list of 20 rows, CPU',
    list.subject,
    `bare Node, same JSON and query: ${list.baseline}`,
    ratio(1 / list.ratio),
    `≤ ${API_CEILING}`,
  ]);
  return formatTable('Requests per CPU-second of one process', ['what', 'portal', 'baseline', 'ratio', 'limit'], rows);
}

async function benchPages(folder) {
  const { pages, first, again } = await measurePageCache(join(folder, 'pages'));
  return formatTable(
    'Page cache, CPU-seconds of one process',
    ['what', 'figure', 'limit'],
    [
      [`first ${pages} pages after a start`, first.toFixed(2), `≤ ${FIRST_PAGES_S}`],
      ['the same twice more, when they may have changed and have not', again.toFixed(2), `≤ ${UNCHANGED_PAGES_S}`],
    ],
  );
}

async function benchSoak(folder) {
  const { urls, megabytes, growth } = await measureSoak(join(folder, 'soak'));
  return formatTable(
    'Memory, heap and buffers of one process',
    ['what', 'MB after each round', 'growth after the first', 'limit'],
    [
      [
        `${urls} addresses in every encoding, five rounds`,
        megabytes.map((value) => value.toFixed(0)).join(', '),
        ratio(growth),
        `≤ ${SOAK_CEILING}`,
      ],
    ],
  );
}

async function benchLogin(portal) {
  const { added, without, withToken } = await measureTokenCheck(portal.origin);
  const script = measureLoginPage(root);
  const { login, logout } = await measureTwoTabs(portal.origin);
  return formatTable(
    'Login',
    ['what', 'figure', 'limit'],
    [
      [
        'check of a token, added to a call, median of 50 connections',
        `${added.toFixed(2)} ms (${without.toFixed(2)} → ${withToken.toFixed(2)})`,
        `≤ ${TOKEN_CHECK_MS} ms`,
      ],
      ['second tab shows a login, a logout', `${login.toFixed(0)}, ${logout.toFixed(0)} ms`, `≤ ${TWO_TABS_MS} ms`],
      ["login page's first JavaScript, brotli", `${(script / 1000).toFixed(1)} kB`, `≤ ${LOGIN_PAGE_KB} kB`],
    ],
  );
}

async function compareCachedPage(portal, path, folder, encoding) {
  const headers = { 'Accept-Encoding': encoding };
  const { bytes } = await fetchBytes(portal.origin + path, encoding);
  const file = join(folder, 'page');
  writeFileSync(file, bytes);
  const sent = encoding === 'identity' ? {} : { encoding };
  const bare = await spawnServer('bare', {
    args: [JSON.stringify({ file, contentType: 'text/html; charset=utf-8', ...sent })],
  });
  try {
    return await compareLoad(
      { server: portal, request: { path, headers } },
      { server: bare, request: { path: '/', headers } },
    );
  } finally {
    await bare.stop();
  }
}

async function compareApiList(portal, folder, dataDir) {
  const headers = { ...NEWS_REQUEST.headers, 'Accept-Encoding': 'gzip' };
  const response = await fetch(portal.origin + NEWS_REQUEST.path, NEWS_REQUEST);
  const file = join(folder, 'list.json.gz');
  writeFileSync(file, gzipSync(Buffer.from(await response.arrayBuffer())));
  const statement =
    'select * from news where listing_status = 2 and visible_ranges @> array[2] order by published_on desc, weight desc limit 20';
  const connection = { host: join(dataDir, 'run'), user: 'postgres', database: 'portal' };
  const options = { file, contentType: 'application/json; charset=utf-8', encoding: 'gzip', connection, statement };
  const bare = await spawnServer('bare', { args: [JSON.stringify(options)] });
  try {
    const request = { ...NEWS_REQUEST, headers };
    return await compareLoad({ server: portal, request }, { server: bare, request: { ...request, path: '/' } });
  } finally {
    await bare.stop();
  }
}

async function benchGrowth() {
  const rows = await measureGrowth(join(root, 'apps/root-portal/dist/server/main.server.js'));
  return formatTable(
    'Ten times the content, rendered without caches, median',
    ['page', 'content', 'ten times', 'ratio', 'limit'],
    rows.map(({ name, before, after, ratio: growth }) => [
      name,
      `${before.toFixed(1)} ms`,
      `${after.toFixed(1)} ms`,
      ratio(growth),
      `≤ ${GROWTH_CEILING}`,
    ]),
  );
}

async function benchBuilds() {
  const { unchangedSeconds, rebuilt } = measureBuilds(root);
  return formatTable(
    'Builds',
    ['what', 'figure', 'limit'],
    [
      ['`nx run-many -t build`, nothing changed', `${unchangedSeconds.toFixed(1)} s`, '≤ 3 s'],
      ['projects rebuilt after a change in root-portal', rebuilt.join(', '), 'root-portal'],
    ],
  );
}

const ratio = (value) => value.toFixed(2);

const { values } = parseArgs({ options: { only: { type: 'string' }, runs: { type: 'string' } } });
const parts = values.only?.split(',') ?? Object.keys(PARTS).filter((part) => !ON_REQUEST.has(part));
const unknown = parts.filter((part) => !(part in PARTS));
if (unknown.length > 0) throw new Error(`Parts are ${Object.keys(PARTS).join(', ')}; not ${unknown.join(', ')}`);
// One run of Lighthouse is enough for a first look at all page types.
await bench({ parts, runs: Number(values.runs ?? LIGHTHOUSE_RUNS) });
