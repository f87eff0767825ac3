import type { addConsult, addContact, EndpointData, EndpointInput } from '@portal/api-contract';
import { baseApi } from '../api/api';
import { call, type Submission } from '../api/call';
import { sendEncrypted } from '../http/send-encrypted';

/** Contact requests; the telephone is encrypted before it is sent (spec §7). */
export const contactApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    addContact: build.mutation<EndpointData<typeof addContact>, Submission<EndpointInput<typeof addContact>>>({
      queryFn: (submission, _api, _options, send) =>
        sendEncrypted<typeof addContact>(send, submission, call<typeof addContact>('POST', '/ptl/contact/addContact')),
      // Any other code is a warning (spec §4).
      extraOptions: { successCodes: ['200'] },
    }),
    addConsult: build.mutation<EndpointData<typeof addConsult>, Submission<EndpointInput<typeof addConsult>>>({
      queryFn: (submission, _api, _options, send) =>
        sendEncrypted<typeof addConsult>(
          send,
          submission,
          call<typeof addConsult>('POST', '/ptl/serviceConsult/addConsult'),
        ),
    }),
  }),
});
