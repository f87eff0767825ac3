import { Button, SiteLink } from '@portal/ui-kit';
import { useMemo, useSyncExternalStore } from 'react';
import { placeHref } from '../place/doc-place';
import { forgetRecentPages, parseRecentPages, readRecentText, watchRecentPages } from '../recent/recent-pages';
import styles from './document-center.module.css';

/** Pages read last in this browser; the server knows nothing of them. */
export function RecentViews() {
  const text = useSyncExternalStore(watchRecentPages, readRecentText, () => '');
  const pages = useMemo(() => parseRecentPages(text), [text]);
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby="recent-views">
      <div className={styles.recentHead}>
        <h2 id="recent-views">最近浏览</h2>
        <Button variant="plain" onClick={forgetRecentPages}>
          清空
        </Button>
      </div>
      <ul className={styles.pages}>
        {pages.map(({ id, nodeId, name, documentName }) => (
          <li key={`${id} ${nodeId}`}>
            <SiteLink href={placeHref({ id, nodeId })}>{name}</SiteLink>
            <span>{documentName}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
