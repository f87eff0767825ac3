import type { ModelContent } from '@portal/api-contract';
import type { ModelInput } from '@portal/api-contract/account';

/** One call of a model. */
export interface ModelCall {
  readonly modelId: string;
  /** Version that is called, where it is not the one that everybody uses. */
  readonly versionLabel?: string;
  /** Who calls it, by nothing but a code. */
  readonly userCode: string;
  readonly input: ModelInput;
  /** What its page shows as a response. */
  readonly sample: ModelContent['sampleResponse'];
}

/** What a model has answered. */
export interface ModelResult {
  readonly output: ModelContent['sampleResponse'];
  /** The output is the sample, whatever the input was. */
  readonly isSample: boolean;
}

/** Whoever runs the models. */
export interface ModelRunner {
  /** Runs a model once. Rejects with a `ModelRunnerError` where it is away, takes too long, or says what makes no sense. */
  run(call: ModelCall, options: { readonly signal: AbortSignal }): Promise<ModelResult>;
}

/** Largest output in bytes. */
export const MAX_OUTPUT_BYTES = 65_536;

/** The runner is away, takes too long, or says what makes no sense. */
export class ModelRunnerError extends Error {
  override readonly name = 'ModelRunnerError';
}
