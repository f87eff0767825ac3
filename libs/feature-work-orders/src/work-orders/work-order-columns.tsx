import type { WorkOrderBrief } from '@portal/api-contract/account';
import { workOrderLifecycle } from '@portal/lifecycles';
import { StatusTag } from '@portal/ui-account';
import { cellStyles, RecordTime, type RecordColumn } from '@portal/ui-account/records';
import { Badge, SiteLink } from '@portal/ui-kit';
import { toWorkOrderHref } from './work-order-href';
import { formatSeverity } from './work-order-labels';
import styles from './work-order-list.module.css';

/** Columns of the list of work orders. */
export const WORK_ORDER_COLUMNS: readonly RecordColumn<WorkOrderBrief>[] = [
  {
    key: 'ticketNo',
    title: '编号',
    render: ({ ticketNo }) => <span className={cellStyles.number}>{ticketNo}</span>,
  },
  { key: 'title', title: '标题', isFixed: true, isFluid: true, render: (row) => <Title row={row} /> },
  { key: 'productName', title: '产品', render: ({ productName }) => productName || '—' },
  // The kind it is a part of stands on its page.
  { key: 'typeName', title: '类型', render: ({ typeName }) => typeName.split(' / ').at(-1) },
  {
    key: 'severity',
    title: '严重级别',
    render: ({ severity }) => (
      <span className={styles.severity} data-severity={severity}>
        {formatSeverity(severity)}
      </span>
    ),
  },
  {
    key: 'status',
    title: '状态',
    render: ({ status }) => <StatusTag lifecycle={workOrderLifecycle} state={status} />,
  },
  { key: 'updatedAt', title: '更新时间', render: ({ updatedAt }) => <RecordTime at={updatedAt} /> },
  { key: 'promiseAt', title: '承诺响应', render: ({ promiseAt }) => <RecordTime at={promiseAt} /> },
];

const BELOW_TITLE: readonly string[] = ['ticketNo', 'productName', 'typeName'];

/** Columns for windows without room for all: number and product stand below the title. */
export const COMPACT_COLUMNS: readonly RecordColumn<WorkOrderBrief>[] = WORK_ORDER_COLUMNS.flatMap((column) => {
  if (BELOW_TITLE.includes(column.key)) return [];
  return [
    column.key === 'title' ? { ...column, render: (row: WorkOrderBrief) => <Title row={row} isCompact /> } : column,
  ];
});

interface TitleProps {
  readonly row: WorkOrderBrief;
  readonly isCompact?: boolean;
}

function Title({ row, isCompact = false }: TitleProps) {
  const { ticketNo, title, unread, isUrged, isEscalated, productName } = row;
  return (
    <div className={styles.titleCell}>
      <SiteLink href={toWorkOrderHref(ticketNo)} className={styles.title} data-unread={unread > 0 || undefined}>
        {title}
        {unread > 0 && <span className={styles.unread}>{unread} 条新回复</span>}
      </SiteLink>
      {isUrged && <Badge tone="info">已催单</Badge>}
      {isEscalated && <Badge tone="hot">已升级</Badge>}
      {isCompact && <span className={styles.below}>{[ticketNo, productName].filter(Boolean).join(' · ')}</span>}
    </div>
  );
}
