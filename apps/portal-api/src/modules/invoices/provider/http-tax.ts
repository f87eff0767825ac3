import { randomUUID } from 'node:crypto';
import { RED_CODES } from '@portal/api-contract/account';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock';
import { fetchText, readJson } from '../../../platform/http/fetch-text';
import { isBusyStatus } from '../../../platform/service-error';
import { signWebhook } from '../../deliveries/provider/webhook-signature';
import { TAX_TEXTS, type TaxCall, type TaxProvider, TaxProviderError } from './tax-provider';

const NAME = 'The tax service';
const TIMEOUT_MS = 15_000;

/** Three files in base64. */
const MAX_BYTES = 16 * 1024 * 1024;

/** A service that issues invoices, as it is reached. */
export interface HttpTaxOptions {
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
    state: z.literal('issued'),
    number: z.string().regex(/^\d{20}$/),
    issuedAt: z.iso.datetime({ offset: true }).transform((moment) => new Date(moment)),
  }),
  z.object({ state: z.literal('refused'), reason: text.max(TAX_TEXTS.reason).default('') }),
]);

const confirmationSchema = z.object({
  code: z.enum(Object.keys(RED_CODES) as (keyof typeof RED_CODES)[]),
  confirmation: z.string().regex(/^\w{1,40}$/),
});

const filesSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('inProgress') }),
  z.object({ state: z.literal('ready'), pdf: z.base64().min(8), ofd: z.base64().min(8), xml: z.base64().min(8) }),
]);

const settledSchema = z.object({});

/**
 * Has a service issue invoices: `POST {type, data}`, signed as Standard Webhooks has it, of the types `invoice.issue`,
 * `invoice.files`, `red.ask` and `red.settle`. It responds with 2xx in JSON; what is asked for again under the same
 * `requestNo` is the same invoice. Sums are in 分.
 */
export function createHttpTax({ url, secret, clock, timeoutMs = TIMEOUT_MS }: HttpTaxOptions): TaxProvider {
  async function ask<Answer>(type: string, data: object, schema: z.ZodType<Answer>, { signal }: TaxCall) {
    const body = JSON.stringify({ type, data });
    const headers = {
      ...{ 'content-type': 'application/json', accept: 'application/json' },
      ...signWebhook(secret, { id: randomUUID(), at: clock(), body }),
    };
    const { status, text: answer } = await fetchText(url, {
      ...{ method: 'POST', headers, body, signal, name: NAME, timeoutMs, maxBytes: MAX_BYTES },
    }).catch((error: unknown) => {
      throw new TaxProviderError(error instanceof Error ? error.message : `${NAME} is silent`);
    });
    if (status < 200 || status > 299) throw new TaxProviderError(`${NAME} answered ${status}`, isBusyStatus(status));
    const parsed = schema.safeParse(readJson(answer));
    if (!parsed.success) throw new TaxProviderError(`${NAME} says what makes no sense`);
    return parsed.data;
  }

  return {
    isSample: false,
    issue: (request, call) => ask('invoice.issue', request, outcomeSchema, call),
    askRed: (question, call) => ask('red.ask', question, confirmationSchema, call),
    settleRed: async (settled, call) => void (await ask('red.settle', settled, settledSchema, call)),
    async readFiles({ requestNo }, { number }, call) {
      const files = await ask('invoice.files', { requestNo, number }, filesSchema, call);
      if (files.state === 'inProgress') return undefined;
      const open = (base64: string) => new Uint8Array(Buffer.from(base64, 'base64'));
      return { pdf: open(files.pdf), ofd: open(files.ofd), xml: open(files.xml) };
    },
  };
}
