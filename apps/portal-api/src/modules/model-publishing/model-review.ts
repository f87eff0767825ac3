import type { TextPosition } from '@portal/api-contract/account';
import type { QueryRunner } from '../../platform/database/database';
import { HttpError } from '../../platform/http/http-error';
import type { Handling } from '../../platform/records/record-assignment';
import type { Actor } from '../../platform/records/record-transition';
import { isRevisionWaiting, publishedModels } from './published-model-record';
import type { PublishedModelRow } from './published-models.tables';

/** What a reviewer finds wrong. */
export interface Rejection {
  readonly reason: string;
  readonly positions: readonly TextPosition[];
}

/** Takes the review of a locked model on, also from somebody else. Rejects with 409 where nothing waits, or it is the caller's. */
export async function claimReview(
  runner: QueryRunner,
  row: PublishedModelRow,
  { operator, at }: Handling,
): Promise<PublishedModelRow> {
  assertMayDecide(row, operator.id);
  if (row.assigneeId === operator.id) throw new HttpError(409, '您已受理该模型');
  await publishedModels.note(runner, row, { action: 'claim', actor: operator, at });
  return publishedModels.change(runner, row, { assigneeId: operator.id });
}

/** Passes what waits of a locked model, or rejects it. Whoever else works on it has to be relieved first. */
export async function decide(
  runner: QueryRunner,
  row: PublishedModelRow,
  { operator, at }: { readonly operator: Actor; readonly at: Date },
  rejection?: Rejection,
): Promise<PublishedModelRow> {
  assertMayDecide(row, operator.id);
  if (row.assigneeId !== null && row.assigneeId !== operator.id)
    throw new HttpError(409, '该模型由其他审核员处理，接手后再作决定');
  const isRevision = isRevisionWaiting(row);
  if (rejection === undefined)
    return publishedModels.transition(runner, row, {
      ...{ action: isRevision ? 'passRevision' : 'pass', actor: operator, at },
    });
  const { reason, positions } = rejection;
  const request = { action: isRevision ? 'rejectRevision' : 'reject', actor: operator, at, reason } as const;
  return publishedModels.transition(runner, row, request, { positions });
}

/** Rejects with 409 where nothing waits, authors, and whoever made the decision that is appealed against. */
function assertMayDecide({ submittedAt, ownerId, isAppeal, decidedBy }: PublishedModelRow, id: string | null): void {
  if (submittedAt === null) throw new HttpError(409, '该模型没有等待审核的内容');
  if (ownerId === id) throw new HttpError(409, '不能审核自己发布的模型');
  if (isAppeal && decidedBy !== null && decidedBy === id) throw new HttpError(409, '申诉须由另一位审核员处理');
}
