import type { MethodLimit } from '@portal/api-contract/account';
import type { QueryResult } from '@portal/data-access-api';
import { Skeleton } from '@portal/ui-kit';
import { describeTries } from '../shared/failure-panel';
import styles from './person.module.css';

/** Props of `TriesLine`. */
export interface TriesLineProps {
  readonly limits: QueryResult<readonly MethodLimit[]>;
  readonly method: MethodLimit['method'];
}

/** Tries of a method that are left. Its place is kept while they are on the way, so that nothing below it moves. */
export function TriesLine({ limits, method }: TriesLineProps) {
  if (limits.isError) return null;
  const limit = limits.data?.find((known) => known.method === method);
  if (limits.data && !limit) return null;
  return <p className={styles.tries}>{limit ? describeTries(limit) : <Skeleton width="60%" height="1lh" />}</p>;
}
