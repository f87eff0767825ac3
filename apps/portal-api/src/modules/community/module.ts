import { defineModule } from '../../platform/modules/define-module';
import { communityContentData, communityMemberData } from './community-data';
import { createContentTask } from './content-operator';
import { createContentQueueRoutes } from './content-queue.routes';
import { seedDemoCommunity } from './demo-content';
import { createParticipationPort } from './participation';
import { createReadingRoutes } from './reading.routes';
import { createScheduledPublication } from './scheduled-content';
import { rejectedContent, waitingContent } from './waiting-content';
import { createWritingRoutes } from './writing.routes';

export const communityModule = defineModule({
  name: 'community',
  personalData: [communityContentData, communityMemberData],
  todoQueries: [rejectedContent],
  operatorQueues: [waitingContent],
  start(context) {
    const participation = createParticipationPort();
    return {
      offer: { participation },
      routes: [
        ...createReadingRoutes({ ...context, participation }),
        ...createWritingRoutes(context),
        ...createContentQueueRoutes(context),
      ],
      due: [createScheduledPublication(context)],
      operatorTasks: [createContentTask(context)],
      seedDemo: () => seedDemoCommunity(context),
    };
  },
});
