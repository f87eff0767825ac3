import { defineModule } from '../../platform/modules/define-module';
import { createSearchRecorder } from './search-recorder';
import { createSearchRoutes, forgetOldSearches } from './search.routes';
import { settingsFormat } from './settings-format';

export const searchModule = defineModule({
  name: 'search',
  contentFormats: [settingsFormat],
  start(context) {
    const { orm, clock, onFailure } = context;
    const recorder = createSearchRecorder(orm, clock, onFailure);
    return {
      routes: createSearchRoutes({ ...context, recorder }),
      timers: [{ name: 'search.forget', every: 'hour', run: () => forgetOldSearches(orm, clock) }],
      close: recorder.close,
    };
  },
});
