import { type AreaDefinition, redirect } from '@portal/data-access-api';
import { CommunityLayout, communityRoutes } from '@portal/feature-community';
import { paths } from '@portal/portal-paths';
import { communityPaths } from '@portal/portal-paths/community';

export const area: AreaDefinition = {
  listRoutes: () => [
    ...communityRoutes,
    redirect(communityPaths.personalCenter, ({ basePath }) => basePath + paths.myHome.href()),
  ],
  reserved: [communityPaths.publishMaterial],
  frame: { headerVariant: 'community' },
  Layout: CommunityLayout,
};
