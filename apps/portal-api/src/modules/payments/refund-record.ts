import { refundLifecycle } from '@portal/lifecycles';
import { defineRecord } from '../../platform/records/define-record';
import { refund } from './refunds.tables';

/** Refunds of orders, and the only way to change one. */
export const refunds = defineRecord({
  lifecycle: refundLifecycle,
  table: refund,
  // There are neither invoices nor applications yet of which these could be true.
  guards: {
    isInvoiced: () => '订单尚未开具发票',
    isInvoiceReversed: () => '发票尚未红冲',
    accountCorrected: () => '收款账户尚未更正',
    appealedNever: () => '该退款没有可申诉的申请',
  },
  describe: ({ refundNo, productName, orderNo }) => ({
    ...{ number: refundNo, title: productName, messageType: 'order' },
    link: `/overview/order-details?orderNo=${encodeURIComponent(orderNo)}`,
  }),
});
