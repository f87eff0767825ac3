import type { SolutionBrief } from '@portal/api-contract';
import { getSolutionHref, paths } from '@portal/portal-paths';
import { CardLink, Cover } from '@portal/ui-kit';
import styles from './solution-card.module.css';

/** Card of a solution: its picture, what it is for and what it can do. */
export function SolutionCard({ solution }: { readonly solution: SolutionBrief }) {
  const { name, summary, coverImage, highlights } = solution;
  const ownHref = getSolutionHref(solution);
  // Without a page of its own the URL would be this list again.
  const hasPage = ownHref !== paths.solution.href();
  return (
    <CardLink href={hasPage ? ownHref : paths.contact.href()}>
      <Cover src={coverImage} sizes="(max-width: 767px) 92vw, 440px" className={styles.cover} />
      <div className={styles.body}>
        <h3>{name}</h3>
        <p>{summary}</p>
        {highlights.length > 0 && (
          <ul className={styles.highlights}>
            {highlights.map((highlight) => (
              <li key={highlight}>{highlight}</li>
            ))}
          </ul>
        )}
        <span className={styles.more}>{hasPage ? '查看方案' : '咨询方案'}</span>
      </div>
    </CardLink>
  );
}
