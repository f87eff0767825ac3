import { z } from 'zod';
import { isConfidential } from './confidential-url';

/** Bytes of a secret, as Standard Webhooks has them. */
const SECRET_BYTES = { min: 24, max: 64 } as const;

/** Variables that say who delivers what was paid for. */
export const deliveryVariables = {
  DELIVERY_WEBHOOK_URL: z
    .url({ protocol: /^https?$/, error: 'must be the URL of a webhook' })
    .refine(isConfidential, 'must be https, unless it is a service on this machine')
    .optional(),
  DELIVERY_WEBHOOK_SECRET: z.string().refine(isWebhookSecret, 'must be whsec_ and 24 to 64 bytes in base64').optional(),
};

/** Bytes of the secret of a webhook. */
export function readWebhookSecret(text: string): Buffer {
  return Buffer.from(text.replace(/^whsec_/, ''), 'base64');
}

function isWebhookSecret(text: string): boolean {
  const { length } = readWebhookSecret(text);
  return /^whsec_[A-Za-z0-9+/]+={0,2}$/.test(text) && length >= SECRET_BYTES.min && length <= SECRET_BYTES.max;
}
