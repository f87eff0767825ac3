import type { Platform } from '../../platform/platform';
import type { DeliveryProvider } from './provider/delivery-provider';
import { createSandboxDelivery } from './provider/sandbox-delivery';
import { createWebhookDelivery } from './provider/webhook-delivery';
import { readDeliveryWebhook } from './provider/webhook-settings';

/** Who delivers here: what the environment names, in a demonstration the sandbox; else `undefined`, and agents do. */
export function openDeliveryProvider({
  environment,
  isDemo,
  database,
  clock,
}: Pick<Platform, 'environment' | 'isDemo' | 'database' | 'clock'>): DeliveryProvider | undefined {
  const webhook = readDeliveryWebhook(environment);
  if (webhook) return createWebhookDelivery({ ...webhook, clock });
  return isDemo ? createSandboxDelivery({ database, clock }) : undefined;
}
