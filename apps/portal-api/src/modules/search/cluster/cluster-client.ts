import { type API, Client, errors, type Types } from '@opensearch-project/opensearch';
import { SEARCH_MODULES, type SearchModule } from '@portal/api-contract';
import { createDeadline } from '../../../platform/http/deadline';
import { ServiceError } from '../../../platform/service-error';
import type { SeenChanges } from '../index/entry-table';
import type { IndexHits } from '../index/search-index';
import { CLUSTER_MAPPINGS, CLUSTER_SETTINGS, CLUSTER_VERSION, type ClusterDocument, STATE_ID } from './cluster-mapping';

/** Longest time of a call that no search waits for, in milliseconds. */
const PATIENCE_MS = 30_000;

const MODULES = Object.keys(SEARCH_MODULES) as SearchModule[];

/** A query as the cluster takes it. */
export type ClusterQuery = Types.Common_QueryDsl.QueryContainer;

/** A search as the cluster takes it. */
export type ClusterSearch = API.Search_RequestBody;

/** How far an index of the cluster has followed the table, and when that was last looked at. */
export interface ClusterState extends SeenChanges {
  readonly lookedAt: string;
}

/** Where the cluster is. */
export interface ClusterPlace {
  /** With name and password where the cluster asks for them. */
  readonly url: string;
  /** What the portal's indices there are called by. */
  readonly name: string;
}

/** The cluster did not do what it was asked. It says nothing of what was asked, which visitors have typed. */
export class ClusterError extends ServiceError {
  override readonly name = 'ClusterError';

  constructor(
    kind: string,
    readonly status: number | undefined,
  ) {
    super(`The search cluster did not answer: ${kind}${status === undefined ? '' : ` (${status})`}`);
  }
}

/** Opens the few calls that the search makes. Each rejects with a `ClusterError`. */
export function openCluster({ url, name }: ClusterPlace) {
  const client = new Client({ node: url, requestTimeout: PATIENCE_MS, maxRetries: 0 });
  const alias = `${name}-v${CLUSTER_VERSION}`;
  const isOwn = (index: string) =>
    index.startsWith(`${alias}-`) && /^[0-9a-f]{12}$/.test(index.slice(alias.length + 1));

  async function write(index: string, documents: Documents, refresh: boolean): Promise<void> {
    const { body } = await ask(() =>
      client.bulk({
        refresh,
        // Whoever writes to a name that is gone makes no index without a mapping.
        ...(index === alias && { require_alias: true }),
        body: documents.flatMap(([id, document]) => [{ index: { _index: index, _id: id } }, document]),
      }),
    );
    const failed = body.items.map(({ index: result }) => result).find((result) => result?.error);
    if (failed) throw new ClusterError(failed.error?.type ?? 'bulk', failed.status);
  }

  return {
    /** What searches ask, and changes are written to. */
    alias,

    /** How far the index has got; `undefined` where there is none. */
    async readState(timeoutMs = PATIENCE_MS): Promise<ClusterState | undefined> {
      try {
        const { body } = await ask(() => client.get({ index: alias, id: STATE_ID }), timeoutMs);
        return (body._source as { readonly state: ClusterState }).state;
      } catch (error) {
        if (error instanceof ClusterError && error.status === 404) return undefined;
        throw error;
      }
    },

    /** Says how far an index has got, once all that is in it can be found. */
    writeState: (index: string, state: ClusterState): Promise<void> => write(index, [[STATE_ID, { state }]], true),

    /** Puts documents into an index; one that nobody asks yet need not find them before it says how far it has got. */
    async add(index: string, documents: readonly ClusterDocument[]): Promise<void> {
      if (documents.length > 0)
        await write(
          index,
          documents.map(({ id, ...document }) => [String(id), document]),
          index === alias,
        );
    },

    /** Takes out all that sources said. */
    async remove(sources: readonly string[]): Promise<void> {
      await ask(() =>
        client.deleteByQuery({
          index: alias,
          conflicts: 'proceed',
          refresh: true,
          body: { query: { terms: { source: [...sources] } } },
        }),
      );
    },

    /** Makes an index that nobody asks yet; returns its name. */
    async create(suffix: string): Promise<string> {
      const index = `${alias}-${suffix}`;
      await ask(() =>
        client.indices.create({ index, body: { settings: CLUSTER_SETTINGS, mappings: CLUSTER_MAPPINGS } }),
      );
      return index;
    },

    /** Has an index asked from now on, and deletes all before it, in one step. */
    async replaceBy(index: string): Promise<void> {
      const { body } = await ask(() => client.indices.get({ index: `${alias}-*` }));
      const others = Object.keys(body).filter((other) => isOwn(other) && other !== index);
      await ask(() =>
        client.indices.updateAliases({
          body: {
            actions: [{ add: { index, alias } }, ...others.map((other) => ({ remove_index: { index: other } }))],
          },
        }),
      );
    },

    /** Finds entries. */
    async search(search: ClusterSearch, timeoutMs: number): Promise<IndexHits> {
      // Copies of an index may differ in what they have still to forget: the same one answers each time.
      const { body } = await ask(() => client.search({ index: alias, preference: 'portal', body: search }), timeoutMs);
      const { hits, total } = body.hits;
      const { buckets = [] } = (body.aggregations?.['modules'] ?? {}) as Modules;
      const counts = new Map(buckets.map(({ key, items }) => [key, items.value]));
      return {
        ids: hits.map(({ _id: id }) => Number(id)),
        scores: hits.map(({ _score: score }) => Number(score)),
        entries: typeof total === 'object' ? total.value : (total ?? 0),
        items: new Map(MODULES.flatMap((module) => (counts.get(module) ? [[module, counts.get(module) ?? 0]] : []))),
      };
    },

    /** Counts entries. */
    async count(query: ClusterQuery, timeoutMs: number): Promise<number> {
      const { body } = await ask(() => client.count({ index: alias, body: { query } }), timeoutMs);
      return body.count;
    },

    close: (): Promise<void> => client.close(),
  };
}

export type Cluster = ReturnType<typeof openCluster>;

type Documents = readonly (readonly [id: string, document: object])[];

interface Modules {
  readonly buckets?: readonly { readonly key: string; readonly items: { readonly value: number } }[];
}

/** A call that can be given up. */
interface Call<Result> extends Promise<Result> {
  abort(): void;
}

async function ask<Result>(call: () => Call<Result>, timeoutMs = PATIENCE_MS): Promise<Result> {
  const asked = call();
  try {
    return await createDeadline(timeoutMs, () => new ClusterError('TimeoutError', undefined)).race(() => asked);
  } catch (error) {
    asked.abort();
    throw error instanceof ClusterError ? error : toClusterError(error);
  }
}

/** Keeps what kind of failure it is; what the cluster says about it may quote the words that were looked for. */
function toClusterError(error: unknown): ClusterError {
  if (error instanceof errors.ResponseError) {
    const body: unknown = error.body;
    const kind = (body as { readonly error?: { readonly type?: unknown } } | null)?.error?.type;
    return new ClusterError(typeof kind === 'string' ? kind : error.name, error.statusCode);
  }
  return new ClusterError(error instanceof Error ? error.name : typeof error, undefined);
}
