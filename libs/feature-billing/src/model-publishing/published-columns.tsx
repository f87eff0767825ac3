import { MODEL_DELIVERIES, MODEL_TYPES } from '@portal/api-contract';
import type { PublishedModel } from '@portal/api-contract/account';
import { modelListingLifecycle } from '@portal/lifecycles';
import { StatusTag } from '@portal/ui-account';
import { cellStyles, RecordTime, type RecordColumn } from '@portal/ui-account/records';
import { SiteLink } from '@portal/ui-kit';
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
      <div className={cellStyles.subject}>
        <SiteLink href={toPublishedHref(id)} className={cellStyles.name}>
          {name}
        </SiteLink>
        <span className={cellStyles.below}>
          {MODEL_TYPES[modelType]} · {MODEL_DELIVERIES[deliveryMode]}
        </span>
        <span className={cellStyles.below}>{id}</span>
      </div>
    ),
  },
  {
    key: 'status',
    title: '状态',
    render: (row) => (
      <div className={cellStyles.cell}>
        <StatusTag lifecycle={modelListingLifecycle} state={row.status} />
        {row.revision && (
          <span className={cellStyles.below} data-soon={row.revision === 'rejected' || undefined}>
            {describeRevision(row)}
          </span>
        )}
      </div>
    ),
  },
  {
    key: 'version',
    title: '上架版本',
    render: ({ liveLabel }) => <span className={cellStyles.below}>{liveLabel || '–'}</span>,
  },
  {
    key: 'subscribers',
    title: '使用中',
    render: ({ subscribers }) => <span className={cellStyles.below}>{subscribers} 个用户</span>,
  },
  {
    key: 'updatedAt',
    title: '更新时间',
    render: ({ updatedAt }) => <RecordTime at={updatedAt} />,
  },
];
