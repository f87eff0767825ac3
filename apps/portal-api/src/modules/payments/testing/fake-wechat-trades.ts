import { WECHAT_PAYER } from '../../../testing/fake-wechat';
import type { FakeBilled } from './fake-bills';

/** A response of the fake WeChat Pay. */
export interface WechatReply {
  readonly status: number;
  /** Absent where there is nothing to say. */
  readonly content?: object;
}

type State = 'NOTPAY' | 'SUCCESS' | 'CLOSED' | 'REFUND';

interface FakeTrade {
  /** Everything that was asked for, by which it is known again. */
  readonly asked: string;
  readonly total: number;
  readonly transactionId: string;
  state: State;
}

interface FakeRefund {
  readonly payNo: string;
  readonly amount: number;
}

const SUCCESS_TIME = '2026-06-05T12:30:00+08:00';

/** Fields of requests, as far as they are looked at. */
export interface WechatFields {
  readonly [name: string]: unknown;
  readonly payer?: { readonly openid?: string };
  readonly amount?: { readonly total?: number; readonly refund?: number; readonly currency?: string };
}

/** Trades and refunds of one merchant, as WeChat Pay has them. */
export function createWechatTrades(merchant: { readonly mchid: string; readonly appid: string }) {
  const trades = new Map<string, FakeTrade>();
  const refunds = new Map<string, FakeRefund>();
  const settings = { refundStatus: 'SUCCESS', hasAmounts: true };

  function open(kind: string, fields: WechatFields): WechatReply {
    const { appid, mchid, out_trade_no: payNo, time_expire: end, notify_url: notifyUrl, amount } = fields;
    const isWhole = appid === merchant.appid && mchid === merchant.mchid && amount?.currency === 'CNY';
    const isNamed = kind === 'native' ? !fields.payer : fields.payer?.openid === WECHAT_PAYER;
    const isTimed = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/.test(String(end));
    if (
      !isWhole ||
      !isTimed ||
      !isNamed ||
      !/^[\w|*-]{1,32}$/.test(String(payNo)) ||
      !notifyUrl ||
      !isDescription(fields['description'])
    )
      return reject(400, 'PARAM_ERROR');
    const asked = JSON.stringify([kind, fields]);
    const trade = trades.get(String(payNo)) ?? {
      ...{ asked, total: amount.total ?? 0, state: 'NOTPAY' },
      transactionId: `4200001${String(trades.size).padStart(21, '0')}`,
    };
    if (trade.asked !== asked) return reject(403, 'OUT_TRADE_NO_USED');
    if (trade.state === 'CLOSED') return reject(400, 'ORDER_CLOSED');
    if (trade.state !== 'NOTPAY') return reject(400, 'ORDERPAID');
    trades.set(String(payNo), trade);
    const content =
      kind === 'native'
        ? { code_url: `weixin://wxpay/bizpayurl?pr=${trade.transactionId}` }
        : { prepay_id: `wx${trade.transactionId}` };
    return { status: 200, content };
  }

  function describe(payNo: string, { state, total, transactionId }: FakeTrade): object {
    const isPaid = state === 'SUCCESS' || state === 'REFUND';
    return {
      ...{ ...merchant, out_trade_no: payNo, trade_state: state, trade_state_desc: 'said', promotion_detail: [] },
      ...(!isPaid && settings.hasAmounts && { amount: { total, payer_currency: 'CNY' } }),
      ...(isPaid && {
        ...{ transaction_id: transactionId, trade_type: 'NATIVE', bank_type: 'OTHERS', attach: '' },
        ...{ success_time: SUCCESS_TIME, payer: { openid: WECHAT_PAYER } },
        amount: { total, payer_total: total, currency: 'CNY', payer_currency: 'CNY' },
      }),
    };
  }

  function close(payNo: string): WechatReply {
    const trade = trades.get(payNo);
    if (trade?.state === 'SUCCESS') return reject(400, 'ORDERPAID');
    if (trade) trade.state = 'CLOSED';
    // Of a number that it does not know it says the same.
    return { status: 204 };
  }

  function describeRefund(refundNo: string, { payNo, amount }: FakeRefund): WechatReply {
    const content = { refund_id: `50${refundNo}`, out_refund_no: refundNo, out_trade_no: payNo };
    return { status: 200, content: { ...content, status: settings.refundStatus, amount: { refund: amount } } };
  }

  function refund({ out_trade_no: payNo, out_refund_no: refundNo, amount }: WechatFields): WechatReply {
    const [trade, asked] = [trades.get(String(payNo)), { payNo: String(payNo), amount: amount?.refund ?? 0 }];
    if (trade?.state !== 'SUCCESS' && trade?.state !== 'REFUND') return reject(404, 'RESOURCE_NOT_EXISTS');
    if (refunds.has(String(refundNo))) return describeRefund(String(refundNo), asked);
    const before = [...refunds.values()].filter((other) => other.payNo === asked.payNo);
    const sum = [...before, asked].reduce((total, other) => total + other.amount, 0);
    if (amount?.total !== trade.total || sum > trade.total) return reject(400, 'INVALID_REQUEST');
    refunds.set(String(refundNo), asked);
    trade.state = 'REFUND';
    return describeRefund(String(refundNo), asked);
  }

  return {
    /** Does what a call asks for. */
    serve(method: string, url: string, fields: WechatFields): WechatReply {
      const { pathname, searchParams } = new URL(url, 'http://fake');
      const [, payNo = '', isClosing] =
        /^\/v3\/pay\/transactions\/out-trade-no\/([^/]+)(\/close)?$/.exec(pathname) ?? [];
      const [, refundNo = ''] = /^\/v3\/refund\/domestic\/refunds\/([^/]+)$/.exec(pathname) ?? [];
      const mchid = searchParams.get('mchid') ?? fields['mchid'];
      const [, kind] = /^\/v3\/pay\/transactions\/(native|jsapi)$/.exec(pathname) ?? [];
      if (method === 'POST' && kind) return open(kind, fields);
      if (method === 'POST' && pathname === '/v3/refund/domestic/refunds') return refund(fields);
      const known = refunds.get(refundNo);
      if (method === 'GET' && refundNo)
        return known ? describeRefund(refundNo, known) : reject(404, 'RESOURCE_NOT_EXISTS');
      if (payNo === '' || mchid !== merchant.mchid) return reject(400, 'PARAM_ERROR');
      if (method === 'POST' && isClosing) return close(payNo);
      const trade = trades.get(payNo);
      return trade ? { status: 200, content: describe(payNo, trade) } : reject(404, 'ORDER_NOT_EXIST');
    },
    /** Pays a trade, also one that is paid, and returns what is said of it. */
    pay(payNo: string): object {
      const trade = trades.get(payNo);
      if (trade === undefined || trade.state === 'CLOSED') throw new Error(`${payNo} does not wait`);
      trade.state = 'SUCCESS';
      return describe(payNo, trade);
    },
    /** Whether a trade waits under what the browser within WeChat was handed. */
    isWaitingUnder: (named: string) =>
      [...trades.values()].some((trade) => trade.state === 'NOTPAY' && named === `prepay_id=wx${trade.transactionId}`),
    setState(payNo: string, state: State) {
      const trade = trades.get(payNo);
      if (trade) trade.state = state;
    },
    /** What is on its bill. */
    listBilled: (): FakeBilled[] => [
      ...[...trades].flatMap(([payNo, { state, total, transactionId: tradeNo }]) =>
        state === 'SUCCESS' || state === 'REFUND'
          ? [{ kind: 'payment' as const, payNo, tradeNo, yuan: (total / 100).toFixed(2) }]
          : [],
      ),
      ...[...refunds].map(([refundNo, { payNo, amount }]) => ({
        ...{ kind: 'refund' as const, payNo, refundNo, tradeNo: trades.get(payNo)?.transactionId ?? '' },
        ...{ yuan: (amount / 100).toFixed(2), status: settings.refundStatus },
      })),
    ],
    /** How refunds stand from now on. */
    holdRefunds: (status: string) => void (settings.refundStatus = status),
    /** Whether the amount of a trade is said that nobody has paid. */
    keepAmounts: (hasAmounts: boolean) => void (settings.hasAmounts = hasAmounts),
  };
}

/** Trades and refunds of the fake. */
export type WechatTrades = ReturnType<typeof createWechatTrades>;

function isDescription(text: unknown): boolean {
  return typeof text === 'string' && text !== '' && [...text].length <= 127;
}

function reject(status: number, code: string): WechatReply {
  return { status, content: { code, message: 'rejected' } };
}
