// What the pages of the account area ask for: loaded with the first of them.
export {
  workOrdersApi,
  useListWorkOrderTypesQuery,
  useSuggestForWorkOrderQuery,
  useSaveWorkOrderMutation,
  useListWorkOrdersQuery,
  useCountWorkOrdersQuery,
  useGetWorkOrderQuery,
  useReadRepliesMutation,
  useReplyToWorkOrderMutation,
  useConfirmWorkOrderMutation,
  useReopenWorkOrderMutation,
  useWithdrawWorkOrderMutation,
  useUrgeWorkOrderMutation,
  useEscalateWorkOrderMutation,
  useRateWorkOrderMutation,
  useGrantDiagnosisMutation,
  useRevokeGrantMutation,
  useDeleteWorkOrderMutation,
} from '../endpoints/work-orders.endpoints';
export {
  consoleApi,
  useGetResourcesQuery,
  useListAnnouncementsQuery,
  useListMonthSpendQuery,
  useListTodosQuery,
} from '../endpoints/console.endpoints';
export {
  securityApi,
  useChangeMailMutation,
  useChangeMobileMutation,
  useChangePasswordMutation,
  useGetAccountSecurityQuery,
  useListDevicesQuery,
  useListLoginLogQuery,
  useRemoveDeviceMutation,
  useRemoveOtherDevicesMutation,
  useSendCodeMutation,
  useUpdateAvatarMutation,
  useVerifyCodeMutation,
} from '../endpoints/security.endpoints';
export { applicationsApi, useGetApplicationQuery } from '../endpoints/applications.endpoints';
export {
  addressesApi,
  useDeleteAddressMutation,
  useListOwnAddressesQuery,
  useListRegionsQuery,
  useParseAddressMutation,
  useSaveAddressMutation,
  useSetDefaultAddressMutation,
} from '../endpoints/addresses.endpoints';
export {
  invoiceTitlesApi,
  useDeleteInvoiceTitleMutation,
  useGetInvoiceTitleQuery,
  useListInvoiceTitlesQuery,
  useSaveInvoiceTitleMutation,
  useSetDefaultInvoiceTitleMutation,
  useWithdrawInvoiceTitleMutation,
} from '../endpoints/invoice-titles.endpoints';
export {
  messagesApi,
  useGetUnreadCountQuery,
  useListMessagesQuery,
  useGetMessageQuery,
  useReadMessagesMutation,
  useDeleteMessagesMutation,
  useGetMessagePreferenceQuery,
  useUpdateMessagePreferenceMutation,
} from '../endpoints/messages.endpoints';
export { favoritesApi, useListFavoritesQuery, useRemoveFavoriteMutation } from '../endpoints/favorites.endpoints';
export { useLiveMessages } from './use-live-messages';
export {
  privacyApi,
  useListConsentsQuery,
  useSaveConsentMutation,
  useGetDataExportQuery,
  useRequestDataExportMutation,
  useCheckAccountClosingQuery,
  useRequestAccountClosingMutation,
  useRevokeAccountClosingMutation,
} from '../endpoints/privacy.endpoints';
export { useDownload, useFetchFile } from './use-download';
export type { DownloadRequest } from './use-download';
// The whole of what the area's pages need comes from this one entry.
export { useFormDraft } from '../session/form-draft';
export { useLeaveGuard } from '../session/use-leave-guard';
export { useCaptchaCalls, useUpload } from '../forms/form-calls';
export type { CaptchaCalls } from '../forms/form-calls';
export { useGetUserProfileQuery } from '../endpoints/accounts.endpoints';
export { useGetNavProductQuery } from '../endpoints/catalogue.endpoints';
export { useAvatarPicture } from './use-avatar-picture';
