import { DataNotice, Skeleton } from '@portal/ui-kit';
import type { ReactNode } from 'react';
import styles from './block.module.css';

/** What a block needs to know of its call; the result of a query hook fits. */
export interface BlockQuery<Data> {
  readonly data?: Data | undefined;
  readonly isError: boolean;
  readonly refetch: () => unknown;
}

/** Props of `Block`. */
export interface BlockProps<Data> {
  /** What is missing when the call fails, e.g. 热门产品. */
  readonly name: string;
  readonly query: BlockQuery<Data>;
  /** Class that gives the placeholder the size of the content. */
  readonly sizeClass: string | undefined;
  readonly children: (data: Data) => ReactNode;
}

/** Content of a call: a placeholder of its size while it runs, an honest word and 重试 when it failed. */
export function Block<Data>({ name, query, sizeClass, children }: BlockProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) {
    return (
      <div className={styles.notice}>
        <DataNotice message={`${name}暂时无法加载，请稍后重试`} onRetry={() => void query.refetch()} />
      </div>
    );
  }
  return (
    <div className={sizeClass}>
      <Skeleton height="100%" />
    </div>
  );
}
