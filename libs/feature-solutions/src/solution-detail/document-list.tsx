import type { TitledLink } from '@portal/api-contract';
import { paths } from '@portal/portal-paths';
import { ButtonLink } from '@portal/ui-content';
import { SiteLink } from '@portal/ui-kit';
import styles from './document-list.module.css';

/** Props of `DocumentList`. */
export interface DocumentListProps {
  readonly documents: readonly TitledLink[];
  /** Title of the white paper; empty where there is none. */
  readonly whitepaper: string;
}

/** Documents of a solution and its white paper, which is sent on request. */
export function DocumentList({ documents, whitepaper }: DocumentListProps) {
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
          <ButtonLink href={paths.contact.href()} variant="primary">
            申请获取白皮书
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
