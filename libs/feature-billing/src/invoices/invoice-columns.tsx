import { INVOICE_MEDIA, type InvoiceBrief } from '@portal/api-contract/account';
import { formatAmount, formatBeijingTime } from '@portal/ui-account';
import type { RecordColumn } from '@portal/ui-account/records';
import { SiteLink } from '@portal/ui-kit';
import { toInvoiceHref } from './invoice-hrefs';
import { InvoiceStatusTag } from './invoice-status';
import { SHORT_TYPES } from './invoice-words';
import styles from './invoices.module.css';

/** Columns of the list of invoices. */
export const INVOICE_COLUMNS: readonly RecordColumn<InvoiceBrief>[] = [
  {
    key: 'invoice',
    title: '发票抬头与号码',
    isFixed: true,
    isFluid: true,
    render: ({ id, titleName, number }) => (
      <div className={styles.cell}>
        <SiteLink href={toInvoiceHref(id)} className={styles.name}>
          {titleName}
        </SiteLink>
        <span className={styles.below}>{number ? `发票号码 ${number}` : `申请编号 ${id}`}</span>
      </div>
    ),
  },
  {
    key: 'type',
    title: '类型',
    render: ({ invoiceType, medium }) => (
      <div className={styles.cell}>
        <span>{SHORT_TYPES[invoiceType]}</span>
        <span className={styles.below}>{INVOICE_MEDIA[medium]}</span>
      </div>
    ),
  },
  {
    key: 'amount',
    title: '价税合计',
    isSortable: true,
    render: ({ total, orderCount }) => (
      <div className={styles.cell}>
        <strong className={styles.amount}>{formatAmount(total)}</strong>
        <span className={styles.below}>{orderCount} 个订单</span>
      </div>
    ),
  },
  { key: 'status', title: '状态', render: (row) => <InvoiceStatusTag invoice={row} /> },
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
