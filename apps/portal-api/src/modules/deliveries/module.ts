import { defineModule } from '../../platform/modules/define-module';
import { purchaseModule } from '../purchase/module';
import { createDeliveryWork } from './delivery-work';
import { openDeliveryProvider } from './open-provider';

export const deliveriesModule = defineModule({
  name: 'deliveries',
  needs: { purchase: purchaseModule },
  start(context, { purchase: { orderDeliveries } }) {
    const provider = openDeliveryProvider(context);
    // Agents do it by hand.
    if (provider === undefined) return {};
    return { due: [createDeliveryWork({ ...context, provider, orderDeliveries })] };
  },
});
