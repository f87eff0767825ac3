import { CERTIFICATION_METHODS, type MethodLimit } from '@portal/api-contract/account';
import { describeTries } from '../shared/failure-panel';
import styles from './realname.module.css';

/** Props of `LimitList`. */
export interface LimitListProps {
  readonly limits: readonly MethodLimit[];
}

/** Tries that are left of each method, and when there are more. */
export function LimitList({ limits }: LimitListProps) {
  return (
    <dl className={styles.limits}>
      {limits.map((limit) => (
        <div key={limit.method}>
          <dt>{CERTIFICATION_METHODS[limit.method]}</dt>
          <dd>{describeTries(limit)}</dd>
        </div>
      ))}
    </dl>
  );
}
