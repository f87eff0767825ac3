import { z } from 'zod';
import { isConfidential } from './confidential-url';

/** Bytes of a secret, as Standard Webhooks has them. */
const SECRET_BYTES = { min: 24, max: 64 } as const;

const secret = z.string().refine(isWebhookSecret, 'must be whsec_ and 24 to 64 bytes in base64').optional();

const url = (error: string) =>
  z
    .url({ protocol: /^https?$/, error })
    .refine(isConfidential, 'must be https, unless it is a service on this machine')
    .optional();

/** Variables that say who delivers what was paid for, and who runs models. */
export const deliveryVariables = {
  DELIVERY_WEBHOOK_URL: url('must be the URL of a webhook'),
  DELIVERY_WEBHOOK_SECRET: secret,
  MODEL_RUNNER_URL: url('must be the URL of a service'),
  MODEL_RUNNER_SECRET: secret,
};

/** Bytes of the secret of a webhook. */
export function readWebhookSecret(text: string): Buffer {
  return Buffer.from(text.replace(/^whsec_/, ''), 'base64');
}

function isWebhookSecret(text: string): boolean {
  const { length } = readWebhookSecret(text);
  return /^whsec_[A-Za-z0-9+/]+={0,2}$/.test(text) && length >= SECRET_BYTES.min && length <= SECRET_BYTES.max;
}
