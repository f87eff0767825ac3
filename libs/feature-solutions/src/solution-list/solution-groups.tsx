import type { SolutionCategory } from '@portal/api-contract';
import { ButtonLink, type DetailCall, type ListQuery } from '@portal/ui-content';
import { DataNotice, EmptyState, Skeleton } from '@portal/ui-kit';
import { useSectionOfAddress } from '../shared/use-section-of-address';
import { SolutionCard } from './solution-card';
import styles from './solution-groups.module.css';

/** Props of `SolutionGroups`. */
export interface SolutionGroupsProps {
  readonly call: Omit<DetailCall<unknown>, 'currentData'>;
  /** Industries with the solutions that fit the filters; absent while they are on their way. */
  readonly groups: readonly SolutionCategory[] | undefined;
  readonly query: ListQuery;
}

const PLACEHOLDERS = 6;

/** Solutions under the headings of their industries, with the states of a list. */
export function SolutionGroups({ call: { isError, error, refetch }, groups, query }: SolutionGroupsProps) {
  if (groups) return groups.length > 0 ? <Groups groups={groups} /> : <Nothing query={query} />;
  if (isError) {
    return <DataNotice error={error} onRetry={() => void refetch()} />;
  }
  return (
    <div className={styles.waiting} role="status" aria-label="正在加载解决方案">
      {Array.from({ length: PLACEHOLDERS }, (_, index) => (
        <Skeleton key={index} height={380} />
      ))}
    </div>
  );
}

function Groups({ groups }: { readonly groups: readonly SolutionCategory[] }) {
  useSectionOfAddress();
  const total = groups.reduce((sum, { childrenData }) => sum + childrenData.length, 0);
  return (
    <>
      <p className={styles.total} role="status">
        共 {total} 个解决方案
      </p>
      {groups.map(({ id, name, childrenData }) => (
        <section key={id} id={id} className={styles.group} aria-labelledby={`${id}-title`}>
          <div className={styles.head}>
            <h2 id={`${id}-title`}>
              <a href={`#${id}`}>{name}</a>
            </h2>
            <span>{childrenData.length} 个方案</span>
          </div>
          <ul className={styles.list}>
            {childrenData.map((solution) => (
              <li key={solution.id}>
                <SolutionCard solution={solution} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function Nothing({ query: { isFiltered, resetHref } }: Pick<SolutionGroupsProps, 'query'>) {
  return isFiltered ? (
    <EmptyState message="没有符合条件的结果" action={<ButtonLink href={resetHref}>清空筛选</ButtonLink>} />
  ) : (
    <EmptyState message="暂时没有解决方案，请稍后再来看看" />
  );
}
