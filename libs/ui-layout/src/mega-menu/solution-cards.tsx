import type { SolutionBrief } from '@portal/api-contract';
import { htmlFile, paths } from '@portal/portal-paths';
import { SiteLink } from '@portal/ui-kit';
import styles from './mega-menu.module.css';

/** `categoryType` of a solution with a page of its own (spec §3). */
const DETAIL_TYPE = 4;

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
          <SiteLink href={getSolutionHref(id, categoryType)} className={styles.card}>
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

/** Address of a solution: its own page, or the list where it has none. */
export function getSolutionHref(id: string, categoryType: number): string {
  return categoryType === DETAIL_TYPE ? paths.solutionDetail.href({ file: htmlFile(id) }) : paths.solution.href();
}
