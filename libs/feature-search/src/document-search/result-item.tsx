import { SEARCH_MODULES, type SearchItem } from '@portal/api-contract';
import { searchItemHref } from '@portal/portal-paths';
import { Badge, Highlight, SiteLink } from '@portal/ui-kit';
import styles from './document-search.module.css';

/** Props of `ResultItem`. */
export interface ResultItemProps {
  readonly item: SearchItem;
  /** What was searched for, which is marked on the page of a document. */
  readonly word: string;
  readonly onOpen: () => void;
}

/** A result: what it is, what it says about the word, where it stands, and the parts of it that speak of the word. */
export function ResultItem({ item, word, onOpen }: ResultItemProps) {
  const { title, summary, module, breadcrumb, updatedOn, sections } = item;
  // The page of a document is scrolled to what is marked on it.
  const link = { onClick: onOpen, isInPlace: Boolean(item.extra.docId) };
  return (
    <article className={styles.result}>
      <h2>
        <SiteLink {...link} href={searchItemHref({ ...item, word })}>
          <Highlight text={title} />
        </SiteLink>
      </h2>
      {summary && (
        <p className={styles.text}>
          <Highlight text={summary} />
        </p>
      )}
      <p className={styles.facts}>
        <Badge>{SEARCH_MODULES[module]}</Badge>
        {breadcrumb.length > 0 && <span>{breadcrumb.join(' › ')}</span>}
        {updatedOn && <time dateTime={updatedOn}>{updatedOn} 更新</time>}
      </p>
      {sections.length > 0 && (
        <ul className={styles.sections} aria-label="页内章节">
          {sections.map((section) => (
            <li key={section.anchor}>
              <SiteLink {...link} href={searchItemHref({ ...item, word, anchor: section.anchor })}>
                <Highlight text={section.title} />
              </SiteLink>
              <span>
                <Highlight text={section.summary} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
