const REPEAT_MS = 1000;

/**
 * Signal that is aborted by the first Ctrl-C or SIGTERM; a later one ends the process at once.
 * npm passes on the Ctrl-C that the terminal has already sent, so a repeat within a second does not count.
 */
export function createStopSignal() {
  const controller = new AbortController();
  let firstAt = 0;
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(name, () => {
      if (!controller.signal.aborted) {
        firstAt = Date.now();
        controller.abort(name);
      } else if (Date.now() - firstAt > REPEAT_MS) process.exit(130);
    });
  }
  return controller.signal;
}

/** @param {AbortSignal} signal */
export function waitForStop(signal) {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
}
