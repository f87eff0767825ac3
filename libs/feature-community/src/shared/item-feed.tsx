import type { ContentItem } from '@portal/api-contract/community';
import { type ListPage, type ListQuery, Pagination } from '@portal/ui-content';
import { DataNotice, EmptyState, type QueryState, SiteLink, Skeleton, VisuallyHidden } from '@portal/ui-kit';
import type { ReactNode } from 'react';
import styles from './item-feed.module.css';

/** Props of `ItemFeed`. */
export interface ItemFeedProps {
  /** What the list holds, e.g. 文章. */
  readonly name: string;
  readonly result: QueryState<ListPage<ContentItem>>;
  readonly query: ListQuery;
  /** What is said where there is nothing, and nothing narrows the list. */
  readonly empty?: string;
  /** Draws an item. */
  readonly children: (item: ContentItem) => ReactNode;
}

const PLACEHOLDERS = 5;
const ROW_HEIGHT = 148;

/** A feed of items with its states and its pages. */
export function ItemFeed({ name, result, query, empty = `还没有${name}`, children }: ItemFeedProps) {
  const { data, isError, error, refetch } = result;
  if (!data) {
    return isError ? (
      <div className={styles.panel}>
        <DataNotice error={error} onRetry={() => void refetch()} />
      </div>
    ) : (
      <div className={styles.panel} role="status" aria-label={`正在加载${name}`}>
        {Array.from({ length: PLACEHOLDERS }, (_, index) => (
          <Skeleton key={index} height={ROW_HEIGHT} />
        ))}
      </div>
    );
  }
  if (data.list.length === 0) {
    const isNarrowed = query.isFiltered || query.getPage() > 1;
    return (
      <div className={styles.panel}>
        <EmptyState
          message={isNarrowed ? '没有符合条件的结果' : empty}
          action={isNarrowed && <SiteLink href={query.resetHref}>清空筛选</SiteLink>}
        />
      </div>
    );
  }
  return (
    <>
      <VisuallyHidden as="h2">{name}</VisuallyHidden>
      <ol className={styles.panel} aria-label={name}>
        {data.list.map((item) => (
          <li key={item.mid}>{children(item)}</li>
        ))}
      </ol>
      <Pagination query={query} {...data} />
    </>
  );
}
