import type { IncomingMessage } from 'node:http';
import { readBody } from './fake-gateway';
import { type FakeServer, startFakeServer } from './fake-server';
import { createMatch, type FakeQuery, type SearchedDocument, UnknownQueryError } from './fake-search-query';
import { analyze, type Mapping, type Settings, UnknownFieldError } from './fake-search-analysis';

/** What the fake cluster does with a request; one that hangs does so with searches. */
export type ClusterMood = 'work' | 'fail' | 'reject' | 'hang';

/** Whom the fake cluster lets in. */
export const CLUSTER_USER = { name: 'portal', password: 'a-cluster-secret' };

/** A document as it was written. */
type Written = Readonly<Record<string, unknown>>;

/** An index of the fake cluster. */
export interface FakeIndex {
  readonly mappings: Mapping;
  readonly settings: Settings;
  /** By id. */
  readonly written: Map<string, Written>;
  /** What can be found: as of the last refresh. */
  readonly found: Map<string, SearchedDocument>;
}

/**
 * A cluster that keeps documents in memory and speaks what the portal asks of Elasticsearch and OpenSearch: the few
 * calls, analyses and queries that it uses, and nothing else.
 */
export interface FakeSearchCluster extends FakeServer {
  mood: ClusterMood;
  /** Requests that it serves before it begins to fail. */
  served: number;
  /** Address with name and password. */
  readonly url: string;
  readonly indices: Map<string, FakeIndex>;
  readonly aliases: Map<string, string>;
}

/** Bodies of the calls, all in one. */
interface Body {
  readonly mappings: Mapping;
  readonly settings: Settings;
  readonly actions: readonly {
    readonly add?: { index: string; alias: string };
    readonly remove_index?: { index: string };
  }[];
  readonly query: FakeQuery;
  readonly size: number;
  readonly sort: readonly Readonly<Record<string, { readonly order: string }>>[];
  readonly aggs: {
    readonly modules: { readonly terms: OfField; readonly aggs: { readonly items: { readonly cardinality: OfField } } };
  };
}

interface OfField {
  readonly field: string;
}

interface Asked {
  readonly method: string;
  readonly path: readonly string[];
  readonly query: URLSearchParams;
  readonly body: string;
}

type FakeResponse = readonly [status: number, body: object];

class Rejection extends Error {
  constructor(
    readonly status: number,
    readonly type: string,
  ) {
    super(type);
  }
}

