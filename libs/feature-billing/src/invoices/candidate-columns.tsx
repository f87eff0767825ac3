import { INVOICE_SUBJECTS, type InvoiceCandidate } from '@portal/api-contract/account';
import { formatAmount } from '@portal/ui-account';
import { cellStyles, type RecordColumn } from '@portal/ui-account/records';
import { Badge, SiteLink } from '@portal/ui-kit';
import { toOrderHref } from '../orders/order-hrefs';
import type { CandidateMode } from './candidate-filter.rules';
import styles from './invoices.module.css';

const SUMS: readonly RecordColumn<InvoiceCandidate>[] = [
  {
    key: 'subject',
    title: '主体',
    render: ({ subject }) => INVOICE_SUBJECTS[subject],
  },
  {
    key: 'amount',
    title: '实付',
    render: ({ amount, refunded }) => (
      <div className={cellStyles.cell}>
        <span className={styles.sumText}>{formatAmount(amount)}</span>
        {refunded > 0 && <span className={cellStyles.below}>已退 {formatAmount(refunded)}</span>}
      </div>
    ),
  },
  {
    key: 'invoiceable',
    title: '可开票金额',
    render: ({ invoiceable, negative }) => (
      <div className={cellStyles.cell}>
        <strong className={cellStyles.amount} data-negative={invoiceable < 0 || undefined}>
          {formatAmount(invoiceable)}
        </strong>
        {negative && <Badge tone="hot">有退款，必选</Badge>}
      </div>
    ),
  },
];

/** Columns of orders and of months that can be invoiced. */
export const CANDIDATE_COLUMNS: Readonly<Record<CandidateMode, readonly RecordColumn<InvoiceCandidate>[]>> = {
  order: [
    {
      key: 'order',
      title: '订单',
      isFixed: true,
      isFluid: true,
      render: ({ orderNo, name }) => (
        <div className={cellStyles.cell}>
          <SiteLink href={toOrderHref(orderNo)} className={cellStyles.name}>
            {name}
          </SiteLink>
          <span className={cellStyles.below}>{orderNo}</span>
        </div>
      ),
    },
    {
      key: 'date',
      title: '下单日期',
      render: ({ date }) => (
        <time className={cellStyles.time} dateTime={date}>
          {date}
        </time>
      ),
    },
    ...SUMS,
  ],
  month: [
    {
      key: 'month',
      title: '月份',
      isFixed: true,
      isFluid: true,
      render: ({ date, orderCount }) => (
        <div className={cellStyles.cell}>
          <strong>{date.slice(0, 7).replace('-', ' 年 ')} 月</strong>
          <span className={cellStyles.below}>{orderCount} 个订单</span>
        </div>
      ),
    },
    ...SUMS,
  ],
};
