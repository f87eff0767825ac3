import { useEffect, useRef } from 'react';
import { usePageVisible } from './use-page-visible';

/** Calls again and again while the page is looked at, with a pause in milliseconds between; not at all for 0. */
export function usePolling(call: () => unknown, pause: number): void {
  const isVisible = usePageVisible();
  const latest = useRef(call);
  useEffect(() => {
    latest.current = call;
  }, [call]);

  useEffect(() => {
    if (!isVisible || pause === 0) return undefined;
    const timer = setInterval(() => void latest.current(), pause);
    return () => clearInterval(timer);
  }, [isVisible, pause]);
}
