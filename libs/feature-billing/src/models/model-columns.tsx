import { MODEL_DELIVERIES, MODEL_TYPES } from '@portal/api-contract';
import type { ModelSubscription } from '@portal/api-contract/account';
import { modelSubscriptionLifecycle } from '@portal/lifecycles';
import { StatusTag } from '@portal/ui-account';
import { cellStyles, RecordTime, type RecordColumn } from '@portal/ui-account/records';
import { SiteLink } from '@portal/ui-kit';
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
      <div className={cellStyles.subject}>
        <SiteLink href={toModelHref(id)} className={cellStyles.name}>
          {modelName}
        </SiteLink>
        <span className={cellStyles.below}>
          {MODEL_TYPES[modelType]} · {MODEL_DELIVERIES[deliveryMode]}
        </span>
        <span className={cellStyles.below}>{subscriptionNo}</span>
      </div>
    ),
  },
  {
    key: 'status',
    title: '状态',
    render: (row) => (
      <div className={cellStyles.cell}>
        <StatusTag lifecycle={modelSubscriptionLifecycle} state={row.status} />
        <span className={cellStyles.below} data-soon={row.isEnding || undefined}>
          {describeTimeLeft(row)}
        </span>
      </div>
    ),
  },
  {
    key: 'quota',
    title: '本月额度',
    render: (row) => (
      <div className={cellStyles.cell}>
        <span className={cellStyles.below}>{describeQuota(row)}</span>
        {row.quota && row.status === 10 && (
          <span className={cellStyles.below}>
            已用 {formatCount(row.quota.used)} / {formatCount(row.quota.total)}
          </span>
        )}
      </div>
    ),
  },
  {
    key: 'endsAt',
    title: '到期时间',
    render: ({ endsAt }) => <RecordTime at={endsAt} />,
  },
];
