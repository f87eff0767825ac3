import { listDeadJobs, retryDeadJob } from '@portal/api-contract/account';
import type { Implementation } from '../../platform/http/implement';
import { createOperatorCalls } from '../../platform/operations/operator-calls';
import { createDeadJobsService, type DeadJobsOptions } from './dead-jobs.service';

/** Calls about jobs that were given up, which are the administrators'; to everybody else they do not exist. */
export function createDeadJobsRoutes(options: DeadJobsOptions): Implementation[] {
  const jobs = createDeadJobsService(options);
  const { implement } = createOperatorCalls(options.database.orm, 'administrator');
  return [
    implement(listDeadJobs, (_operator, input) => jobs.list(input)),
    implement(retryDeadJob, jobs.retry, { bodyLimit: 1024 }),
  ];
}
