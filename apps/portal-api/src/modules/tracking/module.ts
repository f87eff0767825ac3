import { defineModule } from '../../platform/modules/define-module';
import { createTrackingRoutes, purgeOldTracking } from './tracking.routes';
import { unlinkVisits, visitData } from './visit-data';

export const trackingModule = defineModule({
  name: 'tracking',
  personalData: [visitData],
  consentWithdrawals: { statistics: (runner, { account }) => unlinkVisits(runner, account) },
  start: (context) => ({
    routes: createTrackingRoutes(context),
    jobs: [{ name: 'tracking.purge', every: 'hour', run: () => purgeOldTracking(context.orm, context.clock) }],
  }),
});
