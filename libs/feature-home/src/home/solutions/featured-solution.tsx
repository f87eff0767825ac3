import type { SolutionBrief } from '@portal/api-contract';
import { Picture, SiteLink } from '@portal/ui-kit';
import styles from './featured-solution.module.css';
import { getSolutionHref } from './solution-href';

const COVER_WIDTHS = [480, 960];

/** Solution with a large picture, what it achieves and the way to it. */
export function FeaturedSolution({ solution }: { readonly solution: SolutionBrief }) {
  return (
    <SiteLink href={getSolutionHref(solution)} className={styles.featured}>
      <div className={styles.cover}>
        {solution.coverImage && (
          <Picture
            src={solution.coverImage}
            widths={COVER_WIDTHS}
            sizes="(max-width: 1023px) 92vw, 44vw"
            alt=""
            loading="lazy"
            className={styles.picture}
          />
        )}
      </div>
      <div className={styles.text}>
        <h3 className={styles.name}>{solution.name}</h3>
        <p className={styles.summary}>{solution.summary}</p>
        <ul className={styles.highlights}>
          {solution.highlights.map((highlight) => (
            <li key={highlight}>{highlight}</li>
          ))}
        </ul>
      </div>
    </SiteLink>
  );
}
