import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SessionVerifier } from '../security/session-verifier';
import type { CallContext } from './call-context';
import { type CallCookies, createCallCookies } from './call-cookies';
import { EncodedResponse } from './encoded-response';
import type { ServedEndpoint } from './endpoint-pipeline';
import type { PublicOrigins } from './public-origins';
import type { RateLimiter } from './rate-limiter';
import { EventsResponse, StreamedFileResponse } from './raw-response';
import { HttpError } from './http-error';
import { hasTag } from './has-tag';
import { limitCalls } from './limit-calls';
import type { RequestLimits } from './request-limits';
import { sendEvents } from './send-events';
import { sendStreamedFile } from './send-streamed-file';
import { readUpload } from './upload';

const MEDIA_TYPES = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const;

/** Tells caches of pages what a response was made of. */
const STAMP_HEADER = 'x-content-stamp';

export interface EndpointRoutesOptions {
  readonly endpoints: readonly ServedEndpoint[];
  readonly sessions: SessionVerifier;
  /** Absent where calls are not limited. */
  readonly rateLimiter: RateLimiter | undefined;
  readonly requestLimits: RequestLimits;
  readonly origins: PublicOrigins;
}

/** A request as its call sees it, and the cookies that are to be set with the response. */
interface OpenCall {
  readonly context: CallContext;
  readonly setCookies: readonly string[];
}

/** Registers the calls of the contract as routes. */
export function registerEndpointRoutes(app: FastifyInstance, options: EndpointRoutesOptions): void {
  for (const served of options.endpoints) registerRoute(app, served, options);
}

function registerRoute(app: FastifyInstance, served: ServedEndpoint, options: EndpointRoutesOptions): void {
  const { rateLimiter, origins, requestLimits } = options;
  const { endpoint, bodyLimit, rateWindows, isPassive, guard } = served.implementation;
  const limit = rateWindows && limitCalls(rateLimiter, endpoint.path, rateWindows);
  // Guard and work of a request share what was found out about its caller.
  const calls = new WeakMap<FastifyRequest, OpenCall>();
  const openCall = (request: FastifyRequest): OpenCall => {
    const setCookies: string[] = [];
    const cookies = createCallCookies(request.headers, origins.isHttps, (line) => setCookies.push(line));
    return { context: toContext(request, options, cookies, isPassive), setCookies };
  };
  const rejectEarly = async (request: FastifyRequest, reply: FastifyReply) => {
    const call = openCall(request);
    calls.set(request, call);
    const error = await served.rejectEarly(call.context);
    return error && sendResponse(request, reply, error);
  };
  const assertAcceptable = async (request: FastifyRequest) => {
    if (endpoint.body || endpoint.bodyType === 'multipart') assertMediaType(request, MEDIA_TYPES[endpoint.bodyType]);
    await limit?.(request);
  };
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(bodyLimit !== undefined && { bodyLimit }),
    // The call itself counts what is not the sender's time.
    ...(endpoint.bodyType === 'multipart' && { handlerTimeout: requestLimits.sending + requestLimits.handling }),
    onRequest: guard ? [rejectEarly, assertAcceptable] : assertAcceptable,
    handler: async (request, reply) => {
      const body = endpoint.bodyType === 'multipart' ? undefined : request.body;
      const raw = { query: request.query as Record<string, unknown>, body };
      const { context, setCookies } = calls.get(request) ?? openCall(request);
      const response = await served.respond(raw, context);
      if (setCookies.length > 0) reply.header('set-cookie', [...setCookies]);
      if (response instanceof EncodedResponse) return sendResponse(request, reply, response);
      if (response instanceof EventsResponse) return sendEvents(reply, response);
      if (response instanceof StreamedFileResponse) return sendStreamedFile(request, reply, response);
      return reply.headers(response.headers).send(response.bytes);
    },
  });
}

/** Sends a finished response: by its tag alone where the caller has it, compressed where it takes that. */
export function sendResponse(request: FastifyRequest, reply: FastifyReply, response: EncodedResponse): FastifyReply {
  reply.code(response.status).header('content-type', 'application/json; charset=utf-8');
  // What a sender still has on the way after being given up is no next request.
  if (response.status === 408) reply.header('connection', 'close');
  if (response.retryAfter !== undefined) reply.header('retry-after', String(response.retryAfter));
  if (response.stampText !== undefined) reply.header(STAMP_HEADER, response.stampText);
  if (response.stamp && request.method !== 'POST') {
    reply.header('cache-control', 'no-cache').header('etag', response.etag);
    if (hasTag(request.headers['if-none-match'], response.etag))
      return reply.code(304).removeHeader('content-type').send();
  }
  const gzip = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '') ? response.gzip : undefined;
  if (response.isCompressible) reply.header('vary', 'accept-encoding');
  if (gzip) reply.header('content-encoding', 'gzip');
  return reply.send(gzip ?? response.bytes);
}

function assertMediaType(request: FastifyRequest, expected: string): void {
  const [type = '', ...parameters] = (request.headers['content-type'] ?? '').toLowerCase().split(';');
  const charset = parameters.map((parameter) => /^\s*charset="?([^"\s]+)"?\s*$/.exec(parameter)?.[1]).find(Boolean);
  if (type.trim() !== expected || (charset !== undefined && charset !== 'utf-8' && charset !== 'utf8'))
    throw new HttpError(415);
}

function toContext(
  request: FastifyRequest,
  { sessions, origins, requestLimits }: EndpointRoutesOptions,
  cookies: CallCookies,
  isPassive: boolean | undefined,
): CallContext {
  let subject: ReturnType<SessionVerifier> | undefined;
  return {
    traceId: request.id,
    clientAddress: request.ip,
    origin: origins.ofHost(request.host),
    headers: request.headers,
    cookies,
    getSubject: () => (subject ??= sessions(request.headers, { isPassive })),
    readUpload: (limit) => readUpload(request, { limit, pauseMs: requestLimits.senderPause }),
    hasLeft: () => request.raw.socket.destroyed,
  };
}
