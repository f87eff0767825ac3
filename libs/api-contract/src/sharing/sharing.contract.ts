import { z } from 'zod';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { MAX_PUSHED } from './sharing.values';

/** What WeChat is told so that a page may say how it is shared: the input of `wx.config`. */
export const wechatSignatureSchema = z.object({
  appId: z.string().min(1),
  /** Seconds since 1970. */
  timestamp: z.number().int(),
  nonceStr: z.string().min(1),
  /** SHA-1 in hexadecimal digits. */
  signature: z.string().regex(/^[0-9a-f]{40}$/),
});
export type WechatSignature = z.infer<typeof wechatSignatureSchema>;

/**
 * Signature of a page of this site for WeChat's JS-SDK (endpoints §4.11); a fragment is left out of it. Errors: 400
 * for pages of other sites, 503 where no WeChat account is configured or WeChat gives no ticket.
 */
export const getWechatSignature = defineEndpoint({
  method: 'GET',
  path: '/ptl/wx/jsSignature',
  summary: 'Signature of a page for WeChat',
  tags: ['sharing'],
  // Browsers send a URL encoded, and WeChat compares it letter by letter.
  query: z.object({
    url: z
      .string()
      .max(2048)
      .regex(/^https?:\/\/[\x21-\x7e]+$/, '须为完整的网页地址'),
  }),
  response: wechatSignatureSchema,
});

/** What has become of URLs that were pushed; together as many as there were. */
export const pushResultSchema = z.object({
  /** Taken by the search engine. */
  pushed: z.number().int(),
  /** How many more it takes today; `null` where nothing was sent. */
  remain: z.number().int().nullable(),
  /** Not in the site map, or not taken by the search engine. */
  refused: z.array(z.string()),
  /** Not sent, because the day's share or the time was used up. */
  left: z.number().int(),
});
export type PushResult = z.infer<typeof pushResultSchema>;

/**
 * Tells a search engine of pages (endpoints §4.11): those named, as far as the site map has them, or all of the site
 * map. For operators who review; everybody else gets 404. Errors: 503 where no search engine is configured, it takes
 * nothing, or the site map cannot be read.
 */
export const pushAddresses = defineEndpoint({
  method: 'POST',
  path: '/ptl/seo/baiduPush',
  summary: 'Tells a search engine of pages',
  tags: ['operations'],
  auth: 'user',
  body: z.object({ urls: z.array(z.string().min(1).max(2048)).min(1).max(MAX_PUSHED).optional() }),
  response: pushResultSchema,
});
