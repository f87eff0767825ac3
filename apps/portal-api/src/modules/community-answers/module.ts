import { defineModule } from '../../platform/modules/define-module';
import { answerData } from './answer-data';
import { createAnswerRoutes } from './answers.routes';
import { createBountyHandlers, createExpiredBounties } from './bounties';
import { createIndexJob } from './index-answers';

export const communityAnswersModule = defineModule({
  name: 'community-answers',
  personalData: [answerData],
  start: (context) => ({
    routes: createAnswerRoutes(context),
    jobs: [createIndexJob(context)],
    due: [createExpiredBounties(context)],
    eventHandlers: createBountyHandlers(context),
  }),
});
