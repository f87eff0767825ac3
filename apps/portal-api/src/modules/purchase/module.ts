import { defineModule } from '../../platform/modules/define-module';
import { createExportTimers } from '../../platform/exports/define-export';
import { createRecordTimers } from '../../platform/records/record-timers';
import { realnameModule } from '../realname/module';
import { createChangeOrders } from './change-orders';
import { purchaseBlockers } from './closing-blockers';
import { isHeld } from './contract-claims.repository';
import { createContractFirst } from './contract-first';
import { couponData } from './coupon-data';
import { createCouponRoutes } from './coupons.routes';
import { createOrderDeliveries } from './order-deliveries';
import { makeOrderExports, orderExportData, orderExports } from './order-export';
import { createOrderExportRoutes } from './order-export.routes';
import { createOrderInstances } from './order-instances';
import { createOrderPayments } from './order-payments';
import { createOrderQueueRoutes } from './order-queue.routes';
import { createOrders } from './order-record';
import { createOrderRoutes } from './orders.routes';
import { confirmingOrders, unpaidOrders } from './purchase-todos';
import { createPurchaseRoutes, purgeOldQuotes } from './purchase.routes';
import { purchaseOrder } from './purchase.tables';
import { orderData, quoteData } from './trade-data';
import { createRefundableOrders } from './refundable-orders';
import { createRemittanceRoutes } from './remittances.routes';
import { createVoucherQueueRoutes } from './voucher-queue.routes';
import { voucherData } from './voucher-data';
import { ordersInReview, waitingOrders, waitingVouchers } from './waiting-orders';

/** Longest time in which exports are made, in milliseconds. */
const EXPORT_MS = 240_000;

export const purchaseModule = defineModule({
  name: 'purchase',
  needs: { realname: realnameModule },
  personalData: [orderData, voucherData, quoteData, couponData, orderExportData],
  closingBlockers: purchaseBlockers,
  todoQueries: [unpaidOrders, confirmingOrders],
  operatorQueues: [waitingOrders, ordersInReview, waitingVouchers],
  notPersonal: { invoice_balance: 'sums of the ledger for lists, which go with their orders' },
  start(context, { realname: { identities } }) {
    const orders = createOrders(context.ledger);
    return {
      offer: {
        orderPayments: createOrderPayments(orders, context.ledger),
        orderDeliveries: createOrderDeliveries(orders),
        orderInstances: createOrderInstances(orders),
        refundableOrders: createRefundableOrders(orders),
        changeOrders: createChangeOrders({ orders, identities, ledger: context.ledger }),
      },
      routes: [
        ...createPurchaseRoutes({ ...context, orders, identities }),
        ...createCouponRoutes(context),
        ...createOrderRoutes(orders, context),
        ...createOrderExportRoutes(context),
        ...createOrderQueueRoutes(orders, context),
        ...createRemittanceRoutes(orders, context),
        ...createVoucherQueueRoutes(orders, context),
      ],
      jobs: [
        { name: 'quotes.purge', every: 'hour', run: () => purgeOldQuotes(context.orm, context.clock) },
        { name: 'order-exports.make', every: 'moment', timeoutMs: EXPORT_MS, run: () => makeOrderExports(context) },
      ],
      eventHandlers: createContractFirst({ ...context, orders }),
      due: [
        ...createRecordTimers(orders, { ...context, dueAt: purchaseOrder.payUntil, isHeld }),
        ...createExportTimers(orderExports, context),
      ],
    };
  },
});
