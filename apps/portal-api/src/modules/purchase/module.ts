import { defineModule } from '../../platform/modules/define-module';
import { purchaseBlockers } from './closing-blockers';
import { unpaidOrders } from './purchase-todos';
import { createPurchaseRoutes, purgeOldQuotes } from './purchase.routes';
import { orderData, quoteData } from './trade-data';

export const purchaseModule = defineModule({
  name: 'purchase',
  personalData: [orderData, quoteData],
  closingBlockers: purchaseBlockers,
  todoQueries: [unpaidOrders],
  start: (context) => ({
    routes: createPurchaseRoutes(context),
    jobs: [{ name: 'quotes.purge', every: 'hour', run: () => purgeOldQuotes(context.orm, context.clock) }],
  }),
});
