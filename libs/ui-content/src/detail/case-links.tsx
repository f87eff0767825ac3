import type { CaseLink } from '@portal/api-contract';
import { CardLink, ClampedText, Cover } from '@portal/ui-kit';
import styles from './case-links.module.css';
import cardStyles from './link-cards.module.css';

/** Cards that lead to customer cases, with a picture, their figure and whose they are. */
export function CaseLinks({ items }: { readonly items: readonly CaseLink[] }) {
  return (
    <ul className={`${cardStyles.list} ${styles.cases}`} data-count={items.length}>
      {items.map(({ id, url, title, summary, coverImage, metric, logo, customer }) => (
        <li key={id}>
          <CardLink href={url} className={styles.card}>
            <Cover src={coverImage} sizes="(max-width: 767px) 92vw, 640px" className={styles.cover} />
            <span className={cardStyles.text}>
              <span className={styles.metric}>
                <b>{metric.value}</b> {metric.label}
              </span>
              <strong>{title}</strong>
              <ClampedText as="span">{summary}</ClampedText>
              {logo && <img className={styles.logo} src={logo} alt={customer} width={130} height={52} loading="lazy" />}
            </span>
          </CardLink>
        </li>
      ))}
    </ul>
  );
}
