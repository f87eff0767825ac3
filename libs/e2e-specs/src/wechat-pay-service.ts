import { createCipheriv, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

const MERCHANT = { mchid: '1900000001', appid: 'wx0123456789abcdef' };
const ACCOUNT_SECRET = '0123456789abcdef0123456789abcdef';
const API_KEY = 'abcdefghijklmnopqrstuvwxyz012345';
const PUBLIC_KEY_ID = 'PUB_KEY_ID_0119000000012026';
const PAYER = 'oUpF8uMuAJO_M2pxb1Q9zNjWeS6o';
const CODE_URL = 'weixin://wxpay/bizpayurl?pr=';
const PAID_AT = '2026-06-05T12:30:00+08:00';

interface WechatTrade {
  readonly out_trade_no: string;
  readonly notify_url: string;
  readonly amount: { readonly total: number };
  /** Who pays within WeChat. */
  readonly payer?: { readonly openid: string };
  isPaid: boolean;
}

/** WeChat outside: its pay, and the official account by which the site knows who pays within it. */
export interface WechatPayService {
  /** Variables by which a portal takes payments there. */
  readonly variables: Readonly<Record<string, string>>;
  /** Pays the newest trade, as a telephone does that has scanned its code. */
  pay(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Stands in for 微信支付 in a browser: it makes codes, names the payer within WeChat and tells the portal of what was
 * paid, signed and encrypted as its third version does. Signatures of calls and all that may go wrong are for the specs of the API.
 */
export async function startWechatPayService(): Promise<WechatPayService> {
  const [own, merchant] = [createKeys(), createKeys()];
  const trades = new Map<string, WechatTrade>();

  function signText(said: string): Record<string, string> {
    const [timestamp, nonce] = [String(Math.floor(Date.now() / 1000)), randomBytes(16).toString('hex')];
    const words = Buffer.from(`${timestamp}\n${nonce}\n${said}\n`);
    return {
      ...{ 'wechatpay-serial': PUBLIC_KEY_ID, 'wechatpay-timestamp': timestamp, 'wechatpay-nonce': nonce },
      'wechatpay-signature': sign('RSA-SHA256', words, own.privateKey).toString('base64'),
    };
  }

  const describe = ({ out_trade_no, amount: { total }, isPaid }: WechatTrade) => ({
    ...{ ...MERCHANT, out_trade_no, trade_state: isPaid ? 'SUCCESS' : 'NOTPAY', amount: { total, currency: 'CNY' } },
    ...(isPaid && { transaction_id: `4200${out_trade_no}`, success_time: PAID_AT }),
  });

  async function respond(request: IncomingMessage): Promise<{ status: number; said: string }> {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    const sent = request.method === 'POST' ? await text(request) : '';
    if (pathname === '/sns/oauth2/access_token') return { status: 200, said: JSON.stringify({ openid: PAYER }) };
    if (pathname.startsWith('/v3/pay/transactions/') && sent) {
      const trade = { ...(JSON.parse(sent) as WechatTrade), isPaid: false };
      const number = trade.out_trade_no;
      trades.set(number, trade);
      const opened =
        trade.payer?.openid === PAYER ? { prepay_id: `wx${number}` } : { code_url: `${CODE_URL}${number}` };
      return { status: 200, said: JSON.stringify(opened) };
    }
    const trade = trades.get(pathname.split('/').at(-1) ?? '');
    return trade
      ? { status: 200, said: JSON.stringify(describe(trade)) }
      : { status: 404, said: JSON.stringify({ code: 'ORDER_NOT_EXIST', message: '订单不存在' }) };
  }

  async function tell(trade: WechatTrade): Promise<void> {
    trade.isPaid = true;
    const resource = { ...encrypt(JSON.stringify(describe(trade))), original_type: 'transaction' };
    const body = JSON.stringify({ event_type: 'TRANSACTION.SUCCESS', resource_type: 'encrypt-resource', resource });
    const headers = { 'content-type': 'application/json', ...signText(body) };
    const { status } = await fetch(trade.notify_url, { method: 'POST', headers, body });
    if (status >= 300) throw new Error(`The notice of ${trade.out_trade_no} was not taken: ${status}`);
  }

  const server = createServer((request, response) => {
    void respond(request).then(({ status, said }) => {
      response.writeHead(status, { 'content-type': 'application/json', ...signText(said) }).end(said);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    variables: {
      ...{ WECHAT_APP_ID: MERCHANT.appid, WECHAT_APP_SECRET: ACCOUNT_SECRET, WECHAT_API_URL: origin },
      ...{ PAY_WECHAT_MERCHANT_ID: MERCHANT.mchid, PAY_WECHAT_APP_ID: MERCHANT.appid, PAY_WECHAT_API_KEY: API_KEY },
      PAY_WECHAT_SERIAL: '4A5B6C7D8E9F00112233445566778899AABBCCDD',
      PAY_WECHAT_PRIVATE_KEY: merchant.privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
      PAY_WECHAT_PUBLIC_KEY_ID: PUBLIC_KEY_ID,
      PAY_WECHAT_PUBLIC_KEY: own.publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
      PAY_WECHAT_GATEWAY: origin,
    },
    async pay() {
      const trade = [...trades.values()].at(-1);
      if (trade) await tell(trade);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const createKeys = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

function encrypt(said: string): object {
  const nonce = randomBytes(6).toString('hex');
  const cipher = createCipheriv('aes-256-gcm', API_KEY, nonce).setAAD(Buffer.from('transaction'));
  const ciphertext = Buffer.concat([cipher.update(said, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return {
    ...{ algorithm: 'AEAD_AES_256_GCM', nonce, associated_data: 'transaction' },
    ciphertext: ciphertext.toString('base64'),
  };
}
