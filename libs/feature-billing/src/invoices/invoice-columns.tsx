import { INVOICE_MEDIA, type InvoiceBrief } from '@portal/api-contract/account';
import { formatAmount } from '@portal/ui-account';
import { cellStyles, RecordTime, type RecordColumn } from '@portal/ui-account/records';
import { SiteLink } from '@portal/ui-kit';
import { toInvoiceHref } from './invoice-hrefs';
import { InvoiceStatusTag } from './invoice-status';
import { SHORT_TYPES } from './invoice-words';

/** Columns of the list of invoices. */
export const INVOICE_COLUMNS: readonly RecordColumn<InvoiceBrief>[] = [
  {
    key: 'invoice',
    title: '发票抬头与号码',
    isFixed: true,
    isFluid: true,
    render: ({ id, titleName, number }) => (
      <div className={cellStyles.cell}>
        <SiteLink href={toInvoiceHref(id)} className={cellStyles.name}>
          {titleName}
        </SiteLink>
        <span className={cellStyles.below}>{number ? `发票号码 ${number}` : `申请编号 ${id}`}</span>
      </div>
    ),
  },
  {
    key: 'type',
    title: '类型',
    render: ({ invoiceType, medium }) => (
      <div className={cellStyles.cell}>
        <span>{SHORT_TYPES[invoiceType]}</span>
        <span className={cellStyles.below}>{INVOICE_MEDIA[medium]}</span>
      </div>
    ),
  },
  {
    key: 'amount',
    title: '价税合计',
    isSortable: true,
    render: ({ total, orderCount }) => (
      <div className={cellStyles.cell}>
        <strong className={cellStyles.amount}>{formatAmount(total)}</strong>
        <span className={cellStyles.below}>{orderCount} 个订单</span>
      </div>
    ),
  },
  { key: 'status', title: '状态', render: (row) => <InvoiceStatusTag invoice={row} /> },
  {
    key: 'createdAt',
    title: '申请时间',
    isSortable: true,
    render: ({ createdAt }) => <RecordTime at={createdAt} />,
  },
];
