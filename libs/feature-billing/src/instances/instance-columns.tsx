import type { Instance } from '@portal/api-contract/account';
import { instanceLifecycle } from '@portal/lifecycles';
import { StatusTag } from '@portal/ui-account';
import { cellStyles, RecordTime, type RecordColumn } from '@portal/ui-account/records';
import { SiteLink } from '@portal/ui-kit';
import { toInstanceHref } from './instance-hrefs';
import { describeTimeLeft } from './instance-words';

/** Columns of the list of products in use. */
export const INSTANCE_COLUMNS: readonly RecordColumn<Instance>[] = [
  {
    key: 'product',
    title: '产品与套餐',
    isFixed: true,
    isFluid: true,
    render: ({ instanceId, instanceNo, productName, planName, quantity }) => (
      <div className={cellStyles.subject}>
        <SiteLink href={toInstanceHref(instanceId)} className={cellStyles.name}>
          {productName}
        </SiteLink>
        <span className={cellStyles.below}>
          {planName} · {quantity} 份
        </span>
        <span className={cellStyles.below}>{instanceNo}</span>
      </div>
    ),
  },
  {
    key: 'status',
    title: '状态',
    render: (row) => (
      <div className={cellStyles.cell}>
        <StatusTag lifecycle={instanceLifecycle} state={row.status} />
        <span className={cellStyles.below} data-soon={row.isEnding || undefined}>
          {describeTimeLeft(row)}
        </span>
        {row.isAutoRenewed && row.status === 10 && <span className={cellStyles.below}>自动续费</span>}
      </div>
    ),
  },
  { key: 'startsAt', title: '开始时间', render: ({ startsAt }) => <Moment at={startsAt} /> },
  { key: 'endsAt', title: '到期时间', isSortable: true, render: ({ endsAt }) => <Moment at={endsAt} /> },
];

function Moment({ at }: { readonly at: string }) {
  return <RecordTime at={at} />;
}
