import { and, inArray, isNull } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/database';
import type { OperatorTask } from '../../platform/operations/automatic-operator';
import { createAutomaticTask } from '../../platform/operations/automatic-task';
import { trials } from './trial-record';
import { EXTENDING, REVIEWING, trial } from './trials.tables';

/** Lets the automatic operator pass trials and their extensions. */
export function createTrialTask(options: { readonly database: Database; readonly clock: Clock }): OperatorTask {
  return createAutomaticTask(
    {
      kind: trials,
      role: 'reviewer',
      numberOf: ({ trialNo }) => trialNo,
      isWaiting: () => and(inArray(trial.state, [REVIEWING, EXTENDING]), isNull(trial.assigneeId)),
      since: trial.stateSince,
      async attend(runner, row, { operator: actor, at }) {
        const action = row.state === EXTENDING ? 'grantExtension' : 'approve';
        await trials.transition(runner, row, { action, actor, at });
        return 'pass';
      },
    },
    options,
  );
}
