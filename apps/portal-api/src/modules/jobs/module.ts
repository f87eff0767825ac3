import { defineModule } from '../../platform/modules/define-module';
import { createDeadJobsRoutes } from './dead-jobs.routes';

export const jobsModule = defineModule({
  name: 'jobs',
  start: (context) => ({ routes: createDeadJobsRoutes(context) }),
});
