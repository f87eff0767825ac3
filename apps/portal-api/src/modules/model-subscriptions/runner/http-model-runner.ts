import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock';
import { fetchText, readJson } from '../../../platform/http/fetch-text';
import { TRY_OUT_LIMITS } from '@portal/api-contract/account';
import { signWebhook } from '../../deliveries/provider/webhook-signature';
import { MAX_OUTPUT_BYTES, type ModelRunner, ModelRunnerError } from './model-runner';

const NAME = 'The service of models';

/** A service that runs models, as it is reached. */
export interface HttpModelRunnerOptions {
  readonly url: string;
  readonly secret: Buffer;
  readonly clock: Clock;
  /** How long it is waited for. */
  readonly timeoutMs?: number;
}

const resultSchema = z.object({ output: z.record(z.string(), z.json()) });

/** Has a service run a model: `POST {modelId, versionLabel?, userCode, input}`, signed as Standard Webhooks has it; it responds with 2xx and `{output}`. */
export function createHttpModelRunner({
  url,
  secret,
  clock,
  timeoutMs = TRY_OUT_LIMITS.timeoutMs,
}: HttpModelRunnerOptions): ModelRunner {
  return {
    async run({ modelId, versionLabel, userCode, input }, { signal }) {
      const body = JSON.stringify({ modelId, versionLabel, userCode, input });
      const headers = {
        ...{ 'content-type': 'application/json', accept: 'application/json' },
        ...signWebhook(secret, { id: randomUUID(), at: clock(), body }),
      };
      const request = { method: 'POST', headers, body, signal } as const;
      const { status, text } = await fetchText(url, {
        ...request,
        ...{ name: NAME, timeoutMs, maxBytes: MAX_OUTPUT_BYTES },
      }).catch((error: unknown) => {
        throw new ModelRunnerError(error instanceof Error ? error.message : `${NAME} is silent`);
      });
      if (status < 200 || status > 299) throw new ModelRunnerError(`${NAME} answered ${status}`);
      const result = resultSchema.safeParse(readJson(text));
      if (!result.success) throw new ModelRunnerError(`${NAME} says what makes no sense`);
      return { output: result.data.output, isSample: false };
    },
  };
}
