import type { countContracts, listContracts, StateCount } from '@portal/api-contract/account';
import { contractLifecycle, listStates } from '@portal/lifecycles';
import { and, arrayContains, asc, desc, eq, inArray, ne, type SQL } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import type { ParsedInput } from '../../platform/http/implement';
import { countUpTo, toQueueConditions } from '../../platform/records/queue-filter';
import { readRecordPage } from '../../platform/records/record-page';
import type { Subject } from '../../platform/security/session-verifier';
import { contract, type ContractRow } from './contracts.tables';

/** What puts the list of an owner in order, which an index has. */
export const CONTRACT_ORDER: readonly SQL[] = [desc(contract.createdAt), asc(contract.id)];

type Filter = Omit<ParsedInput<typeof listContracts>, 'pageNo' | 'pageSize'>;

/** Condition of an owner's contracts that a filter leaves. */
export function isListedContract(ownerId: string, { type, statuses, keyword, orderNo }: Filter): SQL | undefined {
  return and(
    eq(contract.ownerId, ownerId),
    isOfType(type),
    orderNo === undefined ? undefined : arrayContains(contract.orderNos, [orderNo]),
    statuses.length > 0 ? inArray(contract.state, statuses) : undefined,
    toQueueConditions(contract, contract.createdAt, { keyword }),
  );
}

/** A page of an owner's contracts, and how many there are, up to `CAPPED_TOTAL`. */
export function findContractPage(
  orm: QueryRunner,
  owner: Subject,
  input: ParsedInput<typeof listContracts>,
): Promise<{ rows: ContractRow[]; total: number }> {
  const condition = isListedContract(owner.id, input);
  return readRecordPage(orm, contract, condition, CONTRACT_ORDER, input);
}

/** How many of an owner's contracts stand in each state, each up to `CAPPED_TOTAL`. */
export function countContractsByState(
  orm: QueryRunner,
  owner: Subject,
  { type }: ParsedInput<typeof countContracts>,
): Promise<StateCount[]> {
  return Promise.all(
    listStates(contractLifecycle).map(async (status) => {
      const condition = and(eq(contract.ownerId, owner.id), isOfType(type), eq(contract.state, status));
      return { status, total: await countUpTo(orm, contract, condition) };
    }),
  );
}

function isOfType(type: number | undefined): SQL | undefined {
  if (type === undefined) return undefined;
  return type === 1 ? eq(contract.kind, 'intent') : ne(contract.kind, 'intent');
}
