import type { QueryRunner } from '../../platform/database/database';
import { HttpError } from '../../platform/http/http-error';
import type { Handling } from '../../platform/records/record-assignment';
import type { Actor } from '../../platform/records/record-transition';
import { contracts, isIntent } from './contract-record';
import { awaitsPlatform } from './contract-urging';
import { type ContractRow, REVIEWING, SEALING } from './contracts.tables';

const NOTHING_WAITS = '该合同没有等待审核的内容';

/** Takes what waits at a locked contract on, also from somebody else. Rejects with 409 where nothing waits, or it is the caller's. */
export async function claimReview(
  runner: QueryRunner,
  row: ContractRow,
  { operator, at }: Handling,
): Promise<ContractRow> {
  assertWaits(row, operator.id);
  if (row.assigneeId === operator.id) throw new HttpError(409, '您已受理该合同');
  await contracts.note(runner, row, { action: row.assigneeId ? 'transfer' : 'claim', actor: operator, at });
  return contracts.change(runner, row, { assigneeId: operator.id });
}

/** Approves a locked contract, or rejects it with a reason. Whoever else works on it has to be relieved first. */
export async function decide(
  runner: QueryRunner,
  row: ContractRow,
  { operator, at }: { readonly operator: Actor; readonly at: Date },
  rejection?: string,
): Promise<ContractRow> {
  assertMayDecide(row, operator.id, REVIEWING);
  if (rejection !== undefined)
    return contracts.transition(runner, row, { action: 'reject', actor: operator, at, reason: rejection });
  const action = isIntent(row) ? 'approveIntent' : 'approve';
  return contracts.transition(runner, row, { action, actor: operator, at });
}

/** Rejects with 409 a contract at which nothing waits in a state for an operator, and what somebody else works on. */
export function assertMayDecide(row: ContractRow, id: string | null, state: ContractRow['state']): void {
  if (row.state !== state) throw new HttpError(409, NOTHING_WAITS);
  assertWaits(row, id);
  if (row.assigneeId !== null && row.assigneeId !== id)
    throw new HttpError(409, '该合同由其他法务处理，接手后再作决定');
}

function assertWaits(row: ContractRow, id: string | null): void {
  if (row.state === SEALING || !awaitsPlatform(row)) throw new HttpError(409, NOTHING_WAITS);
  if (row.ownerId === id) throw new HttpError(409, '不能审核自己的合同');
}
