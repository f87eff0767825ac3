import { and, asc, gte, inArray, isNull, lte } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import type { Actor } from '../../platform/records/record-transition';
import type { OperatorTask } from '../../platform/operations/automatic-operator';
import { applications, auditApplication, isListed } from './applications.repository';
import { application, type ApplicationRow } from './applications.tables';

/** A person would not be quicker, and its owner may have second thoughts. */
const DELAY_MS = 30_000;

/** What nothing has happened to for longer is history, and stays as it is. */
const ATTENTION_MS = 3_600_000;

const BATCH = 20;

const [WAITING, PROCESSING] = [10, 20] as const;

const AUTOMATIC: Actor = { role: 'reviewer', id: null, name: '' };

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
export function createApplicationTask({ database, clock }: ApplicationOperatorOptions): OperatorTask {
  /** Takes the application on that waits longest; `false` where none does. */
  async function attend(runner: QueryRunner): Promise<boolean> {
    const at = clock();
    const [row] = await runner
      .select()
      .from(application)
      .where(isUnattended(at))
      .orderBy(asc(application.updatedAt), asc(application.id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (row === undefined) return false;
    const request = { ...chooseTransition(row), actor: AUTOMATIC, at };
    await applications.transition(runner, row, request);
    await auditApplication(runner, AUTOMATIC, request.action, row, at);
    return true;
  }

  return {
    name: 'applications',
    async run() {
      for (let count = 0; count < BATCH; count += 1) if (!(await database.transaction(attend))) return;
    },
  };
}

function isUnattended(now: Date) {
  return and(
    isListed,
    inArray(application.state, [WAITING, PROCESSING]),
    isNull(application.assigneeId),
    lte(application.updatedAt, new Date(now.getTime() - DELAY_MS)),
    gte(application.updatedAt, new Date(now.getTime() - ATTENTION_MS)),
  );
}

function chooseTransition({ state, kind }: ApplicationRow) {
  if (state === WAITING) return { action: 'claim', reason: '' } as const;
  if (kind === 'report') return { action: 'reject', reason: REPORT_REASON } as const;
  return { action: 'approve', reason: '' } as const;
}
