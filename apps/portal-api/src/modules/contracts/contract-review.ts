import type { QueryRunner } from '../../platform/database/database';
import { HttpError } from '../../platform/http/http-error';
import { assertNobodyElses, claimRecord, type Handling } from '../../platform/records/record-assignment';
import type { Actor, Deed, Reasoned } from '../../platform/records/record-transition';
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
  assertWaits(row);
  return claimRecord(contracts, runner, row, { operator, at });
}

/** Approves a locked contract, or rejects it with a reason. Whoever else works on it has to be relieved first. */
export async function decide(
  runner: QueryRunner,
  row: ContractRow,
  { operator, at }: Deed,
  rejection?: string,
): Promise<ContractRow> {
  assertMayDecide(row, operator, REVIEWING);
  if (rejection !== undefined)
    return contracts.transition(runner, row, { action: 'reject', actor: operator, at, reason: rejection });
  const action = isIntent(row) ? 'approveIntent' : 'approve';
  return contracts.transition(runner, row, { action, actor: operator, at });
}

/** Takes a locked contract back that its customer has not signed, with a reason. Rejects with 409 what somebody else works on. */
export async function takeBack(
  runner: QueryRunner,
  row: ContractRow,
  { operator, at }: Deed,
  { reason }: Reasoned,
): Promise<ContractRow> {
  assertNobodyElses(contracts, row, operator);
  return contracts.transition(runner, row, { action: 'withdraw', actor: operator, at, reason });
}

/** Rejects with 409 a contract at which nothing waits in a state for an operator, and what somebody else works on. */
export function assertMayDecide(row: ContractRow, operator: Actor, state: ContractRow['state']): void {
  if (row.state !== state) throw new HttpError(409, NOTHING_WAITS);
  assertWaits(row);
  assertNobodyElses(contracts, row, operator);
}

function assertWaits(row: ContractRow): void {
  if (row.state === SEALING || !awaitsPlatform(row)) throw new HttpError(409, NOTHING_WAITS);
}
