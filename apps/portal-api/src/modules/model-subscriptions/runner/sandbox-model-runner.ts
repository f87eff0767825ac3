import type { ModelRunner } from './model-runner';

/** Answers every input with the sample of the model, as a demonstration has it. */
export const sandboxModelRunner: ModelRunner = {
  run: ({ sample }) => Promise.resolve({ output: sample, isSample: true }),
};
