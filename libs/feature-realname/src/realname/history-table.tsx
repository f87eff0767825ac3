import { CERTIFICATION_METHODS, CERTIFICATION_TYPES, type Identification } from '@portal/api-contract/account';
import { identificationLifecycle } from '@portal/lifecycles';
import { accountPaths } from '@portal/portal-paths/account';
import { formatBeijingTime, StatusTag } from '@portal/ui-account';
import { EmptyState, SiteLink } from '@portal/ui-kit';
import styles from './realname.module.css';

/** Props of `HistoryTable`. */
export interface HistoryTableProps {
  readonly records: readonly Identification[];
}

/** Everything that was tried, the newest first. */
export function HistoryTable({ records }: HistoryTableProps) {
  if (records.length === 0) return <EmptyState message="还没有认证记录" />;
  return (
    <ul className={styles.history}>
      {records.map(({ id, identificationNo, type, method, state, isAppeal, reason, createdAt }) => (
        <li key={id}>
          <div className={styles.line}>
            <SiteLink href={accountPaths.realnameSubmitSuccess.href(undefined, { id })}>
              {CERTIFICATION_TYPES[type]} · {isAppeal ? '申诉' : CERTIFICATION_METHODS[method]}
            </SiteLink>
            <StatusTag lifecycle={identificationLifecycle} state={state} />
          </div>
          <p className={styles.note}>
            {formatBeijingTime(createdAt)} · {identificationNo}
          </p>
          {reason && <p className={styles.note}>{reason}</p>}
        </li>
      ))}
    </ul>
  );
}
