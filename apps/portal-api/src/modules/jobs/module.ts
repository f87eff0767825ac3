import { defineModule } from '../../platform/modules/define-module';
import { tellOfDeadLetters } from '../../platform/jobs/dead-letter-notices';
import { createFailedJobsRoutes } from './failed-jobs.routes';

export const jobsModule = defineModule({
  name: 'jobs',
  start: (context) => ({
    routes: createFailedJobsRoutes(context),
    jobs: [
      {
        name: 'jobs.tell',
        every: 'minute',
        run: () => tellOfDeadLetters({ ...context, addresses: context.environment.OPERATOR_MAIL ?? [] }),
      },
    ],
  }),
});
