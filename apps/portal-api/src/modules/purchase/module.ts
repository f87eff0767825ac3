import { defineModule } from '../../platform/modules/define-module';
import { purchaseBlockers } from './closing-blockers';
import { unpaidOrders } from './purchase-todos';
import { createPurchaseRoutes, forgetOldQuotes } from './purchase.routes';
import { orderData, quoteData } from './trade-data';

export const purchaseModule = defineModule({
  name: 'purchase',
  personalData: [orderData, quoteData],
  closingBlockers: purchaseBlockers,
  todoQueries: [unpaidOrders],
  start: (context) => ({
    routes: createPurchaseRoutes(context),
    timers: [{ name: 'quotes.forget', every: 'hour', run: () => forgetOldQuotes(context.orm, context.clock) }],
  }),
});
