import { Button } from '@portal/ui-kit';
import type { ReactNode } from 'react';
import styles from './discussion-head.module.css';

/** Props of `DiscussionHead`. */
export interface DiscussionHeadProps<Sort extends string> {
  /** What is ordered, e.g. 评论. */
  readonly name: string;
  readonly total: number;
  /** Orders with their texts. */
  readonly sorts: Readonly<Record<Sort, string>>;
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
  /** The heading. */
  readonly children: ReactNode;
}

/** Head of what members say about an item, with its orders where there is something to order. */
export function DiscussionHead<Sort extends string>(props: DiscussionHeadProps<Sort>) {
  const { name, total, sorts, sort, onSort, children } = props;
  return (
    <header className={styles.head}>
      {children}
      {total > 1 && (
        <div role="group" aria-label={`${name}排序`} className={styles.sorts}>
          {(Object.entries(sorts) as [Sort, string][]).map(([each, text]) => (
            <Button key={each} variant="plain" aria-pressed={each === sort} onClick={() => onSort(each)}>
              {text}
            </Button>
          ))}
        </div>
      )}
    </header>
  );
}
