export * as communityPaths from './community.paths';
export { communityFeedHref, parseCommunityFeed } from './community-feed';
export type { CommunityFeed } from './community-feed';
