import { getSolutionHref } from '@portal/portal-paths';
import type { SolutionBrief } from '@portal/api-contract';
import { SiteLink } from '@portal/ui-kit';
import styles from './mega-menu.module.css';

/** Props of `SolutionCards`. */
export interface SolutionCardsProps {
  readonly solutions: readonly SolutionBrief[];
}

/** Solutions as cards, four a row: icon, title, two lines of description. */
export function SolutionCards({ solutions }: SolutionCardsProps) {
  return (
    <ul className={styles.cards}>
      {solutions.map(({ id, name, categoryType, summary, icon }) => (
        <li key={id}>
          <SiteLink href={getSolutionHref({ id, categoryType })} className={styles.card}>
            {icon && <img className={styles.icon} src={icon} alt="" width="40" height="40" loading="lazy" />}
            <span className={styles.cardBody}>
              <span className={styles.productName}>{name}</span>
              <span className={styles.text}>{summary}</span>
            </span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
