import { systemClock } from '../../platform/clock';
import { describeSearchEngine } from '../../testing/search-engine-contract';
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
    repository: createIndexedRepository({ orm, follower, database: createSearchRepository(orm) }),
    settle: () => vi.waitFor(async () => expect(await follower.catchUp()).toBeDefined()),
    close: follower.close,
  };
});
