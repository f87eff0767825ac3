import type { SharedEnvironment } from '../../../platform/config';
import { readWebhookSecret } from '../../../platform/delivery-variables';
import { StartupError } from '../../../platform/startup-error';
import type { WebhookDeliveryOptions } from './webhook-delivery';

/** Webhook by which orders are delivered; `undefined` where none is named. Rejects one that is named in part. */
export function readDeliveryWebhook({
  DELIVERY_WEBHOOK_URL: url,
  DELIVERY_WEBHOOK_SECRET: secret,
}: SharedEnvironment): Omit<WebhookDeliveryOptions, 'clock'> | undefined {
  if (url === undefined && secret === undefined) return undefined;
  if (url === undefined || secret === undefined)
    throw new StartupError('DELIVERY_WEBHOOK_URL and DELIVERY_WEBHOOK_SECRET belong together; set both or none.');
  return { url, secret: readWebhookSecret(secret) };
}
