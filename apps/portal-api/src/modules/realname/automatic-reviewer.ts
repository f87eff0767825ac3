import { and, asc, eq, isNull, lte, or } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import type { OperatorTask } from '../../platform/operations/automatic-operator';
import { noteAudit } from '../../platform/operations/note-audit';
import type { Actor } from '../../platform/records/record-transition';
import { identifications, needsTwo } from './identifications.repository';
import { openForm, openIdentity } from './identity-form';
import { identification, type IdentificationRow } from './realname.tables';
import type { ReviewOptions } from './review.service';
import { findConflict } from './shared-numbers';

/** How long the demonstration's operator leaves a verification waiting. */
const DELAY_MS = 25_000;
const BATCH = 10;
const { name } = identifications.lifecycle;
const AUTOMATIC: Actor = { role: 'reviewer', id: null, name: '' };

/**
 * The demonstration's reviewer: passes what has waited, rejects what a register does not know or what asks for it by
 * its name, and leaves alone what somebody has taken on or has to look at, and appeals.
 */
export function createAutomaticReviewer({ database, clock, protection }: ReviewOptions): OperatorTask {
  async function findReason(runner: QueryRunner, row: IdentificationRow): Promise<string> {
    const { mismatch = '' } = openForm(protection, row).facts ?? {};
    if (mismatch || openIdentity(protection, row).name.includes('测试驳回'))
      return `填写内容与证件不一致${mismatch && `：${mismatch}`}`;
    return (await findConflict(runner, row)) ?? '';
  }

  async function decide(runner: QueryRunner, row: IdentificationRow): Promise<void> {
    const at = clock();
    const reason = await findReason(runner, row);
    const action = reason ? 'reject' : 'approve';
    const subject = { subjectKind: name, subjectNo: row.identificationNo };
    await noteAudit(runner, { actorId: null, action: `${name}.${action}`, ...subject, at });
    const review = needsTwo(row) ? { firstReviewedAt: at } : {};
    await identifications.transition(runner, row, { action, actor: AUTOMATIC, at, ...(reason && { reason }) }, review);
  }

  return {
    name: 'identifications',
    async run() {
      for (let count = 0; count < BATCH; count += 1) {
        const now = clock();
        const hasMore = await database.transaction(async (runner) => {
          const [row] = await runner
            .select()
            .from(identification)
            .where(
              and(
                eq(identification.state, 5),
                eq(identification.isAppeal, false),
                eq(identification.warning, ''),
                lte(identification.stateSince, new Date(now.getTime() - DELAY_MS)),
                or(isNull(identification.assignedUntil), lte(identification.assignedUntil, now)),
              ),
            )
            .orderBy(asc(identification.stateSince), asc(identification.id))
            .limit(1)
            .for('update', { skipLocked: true });
          if (row) await decide(runner, row);
          return row !== undefined;
        });
        if (!hasMore) return;
      }
    },
  };
}
