import { createSign, createVerify, generateKeyPairSync, type KeyObject } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from '../../../testing/fake-gateway';
import { type FakeServer, startFakeServer } from '../../../testing/fake-server';
import type { AlipayProviderOptions } from '../provider/alipay-provider';
import type { RawNotice } from '../provider/payment-provider';
import { BILLED_DAY, type FakeBilled, packAlipayBill } from './fake-bills';

const BILL_PATH = '/downloadBillFile.resource';

/** Its pages by their methods, with the product that each belongs to. */
const PAGES: Readonly<Record<string, string>> = {
  'alipay.trade.page.pay': 'FAST_INSTANT_TRADE_PAY',
  'alipay.trade.wap.pay': 'QUICK_WAP_WAY',
};

const APP_ID = '2026000000000001';

/** A trade as the gateway knows it; amounts in 元, as they were sent. */
interface FakeTrade {
  readonly tradeNo: string;
  readonly totalAmount: string;
  readonly notifyUrl: string;
  status: 'WAIT_BUYER_PAY' | 'TRADE_SUCCESS' | 'TRADE_CLOSED';
  readonly refunds: Map<string, number>;
}

/** The gateway of Alipay as far as payments go, with keys of its own. */
export interface FakeAlipay extends FakeServer {
  readonly options: AlipayProviderOptions;
  /** Has the next calls rejected with a code; with an empty one, no more. */
  rejectWith(code: string): void;
  /** Scans the code of a trade as a telephone does. */
  scan(code: string): void;
  /** Pays a trade, and returns the notice of it. */
  pay(payNo: string): RawNotice;
  /** Signs fields as the gateway does. */
  sign(fields: Readonly<Record<string, string>>): RawNotice;
}

type Fields = Readonly<Record<string, string>>;

const toText = (fields: Fields) =>
  Object.keys(fields)
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('&');

/** Starts it on a free port. */
export async function startFakeAlipay(): Promise<FakeAlipay> {
  const [own, application] = [1, 2].map(() => generateKeyPairSync('rsa', { modulusLength: 2048 })) as [Pair, Pair];
  const trades = new Map<string, FakeTrade>();
  const codes: Codes = new Map();
  const state = { rejection: '' };
  const sign = (text: string) => createSign('RSA-SHA256').update(text).sign(own.privateKey, 'base64');

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = request.method === 'POST' ? await readBody(request) : '';
    const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://fake');
    if (pathname === BILL_PATH) return void response.writeHead(200).end(packAlipayBill(listBilled(trades)));
    const fields = Object.fromEntries([...query, ...new URLSearchParams(body)]);
    if (!isSigned(fields, application.publicKey)) return void response.writeHead(403).end('signature');
    const method = fields['method'] ?? '';
    const content = JSON.parse(fields['biz_content'] ?? '{}') as Record<string, string>;
    if (Object.hasOwn(PAGES, method)) {
      if (content['product_code'] === PAGES[method]) openTrade(trades, content, fields);
      return void response.writeHead(200).end('cashier');
    }
    const billUrl = `http://${request.headers.host}${BILL_PATH}?fileId=1`;
    const served =
      method === 'alipay.data.dataservice.bill.downloadurl.query'
        ? tellBill(trades, content, billUrl)
        : method === 'alipay.trade.precreate'
          ? makeCode(trades, codes, content, fields)
          : serve(trades, method, content);
    const said = JSON.stringify(state.rejection ? reject(state.rejection) : served);
    const name = `${method.replaceAll('.', '_')}_response`;
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(`{"${name}":${said},"sign":"${sign(said)}"}`);
  }

  const signNotice = (fields: Fields): RawNotice => {
    const signed = new URLSearchParams({ ...fields, sign_type: 'RSA2', sign: sign(toText(fields)) });
    return { headers: {}, body: Buffer.from(signed.toString()) };
  };

  const server = await startFakeServer(respond);
  return {
    ...server,
    rejectWith: (code) => void (state.rejection = code),
    options: {
      appId: APP_ID,
      privateKey: application.privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
      publicKey: own.publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
      gateway: `${server.origin}/gateway.do`,
      showsCode: false,
    },
    scan(code) {
      const coded = codes.get(code.split('/').pop() ?? '');
      if (coded) openTrade(trades, ...coded);
    },
    sign: signNotice,
    pay(payNo: string) {
      const trade = trades.get(payNo);
      if (trade?.status !== 'WAIT_BUYER_PAY') throw new Error(`${payNo} does not wait`);
      trade.status = 'TRADE_SUCCESS';
      return signNotice({
        ...{ app_id: APP_ID, out_trade_no: payNo, trade_no: trade.tradeNo, trade_status: trade.status },
        ...{ total_amount: trade.totalAmount, gmt_payment: PAID_AT, subject: '设备接入 100%+1' },
      });
    },
  };
}

