import { createHash } from 'node:crypto';
import { z } from 'zod';
import { toChinaTime } from '../../../platform/china-time';
import type { Clock } from '../../../platform/clock';
import { readJson } from '../../../platform/http/fetch-text';
import { toNonNegativeMoney } from '../../../platform/money/money';
import {
  CURRENCY,
  type NewTrade,
  NoticeRejectedError,
  type NoticeResponse,
  type PaymentProvider,
  type ProviderCall,
  ProviderUnreachableError,
  RefundFailedError,
  type RawNotice,
  type Trade,
  TradeEndedError,
  type TradeRefund,
} from './payment-provider';
import { createWechatPayClient, WechatPayError, type WechatPayOptions } from './wechat-client';
import { readWechatBill } from './wechat-bill';
import { decryptWith, encryptedSchema } from './wechat-signing';

/** States of a trade. One of which money went back was paid; a payer is at it, revokes or fails where a shop scans codes. */
const STATES = {
  NOTPAY: 'waiting',
  USERPAYING: 'waiting',
  SUCCESS: 'paid',
  REFUND: 'paid',
  CLOSED: 'closed',
  REVOKED: 'closed',
  PAYERROR: 'failed',
} as const satisfies Readonly<Record<string, Trade['state']>>;

/** Its documents spell it in both ways. */
const UNKNOWN_TRADE = ['ORDER_NOT_EXIST', 'ORDERNOTEXIST'];
const UNKNOWN_REFUND = ['RESOURCE_NOT_EXISTS'];
const NO_BILL = ['NO_STATEMENT_EXIST', 'STATEMENT_CREATING'];

/** Characters of what the payer reads. */
const MAX_DESCRIPTION = 127;

const transactionSchema = z
  .object({
    appid: z.string(),
    mchid: z.string(),
    out_trade_no: z.string(),
    transaction_id: z.string().default(''),
    trade_state: z.enum(Object.keys(STATES) as (keyof typeof STATES)[]),
    success_time: z.iso
      .datetime({ offset: true })
      .transform((text) => new Date(text))
      .optional(),
    // Of a trade that nobody has paid it says the amount or does not, and never the currency, of which it has one.
    amount: z
      .object({ total: z.int().nonnegative().transform(toNonNegativeMoney), currency: z.string().default(CURRENCY) })
      .optional(),
  })
  .refine(({ trade_state: state, amount }) => STATES[state] !== 'paid' || amount !== undefined);

const noticeSchema = z.object({
  event_type: z.string(),
  resource: encryptedSchema.extend({ original_type: z.string() }),
});

const prepaySchema = z.object({ prepay_id: z.string().regex(/^\w{1,64}$/) });
const codeSchema = z.object({ code_url: z.string().startsWith('weixin://').max(512) });
const refundSchema = z.object({ status: z.enum(['SUCCESS', 'PROCESSING', 'CLOSED', 'ABNORMAL']) });

const billSchema = z.object({
  hash_type: z.literal('SHA1'),
  hash_value: z.string().regex(/^[\da-f]{40}$/i),
  download_url: z.url({ protocol: /^https?$/ }).max(2048),
});

const toResponse = (content: object): NoticeResponse => ({
  mediaType: 'application/json; charset=utf-8',
  text: JSON.stringify(content),
});

/** Takes payments by WeChat Pay. */
export interface WechatPayProvider extends PaymentProvider {
  /**
   * Opens a trade that the payer with an `openid` pays within WeChat, and returns the id under which it waits. Rejects as
   * `create` does.
   */
  createInside(trade: NewTrade, openid: string, call: ProviderCall): Promise<string>;
}

/**
 * Takes payments by WeChat Pay: the payer's telephone scans a code; within WeChat the payer is led to `leadInside`,
 * where there is such a page.
 */
