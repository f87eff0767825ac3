import { CardLink } from '@portal/ui-kit';
import type { BlockOf } from './block-types';
import styles from './card-grid.module.css';

type Card = BlockOf<'cards'>['items'][number];

/** Short texts as cards; those with a URL are links as a whole. */
export function CardGrid({ items }: { readonly items: readonly Card[] }) {
  return (
    <ul className={styles.grid} data-columns={pickColumns(items.length)}>
      {items.map((item) => (
        <li key={item.title}>
          {item.url ? (
            <CardLink href={item.url} className={styles.card}>
              <CardText {...item} />
            </CardLink>
          ) : (
            <div className={`${styles.card} ${styles.still}`}>
              <CardText {...item} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Columns that leave no card alone in the last row where that can be had. */
export function pickColumns(count: number): 2 | 3 | 4 {
  if (count === 2) return 2;
  return count % 4 === 0 || count % 4 === 3 ? (count === 3 ? 3 : 4) : 3;
}

function CardText({ title, text, icon, url, linkText }: Card) {
  return (
    <>
      {icon && <img src={icon} alt="" width={40} height={40} loading="lazy" className={styles.icon} />}
      <h3>{title}</h3>
      <p>{text}</p>
      {url && <span className={styles.more}>{linkText || '了解更多'}</span>}
    </>
  );
}
