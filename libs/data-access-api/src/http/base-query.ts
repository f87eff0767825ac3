import { type BaseQueryFn } from '@reduxjs/toolkit/query';
import { type ApiError, readEnvelope, toApiError, toNetworkError, toSetupError } from './api-error';
import type { ApiAnswer, ApiRequest, ApiTransport } from './api-transport';

/** What the store hands to every call. */
export interface StoreExtra {
  readonly transport: ApiTransport;
}

/** How an endpoint behaves beyond its address. */
export interface CallOptions {
  /** Its failures are nobody's business but the caller's: no notice tells of them. */
  readonly isSilent?: boolean;
}

/** RTK Query's base: sends through the store's transport and unwraps the envelope. */
export type ContractBaseQuery = BaseQueryFn<ApiRequest, unknown, ApiError, CallOptions, CallOptions>;

/** Base query of the one API. Success is code 0 or 200 (spec §7); everything else becomes an `ApiError`. */
export const contractBaseQuery: ContractBaseQuery = async (request, { extra, signal }, options) => {
  let answer: ApiAnswer;
  try {
    answer = await (extra as StoreExtra).transport({ ...request, signal });
  } catch (error) {
    return { error: isSetupFailure(error) ? toSetupError() : toNetworkError(), meta: options };
  }
  return { ...unwrap(answer), meta: options };
};

function unwrap(answer: ApiAnswer): { data: unknown } | { error: ApiError } {
  const envelope = readEnvelope(answer.body);
  const isSuccess = answer.status < 300 && envelope !== null && ['0', '200'].includes(String(envelope.code));
  return isSuccess ? { data: envelope.data } : { error: toApiError(answer) };
}

// A request that never left (bad address or options) is the client's own fault, not the network's.
function isSetupFailure(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return (
    code === 'ERR_BAD_OPTION' ||
    code === 'ERR_BAD_OPTION_VALUE' ||
    code === 'ERR_INVALID_URL' ||
    error instanceof TypeError
  );
}