export function createWechatPayProvider(
  options: WechatPayOptions,
  clock: Clock,
  leadInside?: (trade: NewTrade) => string,
): WechatPayProvider {
  const { merchantId: mchid, appId: appid, apiKey } = options;
  const client = createWechatPayClient(options, clock);
  const toPath = (payNo: string) => `/v3/pay/transactions/out-trade-no/${encodeURIComponent(payNo)}`;
  const isOwn = (said: z.output<typeof transactionSchema>) => said.mchid === mchid && said.appid === appid;

  const query = (payNo: string, { signal }: ProviderCall): Promise<Trade | undefined> =>
    orUnknown(UNKNOWN_TRADE, async () => {
      const said = await client.call('GET', `${toPath(payNo)}?mchid=${mchid}`, transactionSchema, { signal });
      if (!isOwn(said) || said.out_trade_no !== payNo)
        throw new ProviderUnreachableError('WeChat Pay tells of another trade');
      return toTrade(said);
    });

  async function findRefund({ refundNo }: TradeRefund, { signal }: ProviderCall) {
    const path = `/v3/refund/domestic/refunds/${encodeURIComponent(refundNo)}`;
    return orUnknown(UNKNOWN_REFUND, () => client.call('GET', path, refundSchema, { signal }));
  }

  const askForRefund = ({ payNo, refundNo, amount, total }: TradeRefund, { signal }: ProviderCall) =>
    client.call('POST', '/v3/refund/domestic/refunds', refundSchema, {
      body: {
        ...{ out_trade_no: payNo, out_refund_no: refundNo },
        amount: { refund: amount, total, currency: CURRENCY },
      },
      signal,
    });

  async function openTrade<Schema extends z.ZodType>(
    kind: 'native' | 'jsapi',
    { payNo, amount, title, payBefore, notifyUrl }: NewTrade,
    response: Schema,
    call: ProviderCall,
    more: object = {},
  ): Promise<z.output<Schema>> {
    const body = {
      ...{ appid, mchid, out_trade_no: payNo, notify_url: notifyUrl, time_expire: toChinaTime(payBefore) },
      description: [...title].slice(0, MAX_DESCRIPTION).join(''),
      amount: { total: amount, currency: CURRENCY },
      ...more,
    };
    try {
      return await client.call('POST', `/v3/pay/transactions/${kind}`, response, { body, signal: call.signal });
    } catch (error) {
      // It has a code for each of the ways in which a trade has ended.
      if (!(error instanceof WechatPayError)) throw error;
      const trade = await query(payNo, call);
      throw trade === undefined || trade.state === 'waiting' ? error : new TradeEndedError();
    }
  }

  return {
    // Nobody can scan the telephone that shows the code.
    findWay: ({ isInWechat }) => (isInWechat ? (leadInside ? 'inWechat' : 'elsewhere') : 'code'),

    // Within WeChat the trade itself is made when the page knows who pays.
    create: async (trade, call) =>
      trade.isInWechat && leadInside
        ? { url: leadInside(trade), isCode: false }
        : { url: (await openTrade('native', trade, codeSchema, call)).code_url, isCode: true },

    createInside: async (trade, openid, call) =>
      (await openTrade('jsapi', trade, prepaySchema, call, { payer: { openid } })).prepay_id,

    query,

    async close(payNo, call) {
      try {
        await client.call('POST', `${toPath(payNo)}/close`, z.unknown(), { body: { mchid }, signal: call.signal });
      } catch (error) {
        if (!(error instanceof WechatPayError)) throw error;
        const trade = await query(payNo, call);
        if (trade?.state === 'waiting') throw error;
        return trade;
      }
      return query(payNo, call);
    },

    async refund(refund, call) {
      const { status } = (await findRefund(refund, call)) ?? (await askForRefund(refund, call));
      if (status === 'SUCCESS') return 'refunded';
      if (status === 'PROCESSING') return 'pending';
      // Somebody has to look: the account of the merchant is empty, or the payer's card is no more.
      throw new RefundFailedError(`WeChat Pay refund ${status}`);
    },

    downloadBill: (day, { signal }) =>
      orUnknown(NO_BILL, async () => {
        const path = `/v3/bill/tradebill?bill_date=${day}&bill_type=ALL`;
        const { hash_value: hash, download_url: url } = await client.call('GET', path, billSchema, { signal });
        const bytes = await client.download(url, signal);
        if (createHash('sha1').update(bytes).digest('hex') !== hash.toLowerCase())
          throw new ProviderUnreachableError('The bill of WeChat Pay is not the one that it tells of');
        return readWechatBill(bytes, appid);
      }),

    async readNotice(notice: RawNotice) {
      const fault = await client.findFault(notice);
      if (fault !== undefined) throw new NoticeRejectedError(fault);
      const said = readTransaction(apiKey, notice.body);
      if (said === undefined) throw new NoticeRejectedError('The notice cannot be understood');
      if (!isOwn(said)) throw new NoticeRejectedError('The notice is for another merchant or application');
      return toTrade(said);
    },

    noticeResponses: {
      taken: toResponse({ code: 'SUCCESS', message: '成功' }),
      rejected: toResponse({ code: 'FAIL', message: '失败' }),
    },
  };
}

async function orUnknown<Found>(codes: readonly string[], ask: () => Promise<Found>): Promise<Found | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof WechatPayError && codes.includes(error.code)) return undefined;
    throw error;
  }
}

/** The trade that a notice tells of; `undefined` where it tells of none. */
function readTransaction(apiKey: string, body: Buffer): z.output<typeof transactionSchema> | undefined {
  const read = noticeSchema.safeParse(readJson(body.toString('utf8')));
  if (!read.success || read.data.resource.original_type !== 'transaction') return undefined;
  const text = decrypt(apiKey, read.data.resource);
  return text === undefined ? undefined : transactionSchema.safeParse(readJson(text)).data;
}

function decrypt(apiKey: string, resource: z.output<typeof encryptedSchema>): string | undefined {
  try {
    return decryptWith(apiKey, resource);
  } catch {
    // The caller says what is wrong.
    return undefined;
  }
}

function toTrade(said: z.output<typeof transactionSchema>): Trade {
  const { out_trade_no: payNo, transaction_id: tradeNo, trade_state: status, success_time: paidAt, amount } = said;
  const state = STATES[status];
  return {
    ...{ payNo, state, tradeNo, amount: amount?.total ?? null, currency: amount?.currency ?? CURRENCY },
    paidAt: (state === 'paid' && paidAt) || null,
  };
}
