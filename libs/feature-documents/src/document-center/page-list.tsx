import type { DocumentPageLink } from '@portal/api-contract';
import { SiteLink } from '@portal/ui-kit';
import { useId } from 'react';
import { placeHref } from '../place/doc-place';
import styles from './document-center.module.css';

/** Props of `PageList`. */
export interface PageListProps {
  readonly title: string;
  readonly pages: readonly DocumentPageLink[];
  readonly hasSummary?: boolean;
  readonly hasDate?: boolean;
}

/** A few pages beside the documents. */
export function PageList({ title, pages, hasSummary = false, hasDate = false }: PageListProps) {
  const titleId = useId();
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <ul className={styles.pages}>
        {pages.map(({ id, nodeId, name, documentName, summary, updateTime }) => (
          <li key={`${id} ${nodeId}`}>
            <SiteLink href={placeHref({ id, nodeId })}>{name}</SiteLink>
            {hasSummary && summary && <p>{summary}</p>}
            <span>
              {documentName}
              {hasDate && <time dateTime={updateTime}>{updateTime}</time>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
