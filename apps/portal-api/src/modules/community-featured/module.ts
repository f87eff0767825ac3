import { defineModule } from '../../platform/modules/define-module';
import { createFeaturedRoutes } from './featured.routes';

export const communityFeaturedModule = defineModule({
  name: 'community-featured',
  start: (context) => ({ routes: createFeaturedRoutes(context) }),
});
