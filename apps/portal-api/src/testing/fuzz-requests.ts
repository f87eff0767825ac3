import fc from 'fast-check';
import { breakValue, type Extent, fitValue, type InputSchema } from './fuzz-values';

/** A call of the API as its document describes it. */
export interface DocumentedCall {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly query: InputSchema;
  readonly body: InputSchema | undefined;
  readonly bodyType: string;
  /** Its response goes on for as long as somebody listens. */
  readonly isStream: boolean;
}

/** A request that can be sent as it is. */
export interface FuzzRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly payload?: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface Operation {
  readonly operationId: string;
  readonly parameters: readonly { name: string; in: string; required: boolean; schema: InputSchema }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: InputSchema }>> };
  readonly responses: Readonly<Record<string, { readonly content: object }>>;
}

type Fields = Readonly<Record<string, unknown>>;

/** Lists the calls of an OpenAPI document. */
export function listDocumentedCalls(document: Fields): DocumentedCall[] {
  const paths = document['paths'] as Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => describeCall(path, method, operation)),
  );
}

function describeCall(path: string, method: string, operation: Operation): DocumentedCall {
  const parameters = operation.parameters.filter(({ in: place }) => place === 'query');
  const [[bodyType, content] = ['', undefined]] = Object.entries(operation.requestBody?.content ?? {});
  return {
    name: operation.operationId,
    method: method === 'get' ? 'GET' : 'POST',
    path,
    query: { type: 'object', properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])) },
    body: content?.schema,
    bodyType,
    isStream: 'text/event-stream' in (operation.responses['200']?.content ?? {}),
  };
}

/**
 * Requests for a call, the same for the same seed: the first two fit its schemas at their least and at their most, the
 * rest are usual but for one or two places that are broken, missing or too much.
 */
export function createRequests(call: DocumentedCall, count: number, seed: number): FuzzRequest[] {
  const fitting = (['least', 'most'] as const).map((extent) => toRequest(call, ...fitInput(call, extent)));
  const [query, body] = fitInput(call, 'usual');
  const broken = fc
    .tuple(breakFields(call.query, query), breakBody(call, body))
    .map(([brokenQuery, brokenBody]) => toRequest(call, brokenQuery, brokenBody));
  return [...fitting, ...fc.sample(broken, { seed, numRuns: count - fitting.length })];
}

function fitInput({ query, body }: DocumentedCall, extent: Extent): [Fields, unknown] {
  return [fitValue(query, extent) as Fields, body && fitValue(body, extent)];
}

function breakBody({ body }: DocumentedCall, usual: unknown): fc.Arbitrary<unknown> {
  if (body === undefined) return fc.constant(undefined);
  return fc.oneof(
    { weight: 9, arbitrary: breakFields(body, usual as Fields) },
    { weight: 1, arbitrary: fc.constantFrom<unknown>(null, [], 'text', 7, {}, [{}]) },
  );
}

/** Breaks one or two fields, at any depth; leaves an object without fields as it is, but for one nobody knows. */
function breakFields({ properties = {} }: InputSchema, usual: Fields): fc.Arbitrary<Fields> {
  const names = [...Object.keys(properties), 'unknown'];
  const broken = fc
    .constantFrom(...names)
    .chain((name) => fc.record({ [name]: breakField(properties[name] ?? {}, usual[name]) }));
  return fc.array(broken, { minLength: 1, maxLength: 2 }).map((parts) => Object.assign({}, usual, ...parts) as Fields);
}

function breakField(schema: InputSchema, usual: unknown): fc.Arbitrary<unknown> {
  const whole = breakValue(schema);
  const first = Array.isArray(usual) ? (usual[0] as unknown) : undefined;
  if (schema.items)
    return fc.oneof(
      whole,
      breakField(schema.items, first).map((item) => [item]),
    );
  return schema.properties ? fc.oneof(whole, breakFields(schema, usual as Fields)) : whole;
}

function toRequest({ method, path, bodyType }: DocumentedCall, query: Fields, body: unknown): FuzzRequest {
  const search = toForm(query);
  const url = search ? `${path}?${search}` : path;
  if (body === undefined) return { method, url, headers: {} };
  const payload = bodyType === 'application/json' ? JSON.stringify(body) : toForm(body as Fields);
  return { method, url, payload, headers: { 'content-type': bodyType } };
}

/** Fields as they stand in a URL or a form; one that is `undefined` is missing. */
function toForm(fields: Fields): string {
  const texts = Object.entries(fields ?? {}).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, typeof value === 'object' ? JSON.stringify(value) : String(value)]],
  );
  return new URLSearchParams(texts).toString();
}
