import type { AreaDefinition } from '@portal/data-access-api';
import { communityPaths } from '@portal/portal-paths/community';

export const area: AreaDefinition = {
  listRoutes: () => [],
  reserved: [
    communityPaths.personalCenter,
    communityPaths.publishArticle,
    communityPaths.publishMaterial,
    communityPaths.publishQuestion,
  ],
};
