import type { addConsult, addContact, EndpointData, EndpointInput, getPublicKey } from '@portal/api-contract';
import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { baseApi } from '../api/api';
import { call, type Submission } from '../api/call';
import { encryptText, type PublicKey } from '../http/encrypt-text';
import type { ApiError } from '../http/api-error';
import type { ApiRequest } from '../http/api-transport';

type ContactBody = EndpointInput<typeof addContact>;
type ConsultBody = EndpointInput<typeof addConsult>;

const requestPublicKey = call<typeof getPublicKey>('GET', '/ptl/system/param/publicKey');
const requestContact = call<typeof addContact>('POST', '/ptl/contact/addContact');
const requestConsult = call<typeof addConsult>('POST', '/ptl/serviceConsult/addConsult');

/** Contact requests; the telephone is encrypted before it is sent (spec §7). */
export const contactApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    addContact: build.mutation<EndpointData<typeof addContact>, Submission<ContactBody>>({
      queryFn: ({ body, idempotencyKey }, _api, _options, send) =>
        sendEncrypted(send, body, (encrypted) => ({ ...requestContact(encrypted), idempotencyKey })),
    }),
    addConsult: build.mutation<EndpointData<typeof addConsult>, Submission<ConsultBody>>({
      queryFn: ({ body, idempotencyKey }, _api, _options, send) =>
        sendEncrypted(send, body, (encrypted) => ({ ...requestConsult(encrypted), idempotencyKey })),
    }),
  }),
});

type Send = (request: ApiRequest) => ReturnType<BaseQueryFn<ApiRequest, unknown, ApiError>>;

async function sendEncrypted<Body extends { readonly telephone: string }>(
  send: Send,
  body: Body,
  toRequest: (body: Body) => ApiRequest,
): Promise<{ data: { id: string } } | { error: ApiError }> {
  const key = await send(requestPublicKey());
  if (key.error) return { error: key.error };
  const telephone = await encryptText(body.telephone, key.data as PublicKey);
  const answer = await send(toRequest({ ...body, telephone }));
  return answer.error ? { error: answer.error } : { data: answer.data as { id: string } };
}
