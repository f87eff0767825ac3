import { z } from 'zod';
import { type Money, toNonNegativeMoney } from '../../../platform/money/money';
import { readAlipayBill } from './alipay-bill';
import { AlipayError, type AlipayOptions, createAlipayClient, toGatewayTime } from './alipay-client';
import {
  CURRENCY,
  type NoticeResponse,
  NoticeRejectedError,
  type NewTrade,
  type PaymentProvider,
  type RawNotice,
  RefundFailedError,
  TradeEndedError,
  type Trade,
} from './payment-provider';

/** States of a trade at the gateway. A trade that was paid and went back in full is closed again. */
const STATES = {
  WAIT_BUYER_PAY: 'waiting',
  TRADE_SUCCESS: 'paid',
  TRADE_FINISHED: 'paid',
  TRADE_CLOSED: 'closed',
} as const satisfies Readonly<Record<string, Trade['state']>>;

/** The trade of a code was paid or closed before. */
const ENDED = ['ACQ.TRADE_HAS_SUCCESS', 'ACQ.TRADE_HAS_CLOSE'];

const UNKNOWN_TRADE = ['ACQ.TRADE_NOT_EXIST'];

/** Its term for refunds is over. */
const REFUND_TERM_OVER = 'ACQ.TRADE_HAS_FINISHED';

/** Its documents spell it in both ways. */
const NO_BILL = ['isp.bill_not_exist', 'BILL_NOT_EXIST'];

/** What the gateway says where a trade cannot be closed any more. */
const NOT_CLOSABLE = ['ACQ.TRADE_STATUS_ERROR', 'ACQ.REASON_TRADE_STATUS_INVALID'];

const yuan = z
  .string()
  .regex(/^\d{1,11}(\.\d{1,2})?$/)
  .transform(readYuan);
const time = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  .transform((text) => new Date(`${text.replace(' ', 'T')}+08:00`));
const state = z.enum(Object.keys(STATES) as (keyof typeof STATES)[]);

const querySchema = z.object({
  outTradeNo: z.string(),
  tradeNo: z.string(),
  tradeStatus: state,
  totalAmount: yuan,
  sendPayDate: time.optional(),
});

const noticeSchema = z.object({
  app_id: z.string(),
  out_trade_no: z.string(),
  trade_no: z.string(),
  trade_status: state,
  total_amount: yuan,
  gmt_payment: time.optional(),
});

const refundSchema = z.object({ fundChange: z.enum(['Y', 'N']) });
const refundQuerySchema = z.object({ refundStatus: z.string().optional() });

const codeSchema = z.object({ qrCode: z.url({ protocol: /^https$/ }).max(1024) });

/** Its pages, for computers and for telephones, with the product that each belongs to. */
const PAGES = {
  computer: { method: 'alipay.trade.page.pay', productCode: 'FAST_INSTANT_TRADE_PAY' },
  telephone: { method: 'alipay.trade.wap.pay', productCode: 'QUICK_WAP_WAY' },
} as const;

const BILL_METHOD = 'alipay.data.dataservice.bill.downloadurl.query';
const billSchema = z.object({ billDownloadUrl: z.url({ protocol: /^https?$/ }).max(2048) });

const toResponse = (text: string): NoticeResponse => ({ mediaType: 'text/plain; charset=utf-8', text });

/** How payments are taken by Alipay. */
export interface AlipayProviderOptions extends AlipayOptions {
  /** Whether computers show a code, rather than going to the page of Alipay. */
  readonly showsCode: boolean;
}

/**
 * Takes payments by Alipay, signed by RSA2: by its page for telephones, and on computers by its page or by a code that is
 * scanned. Everything is in 元 there.
 */
