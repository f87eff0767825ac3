import { and, inArray, isNull } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/database';
import type { OperatorTask } from '../../platform/operations/automatic-operator';
import { createAutomaticTask } from '../../platform/operations/automatic-task';
import { applications, isListed } from './applications.repository';
import { application, type ApplicationRow } from './applications.tables';

const [WAITING, PROCESSING] = [10, 20] as const;

/** Nobody of a demonstration can look into what a report says. */
const REPORT_REASON = '演示环境无人核实举报内容，本次举报不作处理';

export interface ApplicationOperatorOptions {
  readonly database: Database;
  readonly clock: Clock;
}

/**
 * Lets the automatic operator take applications on and decide about them, those alone that no person works on. Reports
 * are rejected, everything else is passed.
 */
export function createApplicationTask(options: ApplicationOperatorOptions): OperatorTask {
  return createAutomaticTask(
    {
      kind: applications,
      role: 'reviewer',
      numberOf: ({ applicationNo }) => applicationNo,
      isWaiting: () => and(isListed, inArray(application.state, [WAITING, PROCESSING]), isNull(application.assigneeId)),
      since: application.updatedAt,
      async attend(runner, row, { operator: actor, at }) {
        const request = chooseTransition(row);
        await applications.transition(runner, row, { ...request, actor, at });
        return request.action;
      },
    },
    options,
  );
}

function chooseTransition({ state, kind }: ApplicationRow) {
  if (state === WAITING) return { action: 'claim', reason: '' } as const;
  if (kind === 'report') return { action: 'reject', reason: REPORT_REASON } as const;
  return { action: 'approve', reason: '' } as const;
}
