import type { Job } from '../platform/jobs/job';

/** Long enough for whatever a spec has to do. */
const PATIENCE_MS = 60_000;

/** Does each of some jobs once, one after another. Rejects with the first that fails. */
export async function runJobs(
  jobs: readonly Job[],
  {
    at = new Date(),
    signal = AbortSignal.timeout(PATIENCE_MS),
  }: { readonly at?: Date; readonly signal?: AbortSignal } = {},
): Promise<void> {
  for (const job of jobs) await job.run({}, { key: job.name, at, signal, complete: async () => undefined });
}
