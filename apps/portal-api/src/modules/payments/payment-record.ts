import { paymentLifecycle } from '@portal/lifecycles';
import { defineRecord } from '../../platform/records/define-record';
import { payment } from './payments.tables';

/** Payments, and the only way to change one. */
export const payments = defineRecord({
  lifecycle: paymentLifecycle,
  table: payment,
  guards: {},
  describe: ({ payNo }) => ({
    ...{ number: payNo, title: '', messageType: 'order' },
    link: `/overview/order-pay?payNo=${encodeURIComponent(payNo)}`,
  }),
});
