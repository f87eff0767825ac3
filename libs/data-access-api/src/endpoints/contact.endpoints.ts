import type { addConsult, addContact } from '@portal/api-contract';
import { baseApi } from '../api/api';
import { submitEncrypted } from '../api/encrypted-submission';

/** Contact requests; the telephone is encrypted before it is sent (spec §7). */
export const contactApi = baseApi.injectEndpoints({
  endpoints: () => ({
    addContact: submitEncrypted<typeof addContact>('POST', '/ptl/contact/addContact', {
      // Any other code is a warning (spec §4).
      successCodes: ['200'],
    }),
    addConsult: submitEncrypted<typeof addConsult>('POST', '/ptl/serviceConsult/addConsult'),
  }),
});
