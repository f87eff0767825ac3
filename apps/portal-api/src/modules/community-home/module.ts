import { defineModule } from '../../platform/modules/define-module';
import { createHomeRoutes } from './home.routes';

export const communityHomeModule = defineModule({
  name: 'community-home',
  start: (context) => ({ routes: createHomeRoutes(context) }),
});
