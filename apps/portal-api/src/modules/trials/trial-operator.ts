import { and, asc, gte, inArray, lte } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import type { OperatorTask } from '../../platform/operations/automatic-operator';
import { noteAudit } from '../../platform/operations/note-audit';
import type { Actor } from '../../platform/records/record-transition';
import { trials } from './trial-record';
import { EXTENDING, REVIEWING, trial } from './trials.tables';

/** A person would not be quicker, and its owner may have second thoughts. */
const DELAY_MS = 30_000;

/** What nothing has happened to for longer is history, and stays as it is. */
const ATTENTION_MS = 3_600_000;

const BATCH = 20;

const AUTOMATIC: Actor = { role: 'reviewer', id: null, name: '' };

/** Lets the automatic operator pass trials and their extensions. */
export function createTrialTask({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}): OperatorTask {
  /** Passes the trial that waits longest; `false` where none does. */
  async function attend(runner: QueryRunner): Promise<boolean> {
    const at = clock();
    const [row] = await runner
      .select()
      .from(trial)
      .where(
        and(
          inArray(trial.state, [REVIEWING, EXTENDING]),
          lte(trial.stateSince, new Date(at.getTime() - DELAY_MS)),
          gte(trial.stateSince, new Date(at.getTime() - ATTENTION_MS)),
        ),
      )
      .orderBy(asc(trial.stateSince), asc(trial.id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (row === undefined) return false;
    const action = row.state === EXTENDING ? 'grantExtension' : 'approve';
    await trials.transition(runner, row, { action, actor: AUTOMATIC, at });
    const subject = { subjectKind: trials.lifecycle.name, subjectNo: row.trialNo };
    await noteAudit(runner, { actorId: null, action: 'trial.pass', ...subject, at });
    return true;
  }

  return {
    name: 'trials',
    async run() {
      for (let count = 0; count < BATCH; count += 1) if (!(await database.transaction(attend))) return;
    },
  };
}
