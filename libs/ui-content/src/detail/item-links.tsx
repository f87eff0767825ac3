import type { ItemLink } from '@portal/api-contract';
import { CardLink, ClampedText } from '@portal/ui-kit';
import styles from './link-cards.module.css';

/** Cards that lead to items of another kind. */
export function ItemLinks({ items }: { readonly items: readonly ItemLink[] }) {
  return (
    <ul className={styles.list}>
      {items.map(({ id, title, summary, url }) => (
        <li key={id}>
          <CardLink href={url} className={styles.text}>
            <strong>{title}</strong>
            <ClampedText as="span">{summary}</ClampedText>
          </CardLink>
        </li>
      ))}
    </ul>
  );
}
