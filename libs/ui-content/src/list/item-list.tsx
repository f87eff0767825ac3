import { DataNotice, EmptyState, type QueryState, SiteLink, Skeleton } from '@portal/ui-kit';
import type { ReactNode } from 'react';
import styles from './item-list.module.css';
import { Pagination } from './pagination';
import type { ListQuery } from './list-query';

/** A page of a list as the calls answer it. */
export interface ListPage<Item> {
  readonly list: readonly Item[];
  readonly total: number;
  readonly pageNo: number;
  readonly pageSize: number;
}

/** Props of `ItemList`. */
export interface ItemListProps<Item> {
  /** What the list holds, e.g. 产品. */
  readonly name: string;
  readonly result: QueryState<ListPage<Item>>;
  readonly query: ListQuery;
  /** Columns on a wide screen. */
  readonly columns?: 1 | 2 | 3 | 4;
  /** Height of a placeholder in pixels. */
  readonly itemHeight: number;
  readonly getKey: (item: Item) => string;
  readonly children: (item: Item) => ReactNode;
}

const PLACEHOLDERS = 6;

/** A list with its states: on its way, empty, empty because of the filters, failed, and its pages. */
export function ItemList<Item>(props: ItemListProps<Item>) {
  const { name, result, query, columns = 3, itemHeight, getKey, children } = props;
  const { data: page, isError, error, refetch } = result;
  if (isError && !page) {
    return <DataNotice error={error} onRetry={() => void refetch()} />;
  }
  if (!page) {
    return (
      <div className={styles.list} data-columns={columns} role="status" aria-label={`正在加载${name}`}>
        {Array.from({ length: PLACEHOLDERS }, (_, index) => (
          <Skeleton key={index} height={itemHeight} />
        ))}
      </div>
    );
  }
  if (page.list.length === 0) return <Nothing name={name} query={query} />;
  return (
    <>
      <p className={styles.total} role="status">
        共 {page.total} 个{name}
      </p>
      <ul className={styles.list} data-columns={columns}>
        {page.list.map((item) => (
          <li key={getKey(item)}>{children(item)}</li>
        ))}
      </ul>
      <Pagination query={query} {...page} />
    </>
  );
}

function Nothing({ name, query }: { readonly name: string; readonly query: ListQuery }) {
  if (query.isFiltered || query.getPage() > 1) {
    return (
      <EmptyState
        message="没有符合条件的结果"
        action={
          <SiteLink href={query.resetHref} className={styles.reset}>
            清空筛选
          </SiteLink>
        }
      />
    );
  }
  return <EmptyState message={`暂时没有${name}，请稍后再来看看`} />;
}
