import type { OutlineEntry } from '@portal/api-contract';
import { useEffect, useState } from 'react';

/** Share of the window's height under its top: a heading above that line is the one that is read. */
const LINE = 0.25;

/** Id of the heading whose part is read. */
export function useCurrentHeading(entries: readonly OutlineEntry[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const headings = entries.flatMap(({ id }) => document.getElementById(id) ?? []);
    const observer = new IntersectionObserver(
      () => {
        const line = window.innerHeight * LINE;
        setCurrent(headings.findLast((heading) => heading.getBoundingClientRect().top < line)?.id);
      },
      // Told whenever a heading passes the line, in either direction, and once at the start.
      { rootMargin: `0px 0px -${100 - LINE * 100}% 0px` },
    );
    headings.forEach((heading) => observer.observe(heading));
    return () => observer.disconnect();
  }, [entries]);
  return current;
}
