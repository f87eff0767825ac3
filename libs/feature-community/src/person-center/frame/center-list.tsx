import { type ListPage, type ListQuery, Pagination } from '@portal/ui-content';
import { EmptyState, type QueryState, QueryView, Skeleton } from '@portal/ui-kit';
import type { ReactNode } from 'react';
import feed from '../../shared/item-feed.module.css';

/** Props of `CenterList`. */
export interface CenterListProps<Item> {
  readonly name: string;
  readonly result: QueryState<ListPage<Item>>;
  readonly query: ListQuery;
  /** What is said where there is nothing. */
  readonly empty: string;
  /** Draws an item as a row of the list. */
  readonly children: (item: Item) => ReactNode;
}

/** A list of the personal center with its states and its pages. */
export function CenterList<Item>({ name, result, query, empty, children }: CenterListProps<Item>) {
  return (
    <QueryView result={result} waiting={<Skeleton height={320} />} label={`正在加载${name}`}>
      {(found) => (
        <>
          {found.list.length === 0 ? (
            <div className={feed.panel}>
              <EmptyState message={empty} />
            </div>
          ) : (
            <ol className={feed.panel} aria-label={name}>
              {found.list.map(children)}
            </ol>
          )}
          <Pagination query={query} {...found} />
        </>
      )}
    </QueryView>
  );
}
