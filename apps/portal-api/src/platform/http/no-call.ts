import type { CallContext } from './call-context';
import { createCallCookies } from './call-cookies';
import { HttpError } from './http-error';

/** Stands for the call where something is done without one. */
export const NO_CALL: CallContext = {
  traceId: '',
  clientAddress: '127.0.0.1',
  origin: '',
  headers: {},
  cookies: createCallCookies({}, false, () => undefined),
  getSubject: () => Promise.resolve(null),
  readUpload: () => Promise.reject(new HttpError(415)),
  hasLeft: () => false,
};
