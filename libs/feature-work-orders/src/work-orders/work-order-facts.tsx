import { CONTACT_HOURS, GRANT_SCOPES, WORK_ORDER_SEVERITIES, type WorkOrderDetail } from '@portal/api-contract/account';
import { formatBeijingTime } from '@portal/ui-account';
import styles from './work-order-detail.module.css';
import { formatSeverity } from './work-order-labels';
import { describeSecret } from './work-order-words';

/** What is known of a work order, beside its conversation. */
export function WorkOrderFacts({ workOrder }: { readonly workOrder: WorkOrderDetail }) {
  return (
    <dl className={styles.facts}>
      {listFacts(workOrder).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function listFacts(workOrder: WorkOrderDetail): readonly (readonly [name: string, value: string])[] {
  const { productName, typeName, severity, resource, contactName, telephone, contactHours } = workOrder;
  const { secret, grant, reopenCount, createdAt } = workOrder;
  const facts: readonly (readonly [string, string])[] = [
    ['产品', productName || '不限产品'],
    ['问题类型', typeName],
    ['严重级别', `${formatSeverity(severity)} · ${WORK_ORDER_SEVERITIES[severity].text}`],
    ['相关资源', resource],
    ['机密信息', describeSecret(secret)],
    ['诊断授权', grant ? `${GRANT_SCOPES[grant.scope]}，至 ${formatBeijingTime(grant.expireAt)}` : '未授权'],
    ['联系人', `${contactName} ${telephone}`],
    ['联系时段', CONTACT_HOURS[contactHours]],
    ['提交时间', formatBeijingTime(createdAt)],
    ['重新打开', reopenCount > 0 ? `${reopenCount} 次` : ''],
  ];
  return facts.filter(([, value]) => value !== '');
}
