import { useSyncExternalStore } from 'react';

/** Wide enough for a table, and too narrow for all of its columns. */
const COMPACT = '(min-width: 768px) and (max-width: 1279.98px)';

/** Whether the window has room for the most important columns only. */
export function useIsCompact(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(COMPACT).matches,
    () => false,
  );
}

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(COMPACT);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}
