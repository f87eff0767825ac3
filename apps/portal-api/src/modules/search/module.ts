import { defineModule } from '../../platform/modules/define-module';
import { createIndexedRepository } from './index/indexed-repository';
import { createIndexFollower } from './index/index-follower';
import { createSearchRecorder } from './search-recorder';
import { createSearchRoutes, purgeOldSearches } from './search.routes';
import { createSearchRepository } from './search.repository';
import { settingsFormat } from './settings-format';
import { createThesaurusRoutes } from './thesaurus.routes';

export const searchModule = defineModule({
  name: 'search',
  contentFormats: [settingsFormat],
  start(context) {
    const { orm, clock, environment, onFailure } = context;
    const recorder = createSearchRecorder(orm, clock, onFailure);
    const database = createSearchRepository(orm);
    const follower = environment.SEARCH_INDEX === 'memory' ? createIndexFollower({ orm, clock, onFailure }) : undefined;
    follower?.catchUp().catch(onFailure);
    const repository = follower ? createIndexedRepository({ orm, follower, database }) : database;
    return {
      routes: [...createSearchRoutes({ ...context, recorder, repository }), ...createThesaurusRoutes(context)],
      jobs: [{ name: 'search.purge', every: 'hour', run: () => purgeOldSearches(orm, clock) }],
      async close() {
        await follower?.close();
        await recorder.close();
      },
    };
  },
});
