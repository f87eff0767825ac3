import type { RequestHeaders } from '../http/call-context';

/** Who a valid token belongs to. */
export interface Subject {
  readonly account: string;
  readonly userCode: string;
}

/** Finds the user of a request by its token alone; `null` for visitors. */
export type SessionVerifier = (headers: RequestHeaders) => Promise<Subject | null>;

/** Verifier of an installation without accounts: everybody is a visitor. */
export const rejectAllSessions: SessionVerifier = async () => null;
