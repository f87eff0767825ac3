import { type RefObject, useLayoutEffect, useState } from 'react';

/** How long a page waits for its slowest part, in milliseconds; what is not there then comes later. */
const MAX_MS = 4000;

/**
 * Whether parts of a page that has just been opened are still on their way. They are shown together, so that none moves
 * another; later waits concern nobody but their part.
 */
export function useSettling(pageRef: RefObject<HTMLElement | null>): boolean {
  const [isSettling, setIsSettling] = useState(true);
  useLayoutEffect(() => {
    const page = pageRef.current;
    if (!isSettling || !page) return undefined;
    const look = () => page.querySelector('[data-pending]') === null && setIsSettling(false);
    const observer = new MutationObserver(look);
    observer.observe(page, { childList: true, subtree: true, attributeFilter: ['data-pending'] });
    const timer = setTimeout(() => setIsSettling(false), MAX_MS);
    look();
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [isSettling, pageRef]);
  return isSettling;
}
