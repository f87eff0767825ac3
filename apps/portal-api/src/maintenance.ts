const HOUR_MS = 3_600_000;

/**
 * Runs what time alone brings about: what has outlived its purpose is deleted, what is due happens. Each task runs
 * once at a time. Returns how to stop.
 */
export function startMaintenance(tasks: readonly (() => Promise<unknown>)[], intervalMs = HOUR_MS): () => void {
  const running = new Set<() => Promise<unknown>>();
  const timer = setInterval(() => {
    for (const task of tasks) {
      if (running.has(task)) continue;
      running.add(task);
      // Without the database there is nothing to do; the next time comes.
      task()
        .catch(() => undefined)
        .finally(() => running.delete(task));
    }
  }, intervalMs);
  timer.unref();
  return () => clearInterval(timer);
}
