import { defineModule } from '../../platform/modules/define-module';
import { answerData } from './answer-data';
import { createAnswerRoutes } from './answers.routes';
import { createBountyHandlers, createExpiredBounties } from './bounties';

export const communityAnswersModule = defineModule({
  name: 'community-answers',
  personalData: [answerData],
  start: (context) => ({
    routes: createAnswerRoutes(context),
    due: [createExpiredBounties(context)],
    eventHandlers: createBountyHandlers(context),
  }),
});
