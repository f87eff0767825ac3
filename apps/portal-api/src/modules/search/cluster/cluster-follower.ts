import type { Metrics } from '@portal/metrics';
import { isDeepStrictEqual } from 'node:util';
import type { Clock } from '../../../platform/clock';
import type { SeenChanges } from '../index/entry-table';
import type { FollowingIndex } from '../index/index-follower';
import type { EntryFinder } from '../index/search-index';
import { type Cluster, ClusterError } from './cluster-client';
import { toClusterCount, toClusterSearch } from './cluster-query';

/** A search waits so long for the cluster, whatever it asks, in milliseconds. */
const TIMEOUT_MS = 1000;

/** A cluster that did not answer is left alone for so long. */
const PAUSE_MS = 5000;

/** Status of a query that the cluster does not take: it says nothing about other queries. */
const BAD_REQUEST = 400;

interface ClusterFollowerOptions {
  readonly cluster: Cluster;
  readonly clock: Clock;
  readonly metrics: Metrics | undefined;
  readonly onFailure: (error: unknown) => void;
  readonly timeoutMs?: number;
}

/**
 * An index in a cluster, which a job writes: whoever asks it waits for nothing that is not written yet, and a second
 * at most where the cluster is slow. Where it does not answer, it is not asked again for a while.
 */
export function createClusterFollower(options: ClusterFollowerOptions): FollowingIndex {
  const { cluster, clock, metrics, onFailure, timeoutMs = TIMEOUT_MS } = options;
  const count = metrics?.counter('portal_search_cluster_calls_total', 'Calls of searches to the search cluster', [
    'outcome',
  ]);
  let seen: SeenChanges | undefined;
  let pausedUntil = 0;
  const isPaused = () => clock().getTime() < pausedUntil;

  async function ask<Result>(call: () => Promise<Result>): Promise<Result | undefined> {
    if (isPaused()) return undefined;
    try {
      const result = await call();
      count?.({ outcome: 'answered' });
      return result;
    } catch (error) {
      if (!(error instanceof ClusterError)) throw error;
      count?.({ outcome: 'failed' });
      // Of those that wait side by side one is enough to tell of.
      if (!isPaused()) onFailure(error);
      if (error.status !== BAD_REQUEST) pausedUntil = clock().getTime() + PAUSE_MS;
      return undefined;
    }
  }

  /** All that one search asks has one time limit. */
  function createFinder(): EntryFinder {
    const end = performance.now() + timeoutMs;
    const left = () => Math.max(0, end - performance.now());
    return {
      find: (request) => ask(() => cluster.search(toClusterSearch(request), left())),
      count: (query) => ask(() => cluster.count(toClusterCount(query), left())),
    };
  }

  return {
    async catchUp() {
      const state = await ask(() => cluster.readState(timeoutMs));
      const isNew = state !== undefined && !isDeepStrictEqual(state, seen);
      seen = state;
      return isNew ? createFinder() : undefined;
    },
    getIndex: () => (seen && !isPaused() ? createFinder() : undefined),
    getSeen: () => seen ?? { floor: '0', applied: [] },
  };
}
