import type { SolutionGroup } from '@portal/api-contract';
import type { QueryResult } from '@portal/data-access-api';
import { paths } from '@portal/portal-paths';
import { useSectionOfUrl } from '@portal/ui-content';
import { DataNotice, EmptyState, SiteLink, Skeleton } from '@portal/ui-kit';
import { SolutionCard } from './solution-card';
import styles from './solution-groups.module.css';

/** Props of `SolutionGroups`. */
export interface SolutionGroupsProps {
  readonly call: QueryResult<readonly SolutionGroup[]>;
}

const PLACEHOLDERS = 6;

/** The first solutions of every industry under its heading, with the way to all of them. */
export function SolutionGroups({ call: { data: groups, isError, error, refetch } }: SolutionGroupsProps) {
  if (groups) {
    return groups.length > 0 ? <Groups groups={groups} /> : <EmptyState message="暂时没有解决方案，请稍后再来看看" />;
  }
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

function Groups({ groups }: { readonly groups: readonly SolutionGroup[] }) {
  useSectionOfUrl();
  return (
    <>
      <p className={styles.total} role="status">
        共 {groups.reduce((sum, { total }) => sum + total, 0)} 个解决方案
      </p>
      {groups.map(({ id, name, total, solutions }) => (
        <section key={id} id={id} className={styles.group} aria-labelledby={`${id}-title`}>
          <div className={styles.head}>
            <h2 id={`${id}-title`}>
              <a href={`#${id}`}>{name}</a>
            </h2>
            {total > solutions.length ? (
              <SiteLink href={paths.solution.href(undefined, { industry: id })}>
                查看全部 {total} 个{name}方案
              </SiteLink>
            ) : (
              <span>{total} 个方案</span>
            )}
          </div>
          <ul className={styles.list}>
            {solutions.map((solution) => (
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
