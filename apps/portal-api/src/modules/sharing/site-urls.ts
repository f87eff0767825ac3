import { fetchText } from '../../platform/http/fetch-text';

const TIMEOUT_MS = 5000;
const MAX_LIST_BYTES = 262_144;
const MAX_MAP_BYTES = 33_554_432;

/** More site maps than brands there can be on an origin. */
const MAX_MAPS = 20;

/**
 * URLs in full of everything in the site's own site maps, found as search engines find them: `robots.txt` names
 * the maps. Each is the one canonical URL of its page. Rejects where one of these files cannot be read.
 */
export async function readSiteUrls(publicOrigin: string): Promise<readonly string[]> {
  const robots = await readOwnFile(`${publicOrigin}/robots.txt`, MAX_LIST_BYTES);
  const maps = [...robots.matchAll(/^Sitemap:\s*(\S+)\s*$/gim)].map(([, url = '']) => url);
  const texts = await Promise.all(
    maps
      .filter((url) => isOfOrigin(url, publicOrigin))
      .slice(0, MAX_MAPS)
      .map((url) => readOwnFile(url, MAX_MAP_BYTES)),
  );
  const urls = texts.flatMap((text) => [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => decode(loc)));
  return [...new Set(urls)].filter((url) => isOfOrigin(url, publicOrigin));
}

async function readOwnFile(url: string, maxBytes: number): Promise<string> {
  const name = `The site's ${new URL(url).pathname}`;
  // A brand that stands alone on a domain keeps these files under its prefix.
  const { status, text } = await fetchText(url, { name, timeoutMs: TIMEOUT_MS, maxBytes, redirect: 'follow' });
  if (status !== 200) throw new Error(`${name} answered ${status}`);
  return text;
}

function isOfOrigin(url: string, origin: string): boolean {
  return URL.canParse(url) && new URL(url).origin === origin;
}

function decode(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}
