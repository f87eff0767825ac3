import { useListModelCommentsQuery } from '@portal/data-access-api/account';
import { Button, QueryView, Skeleton } from '@portal/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { ReviewList } from './review-list';

const PAGE_SIZE = 10;

const CLOSED_ACCOUNT = '已注销用户';

/** Props of `MemberReviews`. */
export interface MemberReviewsProps {
  readonly modelId: string;
}

/** All that members say of a model, in full and the newest first: a page of it, and the next ones as they are asked for. */
export function MemberReviews({ modelId }: MemberReviewsProps) {
  const [pages, setPages] = useState(1);
  const { data } = useListModelCommentsQuery(toPage(modelId, 1));
  const placeRef = useRef<HTMLDivElement>(null);

  // The button that asked for it is gone, or may be: nothing else can be reached between here and the next one.
  useEffect(() => placeRef.current?.focus({ preventScroll: true }), [pages]);

  return (
    <div ref={placeRef} tabIndex={-1} role="group" aria-label="全部用户评价">
      {Array.from({ length: pages }, (_, index) => (
        <ReviewPage key={index} modelId={modelId} pageNo={index + 1} />
      ))}
      {data && data.total > pages * PAGE_SIZE && (
        <Button onClick={() => setPages(pages + 1)}>更多评价（共 {data.total} 条）</Button>
      )}
    </div>
  );
}

interface ReviewPageProps extends MemberReviewsProps {
  readonly pageNo: number;
}

function ReviewPage({ modelId, pageNo }: ReviewPageProps) {
  const result = useListModelCommentsQuery(toPage(modelId, pageNo));
  return (
    <QueryView result={result} waiting={<Skeleton height={480} />} label="正在加载评价" failure="评价暂时没有读到">
      {({ list }) => (
        <ReviewList
          reviews={list.map(({ author, stars, text, createdAt }) => ({
            ...{ author: author?.nickname ?? CLOSED_ACCOUNT, rating: stars },
            ...{ text, date: createdAt.slice(0, 10) },
          }))}
        />
      )}
    </QueryView>
  );
}

const toPage = (modelId: string, pageNo: number) => ({ modelId, sort: 'new', pageNo, pageSize: PAGE_SIZE }) as const;
