import type { Endpoint, EndpointData, EndpointInput } from '@portal/api-contract';
import type { DefinitionType, MutationDefinition, QueryDefinition, TagDescription } from '@reduxjs/toolkit/query';
import type { CallOptions, ContractBaseQuery } from '../http/base-query';
import { call, type Submission } from './call';
import type { Tag } from './tags';

/** Input of a contract endpoint; may be left out where nothing in it is needed. */
export type Input<E extends Endpoint> =
  unknown extends EndpointInput<E>
    ? void
    : object extends EndpointInput<E>
      ? EndpointInput<E> | void
      : EndpointInput<E>;

/** A query of the one API. */
export type Query<Arg, Result> = QueryDefinition<Arg, ContractBaseQuery, Tag, Result, 'api'>;

/** A mutation of the one API. */
export type Mutation<Arg, Result> = MutationDefinition<Arg, ContractBaseQuery, Tag, Result, 'api'>;

type Tags = readonly TagDescription<Tag>[];

/** What a query is beyond its call. */
export interface QueryOptions<Arg, Result>
  extends CallOptions, Pick<Query<Arg, Result>, 'keepUnusedDataFor' | 'onQueryStarted' | 'onCacheEntryAdded'> {
  readonly provides?: Tags | ((input: Arg) => Tags);
}

/** What a mutation is beyond its call. */
export interface MutationOptions<Arg, Result> extends CallOptions, Pick<Mutation<Arg, Result>, 'onQueryStarted'> {
  /** What has changed once the call has succeeded. */
  readonly invalidates?: Tags;
  /** What may have changed even where the call has failed. */
  readonly invalidatesAnyway?: Tags;
}

/** A contract endpoint that reads; its response is cached by its input. */
export function query<E extends Endpoint>(
  method: E['method'],
  path: E['path'],
  options: QueryOptions<Input<E>, EndpointData<E>> = {},
): Query<Input<E>, EndpointData<E>> {
  return toQuery(call<E>(method, path), options);
}

/** A query whose request is made from its input in a way of its own. */
export function toQuery<Arg, Result>(
  toRequest: Query<Arg, Result>['query'] & object,
  { provides, notifiesOfErrors, successCodes, ...rest }: QueryOptions<Arg, Result> = {},
): Query<Arg, Result> {
  return {
    type: 'query' as DefinitionType.query,
    query: toRequest,
    providesTags: typeof provides === 'function' ? (_result, _error, input) => provides(input) : provides,
    extraOptions: { notifiesOfErrors, successCodes },
    ...rest,
  };
}

/** A contract endpoint that changes something. */
export function mutation<E extends Endpoint>(
  method: E['method'],
  path: E['path'],
  options: MutationOptions<Input<E>, EndpointData<E>> = {},
): Mutation<Input<E>, EndpointData<E>> {
  return toMutation({ query: call<E>(method, path) as Mutation<Input<E>, EndpointData<E>>['query'] & object }, options);
}

/** A contract endpoint that creates something: a repeat with the same key changes nothing more. */
export function submit<E extends Endpoint>(
  method: E['method'],
  path: E['path'],
  options: MutationOptions<Submission<EndpointInput<E>>, EndpointData<E>> = {},
): Mutation<Submission<EndpointInput<E>>, EndpointData<E>> {
  const toRequest = call<E>(method, path);
  return toMutation({ query: ({ body, idempotencyKey }) => ({ ...toRequest(body), idempotencyKey }) }, options);
}

/** A mutation that is sent in a way of its own. */
export function toMutation<Arg, Result>(
  sending: Pick<Mutation<Arg, Result>, 'query'> | Pick<Mutation<Arg, Result>, 'queryFn'>,
  {
    invalidates = [],
    invalidatesAnyway = [],
    notifiesOfErrors,
    successCodes,
    ...rest
  }: MutationOptions<Arg, Result> = {},
): Mutation<Arg, Result> {
  return {
    type: 'mutation' as DefinitionType.mutation,
    ...sending,
    invalidatesTags: (_result, error) => (error ? invalidatesAnyway : [...invalidates, ...invalidatesAnyway]),
    extraOptions: { notifiesOfErrors, successCodes },
    ...rest,
  } as Mutation<Arg, Result>;
}
