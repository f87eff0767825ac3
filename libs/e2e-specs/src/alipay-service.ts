import { createSign, generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

const APP_ID = '2026000000000001';
const PAID_AT = '2026-06-05 12:30:00';

interface AlipayTrade {
  readonly payNo: string;
  readonly amount: string;
  readonly notifyUrl: string;
  readonly returnUrl: string;
  isPaid: boolean;
}

type Fields = Readonly<Record<string, string>>;

/** A gateway outside on whose pages, or by whose codes, orders are paid. */
export interface AlipayService {
  /** Variables by which a portal takes payments there, on computers by a code. */
  readonly variables: Fields;
  /** Scans the newest code and pays, as a telephone does. */
  scan(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Stands in for 支付宝 in a browser: it makes codes, shows its page for telephones with a button that pays, and tells the
 * portal. Signatures of calls and all that may go wrong are for the specs of the API.
 */
export async function startAlipayService(): Promise<AlipayService> {
  const [own, application] = [createKeys(), createKeys()];
  const sign = (signed: string) => createSign('RSA-SHA256').update(signed).sign(own.privateKey, 'base64');
  const trades: AlipayTrade[] = [];
  const find = (payNo: string | undefined) => trades.find((trade) => trade.payNo === payNo);

  function open(fields: Fields): AlipayTrade {
    const { out_trade_no: payNo = '', total_amount: amount = '' } = JSON.parse(fields['biz_content'] ?? '{}') as Fields;
    const known = find(payNo);
    if (known) return known;
    const { notify_url: notifyUrl = '', return_url: returnUrl = '' } = fields;
    const trade = { payNo, amount, notifyUrl, returnUrl, isPaid: false };
    trades.push(trade);
    return trade;
  }

  async function pay(trade: AlipayTrade): Promise<void> {
    trade.isPaid = true;
    const notice: Fields = {
      ...{ app_id: APP_ID, out_trade_no: trade.payNo, trade_no: `T${trade.payNo}`, trade_status: 'TRADE_SUCCESS' },
      ...{ total_amount: trade.amount, gmt_payment: PAID_AT },
    };
    const words = Object.keys(notice).sort();
    const signature = sign(words.map((name) => `${name}=${notice[name]}`).join('&'));
    const body = new URLSearchParams({ ...notice, sign_type: 'RSA2', sign: signature });
    const said = await (await fetch(trade.notifyUrl, { method: 'POST', body })).text();
    if (said !== 'success') throw new Error(`The notice of ${trade.payNo} was not taken: ${said}`);
  }

  function call(method: string, fields: Fields): object {
    const { out_trade_no: payNo } = JSON.parse(fields['biz_content'] ?? '{}') as Fields;
    const success = { code: '10000', msg: 'Success' };
    if (method === 'alipay.trade.precreate')
      return { ...success, out_trade_no: payNo, qr_code: `https://qr.alipay.example/${open(fields).payNo}` };
    const trade = find(payNo);
    if (!trade) return { code: '40004', msg: 'Business Failed', sub_code: 'ACQ.TRADE_NOT_EXIST' };
    return {
      ...{ ...success, out_trade_no: trade.payNo, trade_no: `T${trade.payNo}`, total_amount: trade.amount },
      ...(trade.isPaid
        ? { trade_status: 'TRADE_SUCCESS', send_pay_date: PAID_AT }
        : { trade_status: 'WAIT_BUYER_PAY' }),
    };
  }

  async function respond(request: IncomingMessage) {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const sent = request.method === 'POST' ? await text(request) : '';
    const fields: Fields = Object.fromEntries([...searchParams, ...new URLSearchParams(sent)]);
    const paid = pathname.startsWith('/pay/') ? find(pathname.slice(5)) : undefined;
    if (paid) {
      await pay(paid);
      return { type: 'text/html', body: '', location: paid.returnUrl };
    }
    const { method = '' } = fields;
    if (method === 'alipay.trade.wap.pay') return { type: 'text/html', body: drawPage(open(fields).payNo) };
    const said = JSON.stringify(call(method, fields));
    const name = `${method.replaceAll('.', '_')}_response`;
    return { type: 'application/json', body: `{"${name}":${said},"sign":"${sign(said)}"}` };
  }

  const server = createServer((request, response) => {
    void respond(request).then(({ type, body, location }) => {
      const head = { 'content-type': `${type}; charset=utf-8`, ...(location !== undefined && { location }) };
      response.writeHead(location === undefined ? 200 : 303, head).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    variables: {
      ...{ PAY_ALIPAY_APP_ID: APP_ID, PAY_ALIPAY_WAY: 'code', PAY_ALIPAY_GATEWAY: `${origin}/gateway.do` },
      PAY_ALIPAY_PRIVATE_KEY: application.privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
      PAY_ALIPAY_PUBLIC_KEY: own.publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
    },
    async scan() {
      const trade = trades.at(-1);
      if (trade) await pay(trade);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const createKeys = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

const drawPage = (payNo: string) => `<!doctype html><html lang="zh-CN"><title>支付宝付款</title>
<h1>支付宝付款</h1><form method="post" action="/pay/${payNo}"><button>确认付款</button></form></html>`;
