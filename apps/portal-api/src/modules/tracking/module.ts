import { defineModule } from '../../platform/modules/define-module';
import { createTrackingRoutes, forgetOldTracking } from './tracking.routes';
import { unlinkVisits, visitData } from './visit-data';

export const trackingModule = defineModule({
  name: 'tracking',
  personalData: [visitData],
  consentWithdrawals: { statistics: (runner, { account }) => unlinkVisits(runner, account) },
  start: (context) => ({
    routes: createTrackingRoutes(context),
    timers: [{ name: 'tracking.forget', every: 'hour', run: () => forgetOldTracking(context.orm, context.clock) }],
  }),
});
