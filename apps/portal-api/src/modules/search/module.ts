import { defineModule } from '../../platform/modules/define-module';
import { createSearchRecorder } from './search-recorder';
import { createSearchRoutes, purgeOldSearches } from './search.routes';
import { settingsFormat } from './settings-format';

export const searchModule = defineModule({
  name: 'search',
  contentFormats: [settingsFormat],
  start(context) {
    const { orm, clock, onFailure } = context;
    const recorder = createSearchRecorder(orm, clock, onFailure);
    return {
      routes: createSearchRoutes({ ...context, recorder }),
      jobs: [{ name: 'search.purge', every: 'hour', run: () => purgeOldSearches(orm, clock) }],
      close: recorder.close,
    };
  },
});
