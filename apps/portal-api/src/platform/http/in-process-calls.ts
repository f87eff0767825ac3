import { beginSpan } from '@portal/tracing';
import { randomUUID } from 'node:crypto';
import type { NoteRequest } from '../metrics/request-metrics';
import type { SessionVerifier } from '../security/session-verifier';
import type { RequestHeaders } from './call-context';
import { createCallCookies } from './call-cookies';
import { type ContentStamp, EncodedResponse } from './encoded-response';
import { findEndpointName } from './endpoint-names';
import { encodeError, type ServedEndpoint } from './endpoint-pipeline';
import type { PublicOrigins } from './public-origins';
import { HttpError } from './http-error';

/** A call made inside the process, as pages make it while they are rendered. */
export interface ApiCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: Readonly<Record<string, unknown>> | undefined;
  readonly bodyType?: 'json' | 'form' | undefined;
  readonly idempotencyKey?: string | undefined;
  readonly headers?: RequestHeaders | undefined;
  /** The public origin it is made for; the first of the list unless it is another one of it. */
  readonly origin?: string | undefined;
}

/** What such a call gets: the HTTP status and the envelope that HTTP would carry. */
export interface ApiCallResponse {
  readonly status: number;
  readonly body: unknown;
  /** What public content it was made of; absent where it is made of other things too. */
  readonly stamp?: ContentStamp | undefined;
}

export interface InProcessOptions {
  readonly origins: PublicOrigins;
  /** Called with every call; absent where nothing is measured. */
  readonly noteRequest: NoteRequest | undefined;
}

/** Answers calls without HTTP. Callers share cached envelopes, which are frozen. */
export function createInProcessCalls(
  endpoints: readonly ServedEndpoint[],
  sessions: SessionVerifier,
  { origins, noteRequest }: InProcessOptions,
) {
  const byCallKey = new Map(endpoints.map((served) => [toCallKey(served.implementation.endpoint), served]));
  const paths = new Set(endpoints.map(({ implementation }) => implementation.endpoint.path));

  const respond = async (call: ApiCall, traceId: string): Promise<ApiCallResponse> => {
    const served = byCallKey.get(toCallKey(call));
    if (served === undefined)
      return toCallResponse(encodeError(new HttpError(paths.has(call.path) ? 405 : 404), traceId));
    const { bodyType } = served.implementation.endpoint;
    const headers = {
      ...call.headers,
      ...(call.idempotencyKey !== undefined && { 'idempotency-key': call.idempotencyKey }),
    };
    const raw = { query: toTexts(call.query), body: bodyType === 'form' ? toTexts(call.body) : call.body };
    const answered = served.respond(raw, {
      traceId,
      clientAddress: '127.0.0.1',
      origin: origins.known(call.origin),
      headers,
      // Nobody is there to take a cookie.
      cookies: createCallCookies(headers, false, () => undefined),
      getSubject: () => sessions(headers),
      readUpload: () => Promise.reject(new HttpError(415)),
      hasLeft: () => false,
    });
    const finished = answered instanceof Promise ? await answered : answered;
    // Pages are rendered from envelopes alone.
    return toCallResponse(finished instanceof EncodedResponse ? finished : encodeError(new HttpError(415), traceId));
  };

  return async (call: ApiCall): Promise<ApiCallResponse> => {
    const beganAt = performance.now();
    const span = beginSpan('call');
    const finished = await span.run(() => respond(call, span.traceId ?? randomUUID()));
    noteRequest?.({
      ...{ method: call.method, path: call.path, status: finished.status, via: 'process' },
      milliseconds: performance.now() - beganAt,
    });
    span.end({ ...describeSpan(call), isError: finished.status >= 500 });
    return finished;
  };
}

// Only a call of the contract has a path that the program knows.
function describeSpan({ method, path }: ApiCall) {
  const endpoint = findEndpointName(method, path);
  return endpoint === undefined
    ? {}
    : { name: `call ${endpoint}`, attributes: { 'http.route': path, 'portal.endpoint': endpoint } };
}

function toCallKey({ method, path }: { readonly method: string; readonly path: string }): string {
  return `${method} ${path}`;
}

function toCallResponse({ status, body, stamp }: ApiCallResponse): ApiCallResponse {
  return { status, body, stamp };
}

// On the wire a query or a form holds texts only; the contract must see the same here.
function toTexts(fields: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  const texts: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined && value !== null) texts[name] = toText(value);
  }
  return texts;
}

function toText(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toText);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
