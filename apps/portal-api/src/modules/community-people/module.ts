import { defineModule } from '../../platform/modules/define-module';
import { realnameModule } from '../realname/module';
import { blockData, profileData, reputationData } from './people-data';
import { createPeopleRoutes } from './people.routes';
import { createVerifiedNames } from './verified-names';

export const communityPeopleModule = defineModule({
  name: 'community-people',
  needs: { realname: realnameModule },
  personalData: [profileData, reputationData, blockData],
  start: (context, { realname: { identities } }) => ({
    routes: createPeopleRoutes(context),
    eventHandlers: createVerifiedNames({ ...context, identities }),
  }),
});
