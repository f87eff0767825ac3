import { createDecipheriv, createPrivateKey, type KeyObject, randomBytes, sign, verify } from 'node:crypto';
import { z } from 'zod';
import type { RawNotice } from './payment-provider';

const ALGORITHM = 'RSA-SHA256';

/** How far the time of a message may be from ours. */
const MAX_AGE_S = 300;

const GCM_TAG_BYTES = 16;

const signatureSchema = z.object({
  'wechatpay-serial': z.string().regex(/^\w{1,64}$/),
  'wechatpay-timestamp': z.string().regex(/^\d{10}$/),
  'wechatpay-nonce': z.string().regex(/^[\x21-\x7e]{1,64}$/),
  'wechatpay-signature': z.string().regex(/^[\w+/=-]{1,1024}$/),
});

/** Something that only who has the key of the API can read. */
export const encryptedSchema = z.object({
  algorithm: z.literal('AEAD_AES_256_GCM'),
  ciphertext: z.base64(),
  nonce: z.string().length(12),
  associated_data: z.string().default(''),
});

/** A merchant as WeChat Pay knows it by its certificate. */
export interface WechatMerchant {
  readonly merchantId: string;
  /** Serial number of the merchant's certificate. */
  readonly serial: string;
  /** The key of that certificate: PKCS8 in base64. */
  readonly privateKey: string;
}

/** The `authorization` of a request: what is signed are its method, its path with the query, a moment and its body. */
export function authorizeRequest(
  { merchantId, serial, privateKey }: WechatMerchant,
  request: { readonly method: string; readonly path: string; readonly body: string; readonly at: Date },
): string {
  const { method, path, body, at } = request;
  const [timestamp, nonce] = [toSeconds(at), randomBytes(16).toString('hex')];
  const fields = {
    ...{ mchid: merchantId, nonce_str: nonce, timestamp, serial_no: serial },
    signature: signLines([method, path, timestamp, nonce, body], privateKey),
  };
  const text = Object.entries(fields).map(([name, value]) => `${name}="${value}"`);
  return `WECHATPAY2-SHA256-RSA2048 ${text.join(',')}`;
}

/** What the browser within WeChat is handed so that it asks the payer for the money; its names are WeChat's. */
export interface WechatBridgeRequest {
  readonly appId: string;
  readonly timeStamp: string;
  readonly nonceStr: string;
  readonly package: string;
  readonly signType: 'RSA';
  readonly paySign: string;
}

/** Signs what the browser within WeChat is handed for a trade that waits under `prepayId`. */
export function signBridgeRequest(
  { privateKey }: Pick<WechatMerchant, 'privateKey'>,
  { appId, prepayId, at }: { readonly appId: string; readonly prepayId: string; readonly at: Date },
): WechatBridgeRequest {
  const [timeStamp, nonceStr] = [toSeconds(at), randomBytes(16).toString('hex')];
  const named = `prepay_id=${prepayId}`;
  const paySign = signLines([appId, timeStamp, nonceStr, named], privateKey);
  return { appId, timeStamp, nonceStr, package: named, signType: 'RSA', paySign };
}

/**
 * What is wrong with the signature of a message, a response or a notice; `undefined` where it is WeChat Pay's and not
 * older than five minutes. `findKey` finds WeChat Pay's key with a serial number.
 */
export async function findSignatureFault(
  { headers, body }: RawNotice,
  findKey: (serial: string) => Promise<KeyObject | undefined>,
  now: Date,
): Promise<string | undefined> {
  const read = signatureSchema.safeParse(headers);
  if (!read.success) return 'It is not signed';
  const { 'wechatpay-serial': serial, 'wechatpay-timestamp': timestamp, 'wechatpay-nonce': nonce } = read.data;
  if (Math.abs(Number(timestamp) - Number(toSeconds(now))) > MAX_AGE_S) return 'It is not of these five minutes';
  const key = await findKey(serial);
  if (key === undefined) return 'It is signed by a certificate that there is not';
  const words = Buffer.concat([Buffer.from(`${timestamp}\n${nonce}\n`), body, Buffer.from('\n')]);
  const signature = Buffer.from(read.data['wechatpay-signature'], 'base64');
  return verify(ALGORITHM, words, key, signature) ? undefined : 'The signature is not that of WeChat Pay';
}

/** Reads what is encrypted by the key of the API, 32 characters; throws where it is not. */
export function decryptWith(apiKey: string, { ciphertext, nonce, associated_data: data }: Encrypted): string {
  const bytes = Buffer.from(ciphertext, 'base64');
  if (bytes.length < GCM_TAG_BYTES) throw new Error('Nothing is encrypted');
  const options = { authTagLength: GCM_TAG_BYTES };
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(apiKey), Buffer.from(nonce), options);
  decipher.setAAD(Buffer.from(data)).setAuthTag(bytes.subarray(-GCM_TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(0, -GCM_TAG_BYTES)), decipher.final()]).toString('utf8');
}

type Encrypted = z.output<typeof encryptedSchema>;

function signLines(lines: readonly string[], privateKey: string): string {
  const key = createPrivateKey({ key: Buffer.from(privateKey, 'base64'), format: 'der', type: 'pkcs8' });
  const words = lines.map((line) => `${line}\n`).join('');
  return sign(ALGORITHM, Buffer.from(words), key).toString('base64');
}

function toSeconds(at: Date): string {
  return String(Math.floor(at.getTime() / 1000));
}
