import { PENDING, SiteLink } from '@portal/ui-kit';
import { useCurrentInView } from '../frame/use-current-in-view';
import styles from './record-tabs.module.css';
import type { RecordQuery } from './record-query';

/** A tab of a list: the value of the query, its label, and how many records stand behind it. */
export interface RecordTab {
  readonly value: string;
  readonly label: string;
  readonly total?: number | undefined;
}

/** Props of `RecordTabs`. */
export interface RecordTabsProps {
  readonly query: RecordQuery;
  /** Name in the query. */
  readonly name: string;
  readonly items: readonly RecordTab[];
  /** What the tabs choose, for those who do not see them. */
  readonly label?: string;
}

/** Tabs of a list as links: each has its URL. */
export function RecordTabs({ query, name, items, label = '按状态查看' }: RecordTabsProps) {
  const chosen = query.get(name);
  const bar = useCurrentInView<HTMLElement>(chosen);
  const isCounted = items.some((item) => 'total' in item);
  return (
    <nav ref={bar} className={styles.tabs} aria-label={label}>
      <ul>
        {items.map(({ value, label, total }) => (
          <li key={value}>
            <SiteLink
              href={query.hrefWith({ [name]: value })}
              className={styles.tab}
              aria-current={value === chosen ? 'page' : undefined}
            >
              {label}
              {isCounted && (
                <span className={styles.count} {...(total === undefined && PENDING)}>
                  {total ?? '–'}
                </span>
              )}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
