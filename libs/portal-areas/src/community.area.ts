import type { AreaDefinition } from '@portal/data-access-api';
import { CommunityLayout, communityRoutes } from '@portal/feature-community';
import { communityPaths } from '@portal/portal-paths/community';

export const area: AreaDefinition = {
  listRoutes: () => communityRoutes,
  reserved: [
    communityPaths.personalCenter,
    communityPaths.publishArticle,
    communityPaths.publishMaterial,
    communityPaths.publishQuestion,
  ],
  frame: { headerVariant: 'community' },
  Layout: CommunityLayout,
};