export function createAlipayProvider(options: AlipayProviderOptions): PaymentProvider {
  const client = createAlipayClient(options);

  const query = (payNo: string): Promise<Trade | undefined> =>
    orUnknown(UNKNOWN_TRADE, async () => {
      const said = await client.call('alipay.trade.query', { outTradeNo: payNo }, querySchema);
      return toTrade(said.outTradeNo, said.tradeNo, said.tradeStatus, said.totalAmount, said.sendPayDate);
    });

  async function createCode(trade: NewTrade): Promise<string> {
    const { notifyUrl } = trade;
    const call = client.call('alipay.trade.precreate', describe(trade), codeSchema, { notifyUrl });
    const { qrCode } = await call.catch((error: unknown) => {
      throw error instanceof AlipayError && ENDED.includes(error.code) ? new TradeEndedError() : error;
    });
    return qrCode;
  }

  return {
    findWay({ isInWechat, isOnTelephone }) {
      if (isInWechat) return 'elsewhere';
      return options.showsCode && !isOnTelephone ? 'code' : 'page';
    },

    async create(trade) {
      if (options.showsCode && !trade.isOnTelephone) return { url: await createCode(trade), isCode: true };
      const { method, productCode } = PAGES[trade.isOnTelephone ? 'telephone' : 'computer'];
      const { notifyUrl, returnUrl } = trade;
      // The trade itself is made when the payer comes to the page.
      const url = await client.buildPageUrl(method, { ...describe(trade), productCode }, { notifyUrl, returnUrl });
      return { url, isCode: false };
    },

    query,

    close: (payNo) =>
      orUnknown(UNKNOWN_TRADE, async () => {
        try {
          await client.call('alipay.trade.close', { outTradeNo: payNo }, z.object({}));
        } catch (error) {
          if (!(error instanceof AlipayError && NOT_CLOSABLE.includes(error.code))) throw error;
        }
        return query(payNo);
      }),

    async refund({ payNo, refundNo, amount }) {
      const asked = { outTradeNo: payNo, outRequestNo: refundNo };
      const content = { ...asked, refundAmount: formatYuan(amount) };
      const { fundChange } = await client.call('alipay.trade.refund', content, refundSchema).catch((error: unknown) => {
        throw error instanceof AlipayError && error.code === REFUND_TERM_OVER
          ? new RefundFailedError(error.message)
          : error;
      });
      if (fundChange === 'Y') return 'refunded';
      const found = await client.call('alipay.trade.fastpay.refund.query', asked, refundQuerySchema);
      return found.refundStatus === 'REFUND_SUCCESS' ? 'refunded' : 'pending';
    },

    downloadBill: (day, { signal }) =>
      orUnknown(NO_BILL, async () => {
        const content = { billType: 'trade', billDate: day };
        const { billDownloadUrl: url } = await client.call(BILL_METHOD, content, billSchema);
        return readAlipayBill(await client.download(url, signal));
      }),

    async readNotice({ body }: RawNotice) {
      const fields = Object.fromEntries(new URLSearchParams(body.toString('utf8')));
      if (!(await client.isSigned(fields))) throw new NoticeRejectedError('The signature is not that of Alipay');
      const read = noticeSchema.safeParse(fields);
      if (!read.success) throw new NoticeRejectedError('The notice cannot be understood');
      const { data } = read;
      if (data.app_id !== options.appId) throw new NoticeRejectedError('The notice is for another application');
      return toTrade(data.out_trade_no, data.trade_no, data.trade_status, data.total_amount, data.gmt_payment);
    },

    noticeResponses: { taken: toResponse('success'), rejected: toResponse('fail') },
  };
}

function describe({ payNo, amount, title, payBefore }: NewTrade) {
  return {
    ...{ outTradeNo: payNo, totalAmount: formatYuan(amount), subject: toSubject(title) },
    timeExpire: toGatewayTime(payBefore),
  };
}

async function orUnknown<Found>(codes: readonly string[], ask: () => Promise<Found>): Promise<Found | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof AlipayError && codes.includes(error.code)) return undefined;
    throw error;
  }
}

function toTrade(
  payNo: string,
  tradeNo: string,
  status: keyof typeof STATES,
  amount: Money,
  paidAt: Date | undefined,
): Trade {
  const isPaid = STATES[status] === 'paid';
  return { payNo, state: STATES[status], amount, currency: CURRENCY, tradeNo, paidAt: (isPaid && paidAt) || null };
}

/** What the payer reads. Commas would part the cells of its bill. */
function toSubject(title: string): string {
  return title.replaceAll(',', '，').slice(0, 128);
}

function formatYuan(amount: Money): string {
  return `${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
}

function readYuan(text: string): Money {
  const [whole = '', part = ''] = text.split('.');
  return toNonNegativeMoney(Number(whole) * 100 + Number(part.padEnd(2, '0')));
}
