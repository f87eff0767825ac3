// What the pages of the account area ask for: loaded with the first of them.
export { skipToken } from '@reduxjs/toolkit/query';
export { accountsApi } from '../endpoints/accounts.endpoints';
export * from '../endpoints/addresses.endpoints';
export * from '../endpoints/applications.endpoints';
export * from '../endpoints/trials.endpoints';
export { avatarApi } from '../endpoints/avatar.endpoints';
export * from '../endpoints/console.endpoints';
export * from '../endpoints/favorites.endpoints';
export * from '../endpoints/invoice-titles.endpoints';
export * from '../endpoints/messages.endpoints';
export * from '../endpoints/instances.endpoints';
export * from '../endpoints/orders.endpoints';
export * from '../endpoints/payments.endpoints';
export * from '../endpoints/privacy.endpoints';
export * from '../endpoints/realname.endpoints';
export * from '../endpoints/security.endpoints';
export * from '../endpoints/work-orders.endpoints';
export { useDownload, useFetchFile } from './use-download';
export type { DownloadRequest } from './use-download';
// The whole of what the area's pages need comes from this one entry.
export { useFormDraft } from '../session/form-draft';
export { useOwnDraft } from './use-own-draft';
export { useLeaveGuard } from '../session/use-leave-guard';
export { useCaptchaCalls, useUpload } from '../forms/form-calls';
export type { CaptchaCalls } from '../forms/form-calls';
export { useGetUserProfileQuery } from '../endpoints/accounts.endpoints';
export { useGetNavProductQuery } from '../endpoints/catalogue.endpoints';
export { useAvatarPicture } from './use-avatar-picture';
