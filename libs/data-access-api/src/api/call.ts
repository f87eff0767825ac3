import type { Endpoint, EndpointInput } from '@portal/api-contract';
import type { ApiRequest } from '../http/api-transport';

/**
 * Builds the request of a contract endpoint. Method, path and body type are type-checked against the
 * contract's literals, so zod stays out of the browser and nothing can drift.
 */
export function call<E extends Endpoint>(
  method: E['method'],
  path: E['path'],
  bodyType: E['bodyType'] = 'json',
): (input?: EndpointInput<E> | void) => ApiRequest {
  return (input) => ({
    method,
    path,
    bodyType,
    ...(method === 'GET' ? { query: input ?? undefined } : { body: input ?? {} }),
  });
}

/** Input of a create call together with the key that makes its repeat harmless. */
export interface Submission<Body> {
  readonly body: Body;
  readonly idempotencyKey: string;
}
