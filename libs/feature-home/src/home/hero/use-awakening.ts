import { type RefObject, useEffect, useState } from 'react';

const GESTURES = ['pointerenter', 'touchstart', 'focusin'] as const;
const IDLE_TIMEOUT_MS = 4000;

/** Becomes true when the loaded page is idle, or at the visitor's first gesture on the element. */
export function useAwakening(target: RefObject<HTMLElement | null>): boolean {
  const [isAwake, setAwake] = useState(false);

  useEffect(() => {
    const element = target.current;
    if (isAwake || !element) return;
    const wake = () => setAwake(true);
    const stopWaiting = waitForIdle(wake);
    for (const gesture of GESTURES) element.addEventListener(gesture, wake, { passive: true });
    return () => {
      stopWaiting();
      for (const gesture of GESTURES) element.removeEventListener(gesture, wake);
    };
  }, [isAwake, target]);

  return isAwake;
}

function waitForIdle(callback: () => void): () => void {
  const abort = new AbortController();
  const whenIdle = () => {
    const run = () => !abort.signal.aborted && callback();
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(run, IDLE_TIMEOUT_MS / 2);
  };
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true, signal: abort.signal });
  return () => abort.abort();
}
