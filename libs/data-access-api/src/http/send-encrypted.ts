import type { Endpoint, EndpointData, EndpointInput, getPublicKey } from '@portal/api-contract';
import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { call, type Submission } from '../api/call';
import type { ApiError } from './api-error';
import type { ApiRequest } from './api-transport';
import type { CallOptions } from './base-query';

type Send = (request: ApiRequest) => ReturnType<BaseQueryFn<ApiRequest, unknown, ApiError>>;

/** What became of sending a form. */
type Sent<E extends Endpoint> = { data: EndpointData<E> } | { error: ApiError; meta: CallOptions };

const requestPublicKey = call<typeof getPublicKey>('GET', '/ptl/system/param/publicKey');

/** Sends a form once per key; its telephone is encrypted before it leaves the browser (spec §7). */
export async function sendEncrypted<E extends Endpoint>(
  send: Send,
  { body, idempotencyKey }: Submission<EndpointInput<E> & { readonly telephone: string }>,
  toRequest: (body: EndpointInput<E>) => ApiRequest,
): Promise<Sent<E>> {
  const key = await send(requestPublicKey());
  if (key.error) return refuse(key.error);
  const { encryptText } = await import('./encrypt-text');
  const telephone = await encryptText(body.telephone, key.data as EndpointData<typeof getPublicKey>);
  const answer = await send({ ...toRequest({ ...body, telephone }), idempotencyKey });
  return answer.error ? refuse(answer.error) : { data: answer.data as EndpointData<E> };
}

/** Sends a form once per key whose telephone may be left out: nothing is asked for a key then. */
export async function sendOnce<E extends Endpoint>(
  send: Send,
  { body, idempotencyKey }: Submission<EndpointInput<E> & { readonly telephone?: string | undefined }>,
  toRequest: (body: EndpointInput<E>) => ApiRequest,
): Promise<Sent<E>> {
  const { telephone } = body;
  if (telephone) return sendEncrypted<E>(send, { body: { ...body, telephone }, idempotencyKey }, toRequest);
  const answer = await send({ ...toRequest(body), idempotencyKey });
  return answer.error ? refuse(answer.error) : { data: answer.data as EndpointData<E> };
}

// A form says itself why it was not taken: a notice would say it a second time.
function refuse(error: ApiError): { error: ApiError; meta: CallOptions } {
  return { error, meta: { isSilent: true } };
}
