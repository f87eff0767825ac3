import { defineModule } from '../../platform/modules/define-module';
import { invitationData } from './invitation-data';
import { createInvitationRoutes } from './invitations.routes';

export const communityInvitationsModule = defineModule({
  name: 'community-invitations',
  personalData: [invitationData],
  start: (context) => ({ routes: createInvitationRoutes(context) }),
});
