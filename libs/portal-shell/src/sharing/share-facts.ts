import { api } from '@portal/data-access-api';
import type { Portal } from '../app/portal-context';

/** How a page is shown where it is shared. */
export interface ShareFacts {
  readonly title: string;
  readonly description: string;
  /** Canonical URL; the URL itself where search engines keep none. */
  readonly link: string;
  /** URL of a picture by https; empty for none. */
  readonly picture: string;
}

/**
 * Reads how the shown page is shared: what its head says, and the picture of its SEO data. The tags for other sites
 * cannot be read instead: they are those of the page the visit began with.
 */
export async function readShareFacts(portal: Portal): Promise<ShareFacts> {
  const { title } = document;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const summary = document.querySelector<HTMLMetaElement>('meta[name="description"]');
  return {
    title,
    description: summary?.content || title,
    link: canonical?.href ?? withoutFragment(window.location.href),
    picture: await readPicture(portal),
  };
}

/** A URL without what stands behind `#`. */
export function withoutFragment(url: string): string {
  return url.split('#', 1)[0] ?? '';
}

async function readPicture({ pages, brand, store }: Portal): Promise<string> {
  const match = await pages.match(window.location.pathname);
  const key = match?.route.seo?.({ params: match.params, platformType: brand.platformType });
  const image = key && api.endpoints.getSeoInfo.select(key)(store.getState()).data?.image;
  // WeChat shows no picture that comes without encryption.
  return image && brand.publicOrigin.startsWith('https:') ? brand.publicOrigin + image : '';
}
