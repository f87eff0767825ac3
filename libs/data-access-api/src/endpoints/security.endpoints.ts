import type { EndpointData, EndpointInput, sendCode, updateAvatar } from '@portal/api-contract';
import type {
  AccountSecurity,
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
import { call, type Submission } from '../api/call';
import type { ApiError } from '../http/api-error';
import { sendEncrypted } from '../http/send-encrypted';

// The page shows by itself what could not be read.
const SILENT = { isSilent: true };

const requestCode = call<typeof sendCode>('POST', '/ptl/user/sendCode');

/** How an account is protected; telephones are encrypted before they are sent (spec §7). */
export const securityApi = accountAreaApi.injectEndpoints({
  endpoints: (build) => ({
    getAccountSecurity: build.query<AccountSecurity, void>({
      query: call<typeof getAccountSecurity>('GET', '/ptl/user/security'),
      providesTags: ['Security'],
      extraOptions: SILENT,
    }),
    sendCode: build.mutation<EndpointData<typeof sendCode>, EndpointInput<typeof sendCode>>({
      queryFn: async (body, _api, _options, send) => {
        const { telephone } = body;
        if (telephone !== undefined)
          return sendEncrypted<typeof sendCode>(
            send,
            { body: { ...body, telephone }, idempotencyKey: '' },
            requestCode,
          );
        const { data, error } = await send(requestCode(body));
        return error ? { error: error as ApiError } : { data: data as EndpointData<typeof sendCode> };
      },
      extraOptions: SILENT,
    }),
    verifyCode: build.mutation<EndpointData<typeof verifyCode>, EndpointInput<typeof verifyCode>>({
      query: call<typeof verifyCode>('POST', '/ptl/user/verifyCode'),
      extraOptions: SILENT,
    }),
    changeMobile: build.mutation<AccountSecurity, Submission<EndpointInput<typeof changeMobile>>>({
      queryFn: (submission, _api, _options, send) =>
        sendEncrypted<typeof changeMobile>(
          send,
          submission,
          call<typeof changeMobile>('POST', '/ptl/user/changeMobile'),
        ),
      invalidatesTags: (_result, error) => (error ? [] : ['Security', 'Profile', 'Message']),
    }),
    changeMail: build.mutation<AccountSecurity, Submission<EndpointInput<typeof changeMail>>>({
      query: ({ body, idempotencyKey }) => ({
        ...call<typeof changeMail>('POST', '/ptl/user/changeMail')(body),
        idempotencyKey,
      }),
      invalidatesTags: (_result, error) => (error ? [] : ['Security', 'Profile', 'Message']),
      extraOptions: SILENT,
    }),
    changePassword: build.mutation<AccountSecurity, Submission<EndpointInput<typeof changePassword>>>({
      query: ({ body, idempotencyKey }) => ({
        ...call<typeof changePassword>('POST', '/ptl/user/changePassword')(body),
        idempotencyKey,
      }),
      invalidatesTags: (_result, error) => (error ? [] : ['Security', 'Message']),
      extraOptions: SILENT,
    }),
    listDevices: build.query<EndpointData<typeof listDevices>, void>({
      query: call<typeof listDevices>('GET', '/ptl/user/devices'),
      providesTags: ['Security'],
      extraOptions: SILENT,
    }),
    removeDevice: build.mutation<EndpointData<typeof removeDevice>, EndpointInput<typeof removeDevice>>({
      query: call<typeof removeDevice>('POST', '/ptl/user/devices/remove'),
      // Also when it fails: a device that is gone already should leave the list.
      invalidatesTags: ['Security', 'Message'],
      extraOptions: SILENT,
    }),
    removeOtherDevices: build.mutation<EndpointData<typeof removeOtherDevices>, void>({
      query: call<typeof removeOtherDevices>('POST', '/ptl/user/devices/removeOthers'),
      invalidatesTags: ['Security', 'Message'],
      extraOptions: SILENT,
    }),
    listLoginLog: build.query<EndpointData<typeof listLoginLog>, EndpointInput<typeof listLoginLog>>({
      query: call<typeof listLoginLog>('GET', '/ptl/user/loginLog'),
      providesTags: ['Security'],
      extraOptions: SILENT,
    }),
    updateAvatar: build.mutation<EndpointData<typeof updateAvatar>, EndpointInput<typeof updateAvatar>>({
      query: call<typeof updateAvatar>('POST', '/ptl/user/updateAvatar'),
      invalidatesTags: (_result, error) => (error ? [] : ['Profile']),
      extraOptions: SILENT,
    }),
  }),
});

export const {
  useGetAccountSecurityQuery,
  useSendCodeMutation,
  useVerifyCodeMutation,
  useChangeMobileMutation,
  useChangeMailMutation,
  useChangePasswordMutation,
  useListDevicesQuery,
  useRemoveDeviceMutation,
  useRemoveOtherDevicesMutation,
  useListLoginLogQuery,
  useUpdateAvatarMutation,
} = securityApi;
