export { communityRoutes } from './community.routes';
export { CommunityLayout } from './frame/community-layout';
