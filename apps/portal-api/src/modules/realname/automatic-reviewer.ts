import { and, eq, isNull, lte, or } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import type { OperatorTask } from '../../platform/operations/automatic-operator';
import { createAutomaticTask, REJECTION_WORD } from '../../platform/operations/automatic-task';
import type { Platform } from '../../platform/platform';
import { identifications, needsTwo } from './identifications.repository';
import { openForm, openIdentity } from './identity-form';
import { type BusinessSources, findOpenBusiness } from './open-business';
import { identification, type IdentificationRow } from './realname.tables';
import { findConflict } from './shared-numbers';

/** With what the demonstration's reviewer works. */
type ReviewerOptions = Pick<Platform, 'database' | 'clock' | 'protection'> & BusinessSources;

/**
 * The demonstration's reviewer: passes what has waited, rejects what a register does not know or what asks for it by
 * its name, and leaves alone what somebody has taken on or has to look at, and appeals.
 */
export function createAutomaticReviewer({ protection, closingBlockers, ...options }: ReviewerOptions): OperatorTask {
  async function findReason(runner: QueryRunner, row: IdentificationRow, now: Date): Promise<string> {
    const { mismatch = '' } = openForm(protection, row).facts ?? {};
    if (mismatch || openIdentity(protection, row).name.includes(REJECTION_WORD))
      return `填写内容与证件不一致${mismatch && `：${mismatch}`}`;
    const conflict = await findConflict(runner, row);
    return conflict ?? findOpenBusiness({ closingBlockers }, { orm: runner, now }, row);
  }

  return createAutomaticTask(
    {
      kind: identifications,
      role: 'reviewer',
      numberOf: ({ identificationNo }) => identificationNo,
      isWaiting: (now) =>
        and(
          eq(identification.state, 5),
          eq(identification.isAppeal, false),
          eq(identification.warning, ''),
          or(isNull(identification.assignedUntil), lte(identification.assignedUntil, now)),
        ),
      since: identification.stateSince,
      delayMs: 25_000,
      hasNoHistory: true,
      async attend(runner, row, { operator: actor, at }) {
        const reason = await findReason(runner, row, at);
        const action = reason ? 'reject' : 'approve';
        const review = needsTwo(row) ? { firstReviewedAt: at } : {};
        await identifications.transition(runner, row, { action, actor, at, ...(reason && { reason }) }, review);
        return action;
      },
    },
    options,
  );
}
