import { describeSpecs, ORDER_COLUMN_TITLES, type OrderBrief } from '@portal/api-contract/account';
import { orderLifecycle } from '@portal/lifecycles';
import { formatAmount, formatBeijingTime, StatusTag } from '@portal/ui-account';
import { cellStyles, RecordTime, type RecordColumn } from '@portal/ui-account/records';
import { SiteLink } from '@portal/ui-kit';
import { toOrderHref } from './order-hrefs';
import styles from './order-list.module.css';
import { formatOrderAmount, HELD_TEXT, isHeld, isPartlyPaid, TYPE_LABELS } from './order-words';

/** Columns of the list of orders. */
export const ORDER_COLUMNS: readonly RecordColumn<OrderBrief>[] = [
  {
    key: 'orderNo',
    title: ORDER_COLUMN_TITLES.orderNo,
    render: ({ orderNo }) => <span className={cellStyles.number}>{orderNo}</span>,
  },
  {
    key: 'product',
    title: ORDER_COLUMN_TITLES.product,
    isFixed: true,
    isFluid: true,
    render: (row) => <Product row={row} />,
  },
  {
    key: 'payable',
    title: ORDER_COLUMN_TITLES.payable,
    isSortable: true,
    render: (row) => <Payable row={row} />,
  },
  { key: 'status', title: ORDER_COLUMN_TITLES.status, render: (row) => <Status row={row} /> },
  {
    key: 'createdAt',
    title: ORDER_COLUMN_TITLES.createdAt,
    isSortable: true,
    render: ({ createdAt }) => <RecordTime at={createdAt} />,
  },
];

/** Columns for windows without room for all: the number stands below the product. */
export const COMPACT_COLUMNS: readonly RecordColumn<OrderBrief>[] = ORDER_COLUMNS.flatMap((column) => {
  if (column.key === 'orderNo') return [];
  return [
    column.key === 'product' ? { ...column, render: (row: OrderBrief) => <Product row={row} isCompact /> } : column,
  ];
});

interface ProductProps {
  readonly row: OrderBrief;
  readonly isCompact?: boolean;
}

function Product({ row: { orderNo, type, lines }, isCompact = false }: ProductProps) {
  return (
    <div className={cellStyles.subject}>
      <SiteLink href={toOrderHref(orderNo)} className={cellStyles.name}>
        {lines[0].productName}
      </SiteLink>
      <span className={cellStyles.below}>
        {type !== 'new' && <strong className={styles.type}>{TYPE_LABELS[type]}</strong>}
        {describeSpecs(lines)}
      </span>
      {isCompact && <span className={cellStyles.below}>{orderNo}</span>}
    </div>
  );
}

function Payable({ row }: ProductProps) {
  const { payable, due } = row;
  return (
    <div className={cellStyles.cell}>
      <strong className={cellStyles.amount}>{formatOrderAmount(row, payable)}</strong>
      {isPartlyPaid(row) && <span className={cellStyles.below}>待付 {formatAmount(due)}</span>}
    </div>
  );
}

function Status({ row }: ProductProps) {
  const { status, payUntil } = row;
  return (
    <div className={cellStyles.cell}>
      <StatusTag lifecycle={orderLifecycle} state={status} />
      {payUntil && <span className={cellStyles.below}>{formatBeijingTime(payUntil)} 前支付</span>}
      {isHeld(row) && <span className={cellStyles.below}>{HELD_TEXT}支付</span>}
    </div>
  );
}
