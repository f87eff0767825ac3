import { listAncestorsToNpm } from './process-identity.mjs';

const REPEAT_MS = 1000;
const ANCESTORS_CHECK_MS = 500;

/**
 * Signal that is aborted by the first Ctrl-C or SIGTERM; a later one ends the process at once.
 * It is aborted as well when npm has ended, which does not pass on every signal that it gets.
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
  whenNpmEnds(() => controller.abort('npm has ended'));
  return controller.signal;
}

/** @param {() => void} stop */
function whenNpmEnds(stop) {
  const ancestors = listAncestorsToNpm().join();
  if (!ancestors) return;
  const timer = setInterval(() => {
    if (listAncestorsToNpm().join() === ancestors) return;
    clearInterval(timer);
    // Who read the output is likely gone as well.
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
    stop();
  }, ANCESTORS_CHECK_MS);
  timer.unref();
}

/** @param {AbortSignal} signal */
export function waitForStop(signal) {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
}
