import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CONTENT_DIR, createApi } from './in-process-api.mjs';
import { median } from './load.mjs';

const TIMES = 10;
const ITEMS_PER_KIND = 24;

/** Kinds of items that grow: folder, and the field that equals the file's name. */
const GROWING = [
  ['products', 'code'],
  ['solutions', 'id'],
  ['cases', 'id'],
  ['news', 'id'],
  ['activities', 'id'],
  ['models', 'id'],
  ['jobs', 'id'],
];

const DETAILS = [
  ['product', '/product-detail', 'products'],
  ['solution', '/solution', 'solutions'],
  ['case', '/case-details', 'cases'],
  ['news item', '/news-center-detail', 'news'],
  ['activity', '/activity-center-detail', 'activities'],
  ['model', '/modelDetail', 'models'],
];

const LISTS = [
  [
    'products',
    combine('/product', { sort: ['', 'newest', 'hottest'], page: ['', '2', '3'], pricing: ['', 'metered'] }),
  ],
  ['cases', combine('/case', { page: ['', '2'], region: ['', '华东', '华南', '华北', '华中', '西南'] })],
  ['news', combine('/news-center', { kind: ['', 'company', 'industry'], year: ['', '2026', '2025', '2024'] })],
  [
    'solutions',
    combine('/solution', { industry: ['', 'sc-food', 'sc-energy', 'sc-park'], keyword: ['', '设备', '能耗'] }),
  ],
  [
    'activities',
    combine('/activity-center', { state: ['', 'enrolling', 'ongoing', 'ended', 'replay'], page: ['', '2'] }),
  ],
  ['jobs', combine('/recruit', { channel: ['', 'social', 'campus'], page: ['', '2', '3'] })],
  ['applications', combine('/productSaas', { page: ['', '2', '3', '4'] })],
  ['models', combine('/industrial-model', { type: ['', '1', '2', '3'], sort: ['', 'newest', 'mostUsed'] })],
];

/**
 * Renders list pages and pages about an item with the site's content and with ten times as much, each URL once and
 * so without any cache, in turns; median milliseconds of each.
 */
export async function measureGrowth(serverFile) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-growth-'));
  growContent(folder);
  const apis = [await createApi(), await createApi({ contentDir: folder })];
  try {
    const { createBrandServer } = await import(pathToFileURL(serverFile).href);
    const [small, large] = apis.map((api) =>
      createBrandServer({ transport: (request) => api.call(request), publicOrigin: 'http://localhost' }),
    );
    // Warms the machine code up.
    for (const path of ['/product', '/news-center']) await Promise.all([small.render(path), large.render(path)]);
    const rows = [];
    for (const [name, paths] of [...LISTS, ...DETAILS.map(toDetailPaths)]) {
      const times = { small: [], large: [] };
      for (const path of paths) {
        times.small.push(await measure(() => small.render(path)));
        times.large.push(await measure(() => large.render(path)));
      }
      const [before, after] = [median(times.small), median(times.large)];
      rows.push({ name, before, after, ratio: after / before });
    }
    await Promise.all([small.close(), large.close()]);
    return rows;
  } finally {
    for (const api of apis) await api.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function toDetailPaths([name, path, folder]) {
  const ids = readdirSync(join(CONTENT_DIR, folder)).map((file) => basename(file, extname(file)));
  return [name, ids.slice(0, ITEMS_PER_KIND).map((id) => `${path}/${id}.html`)];
}

/** Every combination of the values of a query. */
function combine(path, query) {
  const queries = Object.entries(query).reduce(
    (all, [name, values]) => all.flatMap((entry) => values.map((value) => (value ? [...entry, [name, value]] : entry))),
    [[]],
  );
  return queries.map((entries) => (entries.length > 0 ? `${path}?${new URLSearchParams(entries)}` : path));
}

async function measure(task) {
  const start = performance.now();
  await task();
  return performance.now() - start;
}

/** Copies the content and repeats every item under names of its own. */
function growContent(folder) {
  cpSync(CONTENT_DIR, folder, { recursive: true, filter: (source) => !source.includes(`${CONTENT_DIR}/media`) });
  for (const [kind, field] of GROWING) {
    for (const file of readdirSync(join(folder, kind))) {
      const text = readFileSync(join(folder, kind, file), 'utf8');
      const name = basename(file, extname(file));
      for (let copy = 1; copy < TIMES; copy += 1) {
        writeFileSync(join(folder, kind, `${name}-${copy}${extname(file)}`), rename(text, field, name, `-${copy}`));
      }
    }
  }
}

function rename(text, field, name, suffix) {
  if (!text.startsWith('{')) return text.replace(`id: "${name}"`, `id: "${name}${suffix}"`);
  const item = { ...JSON.parse(text), [field]: name + suffix };
  if (field === 'code') item.id += suffix;
  return JSON.stringify({ ...item, ...(item.downloads && { downloads: [] }) });
}
