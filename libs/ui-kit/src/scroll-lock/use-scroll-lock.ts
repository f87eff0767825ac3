import { useLayoutEffect } from 'react';

const LOCKED = 'is-scroll-locked';

/** Keeps the page from scrolling. A page without scrollbar is left alone, so that nothing moves. */
export function useScrollLock(isLocked: boolean): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    if (!isLocked || root.scrollHeight <= root.clientHeight) return undefined;
    root.classList.add(LOCKED);
    return () => root.classList.remove(LOCKED);
  }, [isLocked]);
}
