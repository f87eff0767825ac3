/** A call as the transports carry it: URL and input, without credentials. */
export interface ApiRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: Readonly<Record<string, unknown>> | undefined;
  readonly bodyType: 'json' | 'form' | 'multipart';
  /** File of a multipart call, and what it is for (`view-func-unit`, spec §7). */
  readonly file?: File | undefined;
  readonly fileUnit?: string | undefined;
  /** What a good response is: an envelope by default, or the bytes of a file. */
  readonly responseType?: 'json' | 'file' | undefined;
  /** Names a create call, so that a repeat of it has no second effect. */
  readonly idempotencyKey?: string | undefined;
  /** Hears while the call is sent which share of it has left, from 0 to 1; in process it hears nothing. */
  readonly onProgress?: ((share: number) => void) | undefined;
  /** Ends the call early: the transport rejects then. In process a call runs to its end. */
  readonly signal?: AbortSignal | undefined;
}

/** What public content a response was made of, for caches of pages. */
export interface ContentStamp {
  /** Version of the content that the response is at least as new as. */
  readonly version: number;
  /** Topics of the content it was made of; absent for all. */
  readonly topics?: readonly string[] | undefined;
  /** How long it may be taken for right where nothing changes, in milliseconds; absent for ever. */
  readonly maxAgeMs?: number | undefined;
}

/** A transport's answer: HTTP status and parsed body, normally an envelope; a `Blob` where a file was asked for. */
export interface ApiResponse {
  readonly status: number;
  readonly body: unknown;
  /** Read on servers alone; absent where the response is made of other things than content too. */
  readonly stamp?: ContentStamp | undefined;
}

/**
 * Carries a call to the API: over HTTP in the browser, in process where pages are rendered beside it.
 * Rejects only when there is no response at all.
 */
export type ApiTransport = (request: ApiRequest) => Promise<ApiResponse>;
