import { MODEL_DELIVERIES, MODEL_TYPES } from '@portal/api-contract';
import type { ModelSubscription } from '@portal/api-contract/account';
import { modelSubscriptionLifecycle } from '@portal/lifecycles';
import { formatBeijingTime, StatusTag } from '@portal/ui-account';
import type { RecordColumn } from '@portal/ui-account/records';
import { SiteLink } from '@portal/ui-kit';
import styles from '../instances/instances.module.css';
import { toModelHref } from './model-hrefs';
import { describeQuota, describeTimeLeft, formatCount } from './model-words';

/** Columns of the list of models in use. */
export const MODEL_COLUMNS: readonly RecordColumn<ModelSubscription>[] = [
  {
    key: 'model',
    title: '模型',
    isFixed: true,
    isFluid: true,
    render: ({ id, subscriptionNo, modelName, modelType, deliveryMode }) => (
      <div className={styles.product}>
        <SiteLink href={toModelHref(id)} className={styles.name}>
          {modelName}
        </SiteLink>
        <span className={styles.below}>
          {MODEL_TYPES[modelType]} · {MODEL_DELIVERIES[deliveryMode]}
        </span>
        <span className={styles.below}>{subscriptionNo}</span>
      </div>
    ),
  },
  {
    key: 'status',
    title: '状态',
    render: (row) => (
      <div className={styles.status}>
        <StatusTag lifecycle={modelSubscriptionLifecycle} state={row.status} />
        <span className={styles.below} data-soon={row.isEnding || undefined}>
          {describeTimeLeft(row)}
        </span>
      </div>
    ),
  },
  {
    key: 'quota',
    title: '本月额度',
    render: (row) => (
      <div className={styles.status}>
        <span className={styles.number}>{describeQuota(row)}</span>
        {row.quota && row.status === 10 && (
          <span className={styles.below}>
            已用 {formatCount(row.quota.used)} / {formatCount(row.quota.total)}
          </span>
        )}
      </div>
    ),
  },
  {
    key: 'endsAt',
    title: '到期时间',
    render: ({ endsAt }) => (
      <time className={styles.number} dateTime={endsAt}>
        {formatBeijingTime(endsAt)}
      </time>
    ),
  },
];
