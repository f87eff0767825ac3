import type { ModelDetail } from '@portal/api-contract';
import { EmptyState } from '@portal/ui-kit';
import { formatCalls } from '../shared/model-figures';
import { Rating } from '../shared/rating';
import styles from './experience-sections.module.css';
import { PageSection } from './page-section';

/** How the model has changed, and what those who use it say. */
export function ExperienceSections({
  model: { rating, calls, content, reviewTotal },
}: {
  readonly model: ModelDetail;
}) {
  return (
    <>
      <PageSection id="versions">
        <ol className={styles.versions}>
          {content.versions.map(({ version, date, text }, index) => (
            <li key={version}>
              <h3>
                {version}
                {index === 0 && <span className={styles.current}>当前版本</span>}
              </h3>
              <time dateTime={date}>{date}</time>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </PageSection>
      <PageSection id="reviews" surface="soft" subtitle={`${reviewTotal} 条评价，累计 ${formatCalls(calls)} 次调用`}>
        {content.reviews.length === 0 ? (
          <EmptyState message="还没有评价" />
        ) : (
          <div className={styles.reviews}>
            <p className={styles.score}>
              <strong aria-hidden>{rating.toFixed(1)}</strong>
              <Rating value={rating} />
            </p>
            <ul>
              {content.reviews.map(({ author, rating: stars, text, date }) => (
                <li key={author + date}>
                  <p className={styles.head}>
                    <strong>{author}</strong>
                    <Rating value={stars} />
                    <time dateTime={date}>{date}</time>
                  </p>
                  <p>{text}</p>
                </li>
              ))}
            </ul>
          </div>
        )}
      </PageSection>
    </>
  );
}
