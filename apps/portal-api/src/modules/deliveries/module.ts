import { defineModule } from '../../platform/modules/define-module';
import { purchaseModule } from '../purchase/module';
import { createDeliveryWork } from './delivery-work';
import { openDeliveryProvider } from './open-provider';
import { registerSandboxConsole } from './sandbox-console';
import { createReductionNotes, createReductionWork } from './tell-reductions';

export const deliveriesModule = defineModule({
  name: 'deliveries',
  needs: { purchase: purchaseModule },
  start(context, { purchase: { orderDeliveries } }) {
    const provider = openDeliveryProvider(context);
    return {
      // Where nobody is named who delivers, people do it by hand.
      offer: { provider },
      due: provider
        ? [
            createDeliveryWork({ ...context, provider, orderDeliveries }),
            createReductionWork({ ...context, provider, orderDeliveries }),
          ]
        : [],
      eventHandlers: provider ? [createReductionNotes(context)] : [],
      registerPages(app) {
        if (context.isDemo) registerSandboxConsole(app, context);
      },
    };
  },
});
