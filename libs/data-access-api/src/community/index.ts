// What the pages of the community and of the personal center ask for: loaded with the first of them.
export { skipToken } from '@reduxjs/toolkit/query';
export * from '../endpoints/community.endpoints';
export * from '../endpoints/community-invitations.endpoints';
export * from '../endpoints/community-item.endpoints';
export * from '../endpoints/community-own.endpoints';
export * from '../endpoints/community-participation.endpoints';
export * from '../endpoints/community-places.endpoints';
export * from '../endpoints/community-tickets.endpoints';
export * from '../endpoints/community-uninteresting.endpoints';
export * from '../endpoints/community-writing.endpoints';
export { newsApi } from '../endpoints/news.endpoints';
// The whole of what the area's pages need comes from this one entry.
export { useUpload } from '../forms/form-calls';
export { useLargeUpload } from '../forms/use-large-upload';
export { useLeaveGuard } from '../session/use-leave-guard';
export { useGetUserProfileQuery } from '../endpoints/accounts.endpoints';
