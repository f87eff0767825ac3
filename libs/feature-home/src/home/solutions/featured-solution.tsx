import { getSolutionHref } from '@portal/portal-paths';
import type { SolutionBrief } from '@portal/api-contract';
import { Cover, SiteLink } from '@portal/ui-kit';
import styles from './featured-solution.module.css';

/** Solution with a large picture, what it achieves and the way to it. */
export function FeaturedSolution({ solution }: { readonly solution: SolutionBrief }) {
  return (
    <SiteLink href={getSolutionHref(solution)} className={styles.featured}>
      <Cover src={solution.coverImage} sizes="(max-width: 1023px) 92vw, 44vw" />
      <div className={styles.text}>
        <h3>{solution.name}</h3>
        <p>{solution.summary}</p>
        <ul>
          {solution.highlights.map((highlight) => (
            <li key={highlight}>{highlight}</li>
          ))}
        </ul>
      </div>
    </SiteLink>
  );
}
