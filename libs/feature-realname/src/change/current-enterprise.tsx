import type { Identification } from '@portal/api-contract/account';
import { identificationLifecycle } from '@portal/lifecycles';
import { AccountCard, StatusTag } from '@portal/ui-account';
import styles from './change.module.css';

/** Props of `CurrentEnterprise`. */
export interface CurrentEnterpriseProps {
  readonly record: Pick<Identification, 'name' | 'number' | 'state' | 'validUntil'>;
}

/** The enterprise as it is verified now. */
export function CurrentEnterprise({ record: { name, number, state, validUntil } }: CurrentEnterpriseProps) {
  return (
    <AccountCard title="当前认证" action={<StatusTag lifecycle={identificationLifecycle} state={state} />}>
      <dl className={styles.facts}>
        <div>
          <dt>企业名称</dt>
          <dd>{name}</dd>
        </div>
        <div>
          <dt>统一社会信用代码</dt>
          <dd>{number}</dd>
        </div>
        <div>
          <dt>执照有效期</dt>
          <dd>{validUntil ?? '长期'}</dd>
        </div>
      </dl>
    </AccountCard>
  );
}
