import { CERTIFICATION_METHODS, CERTIFICATION_TYPES, type Certification } from '@portal/api-contract/account';
import type { Identification } from '@portal/api-contract/account';
import { identificationLifecycle } from '@portal/lifecycles';
import { accountPaths } from '@portal/portal-paths/account';
import { StatusTag } from '@portal/ui-account';
import { ButtonLink } from '@portal/ui-kit';
import styles from './realname.module.css';

/** Props of `StandingView`. */
export interface StandingViewProps {
  readonly certification: Certification;
}

/** How the account stands: the identity in effect, and what is open. */
export function StandingView({ certification: { effective, ongoing, failed } }: StandingViewProps) {
  const known = [effective, ongoing, failed].filter((record) => record !== null);
  if (known.length > 0)
    return (
      <ul className={styles.records}>
        {known.map((record) => (
          <RecordLine key={record.id} record={record} />
        ))}
      </ul>
    );
  return (
    <div className={styles.none}>
      <p>您还没有完成实名认证</p>
      <ButtonLink href={accountPaths.chooseIdentificationType.href()} variant="primary">
        开始认证
      </ButtonLink>
    </div>
  );
}

function RecordLine({ record }: { readonly record: Identification }) {
  const { name, number, type, method, state, reason } = record;
  return (
    <li className={styles.record}>
      <p className={styles.name}>
        {name} <StatusTag lifecycle={identificationLifecycle} state={state} />
      </p>
      <p className={styles.note}>
        {number} · {CERTIFICATION_TYPES[type]} · {CERTIFICATION_METHODS[method]}
      </p>
      {reason && <p className={styles.reason}>{reason}</p>}
    </li>
  );
}
