import { COMMENT_SORTS } from '@portal/api-contract/community';
import { useListCommentsQuery } from '@portal/data-access-api/community';
import { Button, QueryView, Skeleton } from '@portal/ui-kit';
import { lazy, Suspense, useId, useState } from 'react';
import { DiscussionHead } from '../shared/discussion-head';
import { SoughtGone } from '../shared/sought-gone';
import { useOwnView } from '../shared/use-own-view';
import { CommentItem } from './comment-item';
import styles from './comments.module.css';
import { COMMENT_PAGE_SIZE, type CommentedTarget, firstComments } from './first-comments';

// Whoever reads needs nothing of it.
const CommentForm = lazy(() => import('./comment-form').then((module) => ({ default: module.CommentForm })));

/** Orders of comments by their names. */
type Sort = keyof typeof COMMENT_SORTS;

/** Props of `CommentSection`. */
export interface CommentSectionProps {
  readonly target: CommentedTarget;
  /** Id of the comment that the address leads to. */
  readonly sought?: string | undefined;
  /** `h3` below an answer. */
  readonly heading?: 'h2' | 'h3';
}

/** Comments on something, two levels deep; the first of them, or those around one, stand in the document. */
export function CommentSection({ target, sought, heading: Heading = 'h2' }: CommentSectionProps) {
  const titleId = useId();
  const [chosen, setChosen] = useState<{ readonly sort: Sort; readonly pageNo: number }>();
  const [answered, setAnswered] = useState<string>();
  const [isWriting, setIsWriting] = useState(false);
  const result = useListCommentsQuery(chosen ? { ...firstComments(target), ...chosen } : firstComments(target, sought));
  useOwnView(result);
  const sort = chosen?.sort ?? 'hot';
  const pageNo = result.data?.pageNo ?? 1;
  const turnTo = (page: number) => setChosen({ sort, pageNo: page });
  const isSought = ({ id }: { readonly id: string }) => id === sought;
  const isGone =
    !chosen && sought && result.data && !result.data.list.some((one) => isSought(one) || one.replies.some(isSought));
  const total = result.data?.commentTotal ?? 0;

  return (
    <section className={styles.comments} aria-labelledby={titleId} id={`comments-${target.targetId}`}>
      <DiscussionHead
        name="评论"
        total={total}
        sorts={COMMENT_SORTS}
        sort={sort}
        onSort={(order) => setChosen({ sort: order, pageNo: 1 })}
      >
        <Heading id={titleId}>评论{total > 0 && <span className={styles.total}>{total}</span>}</Heading>
      </DiscussionHead>
      {isWriting ? (
        <Suspense fallback={<Skeleton height={112} />}>
          <CommentForm target={target} />
        </Suspense>
      ) : (
        <Button variant="plain" className={styles.invite} onClick={() => setIsWriting(true)}>
          写下你的评论…
        </Button>
      )}
      {isGone && <SoughtGone name="评论" />}
      <QueryView result={result} waiting={<Skeleton height={160} />} label="正在加载评论" failure="评论暂时没有读到">
        {({ list, total: firstLevel }) =>
          list.length === 0 ? (
            <p className={styles.gone}>还没有评论，来说第一句。</p>
          ) : (
            <>
              <ol className={styles.list}>
                {list.map((comment) => (
                  <CommentItem
                    key={comment.id}
                    comment={comment}
                    target={target}
                    sought={sought}
                    answered={answered}
                    onAnswer={setAnswered}
                  />
                ))}
              </ol>
              {firstLevel > COMMENT_PAGE_SIZE && (
                <div className={styles.pages}>
                  <Button variant="secondary" disabled={pageNo === 1} onClick={() => turnTo(pageNo - 1)}>
                    上一页
                  </Button>
                  <span>
                    第 {pageNo} / {Math.ceil(firstLevel / COMMENT_PAGE_SIZE)} 页
                  </span>
                  <Button
                    variant="secondary"
                    disabled={pageNo * COMMENT_PAGE_SIZE >= firstLevel}
                    onClick={() => turnTo(pageNo + 1)}
                  >
                    下一页
                  </Button>
                </div>
              )}
            </>
          )
        }
      </QueryView>
    </section>
  );
}
