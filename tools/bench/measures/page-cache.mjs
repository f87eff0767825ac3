import { spawnServer } from '../servers/spawn-server.mjs';
import { fetchBytes } from './fetch-bytes.mjs';

const PAGES = 200;
/** A page may have changed after half a minute, and is not shown any more after a whole one. */
const STALE_MS = 40_000;
const IDLE_MS = 1000;
/** What a portal at rest takes in that time, in microseconds. */
const IDLE_CPU = 60_000;

/**
 * CPU-seconds of a portal that has just started for its first 200 pages, and for two visits to each of them once they
 * may have changed and have not: to what is refreshed, and to what came of it. Each until nothing is done in the
 * background any more.
 */
export async function measurePageCache(dataDir) {
  const portal = await spawnServer('portal', { env: { PORT: '0', PORTAL_DATA_DIR: dataDir } });
  try {
    const paths = await listPages(portal.origin, PAGES);
    const first = await measureVisits(portal, paths);
    await new Promise((done) => setTimeout(done, STALE_MS));
    const again = (await measureVisits(portal, paths)) + (await measureVisits(portal, paths));
    return { pages: paths.length, first, again };
  } finally {
    await portal.stop();
  }
}

/** Paths of the site map, the home page first. */
export async function listPages(origin, count) {
  const map = await (await fetch(`${origin}/sitemap.xml`)).text();
  return [...map.matchAll(/<loc>([^<]+)/g)].slice(0, count).map(([, url]) => new URL(url).pathname);
}

async function measureVisits(server, paths) {
  await waitUntilIdle(server);
  const before = await server.readCpu();
  for (const path of paths) await fetchBytes(server.origin + path, 'gzip, br');
  const after = await waitUntilIdle(server);
  return (after - before) / 1e6;
}

/** Returns the CPU time as it was when the server came to rest. */
async function waitUntilIdle(server) {
  let last = await server.readCpu();
  for (;;) {
    await new Promise((done) => setTimeout(done, IDLE_MS));
    const now = await server.readCpu();
    if (now - last < IDLE_CPU) return last;
    last = now;
  }
}
