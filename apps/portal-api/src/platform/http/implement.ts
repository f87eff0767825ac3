import type { Endpoint, EndpointData, FieldError, HttpMethod } from '@portal/api-contract';
import type { z } from 'zod';
import type { CallContext } from './call-context';
import type { RateWindow } from './rate-limiter';
import type { RawResponse } from './raw-response';

type ParsedOf<Schema extends z.ZodObject> = string extends keyof z.output<Schema> ? unknown : z.output<Schema>;

/** Query and body of a call after validation, merged. */
export type ParsedInput<E> =
  E extends Endpoint<HttpMethod, string, infer Query, infer Body, z.ZodType> ? ParsedOf<Query> & ParsedOf<Body> : never;

/** Does the work of a call: validated input in, `data` of the envelope out. */
export type Handler<E> = (input: ParsedInput<E>, context: CallContext) => Promise<EndpointData<E>> | EndpointData<E>;

/** How a call is served, beyond what the contract says. */
export interface ServingOptions {
  /**
   * `'content'` keeps the finished response until the public content of the call's topics changes (see `listTopics`),
   * and beyond that while the database is gone. Only for responses that depend on the input and the content alone.
   */
  readonly cache?: 'content';
  /** Keeps a cached response at most this long, for responses that also depend on the clock. */
  readonly maxAgeMs?: number;
  /** `false` for calls that are answered without the database. */
  readonly needsDatabase?: boolean;
  /** Longest time the work may take, in milliseconds, for calls that are given more than the usual. */
  readonly deadlineMs?: number;
  /** Made by pages on their own, so it does not keep an idle session alive. */
  readonly isPassive?: boolean;
  /** Code of a success, where the spec asks for `'0'`. */
  readonly successCode?: '0';
  /** Message of a success. */
  readonly successMsg?: string;
  /** Largest body in bytes. */
  readonly bodyLimit?: number;
  /** Calls one client address may make. */
  readonly rateWindows?: readonly RateWindow[];
  /** Checks of fields that a schema cannot express; run also when the schema has rejected others, on what was sent. */
  readonly checkFields?: (body: Readonly<Record<string, unknown>>) => FieldError[];
  /** Rejects callers who may not know of the call, before anything of what they sent is looked at. */
  readonly guard?: (context: CallContext) => Promise<unknown>;
}

/** A call of the contract with the function that serves it. */
export interface Implementation extends ServingOptions {
  readonly endpoint: Endpoint;
  readonly handle: Handler<Endpoint>;
}

/** How a call is served that responds with a file or with events. */
export type RawServingOptions = Omit<ServingOptions, 'cache' | 'successCode' | 'successMsg'>;

/** Pairs a call that responds with a file or with events with its handler. */
export function implementRaw<E extends Endpoint>(
  endpoint: E,
  handler: (input: ParsedInput<E>, context: CallContext) => Promise<RawResponse>,
  options: RawServingOptions = {},
): Implementation {
  return { ...options, endpoint, handle: handler as unknown as Handler<Endpoint> };
}

/** Pairs a call of the contract with its handler; the types of both must agree. */
export function implement<E extends Endpoint>(
  endpoint: E,
  handler: Handler<E>,
  options: ServingOptions = {},
): Implementation {
  // The pair is checked here; a list of pairs has no common type for its inputs.
  return { ...options, endpoint, handle: handler as unknown as Handler<Endpoint> };
}
