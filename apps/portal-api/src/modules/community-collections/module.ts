import { defineModule } from '../../platform/modules/define-module';
import { collectData, folderData, uninterestingData, visitData } from './collections-data';
import { createCollectionRoutes } from './collections.routes';

export const communityCollectionsModule = defineModule({
  name: 'community-collections',
  personalData: [folderData, collectData, visitData, uninterestingData],
  start: (context) => ({ routes: createCollectionRoutes(context) }),
});
