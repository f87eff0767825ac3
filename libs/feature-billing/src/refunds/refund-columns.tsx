import { REFUND_CHANNELS, type RefundBrief } from '@portal/api-contract/account';
import { refundLifecycle } from '@portal/lifecycles';
import { formatAmount, StatusTag } from '@portal/ui-account';
import { cellStyles, RecordTime, type RecordColumn } from '@portal/ui-account/records';
import { SiteLink } from '@portal/ui-kit';
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
      <div className={cellStyles.subject}>
        <SiteLink href={toRefundHref(row.refundNo)} className={cellStyles.name}>
          {row.productName}
        </SiteLink>
        <span className={cellStyles.below}>{describeItems(row)}</span>
        <span className={cellStyles.below}>{row.refundNo}</span>
      </div>
    ),
  },
  {
    key: 'refund',
    title: '退款金额',
    render: ({ refund, channel }) => (
      <div className={cellStyles.cell}>
        <strong className={cellStyles.amount}>{formatAmount(refund)}</strong>
        {channel && <span className={cellStyles.below}>{REFUND_CHANNELS[channel]}</span>}
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
    render: ({ createdAt }) => <RecordTime at={createdAt} />,
  },
];
