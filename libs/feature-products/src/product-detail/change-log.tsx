import type { ProductContent } from '@portal/api-contract';
import styles from './product-detail.module.css';

/** Releases of a product, the newest first, and what they changed. */
export function ChangeLog({ changes }: Pick<ProductContent, 'changes'>) {
  return (
    <ol className={styles.changes}>
      {changes.map(({ version, date, items }) => (
        <li key={version}>
          <div>
            <h3>{version}</h3>
            <time dateTime={date}>{date}</time>
          </div>
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
