import { readWebhookSecret } from '../../../platform/delivery-variables';
import type { Platform } from '../../../platform/platform';
import { StartupError } from '../../../platform/startup-error';
import { createHttpModelRunner } from './http-model-runner';
import type { ModelRunner } from './model-runner';
import { sandboxModelRunner } from './sandbox-model-runner';

/** Who runs models here: what the environment names, in a demonstration the sandbox; else `undefined`, and nobody does. */
export function openModelRunner({
  environment: { MODEL_RUNNER_URL: url, MODEL_RUNNER_SECRET: secret },
  isDemo,
  clock,
}: Pick<Platform, 'environment' | 'isDemo' | 'clock'>): ModelRunner | undefined {
  if (url !== undefined && secret !== undefined)
    return createHttpModelRunner({ url, secret: readWebhookSecret(secret), clock });
  if (url !== undefined || secret !== undefined)
    throw new StartupError('MODEL_RUNNER_URL and MODEL_RUNNER_SECRET belong together; set both or none.');
  return isDemo ? sandboxModelRunner : undefined;
}
