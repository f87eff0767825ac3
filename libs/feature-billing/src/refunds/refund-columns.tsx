import { REFUND_CHANNELS, type RefundBrief } from '@portal/api-contract/account';
import { refundLifecycle } from '@portal/lifecycles';
import { formatAmount, formatBeijingTime, StatusTag } from '@portal/ui-account';
import type { RecordColumn } from '@portal/ui-account/records';
import { SiteLink } from '@portal/ui-kit';
import styles from '../orders/order-list.module.css';
import { toRefundHref } from './refund-hrefs';
import { describeItems } from './refund-words';

/** Columns of the list of refunds. */
export const REFUND_COLUMNS: readonly RecordColumn<RefundBrief>[] = [
  {
    key: 'product',
    title: '商品',
    isFixed: true,
    isFluid: true,
    render: (row) => (
      <div className={styles.product}>
        <SiteLink href={toRefundHref(row.refundNo)} className={styles.name}>
          {row.productName}
        </SiteLink>
        <span className={styles.below}>{describeItems(row)}</span>
        <span className={styles.below}>{row.refundNo}</span>
      </div>
    ),
  },
  {
    key: 'refund',
    title: '退款金额',
    render: ({ refund, channel }) => (
      <div className={styles.payable}>
        <strong className={styles.amount}>{formatAmount(refund)}</strong>
        <span className={styles.below}>{REFUND_CHANNELS[channel]}</span>
      </div>
    ),
  },
  {
    key: 'status',
    title: '状态',
    render: ({ status }) => <StatusTag lifecycle={refundLifecycle} state={status} />,
  },
  {
    key: 'createdAt',
    title: '申请时间',
    isSortable: true,
    render: ({ createdAt }) => (
      <time className={styles.time} dateTime={createdAt}>
        {formatBeijingTime(createdAt)}
      </time>
    ),
  },
];
