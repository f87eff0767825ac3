import type { Endpoint, EndpointData, EndpointInput, getPublicKey } from '@portal/api-contract';
import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { call, type Submission } from '../api/call';
import type { ApiError } from './api-error';
import type { ApiRequest } from './api-transport';

type Send = (request: ApiRequest) => ReturnType<BaseQueryFn<ApiRequest, unknown, ApiError>>;

const requestPublicKey = call<typeof getPublicKey>('GET', '/ptl/system/param/publicKey');

/** Fields of forms that hold a telephone. */
const TELEPHONES = ['telephone', 'legalPersonTelephone', 'mobile'] as const;

/**
 * Sends a form once per key. Its telephones are encrypted before they leave the browser (spec §7); where it has none,
 * nothing is asked for a key.
 */
export async function sendEncrypted<E extends Endpoint>(
  send: Send,
  { body, idempotencyKey }: Submission<EndpointInput<E>>,
  toRequest: (body: EndpointInput<E>) => ApiRequest,
): Promise<{ data: EndpointData<E> } | { error: ApiError }> {
  const sent = body as Readonly<Record<string, unknown>>;
  const telephones = TELEPHONES.filter((name) => sent[name]);
  const encrypted: Record<string, string> = {};
  if (telephones.length > 0) {
    const key = await send(requestPublicKey());
    if (key.error) return { error: key.error };
    const { encryptText } = await import('./encrypt-text');
    for (const name of telephones)
      encrypted[name] = await encryptText(String(sent[name]), key.data as EndpointData<typeof getPublicKey>);
  }
  const { data, error } = await send({
    ...toRequest({ ...(body as object), ...encrypted } as EndpointInput<E>),
    idempotencyKey,
  });
  return error ? { error } : { data: data as EndpointData<E> };
}
