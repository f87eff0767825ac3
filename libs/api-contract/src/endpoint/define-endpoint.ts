import type { z } from 'zod';

/** HTTP methods used by the calls of the spec (§7). */
export type HttpMethod = 'GET' | 'POST';

/** Who may call an endpoint: anyone, or only the bearer of a valid token. */
export type EndpointAuth = 'public' | 'user';

/** How a request body travels: JSON, a URL-encoded form where the spec asks for one, or parts for a file. */
export type BodyType = 'json' | 'form' | 'multipart';

/** How a response travels: the envelope as JSON, a file as bytes, or events as they happen (`text/event-stream`). */
export type ResponseType = 'json' | 'file' | 'events';

/** One call on the wire: the single source of its URL, its input, its response and its documentation. */
export interface Endpoint<
  Method extends HttpMethod = HttpMethod,
  Path extends string = string,
  Query extends z.ZodObject = z.ZodObject,
  Body extends z.ZodObject = z.ZodObject,
  Response extends z.ZodType = z.ZodType,
> {
  readonly method: Method;
  readonly path: Path;
  /** One sentence for the OpenAPI document. */
  readonly summary: string;
  readonly tags: readonly string[];
  readonly auth: EndpointAuth;
  readonly query?: Query;
  readonly body?: Body;
  readonly bodyType: BodyType;
  /** Schema of the envelope's `data`; of an event's `data` for events, and without meaning for a file. */
  readonly response: Response;
  readonly responseType: ResponseType;
  /** `true` when a create call takes an `Idempotency-Key` header and answers a repeat with the first response. */
  readonly isIdempotent: boolean;
}

/** What `defineEndpoint` takes; omitted parts get their defaults. */
export type EndpointOptions<
  Method extends HttpMethod,
  Path extends string,
  Query extends z.ZodObject,
  Body extends z.ZodObject,
  Response extends z.ZodType,
> = Pick<Endpoint<Method, Path, Query, Body, Response>, 'method' | 'path' | 'summary' | 'tags' | 'response'> &
  Partial<
    Pick<
      Endpoint<Method, Path, Query, Body, Response>,
      'query' | 'body' | 'bodyType' | 'responseType' | 'auth' | 'isIdempotent'
    >
  >;

/**
 * Declares a call of the wire contract.
 *
 * Server routes, client types and the OpenAPI document all follow from the result, so nothing about
 * a call is written twice. Defaults: open to everyone, JSON body and answer, not idempotent.
 */
export function defineEndpoint<
  const Method extends HttpMethod,
  const Path extends string,
  Response extends z.ZodType,
  Query extends z.ZodObject = z.ZodObject<Record<never, never>>,
  Body extends z.ZodObject = z.ZodObject<Record<never, never>>,
>(options: EndpointOptions<Method, Path, Query, Body, Response>): Endpoint<Method, Path, Query, Body, Response> {
  return { auth: 'public', bodyType: 'json', responseType: 'json', isIdempotent: false, ...options };
}

// An object without fields would forbid every field once it is merged with the other part.
type InputOf<Schema extends z.ZodObject> = string extends keyof z.input<Schema> ? unknown : z.input<Schema>;

/** Query and body of a call, merged: what a caller passes. */
export type EndpointInput<E> =
  E extends Endpoint<HttpMethod, string, infer Query, infer Body, z.ZodType> ? InputOf<Query> & InputOf<Body> : never;

/** `data` of a call's response. */
export type EndpointData<E> =
  E extends Endpoint<HttpMethod, string, z.ZodObject, z.ZodObject, infer Response> ? z.output<Response> : never;
