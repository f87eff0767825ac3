import { type BaseQueryFn } from '@reduxjs/toolkit/query';
import { type ApiError, readEnvelope, toApiError, toNetworkError, toSetupError } from './api-error';
import type { AuthInfo } from '../store/auth-info.slice';
import type { ApiResponse, ApiRequest, ApiTransport } from './api-transport';

/** What the store hands to every call. */
export interface StoreExtra {
  readonly transport: ApiTransport;
}

/** How an endpoint behaves beyond its URL. */
export interface CallOptions {
  /** A notice tells of its errors; otherwise they are the caller's business alone. */
  readonly notifiesOfErrors?: boolean | undefined;
  /** Codes that mean success, where the specification names fewer than 0 and 200. */
  readonly successCodes?: readonly string[] | undefined;
}

const SUCCESS_CODES: readonly string[] = ['0', '200'];

/** RTK Query's base: sends through the store's transport and unwraps the envelope. */
export type ContractBaseQuery = BaseQueryFn<ApiRequest, unknown, ApiError, CallOptions, CallOptions>;

/** Base query of the one API. Success is code 0 or 200 (spec §7) unless a call says otherwise; the rest is an `ApiError`. */
export const contractBaseQuery: ContractBaseQuery = async (request, { extra, signal, getState }, options) => {
  // What is asked for by a page that a logout is about to leave is never shown.
  if ((getState() as LeavingState).authInfo.isLeaving) return new Promise(() => undefined);
  let response: ApiResponse;
  try {
    response = await (extra as StoreExtra).transport({ ...request, signal });
  } catch (error) {
    return { error: isSetupFailure(error) ? toSetupError() : toNetworkError(), meta: options };
  }
  return { ...unwrap(response, options), meta: options };
};

interface LeavingState {
  readonly authInfo: Pick<AuthInfo, 'isLeaving'>;
}

// An endpoint without options of its own has none at all.
function unwrap(response: ApiResponse, options: CallOptions | undefined): { data: unknown } | { error: ApiError } {
  const { successCodes = SUCCESS_CODES } = options ?? {};
  const envelope = readEnvelope(response.body);
  const isSuccess = response.status < 300 && envelope !== null && successCodes.includes(String(envelope.code));
  return isSuccess ? { data: envelope.data } : { error: toApiError(response) };
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
