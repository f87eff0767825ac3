import type { RequestHeaders } from './call-context';

/** Whether a request comes from the browser within WeChat; that of 企业微信 has no payers. */
export function isInWechat({ 'user-agent': agent = '' }: RequestHeaders): boolean {
  return /\bMicroMessenger\//i.test(String(agent)) && !/\bwxwork\//i.test(String(agent));
}