/** Starts it on a free port. */
export async function startFakeSearchCluster(): Promise<FakeSearchCluster> {
  const state = {
    mood: 'work' as ClusterMood,
    served: Infinity,
    indices: new Map<string, FakeIndex>(),
    aliases: new Map<string, string>(),
  };
  const server = await startFakeServer(async (request, response) => {
    if (state.mood === 'hang' && request.url?.includes('_search')) return;
    const [status, body] = respond(state, request, await readBody(request));
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  const url = new URL(server.origin);
  Object.assign(url, { username: CLUSTER_USER.name, password: CLUSTER_USER.password });
  return Object.assign(state, server, { url: url.href });
}

type State = Pick<FakeSearchCluster, 'mood' | 'served' | 'indices' | 'aliases'>;

function respond(state: State, { method = '', url = '/', headers }: IncomingMessage, body: string): FakeResponse {
  const { pathname, searchParams: query } = new URL(url, 'http://cluster');
  const user = Buffer.from(`${CLUSTER_USER.name}:${CLUSTER_USER.password}`).toString('base64');
  try {
    if (headers.authorization !== `Basic ${user}`) throw new Rejection(401, 'security_exception');
    state.served -= 1;
    if (state.mood === 'fail' || state.served < 0) throw new Rejection(503, 'no_shard_available_action_exception');
    if (state.mood === 'reject') throw new Rejection(400, 'too_many_clauses');
    return work(state, { method, path: pathname.split('/').slice(1).map(decodeURIComponent), query, body });
  } catch (error) {
    const [status, type] =
      error instanceof Rejection
        ? [error.status, error.type]
        : error instanceof UnknownQueryError
          ? [400, 'parsing_exception']
          : [500, String(error)];
    return [status, { status, error: { type, reason: `${type}: ${body}`, root_cause: [{ type, reason: body }] } }];
  }
}

function work(state: State, asked: Asked): FakeResponse {
  const { method, path, body } = asked;
  const [name = '', call = ''] = path;
  if (name === '_bulk') return bulk(state, asked);
  if (name === '_aliases') return updateAliases(state, parse(body));
  if (method === 'PUT' && path.length === 1) return createIndex(state, name, parse(body));
  if (method === 'GET' && path.length === 1) return [200, Object.fromEntries(listIndices(state, name))];
  const index = findIndex(state, name);
  if (call === '_doc') return getDocument(index, path[2] ?? '');
  if (call === '_search') return search(index, parse(body));
  if (call === '_count') return [200, { count: rank(index, parse(body).query).length }];
  if (call === '_delete_by_query') return deleteByQuery(index, asked);
  throw new Rejection(405, `unknown call ${call}`);
}

const parse = (body: string) => JSON.parse(body) as Body;

function findIndex({ indices, aliases }: State, name: string): FakeIndex {
  const index = indices.get(aliases.get(name) ?? name);
  if (!index) throw new Rejection(404, 'index_not_found_exception');
  return index;
}

function listIndices({ indices }: State, pattern: string): (readonly [string, object])[] {
  const beginning = pattern.replace(/\*$/, '');
  return [...indices.keys()].filter((name) => name.startsWith(beginning)).map((name) => [name, {}]);
}

function createIndex({ indices }: State, name: string, { mappings, settings }: Body): FakeResponse {
  if (indices.has(name)) throw new Rejection(400, 'resource_already_exists_exception');
  indices.set(name, { mappings, settings, written: new Map(), found: new Map() });
  return [200, { acknowledged: true, index: name }];
}

function updateAliases({ indices, aliases }: State, { actions }: Body): FakeResponse {
  for (const { add, remove_index: removed } of actions) {
    if (add) aliases.set(add.alias, add.index);
    if (removed) indices.delete(removed.index);
  }
  return [200, { acknowledged: true }];
}

function refresh(index: FakeIndex, query: URLSearchParams): void {
  if (query.get('refresh') !== 'true') return;
  index.found.clear();
  for (const [id, document] of index.written) index.found.set(id, analyze(document, index.mappings, index.settings));
}

function bulk(state: State, { body, query }: Asked): FakeResponse {
  const lines = body
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Written);
  const touched = new Set<FakeIndex>();
  const items: object[] = [];
  for (let at = 0; at < lines.length; at += 2) {
    const { _index: name, _id: id } = lines[at]?.['index'] as { readonly _index: string; readonly _id: string };
    items.push({ index: { _id: id, ...write(state, name, id, lines[at + 1] ?? {}, query, touched) } });
  }
  touched.forEach((index) => refresh(index, query));
  return [200, { took: 1, errors: items.some((item) => JSON.stringify(item).includes('"error"')), items }];
}

function write(
  state: State,
  ...[name, id, document, query, touched]: [string, string, Written, URLSearchParams, Set<FakeIndex>]
): object {
  if (query.get('require_alias') === 'true' && !state.aliases.has(name))
    return { status: 404, error: { type: 'index_not_found_exception' } };
  const index = findIndex(state, name);
  try {
    analyze(document, index.mappings, index.settings);
  } catch (error) {
    if (!(error instanceof UnknownFieldError)) throw error;
    return { status: 400, error: { type: 'strict_dynamic_mapping_exception', reason: error.message } };
  }
  index.written.set(id, document);
  touched.add(index);
  return { status: 201 };
}

function getDocument({ written, mappings }: FakeIndex, id: string): FakeResponse {
  const document = written.get(id);
  if (!document) return [404, { _id: id, found: false }];
  const kept = Object.entries(document).filter(([field]) => !mappings._source.excludes.includes(field));
  return [200, { _id: id, found: true, _source: Object.fromEntries(kept) }];
}

function deleteByQuery(index: FakeIndex, { body, query }: Asked): FakeResponse {
  const ids = rank(index, parse(body).query).map(({ id }) => id);
  ids.forEach((id) => index.written.delete(id));
  refresh(index, query);
  return [200, { deleted: ids.length, failures: [] }];
}

interface Ranked {
  readonly id: string;
  readonly score: number;
  readonly document: SearchedDocument;
}

function rank({ found }: FakeIndex, query: FakeQuery): Ranked[] {
  const match = createMatch(query, [...found.values()]);
  return [...found].flatMap(([id, document]) => {
    const score = match(document);
    return score === undefined ? [] : { id, score, document };
  });
}

function search(index: FakeIndex, { query, size, sort, aggs }: Body): FakeResponse {
  const ranked = rank(index, query).sort((left, right) => compare(left, right, sort));
  const { terms, aggs: inner } = aggs.modules;
  const read = ({ document }: Ranked, name: string) => document.values.get(name)?.[0];
  const buckets = [...new Set(ranked.map((entry) => read(entry, terms.field)))].map((key) => {
    const group = ranked.filter((entry) => read(entry, terms.field) === key);
    return {
      key,
      doc_count: group.length,
      items: { value: new Set(group.map((entry) => read(entry, inner.items.cardinality.field))).size },
    };
  });
  const hits = ranked.slice(0, size).map(({ id, score }) => ({ _id: id, _score: score }));
  return [
    200,
    { hits: { total: { value: ranked.length, relation: 'eq' }, hits }, aggregations: { modules: { buckets } } },
  ];
}

function compare(left: Ranked, right: Ranked, sort: Body['sort']): number {
  for (const entry of sort) {
    const [[field, { order }] = ['', { order: '' }]] = Object.entries(entry);
    const [first, second] = [left, right].map(({ score, document }) =>
      field === '_score' ? score : (document.values.get(field)?.[0] as string | number),
    );
    if (first !== second) return ((first ?? 0) < (second ?? 0) ? -1 : 1) * (order === 'desc' ? -1 : 1);
  }
  return 0;
}
