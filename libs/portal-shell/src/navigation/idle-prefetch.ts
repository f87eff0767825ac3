import type { PageRoute } from '@portal/data-access-api';
import type { PageRegistry } from '../pages/page-registry';
import { matchPage, toRouteTable } from '../pages/match-page';
import { runWhenIdle } from './run-when-idle';

/** At most so many pages are fetched ahead; each is a few kilobytes. */
const MOST_PAGES = 4;

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
export function prefetchLinkedPages(pages: PageRegistry, routes: readonly PageRoute[], basePath: string): void {
  if (!isPrefetchWelcome(navigator)) return;
  const table = toRouteTable(routes);
  const targets = new Set<PageRoute>();
  for (const { pathname } of Array.from(document.links)) {
    const match = matchPage(table, pathname, basePath);
    // Visitors are spared the code of pages they would have to log in for.
    if (match && match.route.path !== '*' && !match.route.access) targets.add(match.route);
  }
  for (const route of [...targets].slice(0, MOST_PAGES)) {
    // A page that cannot be fetched now is asked for again, and reported, when it is visited.
    runWhenIdle(() => void pages.load(route).catch(() => undefined));
  }
}
