import type { Subject } from '../security/session-verifier';
import type { CallCookies } from './call-cookies';

/** Request headers as Node gives them: lower-case names. */
export type RequestHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** A file as it was sent: neither its name nor its bytes can be trusted. */
export interface Upload {
  readonly name: string;
  readonly bytes: Buffer;
}

/** What a handler may know about the call beyond its input. */
export interface CallContext {
  readonly traceId: string;
  /** Address the server itself saw, never one that the client claims. */
  readonly clientAddress: string;
  /** The public origin the call came to: one of ours, whatever the client says. */
  readonly origin: string;
  readonly headers: RequestHeaders;
  readonly cookies: CallCookies;
  /**
   * The one file of a call that carries one, of so many bytes at most. Rejects with 400 where there is none, with 413
   * where it is too large.
   */
  readonly readUpload: (limit?: number) => Promise<Upload>;
  /** Whether the caller has hung up: nobody will read the response. */
  readonly hasLeft: () => boolean;
  /** The token's user; asked for once, and only when a handler wants to know. */
  readonly getSubject: () => Promise<Subject | null>;
}
