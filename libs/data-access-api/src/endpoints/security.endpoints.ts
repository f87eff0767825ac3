import type { EndpointData, EndpointInput, sendCode, updateAvatar } from '@portal/api-contract';
import type {
  changeMail,
  changeMobile,
  changePassword,
  getAccountSecurity,
  listDevices,
  listLoginLog,
  removeDevice,
  removeOtherDevices,
  verifyCode,
} from '@portal/api-contract/account';
import { accountAreaApi } from '../api/account-api';
import { call } from '../api/call';
import { mutation, query, submit, toMutation } from '../api/contract-endpoints';
import { submitEncrypted } from '../api/encrypted-submission';
import { sendEncrypted } from '../http/send-encrypted';

const requestCode = call<typeof sendCode>('POST', '/ptl/user/sendCode');

/** How an account is protected; telephones are encrypted before they are sent (spec §7). */
export const securityApi = accountAreaApi.injectEndpoints({
  endpoints: () => ({
    getAccountSecurity: query<typeof getAccountSecurity>('GET', '/ptl/user/security', { provides: ['Security'] }),
    sendCode: toMutation<EndpointInput<typeof sendCode>, EndpointData<typeof sendCode>>({
      queryFn: (body, _api, _options, send) =>
        sendEncrypted<typeof sendCode>(send, { body, idempotencyKey: '' }, requestCode),
    }),
    verifyCode: mutation<typeof verifyCode>('POST', '/ptl/user/verifyCode'),
    changeMobile: submitEncrypted<typeof changeMobile>('POST', '/ptl/user/changeMobile', {
      invalidates: ['Security', 'Profile', 'Message'],
    }),
    changeMail: submit<typeof changeMail>('POST', '/ptl/user/changeMail', {
      invalidates: ['Security', 'Profile', 'Message'],
    }),
    changePassword: submit<typeof changePassword>('POST', '/ptl/user/changePassword', {
      invalidates: ['Security', 'Message'],
    }),
    listDevices: query<typeof listDevices>('GET', '/ptl/user/devices', { provides: ['Security'] }),
    removeDevice: mutation<typeof removeDevice>('POST', '/ptl/user/devices/remove', {
      // Also when it fails: a device that is gone already should leave the list.
      invalidatesAnyway: ['Security', 'Message'],
    }),
    removeOtherDevices: mutation<typeof removeOtherDevices>('POST', '/ptl/user/devices/removeOthers', {
      invalidatesAnyway: ['Security', 'Message'],
    }),
    listLoginLog: query<typeof listLoginLog>('GET', '/ptl/user/loginLog', { provides: ['Security'] }),
    updateAvatar: mutation<typeof updateAvatar>('POST', '/ptl/user/updateAvatar', { invalidates: ['Profile'] }),
  }),
});

export const {
  useGetAccountSecurityQuery,
  useSendCodeMutation,
  useVerifyCodeMutation,
  useChangeMobileMutation,
  useChangeMailMutation,
  useChangePasswordMutation,
  useRemoveDeviceMutation,
  useRemoveOtherDevicesMutation,
  useUpdateAvatarMutation,
} = securityApi;
