import { MODEL_DELIVERIES, MODEL_TYPES } from '@portal/api-contract';
import type { PublishedModel } from '@portal/api-contract/account';
import { modelListingLifecycle } from '@portal/lifecycles';
import { formatBeijingTime, StatusTag } from '@portal/ui-account';
import type { RecordColumn } from '@portal/ui-account/records';
import { SiteLink } from '@portal/ui-kit';
import styles from '../instances/instances.module.css';
import { toPublishedHref } from './published-hrefs';
import { describeRevision } from './published-words';

/** Columns of the list of published models. */
export const PUBLISHED_COLUMNS: readonly RecordColumn<PublishedModel>[] = [
  {
    key: 'model',
    title: '模型',
    isFixed: true,
    isFluid: true,
    render: ({ id, name, modelType, deliveryMode }) => (
      <div className={styles.product}>
        <SiteLink href={toPublishedHref(id)} className={styles.name}>
          {name}
        </SiteLink>
        <span className={styles.below}>
          {MODEL_TYPES[modelType]} · {MODEL_DELIVERIES[deliveryMode]}
        </span>
        <span className={styles.below}>{id}</span>
      </div>
    ),
  },
  {
    key: 'status',
    title: '状态',
    render: (row) => (
      <div className={styles.status}>
        <StatusTag lifecycle={modelListingLifecycle} state={row.status} />
        {row.revision && (
          <span className={styles.below} data-soon={row.revision === 'rejected' || undefined}>
            {describeRevision(row)}
          </span>
        )}
      </div>
    ),
  },
  {
    key: 'version',
    title: '上架版本',
    render: ({ liveLabel }) => <span className={styles.number}>{liveLabel || '–'}</span>,
  },
  {
    key: 'subscribers',
    title: '使用中',
    render: ({ subscribers }) => <span className={styles.number}>{subscribers} 个用户</span>,
  },
  {
    key: 'updatedAt',
    title: '更新时间',
    render: ({ updatedAt }) => (
      <time className={styles.number} dateTime={updatedAt}>
        {formatBeijingTime(updatedAt)}
      </time>
    ),
  },
];
