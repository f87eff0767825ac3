import { defineModule } from '../../platform/modules/define-module';
import { answerData } from './answer-data';

export const communityAnswersModule = defineModule({
  name: 'community-answers',
  personalData: [answerData],
});
