import { defineModule } from '../../platform/modules/define-module';
import { createRecordTimers } from '../../platform/records/record-timers';
import { recordDemoCalls } from './demo-model-usage';
import { endingModels } from './ending-models';
import { createModelGrants } from './model-grants';
import { createModelReminders } from './model-reminders';
import { modelSubscriptionData } from './model-subscription-data';
import { subscriptions } from './model-subscription-record';
import { createModelSubscriptionRoutes } from './model-subscriptions.routes';
import { modelSubscription } from './model-subscriptions.tables';
import { openModelRunner } from './runner/open-model-runner';

export const modelSubscriptionsModule = defineModule({
  name: 'model-subscriptions',
  personalData: [modelSubscriptionData],
  todoQueries: [endingModels],
  start(context) {
    const { orm, clock, isDemo } = context;
    return {
      routes: createModelSubscriptionRoutes({ ...context, runner: openModelRunner(context) }),
      jobs: isDemo ? [{ name: 'models.usage', every: 'minute', run: () => recordDemoCalls(orm, clock) }] : [],
      due: [
        createModelGrants(context),
        createModelReminders(context),
        ...createRecordTimers(subscriptions, { ...context, dueAt: modelSubscription.endsAt }),
      ],
    };
  },
});
