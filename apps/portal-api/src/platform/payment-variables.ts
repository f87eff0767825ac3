import { createPrivateKey, createPublicKey } from 'node:crypto';
import { z } from 'zod';
import { isConfidential } from './confidential-url';

/** A key as the provider's tool gives it: base64 without lines around. */
const key = (read: (bytes: Buffer) => unknown, error: string) =>
  z
    .string()
    .refine((text) => canRead(() => read(Buffer.from(text, 'base64'))), error)
    .optional();

/** Variables that say who takes payments. */
export const paymentVariables = {
  PAY_ALIPAY_APP_ID: z
    .string()
    .regex(/^\d{16}$/, 'must be the id of an application, 16 digits')
    .optional(),
  PAY_ALIPAY_PRIVATE_KEY: key(
    (bytes) => createPrivateKey({ key: bytes, format: 'der', type: 'pkcs8' }),
    'must be the private key of the application, PKCS8 in base64',
  ),
  PAY_ALIPAY_PUBLIC_KEY: key(
    (bytes) => createPublicKey({ key: bytes, format: 'der', type: 'spki' }),
    'must be the public key of the provider, in base64',
  ),
  PAY_ALIPAY_GATEWAY: z
    .url({ protocol: /^https?$/, error: 'must be the URL of a gateway' })
    .refine(isConfidential, 'must be https, unless it is a proxy on this machine')
    .default('https://openapi.alipay.com/gateway.do'),
};

function canRead(read: () => unknown): boolean {
  try {
    read();
    return true;
  } catch {
    return false;
  }
}
