import type { SearchItem } from '@portal/api-contract';
import { SEARCH_MODULES } from '@portal/api-contract';
import { searchItemHref } from '@portal/portal-paths';
import { Badge, Highlight, SiteLink } from '@portal/ui-kit';
import { useEffect, useState } from 'react';
import type { PreviewProps } from '../site-header/search-suggest';
import styles from './search-preview.module.css';

/** Time for which a line must be the one reached before it is asked about, in milliseconds. */
export const PREVIEW_PAUSE_MS = 100;

/** What a suggested item says about the words, and the parts of it that do. */
export function SearchPreview({ item: { id }, word, source }: PreviewProps) {
  const item = usePreview(id, word, source);
  if (!item) return <aside className={styles.preview} aria-label="预览" />;
  const { title, breadcrumb, summary, sections, module, extra } = item;
  const link = { isInPlace: Boolean(extra.docId) };
  return (
    <aside className={styles.preview} aria-label="预览">
      <p className={styles.place}>
        <Badge>{SEARCH_MODULES[module]}</Badge>
        {breadcrumb.join(' › ')}
      </p>
      <h2 className={styles.title}>
        <SiteLink {...link} href={searchItemHref({ ...item, word })}>
          <Highlight text={title} />
        </SiteLink>
      </h2>
      {summary && (
        <p className={styles.text}>
          <Highlight text={summary} />
        </p>
      )}
      {sections.length > 0 && (
        <ul className={styles.sections} aria-label="页内章节">
          {sections.map((section) => (
            <li key={section.anchor}>
              <SiteLink {...link} href={searchItemHref({ ...item, word, anchor: section.anchor })}>
                <Highlight text={section.title} />
              </SiteLink>
              <p>
                <Highlight text={section.summary} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </aside>
  );
}

/** The item last asked about; the one before stays until the next is here. */
function usePreview(id: string, word: string, source: PreviewProps['source']): SearchItem | null {
  const [item, setItem] = useState<SearchItem | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const show = (found: SearchItem | null) => isCurrent && setItem(found);
    const timer = setTimeout(() => void source.preview(id, word).then(show), PREVIEW_PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [id, word, source]);
  return item;
}
