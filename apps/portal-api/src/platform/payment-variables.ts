import { createPrivateKey, createPublicKey } from 'node:crypto';
import { z } from 'zod';
import { isConfidential } from './confidential-url';

/** A key as the provider's tool gives it: base64 without lines around. */
const key = (read: (bytes: Buffer) => unknown, error: string) =>
  z
    .string()
    .refine((text) => canRead(() => read(Buffer.from(text, 'base64'))), error)
    .optional();

const gateway = (url: string) =>
  z
    .url({ protocol: /^https?$/, error: 'must be the URL of a gateway' })
    .refine(isConfidential, 'must be https, unless it is a proxy on this machine')
    .default(url);

const privateKey = key(
  (bytes) => createPrivateKey({ key: bytes, format: 'der', type: 'pkcs8' }),
  'must be the private key of the application, PKCS8 in base64',
);

const publicKey = key(
  (bytes) => createPublicKey({ key: bytes, format: 'der', type: 'spki' }),
  'must be the public key of the provider, in base64',
);

/** Variables that say who takes payments. */
export const paymentVariables = {
  PAY_ALIPAY_APP_ID: z
    .string()
    .regex(/^\d{16}$/, 'must be the id of an application, 16 digits')
    .optional(),
  PAY_ALIPAY_PRIVATE_KEY: privateKey,
  PAY_ALIPAY_PUBLIC_KEY: publicKey,
  PAY_ALIPAY_WAY: z.enum(['page', 'code']).default('page'),
  PAY_ALIPAY_GATEWAY: gateway('https://openapi.alipay.com/gateway.do'),
  PAY_WECHAT_MERCHANT_ID: z
    .string()
    .regex(/^\d{8,10}$/, 'must be the id of a merchant, 8 to 10 digits')
    .optional(),
  PAY_WECHAT_APP_ID: z
    .string()
    .regex(/^wx\w{1,30}$/, 'must be the id of an application, which begins with wx')
    .optional(),
  PAY_WECHAT_SERIAL: z
    .string()
    .regex(/^[0-9A-F]{16,40}$/, 'must be the serial number of the certificate of the merchant')
    .optional(),
  PAY_WECHAT_PRIVATE_KEY: privateKey,
  PAY_WECHAT_API_KEY: z
    .string()
    .regex(/^[0-9A-Za-z]{32}$/, 'must be the APIv3 key, 32 letters and digits')
    .optional(),
  PAY_WECHAT_PUBLIC_KEY_ID: z
    .string()
    .regex(/^PUB_KEY_ID_\w{1,40}$/, 'must be the id of the key of the provider, which begins with PUB_KEY_ID_')
    .optional(),
  PAY_WECHAT_PUBLIC_KEY: publicKey,
  PAY_WECHAT_GATEWAY: gateway('https://api.mch.weixin.qq.com'),
  PAY_TRANSFER_NAME: z.string().trim().min(2).max(100, 'must be the name of an account').optional(),
  PAY_TRANSFER_NUMBER: z
    .string()
    .regex(/^\d{8,32}$/, 'must be the number of an account, 8 to 32 digits')
    .optional(),
  PAY_TRANSFER_BANK: z.string().trim().min(2).max(100, 'must be the name of a bank').optional(),
};

function canRead(read: () => unknown): boolean {
  try {
    read();
    return true;
  } catch {
    return false;
  }
}
