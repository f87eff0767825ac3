import type { CommunityAnswer } from '@portal/api-contract/community';
import {
  useAcceptAnswerMutation,
  useDeleteAnswerMutation,
  useUnacceptAnswerMutation,
} from '@portal/data-access-api/community';
import type { ApiError } from '@portal/data-access-api';
import { Button } from '@portal/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { AuthorLine } from '../shared/author-line';
import { formatDay } from '../shared/format-figure';
import { ItemBody } from '../shared/item-body';
import { ReportButton } from '../taking-part/report-button';
import { VoteBox } from '../taking-part/vote-box';
import styles from './answers.module.css';

const CommentSection = lazy(() =>
  import('../comments/comment-section').then((module) => ({ default: module.CommentSection })),
);
const AnswerForm = lazy(() => import('./answer-form').then((module) => ({ default: module.AnswerForm })));

/** An answer: votes, text, and what can be done with it. */
export function AnswerItem({ answer }: { readonly answer: CommunityAnswer }) {
  const { id, questionId, author, html, createdAt, editedAt, ipRegion, counts, mine } = answer;
  const { isAccepted, isMine, isWaiting, isHidden, canAccept, hasAi } = answer;
  const [accept, accepting] = useAcceptAnswerMutation();
  const [unaccept, unaccepting] = useUnacceptAnswerMutation();
  const [remove, removing] = useDeleteAnswerMutation();
  const [isEditing, setIsEditing] = useState(false);
  const [hasComments, setHasComments] = useState(false);
  const isSending = accepting.isLoading || unaccepting.isLoading || removing.isLoading;
  const failure = (accepting.error ?? unaccepting.error ?? removing.error) as ApiError | undefined;

  return (
    <li className={styles.answer} data-accepted={isAccepted || undefined} id={`answer-${id}`}>
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
          <Button variant="plain" aria-expanded={hasComments} onClick={() => setHasComments(!hasComments)}>
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
            <CommentSection target={{ targetType: 'answer', targetId: id }} heading="h3" />
          </Suspense>
        )}
      </article>
    </li>
  );
}
