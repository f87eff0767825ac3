import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the current entry (`aria-current`) of a bar that scrolls sideways in its middle, as far as the bar can scroll.
 * @param current what the bar marks as current: whenever it changes, its entry is brought into view
 * @returns the ref of the element that scrolls
 */
export function useCurrentInView<Bar extends HTMLElement>(current: string): RefObject<Bar | null> {
  const bar = useRef<Bar>(null);
  useLayoutEffect(() => {
    const entry = bar.current?.querySelector('[aria-current]');
    if (!bar.current || !entry) return;
    const [outer, inner] = [bar.current.getBoundingClientRect(), entry.getBoundingClientRect()];
    // Sideways alone: `scrollIntoView` would move the page as well.
    bar.current.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
  }, [current]);
  return bar;
}
