import { defineModule } from '../../platform/modules/define-module';
import { communityContentData, communityMemberData } from './community-data';
import { createParticipationPort } from './participation';

export const communityModule = defineModule({
  name: 'community',
  personalData: [communityContentData, communityMemberData],
  start() {
    const participation = createParticipationPort();
    return { offer: { participation } };
  },
});
