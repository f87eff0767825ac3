import { paths } from '@portal/portal-paths';
import { SiteLink } from '@portal/ui-kit';
import type { ReactNode } from 'react';
import styles from './document-search.module.css';

/** Props of `WordLinks`. */
export interface WordLinksProps {
  readonly title: string;
  readonly words: readonly string[];
  /** What stands beside the title. */
  readonly action?: ReactNode;
  /** What stands behind a word. */
  readonly renderTail?: (word: string) => ReactNode;
}

/** Words to search for, as links. */
export function WordLinks({ title, words, action, renderTail }: WordLinksProps) {
  if (words.length === 0) return null;
  return (
    <section aria-label={title} className={styles.words}>
      <h2>
        {title}
        {action}
      </h2>
      <ul>
        {words.map((word) => (
          <li key={word}>
            <SiteLink href={paths.documentSearch.href(undefined, { wd: word })}>{word}</SiteLink>
            {renderTail?.(word)}
          </li>
        ))}
      </ul>
    </section>
  );
}
