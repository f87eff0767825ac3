import { createExportTimers } from '../../platform/exports/define-export';
import { defineModule } from '../../platform/modules/define-module';
import { createHomeRoutes } from './home.routes';
import { communityExportData, communityExports, makeWorksZips } from './works-export';
import { createWorksExportRoutes } from './works-export.routes';

const ZIP_MS = 120_000;

export const communityHomeModule = defineModule({
  name: 'community-home',
  personalData: [communityExportData],
  start: (context) => ({
    routes: [...createHomeRoutes(context), ...createWorksExportRoutes(context)],
    jobs: [{ name: 'community-exports.make', every: 'moment', timeoutMs: ZIP_MS, run: () => makeWorksZips(context) }],
    due: createExportTimers(communityExports, context),
  }),
});
