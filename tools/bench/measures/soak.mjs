import { spawnServer } from '../servers/spawn-server.mjs';
import { fetchBytes } from './fetch-bytes.mjs';
import { listPages } from './page-cache.mjs';

const MAX_URLS = 2000;
const PARTS = 5;
const ENCODINGS = ['br', 'gzip', 'identity'];

/**
 * Visits 2,000 URLs of a portal five times over, in every encoding; returns the megabytes of its process
 * after each time, its garbage being collected.
 */
export async function measureSoak(dataDir) {
  const env = { PORT: '0', PORTAL_DATA_DIR: dataDir };
  const portal = await spawnServer('portal', { env, execArgv: ['--expose-gc'] });
  try {
    const paths = await listUrls(portal.origin);
    const megabytes = [];
    for (let part = 0; part < PARTS; part += 1) {
      for (const path of paths) for (const encoding of ENCODINGS) await fetchBytes(portal.origin + path, encoding);
      megabytes.push((await portal.readMemory()) / 1e6);
    }
    return { urls: paths.length, megabytes, growth: Math.max(...megabytes.slice(1)) / megabytes[0] };
  } finally {
    await portal.stop();
  }
}

/** All pages, and as many searches as are missing. */
async function listUrls(origin) {
  const pages = await listPages(origin, MAX_URLS);
  const searches = Array.from(
    { length: MAX_URLS - pages.length },
    (_, index) => `/document-center/document-search?wd=word-${index}`,
  );
  return [...pages, ...searches];
}
