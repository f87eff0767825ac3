import { defineModule } from '../../platform/modules/define-module';
import { openModelRunner } from '../model-subscriptions/runner/open-model-runner';
import { realnameModule } from '../realname/module';
import { createModelTask } from './model-operator';
import { createModelQueueRoutes } from './model-queue.routes';
import { publishedModelData } from './published-model-data';
import { createPublishedModelRoutes } from './published-models.routes';
import { shelfBlocker } from './shelf-blocker';
import { rejectedModels, waitingModels } from './waiting-models';

export const modelPublishingModule = defineModule({
  name: 'model-publishing',
  needs: { realname: realnameModule },
  personalData: [publishedModelData],
  todoQueries: [rejectedModels],
  operatorQueues: [waitingModels],
  closingBlockers: [shelfBlocker],
  start: (context, { realname: { identities } }) => ({
    routes: [
      ...createPublishedModelRoutes({ ...context, identities, runner: openModelRunner(context) }),
      ...createModelQueueRoutes(context),
    ],
    operatorTasks: [createModelTask(context)],
  }),
});
