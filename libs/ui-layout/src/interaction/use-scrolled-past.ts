import { useSyncExternalStore } from 'react';

/** Whether the page has been scrolled by more than so many screens; `false` on the server. */
export function useScrolledPast(screens: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > screens * window.innerHeight,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}
