import type { ModelDetail } from '@portal/api-contract';
import { Button, EmptyState } from '@portal/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { formatCalls } from '../shared/model-figures';
import { Rating } from '../shared/rating';
import styles from './experience-sections.module.css';
import { PageSection } from './page-section';
import { ReviewList } from './review-list';

const MemberReviews = lazy(() => import('./member-reviews').then((module) => ({ default: module.MemberReviews })));

/** Props of `ExperienceSections`. */
export interface ExperienceSectionsProps {
  readonly model: ModelDetail;
}

/** How the model has changed, and what those who use it say. */
export function ExperienceSections({ model }: ExperienceSectionsProps) {
  return (
    <>
      <PageSection id="versions">
        <ol className={styles.versions}>
          {model.content.versions.map(({ version, date, text }, index) => (
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
      <ReviewSection model={model} />
    </>
  );
}

/** What is said of the model: the newest few at once, the others as somebody asks for them. */
function ReviewSection({ model: { id, rating, calls, content, memberReviews } }: ExperienceSectionsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { newest, total, isWhole } = memberReviews;
  const shown = <ReviewList reviews={[...newest, ...content.reviews]} />;
  const count = total + content.reviews.length;
  return (
    <PageSection id="reviews" surface="soft" subtitle={`${count} 条评价，累计 ${formatCalls(calls)} 次调用`}>
      {count === 0 ? (
        <EmptyState message="还没有评价" />
      ) : (
        <div className={styles.reviews}>
          <p className={styles.score}>
            <strong aria-hidden>{rating.toFixed(1)}</strong>
            <Rating value={rating} />
          </p>
          <div>
            {isOpen ? (
              <Suspense fallback={shown}>
                <MemberReviews modelId={id} />
                <ReviewList reviews={content.reviews} />
              </Suspense>
            ) : (
              shown
            )}
            {isWhole || isOpen || <Button onClick={() => setIsOpen(true)}>全部评价</Button>}
          </div>
        </div>
      )}
    </PageSection>
  );
}
