import { useCallback, useSyncExternalStore } from 'react';

/** Window as narrow as a phone's. */
export const NARROW_WINDOW = '(max-width: 767.98px)';

/** Visitor who asked the system for less motion. */
export const LESS_MOTION = '(prefers-reduced-motion: reduce)';

/** Returns whether the window fits a media query, and follows it; on the server nothing does. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
