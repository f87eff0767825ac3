import type { FooterConfig } from '@portal/api-contract';
import { ChevronDownIcon, IconButton, SiteLink } from '@portal/ui-kit';
import { useId, useState } from 'react';
import styles from './site-footer.module.css';

type SiteMapColumn = FooterConfig['netMap'][number];

/** Columns of the site map; on a phone each unfolds. */
export function SiteMapColumns({ columns }: { readonly columns: readonly SiteMapColumn[] }) {
  return (
    <nav className={styles.siteMap} aria-label="网站地图">
      {columns.map((column) => (
        <Column key={column.title} column={column} />
      ))}
    </nav>
  );
}

function Column({ column }: { readonly column: SiteMapColumn }) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.column} data-open={isOpen || undefined}>
      <h2 className={styles.columnTitle}>
        {column.url ? <SiteLink href={column.url}>{column.title}</SiteLink> : column.title}
        <IconButton
          className={styles.unfold}
          label={`展开${column.title}`}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          <ChevronDownIcon size={18} />
        </IconButton>
      </h2>
      <ul id={id} className={styles.columnLinks}>
        {column.children.map(({ title, url }) => (
          <li key={title}>
            <SiteLink href={url}>{title}</SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
