import type { Envelope } from '@portal/api-contract';
import { isDeepStrictEqual } from 'node:util';
import type { Clock } from '../clock';
import { listTopics } from '../content-items/content-topics';
import type { DatabaseWatch } from '../database/database-watch';
import { isDatabaseUnreachable } from '../database/database-errors';
import type { NoteLookup } from '../metrics/cache-metrics';
import { type ResponseCache, createResponseCache } from './response-cache';
import { createEnvelopeSerializer, type EnvelopeSerializer, serializeError } from './response-serializer';
import type { CallContext } from './call-context';
import { runInCall } from './current-call';
import { createDeadline } from './deadline';
import { type ContentStamp, EncodedResponse } from './encoded-response';
import type { Implementation } from './implement';
import { parseInput, type RawInput } from './parse-input';
import { isRawResponse, type RawResponse } from './raw-response';
import { HttpError } from './http-error';

const SUCCESS_MSG = '操作成功';

/** A call ready to be served. */
export interface ServedEndpoint {
  readonly implementation: Implementation;
  /** Asks the call's guard: the error of a caller who may not know of the call. Never rejects. */
  rejectEarly(context: CallContext): Promise<EncodedResponse | undefined>;
  /** Validates, does the work and encodes the response. Never rejects: what goes wrong is an error. */
  respond(raw: RawInput, context: CallContext): ServedResponse | Promise<ServedResponse>;
}

/** An envelope, or what stands in its place where the contract says so. */
export type ServedResponse = EncodedResponse | RawResponse;

export interface PipelineOptions {
  readonly clock: Clock;
  readonly getContentVersion: DatabaseWatch['getContentVersion'];
  readonly isDatabaseUp: () => boolean;
  /** How long a call may take that names no limit of its own; milliseconds. */
  readonly deadlineMs: number;
  /** Checks every answer against the contract in full, which costs time. */
  readonly isStrict: boolean;
  /** Called with errors that are our own fault. */
  readonly onFailure: (error: unknown, traceId: string) => void;
  /** Hears what the call's cache is asked for. */
  readonly noteLookup?: NoteLookup | undefined;
}

/** Makes a call of the contract servable, over HTTP and in process alike. */
export function serveEndpoint(implementation: Implementation, options: PipelineOptions): ServedEndpoint {
  const serialize = createEnvelopeSerializer(implementation.endpoint.response);
  const cache = implementation.cache && openCache(implementation, options);
  const work = (input: Readonly<Record<string, unknown>>, context: CallContext) =>
    runInCall(context.traceId, () => runHandler(implementation, serialize, options, input, context));

  return {
    implementation,
    async rejectEarly(context) {
      const { guard } = implementation;
      try {
        const ask = guard && (() => withDeadline(guard, context, implementation, options));
        if (ask) await runInCall(context.traceId, ask);
        return undefined;
      } catch (error) {
        return reject(error, context, options);
      }
    },
    respond(raw, context) {
      try {
        const input = parseInput(implementation, raw);
        const response = cache
          ? cache.respond(JSON.stringify(input), () => work(input, context) as Promise<EncodedResponse>)
          : work(input, context);
        return response instanceof Promise
          ? response.catch((error: unknown) => reject(error, context, options))
          : response;
      } catch (error) {
        return reject(error, context, options);
      }
    },
  };
}

/** Encodes what went wrong: an error as it is, a missing database as 503, anything else as 500 without details. */
export function encodeError(error: unknown, traceId: string): EncodedResponse {
  const rejection = toHttpError(error);
  const { code, msg, data, status } = rejection;
  const retryAfter = data?.retryAfter ?? (status === 503 ? 2 : undefined);
  return new EncodedResponse(status, serializeError({ code, msg, data, traceId }), undefined, retryAfter);
}

function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  return new HttpError(isOutage(error) ? 503 : 500);
}

function reject(error: unknown, { traceId }: CallContext, { onFailure }: PipelineOptions): EncodedResponse {
  if (!(error instanceof HttpError)) onFailure(error, traceId);
  return encodeError(error, traceId);
}

function openCache({ endpoint, maxAgeMs }: Implementation, options: PipelineOptions): ResponseCache {
  const { clock, getContentVersion, noteLookup } = options;
  const topics = listTopics(endpoint.tags);
  return createResponseCache({
    ...{ clock, maxAgeMs, isOutage },
    getVersion: () => getContentVersion(topics),
    noteLookup: noteLookup && ((isHit) => noteLookup(endpoint, isHit)),
  });
}

function isOutage(error: unknown): boolean {
  return error instanceof OutageError || isDatabaseUnreachable(error);
}

class OutageError extends Error {
  override readonly name = 'OutageError';
}

async function runHandler(
  implementation: Implementation,
  serialize: EnvelopeSerializer,
  options: PipelineOptions,
  input: Readonly<Record<string, unknown>>,
  context: CallContext,
): Promise<ServedResponse> {
  const { endpoint, handle, successCode = '200', successMsg = SUCCESS_MSG } = implementation;
  // Read before the work: content that changes meanwhile makes the response stale at once.
  const stamp = stampContent(implementation, options);
  const work = async (patient: CallContext) => {
    if (endpoint.auth === 'user' && (await patient.getSubject()) === null) throw new HttpError(401);
    return handle(input, patient);
  };
  const data: unknown = await withDeadline(work, context, implementation, options);
  if (isRawResponse(data)) return data;
  if (options.isStrict) assertResponse(implementation, data);
  const envelope: Envelope<unknown> = { code: successCode, msg: successMsg, data, traceId: context.traceId };
  return new EncodedResponse(200, serialize(envelope), stamp);
}

function stampContent(
  { endpoint, cache, maxAgeMs }: Implementation,
  { getContentVersion }: PipelineOptions,
): ContentStamp | undefined {
  if (!cache) return undefined;
  const topics = listTopics(endpoint.tags);
  return { version: getContentVersion(topics), topics, maxAgeMs };
}

/** Limits the time of work, but for what the caller takes to send a file. */
async function withDeadline(
  work: (context: CallContext) => Promise<unknown>,
  context: CallContext,
  { needsDatabase = true, deadlineMs = 0 }: Implementation,
  { isDatabaseUp, deadlineMs: usualDeadlineMs }: PipelineOptions,
): Promise<unknown> {
  if (!needsDatabase) return work(context);
  if (!isDatabaseUp()) throw new OutageError('The database is down');
  // A machine that is given more time for every call is given it for those that name a longer one, too.
  const limitMs = Math.max(deadlineMs, usualDeadlineMs);
  const deadline = createDeadline(limitMs, () => new OutageError('The call was not answered in time'));
  const readUpload = (limit?: number) => deadline.suspend(() => context.readUpload(limit));
  return deadline.race(() => work({ ...context, readUpload }));
}

/** Strict check of a response: valid by the contract, and nothing in it that the contract does not declare. */
function assertResponse({ endpoint }: Implementation, data: unknown): void {
  const declared = endpoint.response.parse(data);
  if (!isDeepStrictEqual(declared, data)) throw new Error(`The answer of ${endpoint.path} carries undeclared fields`);
}
