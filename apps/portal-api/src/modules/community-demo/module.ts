import { defineModule } from '../../platform/modules/define-module';
import { communityModule } from '../community/module';
import { seedDemoParticipation } from './demo-participation';

export const communityDemoModule = defineModule({
  name: 'community-demo',
  needs: { community: communityModule },
  start: (context) => ({ seedDemo: () => seedDemoParticipation(context) }),
});
