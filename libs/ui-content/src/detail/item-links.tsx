import type { CaseLink, ItemLink } from '@portal/api-contract';
import { CardLink, ClampedText, Cover } from '@portal/ui-kit';
import styles from './item-links.module.css';

/** Cards that lead to items of another kind; those of customer cases have a picture, their figure and whose they are. */
export function ItemLinks({ items }: { readonly items: readonly (ItemLink | CaseLink)[] }) {
  return (
    <ul className={styles.list} data-count={items.length}>
      {items.map((item) => (
        <li key={item.id}>
          <CardLink href={item.url} className={styles.card}>
            {'coverImage' in item && (
              <Cover src={item.coverImage} sizes="(max-width: 767px) 92vw, 640px" className={styles.cover} />
            )}
            <span className={styles.text}>
              {'metric' in item && (
                <span className={styles.metric}>
                  <b>{item.metric.value}</b> {item.metric.label}
                </span>
              )}
              <strong>{item.title}</strong>
              <ClampedText as="span">{item.summary}</ClampedText>
              {'logo' in item && item.logo && (
                <img src={item.logo} alt={item.customer} width={130} height={52} loading="lazy" />
              )}
            </span>
          </CardLink>
        </li>
      ))}
    </ul>
  );
}
