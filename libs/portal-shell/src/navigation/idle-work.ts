import type { Portal } from '../app/portal-context';
import { isInWechat } from '../sharing/wechat-sdk';
import { prefetchLinkedPages } from './idle-prefetch';

/** What can wait until the page has nothing else to do; its code comes then, too. */
export function doIdleWork(portal: Portal): void {
  const { pages, sharesToWechat } = portal;
  void prefetchLinkedPages(pages);
  if (sharesToWechat && isInWechat(navigator.userAgent)) {
    void import('../sharing/share-to-wechat').then(({ shareToWechat }) => shareToWechat(portal));
  }
}
