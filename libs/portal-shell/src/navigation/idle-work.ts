import type { Portal } from '../app/portal-context';
import { startConsent } from '../consent/start-consent';
import { recordVisit } from '../session/record-visit';
import { isInWechat } from '../sharing/wechat-sdk';
import { prefetchLinkedPages } from './idle-prefetch';
import { startSearchShortcut } from './search-shortcut';

/** What can wait until the page has nothing else to do; its code comes then, too. */
export function doIdleWork(portal: Portal): void {
  const { pages, config, store, ipLookupUrl, sharesToWechat } = portal;
  void prefetchLinkedPages(pages);
  startSearchShortcut();
  startConsent(config.basePath, () => void recordVisit(store.dispatch, ipLookupUrl));
  if (sharesToWechat && isInWechat(navigator.userAgent)) {
    void import('../sharing/share-to-wechat').then(({ shareToWechat }) => shareToWechat(portal));
  }
}
