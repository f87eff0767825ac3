// What pages of the personal center alone ask for: pages of the community do without it.
import { communityParticipationApi } from '../endpoints/community-participation.endpoints';

export { useExportDownload } from '../account/use-download';
export * from '../endpoints/community-batches.endpoints';
export * from '../endpoints/community-relations.endpoints';
export * from '../endpoints/community-works-export.endpoints';
export const { useFollowTargetMutation, useUnfollowTargetMutation } = communityParticipationApi;
