import { z } from 'zod';
import type { Clock } from '../../../platform/clock';
import { fetchText, readJson } from '../../../platform/http/fetch-text';
import { isBusyStatus } from '../../../platform/service-error';
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
  z.object({
    state: z.literal('delivered'),
    instanceNo: text.min(1).max(DELIVERY_TEXTS.instanceNo),
    consoleUrl: z
      .url({ protocol: /^https$/ })
      .max(DELIVERY_TEXTS.consoleUrl)
      .optional(),
  }),
  z.object({ state: z.literal('failed'), reason: text.max(DELIVERY_TEXTS.reason).default('') }),
]);

const reducedSchema = z.object({});

/**
 * Has a service deliver: `POST {type: "order.deliver", data}`, for a trial `trial.open`, signed as Standard Webhooks has it. The service tells how
 * the delivery stands by a response 2xx in JSON, `inProgress`, `delivered` or `failed`, and is asked again with the same
 * `webhook-id` until it is over. What is left of a delivery it hears by `order.reduce`, under an id of its own.
 */
export function createWebhookDelivery({
  url,
  secret,
  clock,
  timeoutMs = TIMEOUT_MS,
}: WebhookDeliveryOptions): DeliveryProvider {
  async function post<Answer>(
    id: string,
    message: { readonly type: string; readonly data: object },
    schema: z.ZodType<Answer>,
    signal: AbortSignal,
  ): Promise<Answer> {
    const body = JSON.stringify(message);
    const headers = {
      ...{ 'content-type': 'application/json', accept: 'application/json', 'idempotency-key': id },
      ...signWebhook(secret, { id, at: clock(), body }),
    };
    const { status, text: answer } = await fetchText(url, {
      ...{ method: 'POST', headers, body, signal, name: NAME, timeoutMs, maxBytes: MAX_BYTES },
    }).catch((error: unknown) => {
      throw new DeliveryProviderError(error instanceof Error ? error.message : `${NAME} is silent`);
    });
    if (status < 200 || status > 299)
      throw new DeliveryProviderError(`${NAME} answered ${status}`, isBusyStatus(status));
    const parsed = schema.safeParse(readJson(answer));
    if (!parsed.success) throw new DeliveryProviderError(`${NAME} says what makes no sense`);
    return parsed.data;
  }

  return {
    deliver: (delivery, { signal }) => {
      const type = delivery.trialDays === undefined ? 'order.deliver' : 'trial.open';
      return post(delivery.deliveryNo, { type, data: delivery }, outcomeSchema, signal);
    },
    async reduce(left, { signal }) {
      const units = left.lines.reduce((sum, { quantity }) => sum + quantity, 0);
      const id = `${left.deliveryNo}-${units}`;
      await post(id, { type: 'order.reduce', data: left }, reducedSchema, signal);
    },
  };
}
