import { defineModule } from '../../platform/modules/define-module';
import { createRecordTimers } from '../../platform/records/record-timers';
import { purchaseModule } from '../purchase/module';
import { instanceBlocker } from './closing-blocker';
import { recordDemoUsage } from './demo-usage';
import { createInstanceChangeRoutes } from './instance-changes.routes';
import { instanceData } from './instance-data';
import { instances } from './instance-record';
import { instanceRefunds } from './instance-refunds';
import { createInstanceRoutes } from './instances.routes';
import { productInstance } from './instances.tables';
import { createOrderWork } from './order-work';
import { createReminders } from './reminders';

export const instancesModule = defineModule({
  name: 'instances',
  needs: { purchase: purchaseModule },
  personalData: [instanceData],
  closingBlockers: [instanceBlocker],
  start(context, { purchase: { orderInstances, changeOrders } }) {
    const { orm, clock, isDemo } = context;
    return {
      offer: { instanceRefunds },
      routes: [
        ...createInstanceRoutes({ ...context, orderInstances }),
        ...createInstanceChangeRoutes({ ...context, orderInstances, changeOrders }),
      ],
      jobs: isDemo ? [{ name: 'instances.usage', every: 'minute', run: () => recordDemoUsage(orm, clock) }] : [],
      due: [
        createOrderWork({ ...context, orderInstances }),
        createReminders({ ...context, changeOrders }),
        ...createRecordTimers(instances, { ...context, dueAt: productInstance.endsAt }),
      ],
    };
  },
});
