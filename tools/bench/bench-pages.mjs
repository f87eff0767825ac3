import { measureLighthouse } from './measures/lighthouse.mjs';
import { countRequests } from './measures/requests.mjs';
import { measureSizes } from './measures/sizes.mjs';
import { serveStaticPage } from './measures/static-page.mjs';
import { pageTypes } from './page-types.mjs';
import { formatTable } from './report.mjs';

const MAX_REQUESTS = 25;
const LCP_CEILING = 1.3;

/** Pages that visitors see whole. */
const publicPages = pageTypes.filter(({ isGuarded }) => !isGuarded);

/** Measures what the first load of each page type weighs; returns the table. */
export async function benchSizes(portal) {
  const rows = [];
  for (const { name, path, limits } of pageTypes) {
    const size = await measureSizes(portal.origin, path);
    const cell = (part) => `${(size[part] / 1000).toFixed(1)} (${limits[part] / 1000})`;
    const script = size.script > 0 ? cell('script') : `${cell('script')}, with a gesture ${cell('gestureScript')}`;
    rows.push([name, script, cell('html'), cell('style'), `${size.inlineScript} B (1000 B)`]);
  }
  return formatTable('First load, kB brotli (limit)', ['page', 'JavaScript', 'HTML', 'CSS', 'inline script'], rows);
}

/** Counts what each public page asks for before anybody moves; returns the table. */
export async function benchRequests(portal) {
  const counts = await countRequests(publicPages.map(({ path }) => portal.origin + path));
  const rows = publicPages.map(({ name }, place) => [name, ...counts[place], `≤ ${MAX_REQUESTS}`]);
  return formatTable('Requests before the first gesture', ['page', 'at 1440', 'at 390', 'limit'], rows);
}

/** Audits the public pages beside static ones of the same content; returns the table. */
export async function benchLighthouse(portal, runs) {
  const statics = await Promise.all(publicPages.map(({ path }) => serveStaticPage(portal.origin, path)));
  const urls = publicPages.map(({ path }) => portal.origin + path);
  const results = await measureLighthouse([...urls, ...statics.map(({ url }) => url)], runs);
  const rows = publicPages.map(({ name }, index) => {
    const page = results.get(urls[index]);
    const still = results.get(statics[index].url);
    return [
      name,
      page.performance,
      `${page.accessibility} / ${page['best-practices']} / ${page.seo}`,
      page.cls.toFixed(3),
      `${Math.round(page.lcp)} ms`,
      `${(page.lcp / still.lcp).toFixed(2)} (≤ ${LCP_CEILING})`,
      `${Math.round(page.tbt)} ms (≤ 150)`,
      page.failed.join(', ') || '–',
    ];
  });
  for (const { close } of statics) close();
  const head = [
    'page',
    'performance (≥ 95)',
    'accessibility / practice / SEO (100)',
    'CLS (0)',
    'LCP',
    'LCP ÷ static page',
    'TBT',
    'failed audits',
  ];
  return formatTable(`Lighthouse, simulated mobile, median of ${runs}`, head, rows);
}
