import {
  createCipheriv,
  createHash,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign,
  verify,
} from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Clock } from '../../../platform/clock';
import { readBody } from '../../../testing/fake-gateway';
import { type FakeServer, startFakeServer } from '../../../testing/fake-server';
import type { RawNotice } from '../provider/payment-provider';
import type { WechatPayOptions } from '../provider/wechat-client';
import type { WechatBridgeRequest } from '../provider/wechat-signing';
import { BILLED_DAY, writeWechatBill } from './fake-bills';
import { createWechatTrades, type WechatFields, type WechatReply, type WechatTrades } from './fake-wechat-trades';
import { makeCertificate } from './make-certificate';

const MERCHANT = { mchid: '1900000001', appid: 'wx0123456789abcdef' };
const SERIAL = '4A5B6C7D8E9F00112233445566778899AABBCCDD';
const API_KEY = 'abcdefghijklmnopqrstuvwxyz012345';
const FILE_PATH = '/v3/billdownload/file';
const DAY_MS = 86_400_000;
const MAX_AGE_MS = 300_000;

/** A key by which the fake signs. */
interface Signer {
  readonly serial: string;
  readonly privateKey: KeyObject;
  /** PEM; absent where it is no certificate. */
  readonly certificate?: string;
}

/** How a notice differs from the one that would be sent. */
export interface NoticeChanges {
  readonly transaction?: object;
  readonly envelope?: object;
  readonly resource?: object;
  readonly at?: Date;
  readonly serial?: string;
}

/** WeChat Pay as far as payments by codes go: it checks signatures of requests, and signs what it says. */
export interface FakeWechatPay extends FakeServer, Pick<WechatTrades, 'holdRefunds' | 'keepAmounts' | 'setState'> {
  readonly options: WechatPayOptions;
  /** The same merchant with a key of WeChat Pay in place of its certificates. */
  readonly keyOptions: WechatPayOptions;
  /** What the next calls come back with, whatever they are; without it they are served again. */
  respondWith(reply?: WechatReply): void;
  /** How responses are signed from now on. */
  signResponses(how: 'right' | 'wrong' | 'late' | 'not'): void;
  /** Signs by another certificate from now on, and has both. */
  rotate(): void;
  /** Has no certificates any more, but its own key alone. */
  dropCertificates(): void;
  /** Whether the browser within WeChat would ask for the money: a trade waits, and our merchant has signed the request. */
  isAskedFor(request: WechatBridgeRequest): boolean;
  /** Pays a trade, and returns the notice of it. */
  pay(payNo: string, changes?: NoticeChanges): RawNotice;
}

