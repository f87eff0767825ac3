import type { Clock } from '../../../platform/clock';
import type { DataProtection } from '../../../platform/security/data-protection';
import type { NewTrade, ProviderCall } from './payment-provider';
import { createSealedTrades } from './sealed-trades';
import { createWechatAccount, type WechatAccountOptions } from './wechat-account';
import type { WechatPayOptions } from './wechat-client';
import { createWechatPayProvider, type WechatPayProvider } from './wechat-provider';
import { signBridgeRequest, type WechatBridgeRequest } from './wechat-signing';

/** Page on which people pay within WeChat; the account's and the merchant's settings name its directory. */
export const WECHAT_PATH = '/ptl/pay/wechat/';

/** What the page within WeChat does. */
export interface WechatCashier {
  /** The trade that a token of its URL stands for; `undefined` for one that stands for none. */
  find(token: string): NewTrade | undefined;
  /** Where WeChat sends the browser on to the page of a token, with a code by which it tells who pays. */
  toAuthorizeUrl(token: string, trade: NewTrade): string;
  /**
   * Opens the trade for whoever came with a code of WeChat, and returns what the browser is handed; `undefined` where the
   * code is of no use any more. Rejects as `PaymentProvider.create` does.
   */
  open(trade: NewTrade, code: string, call: ProviderCall): Promise<WechatBridgeRequest | undefined>;
}

/** WeChat Pay, with a cashier within WeChat where the site has the official account that the merchant is bound to. */
export interface WechatPay {
  readonly provider: WechatPayProvider;
  readonly cashier: WechatCashier | undefined;
}

/** What WeChat Pay needs. */
export interface WechatPayParts {
  readonly pay: WechatPayOptions;
  /** The site's official account, if it has one. */
  readonly account: WechatAccountOptions | undefined;
  readonly clock: Clock;
  readonly protection: Pick<DataProtection, 'encrypt' | 'decrypt'>;
}

/** URL of the page of a token. */
export function toWechatPageUrl(token: string): string {
  return `${WECHAT_PATH}?trade=${encodeURIComponent(token)}`;
}

/** Opens WeChat Pay. An account with another id than the merchant's application knows payers by other names. */
export function openWechatPay({ pay, account: named, clock, protection }: WechatPayParts): WechatPay {
  if (named?.appId !== pay.appId) return { provider: createWechatPayProvider(pay, clock), cashier: undefined };
  const account = createWechatAccount(named);
  const trades = createSealedTrades(protection);
  const provider = createWechatPayProvider(pay, clock, (trade) => toWechatPageUrl(trades.seal(trade)));
  const cashier: WechatCashier = {
    find: trades.open,
    toAuthorizeUrl: (token, { returnUrl }) => account.toAuthorizeUrl(new URL(toWechatPageUrl(token), returnUrl).href),
    async open(trade, code, call) {
      const openid = await account.findPayer(code, call.signal);
      if (openid === undefined) return undefined;
      const prepayId = await provider.createInside(trade, openid, call);
      return signBridgeRequest(pay, { appId: pay.appId, prepayId, at: clock() });
    },
  };
  return { provider, cashier };
}
