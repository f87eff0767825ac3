import { defineModule } from '../../platform/modules/define-module';
import { mentionData } from './mention-data';
import { createPublishedMentions } from './published-mentions';

export const communityMentionsModule = defineModule({
  name: 'community-mentions',
  personalData: [mentionData],
  start: (context) => ({ eventHandlers: [createPublishedMentions(context)] }),
});
