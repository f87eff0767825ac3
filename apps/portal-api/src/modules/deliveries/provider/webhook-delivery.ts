import { z } from 'zod';
import type { Clock } from '../../../platform/clock';
import { fetchText, readJson } from '../../../platform/http/fetch-text';
import { DELIVERY_TEXTS, type DeliveryProvider, DeliveryProviderError } from './delivery-provider';
import { signWebhook } from './webhook-signature';

const NAME = 'The webhook of deliveries';
const TIMEOUT_MS = 10_000;
const MAX_BYTES = 16_384;

/** A service that delivers, as it is reached. */
export interface WebhookDeliveryOptions {
  readonly url: string;
  readonly secret: Buffer;
  readonly clock: Clock;
  /** How long it is waited for. */
  readonly timeoutMs?: number;
}

/** What a customer reads has no control characters. */
const text = z.string().regex(/^\P{Cc}*$/u);

const outcomeSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('inProgress') }),
  z.object({ state: z.literal('delivered'), instanceNo: text.min(1).max(DELIVERY_TEXTS.instanceNo) }),
  z.object({ state: z.literal('failed'), reason: text.max(DELIVERY_TEXTS.reason).default('') }),
]);

/**
 * Has a service deliver: `POST {type: "order.deliver", data}`, for a trial `trial.open`, signed as Standard Webhooks has it. The service tells how
 * the delivery stands by a response 2xx in JSON, `inProgress`, `delivered` or `failed`, and is asked again with the same
 * `webhook-id` until it is over.
 */
export function createWebhookDelivery({
  url,
  secret,
  clock,
  timeoutMs = TIMEOUT_MS,
}: WebhookDeliveryOptions): DeliveryProvider {
  return {
    async deliver(delivery, { signal }) {
      const type = delivery.trialDays === undefined ? 'order.deliver' : 'trial.open';
      const body = JSON.stringify({ type, data: delivery });
      const { deliveryNo: id } = delivery;
      const headers = {
        ...{ 'content-type': 'application/json', accept: 'application/json', 'idempotency-key': id },
        ...signWebhook(secret, { id, at: clock(), body }),
      };
      const request = { method: 'POST', headers, body, signal } as const;
      const { status, text } = await fetchText(url, {
        ...request,
        ...{ name: NAME, timeoutMs, maxBytes: MAX_BYTES },
      }).catch((error: unknown) => {
        throw new DeliveryProviderError(error instanceof Error ? error.message : `${NAME} is silent`);
      });
      if (status < 200 || status > 299) throw new DeliveryProviderError(`${NAME} answered ${status}`);
      const outcome = outcomeSchema.safeParse(readJson(text));
      if (!outcome.success) throw new DeliveryProviderError(`${NAME} says what makes no sense`);
      return outcome.data;
    },
  };
}
