import { defineModule } from '../../platform/modules/define-module';
import { applicationsModule } from '../applications/module';
import { openWhitepaperFolder } from './whitepaper-folder';
import { createWhitepaperRoutes } from './whitepapers.routes';

export const whitepapersModule = defineModule({
  name: 'whitepapers',
  needs: { applications: applicationsModule },
  start: ({ orm, contentDir }, { applications }) => ({
    routes: createWhitepaperRoutes({ orm, applications, whitepapers: openWhitepaperFolder(contentDir) }),
  }),
});
