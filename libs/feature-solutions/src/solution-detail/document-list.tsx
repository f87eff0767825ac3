import { paths } from '@portal/portal-paths';
import type { TitledLink } from '@portal/api-contract';
import { ButtonLink, SiteLink } from '@portal/ui-kit';
import styles from './document-list.module.css';

/** Props of `DocumentList`. */
export interface DocumentListProps {
  readonly solutionId: string;
  readonly documents: readonly TitledLink[];
  /** Title of the white paper; empty where there is none. */
  readonly whitepaper: string;
}

/** Documents of a solution and its white paper, which is for those with a login. */
export function DocumentList({ solutionId, documents, whitepaper }: DocumentListProps) {
  return (
    <div className={styles.columns}>
      {documents.length > 0 && (
        <ul className={styles.list}>
          {documents.map(({ title, url }) => (
            <li key={url + title}>
              <SiteLink href={url}>{title}</SiteLink>
            </li>
          ))}
        </ul>
      )}
      {whitepaper && (
        <div className={styles.paper}>
          <div>
            <p className={styles.kind}>白皮书</p>
            <h3>{whitepaper}</h3>
          </div>
          <ButtonLink href={paths.whitepaper.href(undefined, { solution: solutionId })} variant="primary">
            下载白皮书
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
