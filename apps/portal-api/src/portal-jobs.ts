import type { Clock } from './platform/clock';
import { createDueJobs } from './platform/jobs/due-work';
import type { Job } from './platform/jobs/job';
import type { RunningModule } from './platform/modules/define-module';
import { createAutomaticOperator } from './platform/operations/automatic-operator';
import type { Platform } from './platform/platform';
import { createEventJobs } from './platform/records/domain-events';

export interface PortalJobsOptions {
  readonly platform: Platform;
  readonly modules: readonly RunningModule[];
  /** Jobs of the place where limits are counted. */
  readonly limits: readonly Job[] | undefined;
  readonly clock: Clock;
  readonly isDemo: boolean;
  /** Hears of what the demonstration's operator cannot do. */
  readonly onFailure: (error: unknown) => void;
}

/** Everything that is done in the background: what the platform and the modules bring, and what time brings about. */
export function listPortalJobs({ platform, modules, limits = [], clock, isDemo, onFailure }: PortalJobsOptions): Job[] {
  const operate = createAutomaticOperator(
    modules.flatMap(({ operatorTasks = [] }) => operatorTasks),
    onFailure,
  );
  return [
    ...platform.jobs,
    ...limits,
    ...modules.flatMap(({ jobs = [] }) => jobs),
    ...modules.flatMap(({ due = [] }) => due).flatMap((work) => createDueJobs(work, platform.orm, clock)),
    ...createEventJobs(
      modules.flatMap(({ eventHandlers = [] }) => eventHandlers),
      platform.database,
    ),
    ...(isDemo ? [{ name: 'operator.attend', every: 'moment' as const, run: operate }] : []),
  ];
}
