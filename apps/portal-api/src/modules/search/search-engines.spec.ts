import { systemClock } from '../../platform/clock';
import { startFakeSearchCluster } from '../../testing/fake-search-cluster';
import { runJobs } from '../../testing/run-jobs';
import { describeSearchEngine } from '../../testing/search-engine-contract';
import { waitUntil } from '../../testing/wait-until';
import { createSearchInCluster } from './cluster/search-in-cluster';
import { createEntryRows } from './index/entry-rows';
import { createIndexFollower } from './index/index-follower';
import { createIndexedRepository } from './index/indexed-repository';
import { createSearchRepository } from './search.repository';

const onFailure = (error: unknown): never => {
  throw error;
};

describeSearchEngine('PostgreSQL', async ({ orm }) => ({
  repository: createSearchRepository(orm),
  settle: async () => undefined,
  close: async () => undefined,
}));

describeSearchEngine('an index in memory', async ({ orm }) => {
  const follower = createIndexFollower({ orm, clock: systemClock, onFailure });
  return {
    repository: createIndexedRepository({
      ...{ entries: createEntryRows(orm), follower, database: createSearchRepository(orm) },
    }),
    settle: async () => void (await waitUntil(() => follower.catchUp())),
    close: follower.close,
  };
});

describeSearchEngine('a cluster', async ({ orm }) => {
  const fake = await startFakeSearchCluster();
  const { repository, jobs, close } = createSearchInCluster({
    ...{ orm, clock: systemClock, metrics: undefined, onFailure },
    ...{ url: fake.url, name: 'portal-search', database: createSearchRepository(orm), timeoutMs: 60_000 },
  });
  return {
    repository,
    settle: () => runJobs(jobs),
    async close() {
      await close();
      await fake.close();
    },
  };
});
