import { CONTRACT_LIMITS } from '@portal/api-contract/account';
import type { QueryRunner } from '../../platform/database/database';
import { HttpError } from '../../platform/http/http-error';
import { postMessage } from '../../platform/messages/post-message';
import type { Handling } from '../../platform/records/record-assignment';
import { type Actor, rejectTransition } from '../../platform/records/record-transition';
import { contracts, toContractLink } from './contract-record';
import { type ContractRow, RESCINDING, REVIEWING, SEALING, SIGNING } from './contracts.tables';

const INTERVAL_MS = CONTRACT_LIMITS.urgeHours * 3_600_000;

type Standing = Pick<ContractRow, 'state' | 'approvedAt' | 'rescissionBy' | 'urgedAt' | 'paperFileId'>;

/** Whether a contract waits for the platform. */
export function awaitsPlatform({ state, approvedAt, rescissionBy, paperFileId }: Standing): boolean {
  if (state === REVIEWING) return approvedAt === null;
  if (state === SIGNING) return paperFileId !== null;
  return state === SEALING || (state === RESCINDING && rescissionBy === 'user');
}

/** Whether a contract waits for its customer. */
function awaitsOwner({ state, rescissionBy, paperFileId }: Standing): boolean {
  return (state === SIGNING && paperFileId === null) || (state === RESCINDING && rescissionBy === 'legal');
}

/** Whether the owner of a contract may urge the platform at this moment. */
export function mayUrge(row: Standing, now: Date): boolean {
  return awaitsPlatform(row) && findNextUrge(row, now) === undefined;
}

function findNextUrge({ urgedAt }: Standing, now: Date): Date | undefined {
  const next = urgedAt && new Date(urgedAt.getTime() + INTERVAL_MS);
  return next && next > now ? next : undefined;
}

/** Notes that the owner of a locked contract urges the platform on, which its queue shows. */
export async function urgePlatform(
  runner: QueryRunner,
  row: ContractRow,
  actor: Actor,
  at: Date,
): Promise<ContractRow> {
  if (!awaitsPlatform(row)) throw rejectTransition(contracts.lifecycle, row.state);
  assertMayUrge(row, at);
  await contracts.note(runner, row, { action: 'urge', actor, at });
  return contracts.change(runner, row, { urgedAt: at });
}

/** Tells the owner of a locked contract once more that it waits for them. */
export async function remindOwner(
  runner: QueryRunner,
  row: ContractRow,
  { operator, at }: Handling,
): Promise<ContractRow> {
  if (!awaitsOwner(row)) throw rejectTransition(contracts.lifecycle, row.state);
  assertMayUrge(row, at);
  const { ownerId, contractNo, title, state } = row;
  await contracts.note(runner, row, { action: 'remind', actor: operator, at });
  await postMessage(runner, {
    ...{ ownerId, at, type: 'system', link: toContractLink(contractNo), recordNo: contractNo },
    title: `${state === SIGNING ? '合同等待您签署' : '解除协议等待您答复'}：${title}`,
    body: `合同编号：${contractNo}`,
  });
  return contracts.change(runner, row, { urgedAt: at });
}

function assertMayUrge(row: ContractRow, at: Date): void {
  const next = findNextUrge(row, at);
  if (next === undefined) return;
  const retryAfter = Math.ceil((next.getTime() - at.getTime()) / 1000);
  throw new HttpError(429, `${CONTRACT_LIMITS.urgeHours}小时内只能催办一次，请稍后再试`, { retryAfter });
}
