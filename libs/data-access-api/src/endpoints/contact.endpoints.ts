import type { addConsult, addContact, EndpointData, EndpointInput, getPublicKey } from '@portal/api-contract';
import { baseApi } from '../api/api';
import { call, type Submission } from '../api/call';
import { encryptText, type PublicKey } from '../http/encrypt-text';
import type { ApiRequest } from '../http/api-transport';

type ContactSubmission = Submission<EndpointInput<typeof addContact>>;
type ConsultSubmission = Submission<EndpointInput<typeof addConsult>>;

const requestPublicKey = call<typeof getPublicKey>('GET', '/ptl/system/param/publicKey');
const requestContact = call<typeof addContact>('POST', '/ptl/contact/addContact');
const requestConsult = call<typeof addConsult>('POST', '/ptl/serviceConsult/addConsult');

/** Contact requests; the telephone is encrypted before it is sent (spec §7). */
export const contactApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    addContact: build.mutation<EndpointData<typeof addContact>, ContactSubmission>({
      queryFn: async ({ body, idempotencyKey }, _api, _options, send) => {
        const key = await send(requestPublicKey());
        if (key.error) return { error: key.error };
        const telephone = await encryptText(body.telephone, key.data as PublicKey);
        const request: ApiRequest = { ...requestContact({ ...body, telephone }), idempotencyKey };
        return (await send(request)) as { data: EndpointData<typeof addContact> };
      },
    }),
    addConsult: build.mutation<EndpointData<typeof addConsult>, ConsultSubmission>({
      queryFn: async ({ body, idempotencyKey }, _api, _options, send) => {
        const key = await send(requestPublicKey());
        if (key.error) return { error: key.error };
        const telephone = await encryptText(body.telephone, key.data as PublicKey);
        const request: ApiRequest = { ...requestConsult({ ...body, telephone }), idempotencyKey };
        return (await send(request)) as { data: EndpointData<typeof addConsult> };
      },
    }),
  }),
});
