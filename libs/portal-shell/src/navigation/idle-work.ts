import type { Portal } from '../app/portal-context';
import { startConsent } from '../consent/start-consent';
import { recordVisit } from '../session/record-visit';
import { prefetchLinkedPages } from './idle-prefetch';
import { startSearchShortcut } from './search-shortcut';

/** What can wait until the page has nothing else to do; its code comes then, too. */
export function doIdleWork({ pages, routes, config, store, ipLookupUrl }: Portal): void {
  prefetchLinkedPages(pages, routes, config.basePath);
  startSearchShortcut();
  startConsent(config.basePath, () => void recordVisit(store.dispatch, ipLookupUrl));
}
