import { CHANGE_TYPES, type OrderType } from '@portal/api-contract/account';
import { and, eq, inArray, isNull, ne, notInArray, sql } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import { contractClaim, type OrderRow, purchaseOrder, UNPAID } from './purchase.tables';

const CHANGES: readonly OrderType[] = CHANGE_TYPES;

/**
 * Condition of orders that wait for their payment and are in a contract that is not in force yet: their time to pay begins
 * once it is. What renews or changes a product in use waits for none, as the time that it is reckoned by runs on.
 */
export const isHeld = and(
  eq(purchaseOrder.state, UNPAID),
  isNull(purchaseOrder.contractedAt),
  notInArray(purchaseOrder.type, [...CHANGES]),
  sql`exists (select from ${contractClaim} where ${contractClaim.orderNo} = ${purchaseOrder.orderNo})`,
);

/** The same of an order as it was read, but for the contract that it is in. */
function mayBeHeld({ state, contractedAt, type }: OrderRow): boolean {
  return state === UNPAID && contractedAt === null && !CHANGES.includes(type);
}

/** Numbers of those of some orders, as they were read, whose time to pay begins with a contract. */
export async function findHeldOrders(runner: QueryRunner, rows: readonly OrderRow[]): Promise<ReadonlySet<string>> {
  const orderNos = rows.filter(mayBeHeld).map(({ orderNo }) => orderNo);
  if (orderNos.length === 0) return new Set();
  const { orderNo } = contractClaim;
  const claims = await runner.select({ orderNo }).from(contractClaim).where(inArray(orderNo, orderNos));
  return new Set(claims.map((claim) => claim.orderNo));
}

/** Holds orders for a contract, so that no other has them. A unique key says where one does. */
export async function claimOrders(runner: QueryRunner, contractId: string, orderNos: readonly string[]): Promise<void> {
  if (orderNos.length > 0)
    await runner.insert(contractClaim).values(orderNos.map((orderNo) => ({ orderNo, contractId })));
}

/** Lets the orders of a contract go that is over. */
export async function releaseOrders(runner: QueryRunner, contractId: string): Promise<void> {
  await runner.delete(contractClaim).where(eq(contractClaim.contractId, contractId));
}

/** Whether another contract has one of some orders. */
export async function areClaimed(
  runner: QueryRunner,
  contractId: string,
  orderNos: readonly string[],
): Promise<boolean> {
  if (orderNos.length === 0) return false;
  const isOthers = and(inArray(contractClaim.orderNo, [...orderNos]), ne(contractClaim.contractId, contractId));
  return (await runner.$count(contractClaim, isOthers)) > 0;
}
