const INTERVAL_MS = 3_600_000;

/** Runs what deletes things that have outlived their purpose, every hour. Returns how to stop. */
export function startMaintenance(tasks: readonly (() => Promise<void>)[]): () => void {
  const timer = setInterval(() => {
    for (const task of tasks) {
      // Without the database there is nothing to delete; the next hour comes.
      task().catch(() => undefined);
    }
  }, INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
}
