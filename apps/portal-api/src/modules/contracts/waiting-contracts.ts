import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { TodoQuery } from '../../platform/modules/todo-query';
import type { OperatorQueue } from '../../platform/operations/operator-queue';
import { contract, RESCINDING, REVIEWING, SIGNING } from './contracts.tables';

/** Condition of contracts that the legal department has to decide on: to approve them, whether a scan is good, or that they end before their time. */
export const isUndecided = or(
  and(eq(contract.state, REVIEWING), isNull(contract.approvedAt)),
  and(eq(contract.state, RESCINDING), eq(contract.rescissionBy, 'user')),
  and(eq(contract.state, SIGNING), isNotNull(contract.paperFileId)),
);

/** Contracts that wait for the legal department. */
export const waitingContracts: OperatorQueue = { name: 'contracts', table: contract, isWaiting: isUndecided };

/** Contracts that their owner has to sign. */
export const unsignedContracts: TodoQuery = (ownerId) => sql`
  select 'unsignedContract' as kind, count(*)::int as total from contract
  where owner_id = ${ownerId} and state = 30 and paper_file_id is null`;
