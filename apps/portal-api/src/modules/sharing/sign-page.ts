import type { WechatSignature } from '@portal/api-contract';
import { createHash } from 'node:crypto';
import type { WechatTicket } from './wechat-tickets';

/** What makes two signatures of a page different. */
export interface SignatureSalt {
  /** Seconds since 1970. */
  readonly timestamp: number;
  readonly nonceStr: string;
}

/** Signs the URL of a page, without its fragment, as WeChat's JS-SDK asks for. */
export function signPage({ appId, ticket }: WechatTicket, url: string, salt: SignatureSalt): WechatSignature {
  const { timestamp, nonceStr } = salt;
  const [pageUrl = ''] = url.split('#', 1);
  // Names in their order, values as they are: WeChat makes the same text out of the URL it shows.
  const text = `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${pageUrl}`;
  return { appId, timestamp, nonceStr, signature: createHash('sha1').update(text).digest('hex') };
}
