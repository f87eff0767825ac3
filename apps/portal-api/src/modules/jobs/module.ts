import { defineModule } from '../../platform/modules/define-module';
import { createFailedJobsRoutes } from './failed-jobs.routes';

export const jobsModule = defineModule({
  name: 'jobs',
  start: (context) => ({ routes: createFailedJobsRoutes(context) }),
});