/** Starts it on a free port; its time is that of a clock. */
export async function startFakeWechatPay(clock: Clock): Promise<FakeWechatPay> {
  const merchant = makePair();
  const trades = createWechatTrades(MERCHANT);
  const signers = [makeSigner('5157F09EFDC096DE15EBE81A47057A7232F1B8E1', clock())];
  const own: Signer & { readonly publicKey: KeyObject } = { serial: 'PUB_KEY_ID_0119000000012026', ...makePair() };
  const state = {
    reply: undefined as WechatReply | undefined,
    signs: 'right',
    signer: signers[0] as Signer | undefined,
  };
  const nonces = new Set<string>();

  function findSigner(serial: string | undefined): Signer {
    const signer = serial === own.serial ? own : (signers.find((one) => one.serial === serial) ?? state.signer);
    if (signer === undefined) throw new Error('It has no certificate');
    return signer;
  }

  function signText(text: string, { serial, privateKey }: Signer, at: Date): Record<string, string> {
    const [timestamp, nonce] = [String(Math.floor(at.getTime() / 1000)), randomBytes(16).toString('hex')];
    const words = Buffer.from(`${timestamp}\n${nonce}\n${text}\n`);
    return {
      ...{ 'wechatpay-timestamp': timestamp, 'wechatpay-nonce': nonce, 'wechatpay-serial': serial },
      'wechatpay-signature': sign('RSA-SHA256', words, privateKey).toString('base64'),
    };
  }

  function isSigned({ method, url, headers }: IncomingMessage, body: string): boolean {
    const text = headers.authorization ?? '';
    const field = (name: string) => new RegExp(`[ ,]${name}="([^"]*)"`).exec(text)?.[1] ?? '';
    const [timestamp, nonce] = [field('timestamp'), field('nonce_str')];
    if (!text.startsWith('WECHATPAY2-SHA256-RSA2048 ') || nonces.has(nonce)) return false;
    if (field('mchid') !== MERCHANT.mchid || field('serial_no') !== SERIAL) return false;
    if (Math.abs(clock().getTime() - Number(timestamp) * 1000) > MAX_AGE_MS) return false;
    nonces.add(nonce);
    const words = Buffer.from(`${method}\n${url}\n${timestamp}\n${nonce}\n${body}\n`);
    return verify('RSA-SHA256', words, merchant.publicKey, Buffer.from(field('signature'), 'base64'));
  }

  function listCertificates(): WechatReply {
    if (signers.length === 0) return { status: 404, content: { code: 'RESOURCE_NOT_EXISTS' } };
    const data = signers.map(({ serial, certificate = '' }) => ({
      serial_no: serial,
      effective_time: '2026-01-01T00:00:00+08:00',
      expire_time: '2031-01-01T00:00:00+08:00',
      encrypt_certificate: encrypt(certificate, 'certificate'),
    }));
    return { status: 200, content: { data } };
  }

  const writeBill = () => writeWechatBill(MERCHANT.appid, trades.listBilled());

  function tellBill(url: string, origin: string): WechatReply {
    const query = new URL(url, origin).searchParams;
    if (query.get('bill_type') !== 'ALL') return { status: 400, content: { code: 'PARAM_ERROR' } };
    if (query.get('bill_date') !== BILLED_DAY) return { status: 400, content: { code: 'NO_STATEMENT_EXIST' } };
    const hash = createHash('sha1').update(writeBill()).digest('hex');
    return {
      status: 200,
      content: { hash_type: 'SHA1', hash_value: hash, download_url: `${origin}${FILE_PATH}?token=t` },
    };
  }

  function serve(method: string, url: string, content: WechatFields, origin: string): WechatReply {
    if (url === '/v3/certificates') return listCertificates();
    if (state.reply) return state.reply;
    return url.startsWith('/v3/bill/tradebill?') ? tellBill(url, origin) : trades.serve(method, url, content);
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request);
    const { method = '', url = '', headers } = request;
    if (!isSigned(request, body)) return void response.writeHead(401).end('{"code":"SIGN_ERROR","message":"rejected"}');
    // Its files are signed by nobody.
    if (url.startsWith(FILE_PATH)) return void response.writeHead(200).end(writeBill());
    const content = body === '' ? {} : (JSON.parse(body) as WechatFields);
    const reply = serve(method, url, content, `http://${headers.host}`);
    const said = reply.content === undefined ? '' : JSON.stringify(reply.content);
    const at = new Date(clock().getTime() - (state.signs === 'late' ? MAX_AGE_MS + 1000 : 0));
    const signed = signText(
      state.signs === 'wrong' ? `${said} ` : said,
      findSigner(String(headers['wechatpay-serial'])),
      at,
    );
    response.writeHead(reply.status, { 'content-type': 'application/json', ...(state.signs !== 'not' && signed) });
    response.end(said);
  }

  const server = await startFakeServer(respond);
  const options: WechatPayOptions = {
    ...{ merchantId: MERCHANT.mchid, appId: MERCHANT.appid, serial: SERIAL, apiKey: API_KEY, publicKey: undefined },
    privateKey: merchant.privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
    gateway: server.origin,
  };
  const { holdRefunds, keepAmounts, setState } = trades;
  return {
    ...{ ...server, holdRefunds, keepAmounts, setState, options },
    keyOptions: {
      ...options,
      publicKey: {
        id: own.serial,
        key: own.publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
      },
    },
    respondWith: (reply) => void (state.reply = reply),
    signResponses: (how) => void (state.signs = how),
    rotate() {
      state.signer = makeSigner('6CA1B2C3D4E5F60718293A4B5C6D7E8F90A1B2C3', clock());
      signers.push(state.signer);
    },
    dropCertificates() {
      state.signer = own;
      signers.length = 0;
    },
    isAskedFor({ appId, timeStamp, nonceStr, package: named, signType, paySign }) {
      const words = [appId, timeStamp, nonceStr, named].map((word) => `${word}\n`).join('');
      const isOurs = appId === MERCHANT.appid && signType === 'RSA' && trades.isWaitingUnder(named);
      return isOurs && verify('RSA-SHA256', Buffer.from(words), merchant.publicKey, Buffer.from(paySign, 'base64'));
    },
    pay(payNo, changes = {}) {
      const resource = encrypt(JSON.stringify({ ...trades.pay(payNo), ...changes.transaction }), 'transaction');
      const envelope = { id: `EV-${payNo}`, resource_type: 'encrypt-resource', event_type: 'TRANSACTION.SUCCESS' };
      const text = JSON.stringify({
        ...{ ...envelope, create_time: '2026-06-05T12:30:00+08:00', summary: '支付成功', ...changes.envelope },
        resource: { ...resource, original_type: 'transaction', ...changes.resource },
      });
      return { headers: signText(text, findSigner(changes.serial), changes.at ?? clock()), body: Buffer.from(text) };
    },
  };
}

function makePair() {
  return generateKeyPairSync('rsa', { modulusLength: 2048 });
}

function makeSigner(serial: string, now: Date): Signer {
  const { publicKey, privateKey } = makePair();
  const [from, until] = [new Date(now.getTime() - DAY_MS), new Date(now.getTime() + 1000 * DAY_MS)];
  return { serial, privateKey, certificate: makeCertificate({ serial, publicKey, privateKey, from, until }) };
}

function encrypt(text: string, data: string): object {
  const nonce = randomBytes(6).toString('hex');
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(API_KEY), Buffer.from(nonce)).setAAD(Buffer.from(data));
  const bytes = [cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
  const ciphertext = Buffer.concat(bytes).toString('base64');
  return { algorithm: 'AEAD_AES_256_GCM', nonce, associated_data: data, ciphertext };
}
