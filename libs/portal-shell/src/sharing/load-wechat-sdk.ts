import type { WechatSignature } from '@portal/api-contract';
import { WECHAT_POLICY, WECHAT_SDK_URL } from './wechat-sdk';

/** How a page looks where it is shared with somebody. */
export interface MessageShare extends TimelineShare {
  readonly desc: string;
}

/** How a page looks in the timeline, which shows no description. */
export interface TimelineShare {
  readonly title: string;
  readonly link: string;
  readonly imgUrl: string;
}

/** What of WeChat's SDK is used. */
export interface WechatSdk {
  config(options: WechatSignature & { readonly jsApiList: string[] }): void;
  /** Calls back once a configuration was looked at, also where it was rejected. */
  ready(callback: () => void): void;
  error(callback: (error: { readonly errMsg?: string }) => void): void;
  updateAppMessageShareData(share: MessageShare): void;
  updateTimelineShareData(share: TimelineShare): void;
  /** Those of WeChat before 6.7.2. */
  onMenuShareAppMessage(share: MessageShare): void;
  onMenuShareTimeline(share: TimelineShare): void;
}

interface UrlPolicy {
  createScriptURL(url: string): string;
}

interface WechatWindow {
  readonly wx?: WechatSdk;
  readonly trustedTypes?: {
    createPolicy(name: string, rules: UrlPolicy): UrlPolicy;
  };
}

/** Loads WeChat's SDK from its one URL; rejects where it does not come. */
export function loadWechatSdk(): Promise<WechatSdk> {
  const { trustedTypes } = window as WechatWindow;
  const policy = trustedTypes?.createPolicy(WECHAT_POLICY, { createScriptURL: () => WECHAT_SDK_URL });
  const script = document.createElement('script');
  script.src = policy?.createScriptURL('') ?? WECHAT_SDK_URL;
  return new Promise((resolve, reject) => {
    script.onload = () => {
      const { wx } = window as WechatWindow;
      if (wx) resolve(wx);
      else reject(new Error('The script brought no SDK'));
    };
    script.onerror = () => reject(new Error('The script did not come'));
    document.head.append(script);
  });
}
