/** Longest wait for an idle moment, in milliseconds (spec §9). */
const IDLE_TIMEOUT_MS = 2000;

/** Runs a task in an idle moment, after two seconds at the latest. */
export function runWhenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(task, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(task, IDLE_TIMEOUT_MS);
}
