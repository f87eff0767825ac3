import { and, eq, gt, isNull, lte, or, type SQL } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import { HttpError } from '../../platform/http/http-error';
import type { Operator } from '../../platform/operations/operator-calls';
import { identifications } from './identifications.repository';
import { identification, type IdentificationRow } from './realname.tables';

/** How long a claim keeps others away. */
const CLAIM_MS = 30 * 60_000;

/** Who does something about a verification, and when. */
export interface Reviewing {
  readonly operator: Operator;
  readonly at: Date;
}

/** Takes a locked verification on, or keeps it for longer. Rejects with 409 what is decided, or somebody else's. */
export function claimReview(
  runner: QueryRunner,
  row: IdentificationRow,
  { operator, at }: Reviewing,
): Promise<IdentificationRow> {
  if (row.state !== 5) throw new HttpError(409, '该认证无需审核');
  if (row.assigneeId !== operator.id && isClaimed(row, at)) throw new HttpError(409, '该认证正由其他审核员处理');
  const assignedUntil = new Date(at.getTime() + CLAIM_MS);
  return identifications.change(runner, row, { assigneeId: operator.id, assignedUntil });
}

/** Gives a locked verification back before its time. Rejects with 409 everybody but whoever reviews it. */
export function releaseReview(
  runner: QueryRunner,
  row: IdentificationRow,
  reviewing: Reviewing,
): Promise<IdentificationRow> {
  assertReviewing(row, reviewing);
  return identifications.change(runner, row, { assigneeId: null, assignedUntil: null });
}

/** Rejects with 409 whoever does not review a verification at the moment. */
export function assertReviewing(row: IdentificationRow, { operator, at }: Reviewing): void {
  if (row.state !== 5 || row.assigneeId !== operator.id || !isClaimed(row, at))
    throw new HttpError(409, '请先领取该认证');
}

/** Condition that somebody, or nobody (`null`), reviews a verification at a moment. */
export function isReviewedBy(assigneeId: string | null, now: Date): SQL | undefined {
  const { assigneeId: assignee, assignedUntil } = identification;
  if (assigneeId === null) return or(isNull(assignedUntil), lte(assignedUntil, now));
  return and(eq(assignee, assigneeId), gt(assignedUntil, now));
}

function isClaimed({ assignedUntil }: IdentificationRow, at: Date): boolean {
  return assignedUntil !== null && assignedUntil > at;
}
