import type { Metrics } from '@portal/metrics';
import { randomBytes } from 'node:crypto';
import type { Job, JobRun } from '../../../platform/jobs/job';
import { type EntryTable, ROWS_AT_ONCE, STALE_MS } from '../index/entry-table';
import type { Cluster, ClusterState } from './cluster-client';
import { toClusterDocument } from './cluster-mapping';

/** More changed sources than this are not followed one by one. */
const MAX_SOURCES = 2000;

/** As long as all entries of a large portal take. */
const TIMEOUT_MS = 30 * 60_000;

/** An index that has nothing to follow says so this often. */
const SILENCE_MS = 3_600_000;

type Attempt = Pick<JobRun, 'at' | 'signal'>;

interface ClusterJobOptions {
  readonly cluster: Cluster;
  readonly table: EntryTable;
  readonly metrics: Metrics | undefined;
}

/**
 * Keeps the index of a cluster up with the table, or builds one where there is none that can. Nothing else writes to
 * it. An attempt that is cut off leaves the index as it was, or ahead of what it says of itself, and is repeated.
 */
export function createClusterJob({ cluster, table, metrics }: ClusterJobOptions): Job {
  const count = metrics?.counter(
    'portal_search_cluster_attempts_total',
    'Attempts to keep the search cluster current',
    ['outcome'],
  );

  /** Tells whether it could: `false` where more has changed than is worth following. */
  async function follow(state: ClusterState, { at, signal }: Attempt): Promise<boolean> {
    const age = at.getTime() - Date.parse(state.lookedAt);
    const changes = age > STALE_MS ? undefined : await table.readChanges(state, MAX_SOURCES);
    if (!changes) return false;
    for (let start = 0; start < changes.sources.length; start += ROWS_AT_ONCE) {
      signal.throwIfAborted();
      const sources = changes.sources.slice(start, start + ROWS_AT_ONCE);
      const entries = await table.readOf(sources);
      await cluster.remove(sources);
      await addInBatches(cluster.alias, entries, signal);
    }
    if (changes.sources.length > 0 || age > SILENCE_MS)
      await cluster.writeState(cluster.alias, { ...changes.seen, lookedAt: at.toISOString() });
    return true;
  }

  /** Returns how far the new index has got, which is asked from then on. */
  async function build({ at, signal }: Attempt): Promise<ClusterState> {
    const beginning = await table.readBeginning();
    const index = await cluster.create(randomBytes(6).toString('hex'));
    for (let last: number | undefined = 0; last !== undefined;) {
      const entries = await table.readAfter(last, ROWS_AT_ONCE);
      await addInBatches(index, entries, signal);
      last = entries.length < ROWS_AT_ONCE ? undefined : entries.at(-1)?.id;
    }
    const state = { ...beginning, lookedAt: at.toISOString() };
    await cluster.writeState(index, state);
    await cluster.replaceBy(index);
    return state;
  }

  async function catchUp(attempt: Attempt): Promise<void> {
    const state = await cluster.readState();
    if (state && (await follow(state, attempt))) return;
    // What has changed since it was begun.
    await follow(await build(attempt), attempt);
  }

  async function addInBatches(
    index: string,
    entries: Awaited<ReturnType<EntryTable['readOf']>>,
    signal: AbortSignal,
  ): Promise<void> {
    for (let start = 0; start < entries.length; start += ROWS_AT_ONCE) {
      signal.throwIfAborted();
      await cluster.add(index, entries.slice(start, start + ROWS_AT_ONCE).map(toClusterDocument));
    }
  }

  return {
    name: 'search.follow',
    every: 'moment',
    timeoutMs: TIMEOUT_MS,
    async run(_payload, attempt) {
      try {
        await catchUp(attempt);
        count?.({ outcome: 'done' });
      } catch (error) {
        count?.({ outcome: 'failed' });
        throw error;
      }
    },
  };
}
