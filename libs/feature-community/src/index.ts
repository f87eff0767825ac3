export { communityRoutes } from './community.routes';
export { CommunityLayout } from './frame/community-layout';
export { CenterLayout } from './person-center/frame/center-layout';
export { personCenterRoutes } from './person-center.routes';
