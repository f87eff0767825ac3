import { sharingApi } from '@portal/data-access-api/session';
import type { Portal } from '../app/portal-context';
import { loadWechatSdk, type WechatSdk } from './load-wechat-sdk';
import { readShareFacts, type ShareFacts, withoutFragment } from './share-facts';

/**
 * Tells WeChat how each page looks where it is shared, from now on. What goes wrong leaves WeChat its own guess, so
 * visitors are told nothing.
 */
export async function shareToWechat(portal: Portal): Promise<void> {
  try {
    const sdk = await loadWechatSdk();
    sdk.error(({ errMsg = '' }) => console.warn(`WeChat does not accept the signature: ${errMsg}`));
    followPages(createSharer(portal, sdk));
  } catch (error) {
    console.warn('WeChat cannot be told how pages are shared', error);
  }
}

/** Calls back now and whenever the head has changed: with a navigation, and with data that come after it. */
function followPages(share: () => Promise<void>): void {
  const run = () => void share();
  new MutationObserver(run).observe(document.head, {
    ...{ subtree: true, childList: true, characterData: true, attributes: true },
    attributeFilter: ['href', 'content'],
  });
  run();
}

function createSharer(portal: Portal, sdk: WechatSdk): () => Promise<void> {
  let shared = '';
  let signed = '';

  /** Signs a URL, unless another one has taken its place meanwhile. */
  async function sign(url: string): Promise<void> {
    signed = url;
    const call = sharingApi.endpoints.getWechatSignature.initiate({ url }, { subscribe: false });
    const { data } = await portal.store.dispatch(call);
    if (signed !== url) return;
    if (data) {
      sdk.config({ ...data, jsApiList: listCalls() });
      return;
    }
    // The next page asks again.
    signed = '';
    console.warn('There is no signature for WeChat');
  }

  return async () => {
    const facts = await readShareFacts(portal);
    const text = JSON.stringify(facts);
    if (text === shared) return;
    shared = text;
    const url = findSignedUrl(portal);
    if (url !== signed) await sign(url);
    // Meanwhile another page may be shown, which is shared by itself.
    if (url === signed && text === shared) sdk.ready(() => handOver(sdk, facts));
  };
}

/** WeChat on iOS knows a window by the URL it was opened at, everywhere else by the one it shows. */
function findSignedUrl({ entryUrl = '' }: Portal): string {
  const isIos = /iPhone|iPad|iPod/i.test(navigator.userAgent);
  return withoutFragment(isIos ? entryUrl : window.location.href);
}

/** Names of what is called; a list of its own each time, since the SDK writes its own names into it. */
function listCalls(): string[] {
  return ['updateAppMessageShareData', 'updateTimelineShareData', 'onMenuShareAppMessage', 'onMenuShareTimeline'];
}

/** Tells both the present calls and those of older versions, which know nothing of the present ones. */
function handOver(sdk: WechatSdk, { title, description: desc, link, picture: imgUrl }: ShareFacts): void {
  sdk.updateAppMessageShareData({ title, desc, link, imgUrl });
  sdk.updateTimelineShareData({ title, link, imgUrl });
  sdk.onMenuShareAppMessage({ title, desc, link, imgUrl });
  sdk.onMenuShareTimeline({ title, link, imgUrl });
}