/** What was asked for with each code. */
type Codes = Map<string, [content: Fields, fields: Fields]>;

interface Pair {
  readonly publicKey: KeyObject;
  readonly privateKey: KeyObject;
}

const HOUR_MS = 3_600_000;

const PAID_AT = '2026-06-05 12:30:00';

function isSigned({ sign = '', ...fields }: Fields, key: KeyObject): boolean {
  const sentAt = Date.parse(`${fields['timestamp']?.replace(' ', 'T')}+08:00`);
  const isOurs = fields['app_id'] === APP_ID && Math.abs(Date.now() - sentAt) < HOUR_MS;
  return isOurs && createVerify('RSA-SHA256').update(toText(fields)).verify(key, sign, 'base64');
}

/** Makes the code of a trade, the same for each number; the trade itself is made when somebody scans it. */
function makeCode(trades: Map<string, FakeTrade>, codes: Codes, content: Fields, fields: Fields): object {
  const { out_trade_no: payNo = '' } = content;
  const status = trades.get(payNo)?.status;
  if (status === 'TRADE_SUCCESS') return reject('ACQ.TRADE_HAS_SUCCESS');
  if (status === 'TRADE_CLOSED') return reject('ACQ.TRADE_HAS_CLOSE');
  codes.set(payNo, [content, fields]);
  return { code: '10000', msg: 'Success', out_trade_no: payNo, qr_code: `https://qr.alipay.example/${payNo}` };
}

/** Somebody has come to the cashier of a trade. */
function openTrade(trades: Map<string, FakeTrade>, content: Fields, { notify_url: notifyUrl = '' }: Fields): void {
  const { out_trade_no: payNo = '', total_amount: totalAmount = '', time_expire: end = '' } = content;
  if (!/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(end)) return;
  if (trades.has(payNo)) return;
  const tradeNo = `20260605220014${String(trades.size).padStart(14, '0')}`;
  trades.set(payNo, { tradeNo, totalAmount, notifyUrl, status: 'WAIT_BUYER_PAY', refunds: new Map() });
}

function tellBill(trades: Map<string, FakeTrade>, { bill_type: type, bill_date: day }: Fields, url: string): object {
  if (type !== 'trade') return reject('isv.invalid-arguments');
  if (day !== BILLED_DAY || listBilled(trades).length === 0) return reject('isp.bill_not_exist');
  return { code: '10000', msg: 'Success', bill_download_url: url };
}

function listBilled(trades: Map<string, FakeTrade>): FakeBilled[] {
  return [...trades].flatMap(([payNo, { status, tradeNo, totalAmount, refunds }]) => [
    ...(status === 'TRADE_SUCCESS' ? [{ kind: 'payment' as const, payNo, tradeNo, yuan: totalAmount }] : []),
    ...[...refunds].map(([refundNo, yuan]) => ({
      ...{ kind: 'refund' as const, payNo, refundNo, tradeNo, yuan: `-${yuan.toFixed(2)}` },
    })),
  ]);
}

function serve(trades: Map<string, FakeTrade>, method: string, content: Fields): object {
  const { out_trade_no: payNo = '', out_request_no: refundNo = '', refund_amount: yuan = '0' } = content;
  const trade = trades.get(payNo);
  if (trade === undefined) return reject('ACQ.TRADE_NOT_EXIST');
  const success = { code: '10000', msg: 'Success', out_trade_no: payNo, trade_no: trade.tradeNo };
  switch (method) {
    case 'alipay.trade.query':
      return {
        ...{ ...success, trade_status: trade.status, total_amount: trade.totalAmount },
        ...(trade.status === 'TRADE_SUCCESS' && { send_pay_date: PAID_AT }),
      };
    case 'alipay.trade.close':
      if (trade.status !== 'WAIT_BUYER_PAY') return reject('ACQ.TRADE_STATUS_ERROR');
      trade.status = 'TRADE_CLOSED';
      return success;
    case 'alipay.trade.refund':
      return refund(trade, refundNo, Number(yuan), success);
    case 'alipay.trade.fastpay.refund.query':
      return trade.refunds.has(refundNo) ? { ...success, refund_status: 'REFUND_SUCCESS' } : success;
    default:
      return reject('isv.invalid-method');
  }
}

function refund(trade: FakeTrade, refundNo: string, yuan: number, success: object): object {
  if (trade.refunds.has(refundNo)) return { ...success, fund_change: 'N' };
  const total = [...trade.refunds.values(), yuan].reduce((sum, part) => sum + part, 0);
  if (total > Number(trade.totalAmount)) return reject('ACQ.REFUND_AMT_NOT_EQUAL_TOTAL');
  trade.refunds.set(refundNo, yuan);
  return { ...success, fund_change: 'Y' };
}

function reject(code: string): object {
  return { code: '40004', msg: 'Business Failed', sub_code: code, sub_msg: 'rejected' };
}
