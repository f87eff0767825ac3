import type { CommunityWork, KeptTarget } from '@portal/api-contract/community';
import { type ListPage, type ListQuery, Pagination } from '@portal/ui-content';
import { DataNotice, EmptyState, type QueryState, SiteLink, Skeleton, VisuallyHidden } from '@portal/ui-kit';
import type { ReactNode } from 'react';
import { formatDay, formatFigure } from './format-figure';
import feed from './item-feed.module.css';
import { TypeMark } from './type-mark';
import styles from './work-list.module.css';

/** Something in a list of somebody's, with its counts where they are known. */
export type ShownTarget = KeptTarget & Partial<Pick<CommunityWork, 'counts'>>;

/** Props of `WorkList`. */
export interface WorkListProps<Target extends ShownTarget> {
  readonly name: string;
  readonly result: QueryState<ListPage<Target>>;
  readonly query: ListQuery;
  readonly empty: string;
  /** Chooses one, before the others of its row. */
  readonly choice?: (target: Target) => ReactNode;
  /** What can be done with each. */
  readonly actions?: (target: Target) => ReactNode;
}

const PLACEHOLDERS = 4;
const ROW_HEIGHT = 96;

/** Works, or what is kept of those of others: title, a line of it, and when. */
export function WorkList<Target extends ShownTarget>(props: WorkListProps<Target>) {
  const { name, result, query, empty, choice, actions } = props;
  const { data, isError, error, refetch } = result;
  if (!data) {
    return (
      <div className={feed.panel} role={isError ? undefined : 'status'} aria-label={`正在加载${name}`}>
        {isError ? (
          <DataNotice error={error} onRetry={() => void refetch()} />
        ) : (
          Array.from({ length: PLACEHOLDERS }, (_, index) => <Skeleton key={index} height={ROW_HEIGHT} />)
        )}
      </div>
    );
  }
  if (data.list.length === 0) {
    return (
      <div className={feed.panel}>
        <EmptyState message={query.isFiltered ? '没有符合条件的结果' : empty} />
      </div>
    );
  }
  return (
    <>
      <VisuallyHidden as="h2">{name}</VisuallyHidden>
      <ol className={feed.panel} aria-label={name}>
        {data.list.map((target) => (
          <li
            key={`${target.targetType} ${target.targetId}`}
            className={styles.work}
            data-choice={choice ? '' : undefined}
          >
            {choice?.(target)}
            <WorkRow target={target} />
            {actions && <div className={styles.actions}>{actions(target)}</div>}
          </li>
        ))}
      </ol>
      <Pagination query={query} {...data} />
    </>
  );
}

function WorkRow({ target }: { readonly target: ShownTarget }) {
  const { mainType, title, excerpt, url, author, isGone, at, counts } = target;
  return (
    <div className={styles.words}>
      <h3>
        {mainType && <TypeMark mainType={mainType} />}
        {isGone || !url ? <span className={styles.gone}>内容已不可见</span> : <SiteLink href={url}>{title}</SiteLink>}
      </h3>
      {excerpt && !isGone && <p className={styles.excerpt}>{excerpt}</p>}
      <p className={styles.facts}>
        {author && <span>{author.nickname}</span>}
        <time dateTime={at}>{formatDay(at)}</time>
        {counts && counts.likes > 0 && <span>{formatFigure(counts.likes)} 赞</span>}
        {counts && counts.score > 0 && <span>{formatFigure(counts.score)} 票</span>}
        {counts && counts.comments > 0 && <span>{formatFigure(counts.comments)} 评论</span>}
      </p>
    </div>
  );
}
