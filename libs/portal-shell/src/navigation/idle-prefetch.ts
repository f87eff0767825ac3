import type { PageRoute } from '@portal/data-access-api';
import type { PageRegistry } from '../pages/page-registry';
import { runWhenIdle } from '@portal/ui-kit';

/** At most so many pages are fetched ahead; each is a few kilobytes. */
const MAX_PAGES = 4;

interface NetworkInformation {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/** Whether fetching ahead is welcome: not offline, not on 2g, not in data-saver mode (spec §4). */
export function isPrefetchWelcome(
  navigator: Pick<Navigator, 'onLine'> & { readonly connection?: NetworkInformation },
): boolean {
  const { effectiveType = '', saveData = false } = navigator.connection ?? {};
  return navigator.onLine && !saveData && !/(^|-)2g$/.test(effectiveType);
}

/** Fetches the code of the pages that the shown links lead to, in idle moments. */
export async function prefetchLinkedPages(pages: PageRegistry): Promise<void> {
  if (!isPrefetchWelcome(navigator)) return;
  const targets = new Set<PageRoute>();
  for (const { pathname } of Array.from(document.links)) {
    // Visitors are spared the code of what they would have to log in for.
    if (pages.findArea(pathname)?.paths.access) continue;
    // What cannot be fetched now is asked for again, and reported, when it is visited.
    const match = await pages.match(pathname).catch(() => null);
    if (match && match.route.path !== '*' && !match.route.access) targets.add(match.route);
  }
  for (const route of [...targets].slice(0, MAX_PAGES)) {
    runWhenIdle(() => void pages.prefetch(route).catch(() => undefined));
  }
}
