import type { Instance } from '@portal/api-contract/account';
import { instanceLifecycle } from '@portal/lifecycles';
import { formatBeijingTime, StatusTag } from '@portal/ui-account';
import type { RecordColumn } from '@portal/ui-account/records';
import { SiteLink } from '@portal/ui-kit';
import { toInstanceHref } from './instance-hrefs';
import { describeTimeLeft } from './instance-words';
import styles from './instances.module.css';

/** Columns of the list of products in use. */
export const INSTANCE_COLUMNS: readonly RecordColumn<Instance>[] = [
  {
    key: 'product',
    title: '产品与套餐',
    isFixed: true,
    isFluid: true,
    render: ({ instanceId, instanceNo, productName, planName, quantity }) => (
      <div className={styles.product}>
        <SiteLink href={toInstanceHref(instanceId)} className={styles.name}>
          {productName}
        </SiteLink>
        <span className={styles.below}>
          {planName} · {quantity} 份
        </span>
        <span className={styles.below}>{instanceNo}</span>
      </div>
    ),
  },
  {
    key: 'status',
    title: '状态',
    render: (row) => (
      <div className={styles.status}>
        <StatusTag lifecycle={instanceLifecycle} state={row.status} />
        <span className={styles.below} data-soon={row.isEnding || undefined}>
          {describeTimeLeft(row)}
        </span>
        {row.isAutoRenewed && row.status === 10 && <span className={styles.below}>自动续费</span>}
      </div>
    ),
  },
  { key: 'startsAt', title: '开始时间', render: ({ startsAt }) => <Moment at={startsAt} /> },
  { key: 'endsAt', title: '到期时间', isSortable: true, render: ({ endsAt }) => <Moment at={endsAt} /> },
];

function Moment({ at }: { readonly at: string }) {
  return (
    <time className={styles.number} dateTime={at}>
      {formatBeijingTime(at)}
    </time>
  );
}
