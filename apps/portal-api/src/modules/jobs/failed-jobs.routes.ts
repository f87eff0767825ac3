import { listFailedJobs, retryDeadJobs } from '@portal/api-contract/account';
import type { Implementation } from '../../platform/http/implement';
import { createOperatorCalls } from '../../platform/operations/operator-calls';
import { createFailedJobsService, type FailedJobsOptions } from './failed-jobs.service';

/** Calls about jobs that fail, which are the administrators'; to everybody else they do not exist. */
export function createFailedJobsRoutes(options: FailedJobsOptions): Implementation[] {
  const jobs = createFailedJobsService(options);
  const { implement } = createOperatorCalls(options.database.orm, 'administrator');
  return [
    implement(listFailedJobs, (_operator, input) => jobs.list(input)),
    implement(retryDeadJobs, jobs.retry, { bodyLimit: 1024 }),
  ];
}
