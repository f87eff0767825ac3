import { defineModule } from '../../platform/modules/define-module';
import { createRecordTimers } from '../../platform/records/record-timers';
import { realnameModule } from '../realname/module';
import { purchaseBlockers } from './closing-blockers';
import { createOrderDeliveries } from './order-deliveries';
import { createOrderPayments } from './order-payments';
import { createOrderQueueRoutes } from './order-queue.routes';
import { createOrders } from './order-record';
import { createOrderRoutes } from './orders.routes';
import { unpaidOrders } from './purchase-todos';
import { createPurchaseRoutes, purgeOldQuotes } from './purchase.routes';
import { purchaseOrder } from './purchase.tables';
import { orderData, quoteData } from './trade-data';
import { waitingOrders } from './waiting-orders';

export const purchaseModule = defineModule({
  name: 'purchase',
  needs: { realname: realnameModule },
  personalData: [orderData, quoteData],
  closingBlockers: purchaseBlockers,
  todoQueries: [unpaidOrders],
  operatorQueues: [waitingOrders],
  start(context, { realname: { identities } }) {
    const orders = createOrders(context.ledger);
    return {
      offer: {
        orderPayments: createOrderPayments(orders, context.ledger),
        orderDeliveries: createOrderDeliveries(orders),
      },
      routes: [
        ...createPurchaseRoutes({ ...context, orders, identities }),
        ...createOrderRoutes(orders, context),
        ...createOrderQueueRoutes(orders, context),
      ],
      jobs: [{ name: 'quotes.purge', every: 'hour', run: () => purgeOldQuotes(context.orm, context.clock) }],
      due: createRecordTimers(orders, { ...context, dueAt: purchaseOrder.payUntil }),
    };
  },
});
