/** URL of WeChat's JS-SDK, which is fixed: nothing else of its host may run in a page. */
export const WECHAT_SDK_URL = 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js';

/** Trusted types policy that lets the SDK in; the content security policy names it. */
export const WECHAT_POLICY = 'portal-wechat';

/** Whether a browser is WeChat's own, where alone its SDK does anything. */
export function isInWechat(userAgent: string): boolean {
  return /MicroMessenger/i.test(userAgent);
}
