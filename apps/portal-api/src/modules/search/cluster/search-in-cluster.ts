import type { Metrics } from '@portal/metrics';
import type { Clock } from '../../../platform/clock';
import type { QueryRunner } from '../../../platform/database/database';
import type { Job } from '../../../platform/jobs/job';
import { createEntryRows } from '../index/entry-rows';
import { createEntryTable } from '../index/entry-table';
import { createIndexedRepository } from '../index/indexed-repository';
import type { SearchRepository } from '../search.repository';
import { type ClusterPlace, openCluster } from './cluster-client';
import { createClusterFollower } from './cluster-follower';
import { createClusterJob } from './cluster-job';

/** What a search in a cluster is made of. */
export interface SearchInClusterOptions extends ClusterPlace {
  readonly orm: QueryRunner;
  readonly clock: Clock;
  readonly metrics: Metrics | undefined;
  readonly onFailure: (error: unknown) => void;
  /** What finds where the cluster cannot. */
  readonly database: SearchRepository;
  /** Longest time that a search waits for the cluster, in milliseconds. */
  readonly timeoutMs?: number;
}

/** A search that a cluster answers. */
export interface SearchInCluster {
  readonly repository: SearchRepository;
  /** What keeps the cluster's index up with the table. */
  readonly jobs: readonly Job[];
  /** Ends the connections. */
  close(): Promise<void>;
}

/** The search by Elasticsearch or OpenSearch. It asks the cluster nothing until somebody searches. */
export function createSearchInCluster(options: SearchInClusterOptions): SearchInCluster {
  const { orm, database, metrics } = options;
  const cluster = openCluster(options);
  const follower = createClusterFollower({ ...options, cluster });
  return {
    repository: createIndexedRepository({ entries: createEntryRows(orm), follower, database }),
    jobs: [createClusterJob({ cluster, table: createEntryTable(orm), metrics })],
    close: () => cluster.close(),
  };
}
