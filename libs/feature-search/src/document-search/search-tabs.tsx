import { SEARCH_MODULES, type SearchCount } from '@portal/api-contract';
import type { ListQuery } from '@portal/ui-content';
import { SiteLink } from '@portal/ui-kit';
import styles from './document-search.module.css';

/** Props of `SearchTabs`. */
export interface SearchTabsProps {
  readonly query: ListQuery;
  readonly counts: readonly SearchCount[];
}

/** Most hits that are counted. */
const COUNT_CAP = 300;

/** Kinds of results with how many there are, as links; kinds that certainly have none are left out. */
export function SearchTabs({ query, counts }: SearchTabsProps) {
  const chosen = query.get('module');
  const sum = counts.reduce((total, { count }) => total + count, 0);
  const isCapped = counts.some((entry) => entry.isCapped) || sum > COUNT_CAP;
  const shown = counts.filter(({ count, module, isCapped: isCut }) => count > 0 || isCut || module === chosen);
  return (
    <nav aria-label="结果类型" className={styles.tabs}>
      <ul>
        <Tab query={query} module={undefined} text="全部" count={counts.length > 0 && formatCount(sum, isCapped)} />
        {shown.map(({ module, count, isCapped: isCut }) => (
          <Tab
            key={module}
            query={query}
            module={module}
            text={SEARCH_MODULES[module]}
            count={formatCount(count, isCut)}
          />
        ))}
      </ul>
    </nav>
  );
}

interface TabProps {
  readonly query: ListQuery;
  readonly module: SearchCount['module'] | undefined;
  readonly text: string;
  /** `false` while it is not known. */
  readonly count: string | false;
}

function Tab({ query, module, text, count }: TabProps) {
  return (
    <li>
      <SiteLink
        href={query.hrefWith({ module, doc: undefined, version: undefined })}
        className={styles.tab}
        aria-current={(module ?? '') === query.get('module') ? 'page' : undefined}
        rel="nofollow"
      >
        {text}
        {count && <span className={styles.count}>{count}</span>}
      </SiteLink>
    </li>
  );
}

/** A number of hits; what was not counted to its end says so. */
export function formatCount(count: number, isCapped: boolean): string {
  if (!isCapped) return String(count);
  // None among those that were counted says nothing about the others.
  return count > 0 ? `${Math.min(count, COUNT_CAP)}+` : '';
}
