import { join } from 'node:path';
import type { Job } from '../../platform/jobs/job';
import { defineModule, type ModuleContext } from '../../platform/modules/define-module';
import { createEntryRows } from './index/entry-rows';
import { createEntryTable } from './index/entry-table';
import { createIndexedRepository } from './index/indexed-repository';
import { createIndexFollower } from './index/index-follower';
import { createIndexSnapshots } from './index/index-snapshots';
import { createSearchRecorder } from './search-recorder';
import { createSearchRoutes, purgeOldSearches } from './search.routes';
import { createSearchRepository, type SearchRepository } from './search.repository';
import { settingsFormat } from './settings-format';
import { createThesaurusRoutes } from './thesaurus.routes';

/** How often is looked whether the index is to be kept. */
const KEEP_INTERVAL_MS = 60_000;

export const searchModule = defineModule({
  name: 'search',
  contentFormats: [settingsFormat],
  async start(context) {
    const { orm, clock, onFailure } = context;
    const recorder = createSearchRecorder(orm, clock, onFailure);
    const { repository, jobs = [], close } = await openEngine(context);
    return {
      routes: [...createSearchRoutes({ ...context, recorder, repository }), ...createThesaurusRoutes(context)],
      jobs: [{ name: 'search.purge', every: 'hour', run: () => purgeOldSearches(orm, clock) }, ...jobs],
      async close() {
        await close?.();
        await recorder.close();
      },
    };
  },
});

interface SearchEngine {
  readonly repository: SearchRepository;
  readonly jobs?: readonly Job[];
  close?(): Promise<void>;
}

/** What answers searches, as the environment says. Of a cluster nothing is loaded where none is named. */
async function openEngine(context: ModuleContext): Promise<SearchEngine> {
  const { orm, clock, environment, dataDir, metrics, onFailure } = context;
  const database = createSearchRepository(orm);
  const { SEARCH_URL: url, SEARCH_NAME: name } = environment;
  if (url !== undefined) {
    const { createSearchInCluster } = await import('./cluster/search-in-cluster');
    return createSearchInCluster({ url, name, orm, clock, metrics, onFailure, database });
  }
  if (environment.SEARCH_INDEX === 'database') return { repository: database };
  const snapshots = createIndexSnapshots(join(dataDir, 'search', 'index'), createEntryTable(orm));
  const follower = createIndexFollower({ orm, clock, onFailure, snapshots });
  const entries = createEntryRows(orm);
  const closing = new AbortController();
  const readAhead = async () => {
    const index = await follower.settle();
    if (index) await entries.readAhead(index.listIds(), closing.signal);
  };
  const ahead = readAhead().catch(onFailure);
  const timer = setInterval(() => void follower.keep().catch(onFailure), KEEP_INTERVAL_MS).unref();
  return {
    repository: createIndexedRepository({ entries, follower, database }),
    async close() {
      clearInterval(timer);
      closing.abort();
      await follower.close();
      await ahead;
    },
  };
}
