import type { OutlineEntry } from '@portal/api-contract';
import { useCurrentHeading } from './use-current-heading';

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
