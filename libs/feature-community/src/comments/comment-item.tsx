import type { CommentReply, CommunityComment } from '@portal/api-contract/community';
import { useDeleteCommentMutation, useListCommentsQuery } from '@portal/data-access-api/community';
import { Button, SiteLink } from '@portal/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { AuthorLine } from '../shared/author-line';
import { memberHref } from '../shared/item-href';
import { useArrival } from '../shared/use-arrival';
import { LikeButton } from '../taking-part/like-button';
import { ReportButton } from '../taking-part/report-button';
import styles from './comments.module.css';
import { type CommentedTarget, firstComments } from './first-comments';

const CommentForm = lazy(() => import('./comment-form').then((module) => ({ default: module.CommentForm })));

/** Comments below a comment that are read at once. */
const REPLY_PAGE_SIZE = 50;

/** What comments share: on what they are, and which of them is answered. */
interface CommentContext {
  readonly target: CommentedTarget;
  /** Id of the comment that the address leads to. */
  readonly sought: string | undefined;
  /** Id of the comment whose answer is being written. */
  readonly answered: string | undefined;
  readonly onAnswer: (id: string | undefined) => void;
}

/** Props of `CommentItem`. */
export interface CommentItemProps extends CommentContext {
  readonly comment: CommunityComment;
}

/** A comment, and the first of those below it; the others come when they are asked for. */
export function CommentItem({ comment, ...context }: CommentItemProps) {
  const { id, replies, replyTotal } = comment;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li className={styles.item}>
      <Comment comment={comment} {...context} />
      {(replyTotal > 0 || replies.length > 0) && (
        <ol className={styles.replies}>
          {isOpen ? (
            <AllReplies parentId={id} known={replies} total={replyTotal} {...context} />
          ) : (
            replies.map((reply) => (
              <li key={reply.id}>
                <Comment comment={reply} {...context} />
              </li>
            ))
          )}
        </ol>
      )}
      {!isOpen && replyTotal > replies.length && (
        <Button variant="text" className={styles.more} onClick={() => setIsOpen(true)}>
          查看全部 {replyTotal} 条回复
        </Button>
      )}
    </li>
  );
}

interface AllRepliesProps extends CommentContext {
  readonly parentId: string;
  readonly known: readonly CommentReply[];
  readonly total: number;
}

/** All that stand below a comment, as many at a time as one page of them has. */
function AllReplies({ parentId, known, total, ...context }: AllRepliesProps) {
  const [pages, setPages] = useState(1);
  return (
    <>
      {Array.from({ length: pages }, (_, index) => (
        <ReplyPage key={index} parentId={parentId} pageNo={index + 1} known={index === 0 ? known : []} {...context} />
      ))}
      {pages * REPLY_PAGE_SIZE < total && (
        <li>
          <Button variant="text" onClick={() => setPages(pages + 1)}>
            更多回复
          </Button>
        </li>
      )}
    </>
  );
}

interface ReplyPageProps extends Omit<AllRepliesProps, 'total'> {
  readonly pageNo: number;
}

function ReplyPage({ parentId, pageNo, known, ...context }: ReplyPageProps) {
  const page = { parentId, pageNo, pageSize: REPLY_PAGE_SIZE };
  const { data } = useListCommentsQuery({ ...firstComments(context.target), ...page });
  return (data?.list ?? known).map((reply) => (
    <li key={reply.id}>
      <Comment comment={reply} {...context} />
    </li>
  ));
}

/** One comment of either level. */
function Comment({ comment, target, sought, answered, onAnswer }: CommentContext & { readonly comment: CommentReply }) {
  const { id, author, createdAt, ipRegion, isByAuthor, isDeleted, isMine, likes, liked } = comment;
  const { isWaiting, isHidden } = comment;
  const [remove, { isLoading, error }] = useDeleteCommentMutation();
  const isSought = id === sought;
  const ref = useArrival<HTMLElement>(isSought);
  if (isDeleted) return <p className={styles.gone}>该评论已删除</p>;
  const isAnswered = answered === id;
  return (
    <article
      ref={ref}
      tabIndex={isSought ? -1 : undefined}
      className={styles.comment}
      data-sought={isSought || undefined}
      id={`comment-${id}`}
    >
      <AuthorLine author={author} time={createdAt} ipRegion={ipRegion}>
        {isByAuthor && <span className={styles.mark}>作者</span>}
        {isWaiting && <span className={styles.waiting}>审核中，仅自己可见</span>}
        {isHidden && <span className={styles.waiting}>已被隐藏，仅自己可见</span>}
      </AuthorLine>
      <CommentText comment={comment} />
      <div className={styles.actions}>
        <LikeButton target={{ targetType: 'comment', targetId: id }} likes={likes} isLiked={liked} isMine={isMine} />
        {!isWaiting && !isHidden && (
          <Button variant="plain" aria-expanded={isAnswered} onClick={() => onAnswer(isAnswered ? undefined : id)}>
            回复
          </Button>
        )}
        {isMine ? (
          <Button variant="plain" disabled={isLoading} onClick={() => void remove({ id })}>
            删除
          </Button>
        ) : (
          <ReportButton target={{ targetType: 'comment', targetId: id }} />
        )}
        {error && <span role="alert">没有删除成功，请稍后再试</span>}
      </div>
      {isAnswered && (
        <Suspense fallback={null}>
          <CommentForm
            target={target}
            parentId={id}
            label={`回复 ${author?.nickname ?? '该评论'}`}
            onDone={() => onAnswer(undefined)}
          />
        </Suspense>
      )}
    </article>
  );
}

/** Text of a comment: whom it answers, and those whom it names as links. */
function CommentText({ comment: { text, replyTo, mentions } }: { readonly comment: CommentReply }) {
  const known = new Map(mentions.map(({ nickname, userCode }) => [`@${nickname}`, userCode]));
  return (
    <p className={styles.text}>
      {replyTo && (
        <>
          回复 <SiteLink href={memberHref(replyTo.userCode)}>@{replyTo.nickname}</SiteLink>：
        </>
      )}
      {splitMentions(text, [...known.keys()]).map((piece, index) => {
        const userCode = known.get(piece);
        return userCode ? (
          <SiteLink key={index} href={memberHref(userCode)}>
            {piece}
          </SiteLink>
        ) : (
          piece
        );
      })}
    </p>
  );
}

/** Cuts a text at the names that it mentions; the longest name counts where several fit. */
export function splitMentions(text: string, names: readonly string[]): readonly string[] {
  if (names.length === 0) return [text];
  const escaped = names
    .toSorted((first, second) => second.length - first.length)
    .map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return text.split(new RegExp(`(${escaped.join('|')})`)).filter(Boolean);
}
