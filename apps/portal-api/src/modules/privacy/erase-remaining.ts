import { and, eq, isNull } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import { findDueIds } from '../../platform/jobs/due-rows';
import type { DueWork } from '../../platform/jobs/due-work';
import type { PersonalData } from '../../platform/modules/personal-data';
import type { ClosingRow } from './end-closing';
import { accountClosing, CLOSED } from './privacy.tables';

const NAME = 'accountclosing.erase';

/** Steps of one turn; what is left has the next one. */
const MAX_STEPS = 100;

export interface ErasureOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly personalData: readonly PersonalData[];
}

const isLeft = and(eq(accountClosing.state, CLOSED), isNull(accountClosing.erasedAt));

/**
 * Erases what a closed account still has, of which nobody but its owner could see anything: a few records in each
 * transaction, so that nobody waits for long. What was cut off goes on where it stood.
 */
export function createRemainingErasures(options: ErasureOptions): DueWork {
  const { database, clock } = options;
  return {
    name: NAME,
    findDue: (now, limit) =>
      findDueIds(
        { name: NAME, table: accountClosing, isDue: () => isLeft, since: accountClosing.stateSince },
        ...([database.orm, now, limit] as const),
      ),
    async work(id, run) {
      let isMore = true;
      for (let steps = 0; isMore && steps < MAX_STEPS && !run.signal.aborted; steps += 1)
        isMore = await database.transaction(async (runner) => {
          const isThis = and(isLeft, eq(accountClosing.id, id));
          const [row] = await runner.select().from(accountClosing).where(isThis).for('update');
          return row !== undefined && eraseStep(options, runner, row, clock());
        });
      await database.transaction((runner) => run.complete(runner));
    },
  };
}

/**
 * Erases some of what an account has many records of, in the caller's transaction, which holds the closing; notes that
 * nothing is left. Tells whether there may be more.
 */
export async function eraseStep(
  { personalData }: Pick<ErasureOptions, 'personalData'>,
  runner: QueryRunner,
  { id, ownerId }: ClosingRow,
  now: Date,
): Promise<boolean> {
  for (const { eraseMany } of personalData) if (await eraseMany?.({ runner, now }, { id: ownerId })) return true;
  await runner.update(accountClosing).set({ erasedAt: now }).where(eq(accountClosing.id, id));
  return false;
}
