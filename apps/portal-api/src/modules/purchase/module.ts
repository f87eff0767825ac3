import { defineModule } from '../../platform/modules/define-module';
import { realnameModule } from '../realname/module';
import { purchaseBlockers } from './closing-blockers';
import { unpaidOrders } from './purchase-todos';
import { createPurchaseRoutes, purgeOldQuotes } from './purchase.routes';
import { orderData, quoteData } from './trade-data';

export const purchaseModule = defineModule({
  name: 'purchase',
  needs: { realname: realnameModule },
  personalData: [orderData, quoteData],
  closingBlockers: purchaseBlockers,
  todoQueries: [unpaidOrders],
  start: (context, { realname: { identities } }) => ({
    routes: createPurchaseRoutes({ ...context, identities }),
    jobs: [{ name: 'quotes.purge', every: 'hour', run: () => purgeOldQuotes(context.orm, context.clock) }],
  }),
});
