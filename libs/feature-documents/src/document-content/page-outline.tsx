import type { OutlineEntry } from '@portal/api-contract';
import { useEffect, useState } from 'react';

/** Share of the window's height under its top: a heading above that line is the one that is read. */
const LINE = 0.25;

/** Props of the outlines of a page. */
export interface OutlineProps {
  readonly entries: readonly OutlineEntry[];
}

/** Outline beside a page; it tells which part is read. */
export function PageOutline({ entries }: OutlineProps) {
  const current = useCurrentHeading(entries);
  return (
    <nav aria-label="本页内容">
      <p>本页内容</p>
      <OutlineLinks entries={entries} current={current} />
    </nav>
  );
}

/** Links to the parts of a page. */
export function OutlineLinks({ entries, current }: OutlineProps & { readonly current?: string | undefined }) {
  return (
    <ul>
      {entries.map(({ id, text, level }) => (
        <li key={id} data-level={level}>
          <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Id of the heading whose part is read. */
function useCurrentHeading(entries: readonly OutlineEntry[]): string | undefined {
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
