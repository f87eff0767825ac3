import type { CommunityAnswer } from '@portal/api-contract/community';
import {
  useAcceptAnswerMutation,
  useDeleteAnswerMutation,
  useUnacceptAnswerMutation,
} from '@portal/data-access-api/community';
import type { ApiError } from '@portal/data-access-api';
import { Button } from '@portal/ui-kit';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { AuthorLine } from '../shared/author-line';
import { formatDay } from '../shared/format-figure';
import { ItemBody } from '../shared/item-body';
import { useArrival } from '../shared/use-arrival';
import { ReportButton } from '../taking-part/report-button';
import { VoteBox } from '../taking-part/vote-box';
import type { SoughtAnswer } from './answer-section';
import styles from './answers.module.css';

const CommentSection = lazy(() =>
  import('../comments/comment-section').then((module) => ({ default: module.CommentSection })),
);
const AnswerForm = lazy(() => import('./answer-form').then((module) => ({ default: module.AnswerForm })));

// Comments on answers are no part of the document, which the code takes over as it is.
const watchNothing = () => () => undefined;
const isInBrowser = () => true;
const isOnServer = () => false;

/** Props of `AnswerItem`. */
export interface AnswerItemProps {
  readonly answer: CommunityAnswer;
  /** The address leads to it, or to a comment on it. */
  readonly sought?: SoughtAnswer;
}

/** An answer: votes, text, and what can be done with it. */
export function AnswerItem({ answer, sought }: AnswerItemProps) {
  const { id, questionId, author, html, createdAt, editedAt, ipRegion, counts, mine } = answer;
  const { isAccepted, isMine, isWaiting, isHidden, canAccept, hasAi } = answer;
  const [accept, accepting] = useAcceptAnswerMutation();
  const [unaccept, unaccepting] = useUnacceptAnswerMutation();
  const [remove, removing] = useDeleteAnswerMutation();
  const [isEditing, setIsEditing] = useState(false);
  const comment = sought?.comment;
  const isDrawn = useSyncExternalStore(watchNothing, isInBrowser, isOnServer);
  const [isOpened, setIsOpened] = useState<boolean>();
  const hasComments = isOpened ?? (isDrawn && Boolean(comment));
  const ref = useArrival<HTMLLIElement>(sought !== undefined && !comment);
  const isSending = accepting.isLoading || unaccepting.isLoading || removing.isLoading;
  const failure = (accepting.error ?? unaccepting.error ?? removing.error) as ApiError | undefined;

  return (
    <li
      ref={ref}
      tabIndex={sought ? -1 : undefined}
      className={styles.answer}
      data-accepted={isAccepted || undefined}
      data-sought={(sought && !comment) || undefined}
      id={`answer-${id}`}
    >
      <VoteBox
        key={`${mine.vote} ${counts.score}`}
        target={{ targetType: 'answer', targetId: id }}
        score={counts.score}
        vote={mine.vote}
        name="回答"
      />
      <article className={styles.words}>
        {isAccepted && <p className={styles.accepted}>✓ 已采纳的回答</p>}
        <AuthorLine author={author} time={createdAt} ipRegion={ipRegion}>
          {editedAt && <span>编辑于 {formatDay(editedAt)}</span>}
          {hasAi && <span>含 AI 生成内容</span>}
          {isWaiting && <span className={styles.waiting}>审核中，仅自己可见</span>}
          {isHidden && <span className={styles.waiting}>已被隐藏，仅自己可见，修改后会重新审核</span>}
        </AuthorLine>
        {isEditing ? (
          <Suspense fallback={null}>
            <AnswerForm questionId={questionId} answer={answer} onDone={() => setIsEditing(false)} />
          </Suspense>
        ) : (
          <ItemBody html={html} />
        )}
        <div className={styles.actions}>
          {canAccept && (
            <Button
              size="compact"
              variant={isAccepted ? 'secondary' : 'primary'}
              disabled={isSending}
              onClick={() => void (isAccepted ? unaccept({ id }) : accept({ id }))}
            >
              {isAccepted ? '取消采纳' : '采纳'}
            </Button>
          )}
          <Button variant="plain" aria-expanded={hasComments} onClick={() => setIsOpened(!hasComments)}>
            {counts.comments > 0 ? `${counts.comments} 条评论` : '评论'}
          </Button>
          {isMine ? (
            <>
              <Button variant="plain" onClick={() => setIsEditing(!isEditing)}>
                {isEditing ? '放弃修改' : '修改'}
              </Button>
              {!isAccepted && (
                <Button variant="plain" disabled={isSending} onClick={() => void remove({ id })}>
                  删除
                </Button>
              )}
            </>
          ) : (
            <ReportButton target={{ targetType: 'answer', targetId: id }} />
          )}
          {failure && <span role="alert">{failure.msg || failure.message}</span>}
        </div>
        {hasComments && (
          <Suspense fallback={null}>
            <CommentSection
              key={comment}
              target={{ targetType: 'answer', targetId: id }}
              sought={comment}
              heading="h3"
            />
          </Suspense>
        )}
      </article>
    </li>
  );
}
