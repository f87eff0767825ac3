import { and, eq, isNull, sql } from 'drizzle-orm';
import type { TodoQuery } from '../../platform/modules/todo-query';
import type { OperatorQueue } from '../../platform/operations/operator-queue';
import { contract, REVIEWING } from './contracts.tables';

/** Condition of contracts that nobody has decided on. */
export const isUndecided = and(eq(contract.state, REVIEWING), isNull(contract.approvedAt));

/** Contracts that wait for the legal department. */
export const waitingContracts: OperatorQueue = { name: 'contracts', table: contract, isWaiting: isUndecided };

/** Contracts that their owner has to sign. */
export const unsignedContracts: TodoQuery = (ownerId) => sql`
  select 'unsignedContract' as kind, count(*)::int as total from contract
  where owner_id = ${ownerId} and state = 30`;
