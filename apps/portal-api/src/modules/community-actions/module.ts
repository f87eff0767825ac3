import { defineModule } from '../../platform/modules/define-module';
import { createActionRoutes } from './actions.routes';

export const communityActionsModule = defineModule({
  name: 'community-actions',
  start: (context) => ({ routes: createActionRoutes(context) }),
});
