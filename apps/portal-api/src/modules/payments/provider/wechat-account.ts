import { z } from 'zod';
import { fetchText, readJson } from '../../../platform/http/fetch-text';
import { ProviderUnreachableError } from './payment-provider';

/** Where WeChat tells a page who has opened it. */
const AUTHORIZE_URL = 'https://open.weixin.qq.com/connect/oauth2/authorize';

const MAX_BYTES = 16_384;

/** A code is good once, and for five minutes: it is used up, too old, or none. */
const USELESS_CODES = [40_029, 40_163, 41_008, 42_003];

const payerSchema = z.object({ openid: z.string().regex(/^[\w-]{1,128}$/) });
const errorSchema = z.object({ errcode: z.int() });

/** The official account by which the site knows people within WeChat. */
export interface WechatAccountOptions {
  readonly appId: string;
  readonly secret: string;
  /** Origin of WeChat's API, or of a proxy in front of it. */
  readonly apiUrl: string;
}

/** Asks WeChat who has opened a page, and keeps nothing of it. */
export function createWechatAccount({ appId, secret, apiUrl }: WechatAccountOptions) {
  return {
    /** URL at which WeChat, without a word to the payer, sends the browser on to a page with a `code`. */
    toAuthorizeUrl(pageUrl: string): string {
      const query = new URLSearchParams({ appid: appId, redirect_uri: pageUrl, response_type: 'code' });
      return `${AUTHORIZE_URL}?${query.toString()}&scope=snsapi_base#wechat_redirect`;
    },
    /**
     * The `openid` of whoever came with a code; `undefined` where the code is of no use any more. Rejects with a
     * `ProviderUnreachableError` where nothing can be said.
     */
    async findPayer(code: string, signal: AbortSignal): Promise<string | undefined> {
      const query = new URLSearchParams({ appid: appId, secret, code, grant_type: 'authorization_code' });
      const { text } = await fetchText(new URL(`/sns/oauth2/access_token?${query.toString()}`, apiUrl).href, {
        ...{ name: 'WeChat (openid)', timeoutMs: 3000, maxBytes: MAX_BYTES, signal },
      }).catch(({ message }: Error) => {
        throw new ProviderUnreachableError(message);
      });
      const said = readJson(text);
      const payer = payerSchema.safeParse(said);
      if (payer.success) return payer.data.openid;
      const { errcode } = errorSchema.safeParse(said).data ?? { errcode: undefined };
      if (errcode !== undefined && USELESS_CODES.includes(errcode)) return undefined;
      throw new ProviderUnreachableError(`WeChat names no payer: ${errcode ?? 'it cannot be understood'}`);
    },
  };
}

/** The official account by which the site knows people within WeChat. */
export type WechatAccount = ReturnType<typeof createWechatAccount>;
