import type { RequestHeaders } from '../http/call-context';

/** Who a valid token belongs to. */
export interface Subject {
  /** Key of the user; every query of personal data is bound to it. */
  readonly id: string;
  /** Provider that vouches for the user. */
  readonly issuer: string;
  readonly account: string;
  readonly userCode: string;
  /** Session the call came with. */
  readonly sessionId: string;
}

/** Finds the user of a request by its token and the cookie of its browser; `null` for visitors. */
export type SessionVerifier = (headers: RequestHeaders, use?: SessionUse) => Promise<Subject | null>;

/** How a session is used. */
export interface SessionUse {
  /** A call the page makes by itself, which does not keep an idle session alive. */
  readonly isPassive?: boolean | undefined;
}

/**
 * The token of a request. It travels in two headers (spec §7), which must both be there and agree;
 * `undefined` otherwise.
 */
export function readToken(headers: RequestHeaders): string | undefined {
  const { authorization, 'idaas-auth-token': second } = headers;
  if (typeof authorization !== 'string' || typeof second !== 'string') return undefined;
  return authorization === `Bearer ${second}` && /^[\w-]{43}$/.test(second) ? second : undefined;
}
