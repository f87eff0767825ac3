import { and, arrayContains, asc, eq, inArray } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import { nameRecord } from '../../platform/messages/name-record';
import { postMessage } from '../../platform/messages/post-message';
import type { EventHandler } from '../../platform/records/domain-events';
import { SYSTEM } from '../../platform/records/record-transition';
import { findEndedOrder } from '../purchase/contracted-orders';
import { contracts, findOrderChange, toContractLink } from './contract-record';
import { contract, type ContractRow, IN_FORCE, REVIEWING, SEALING, SIGNING } from './contracts.tables';

/** Names of the handlers by what may have ended an order, or changed what it costs. */
const HANDLERS = {
  'order.rejected': 'contracts.lapse-rejected',
  'order.cancelled': 'contracts.lapse-cancelled',
  'order.expired': 'contracts.lapse-expired',
  'order.failed': 'contracts.lapse-failed',
  'order.reduced': 'contracts.lapse-reduced',
} as const;

/**
 * Ends contracts that are not in force yet with the first of their orders that ends, or of which a part is given back. One
 * in force stays: its owner hears of an order that has ended that it can be ended by an agreement.
 */
export function createEndedOrders({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}): EventHandler[] {
  return Object.entries(HANDLERS).map(([event, name]) => ({
    event,
    name,
    handle: ({ ownerId, recordNo }, { complete }) =>
      database.transaction(async (runner) => {
        for (const row of await lockContracts(runner, ownerId, recordNo)) await settle(runner, row, recordNo, clock());
        await complete(runner);
      }),
  }));
}

/** Contracts about an order that were submitted and are not over, locked. */
function lockContracts(runner: QueryRunner, ownerId: string, orderNo: string): Promise<ContractRow[]> {
  const isAbout = and(eq(contract.ownerId, ownerId), arrayContains(contract.orderNos, [orderNo]));
  return runner
    .select()
    .from(contract)
    .where(and(isAbout, inArray(contract.state, [REVIEWING, SIGNING, SEALING, IN_FORCE])))
    .orderBy(asc(contract.id))
    .for('update');
}

async function settle(runner: QueryRunner, row: ContractRow, orderNo: string, at: Date): Promise<void> {
  // What has failed may go on by now.
  if (row.state !== IN_FORCE) {
    const change = await findOrderChange(runner, row);
    if (change) await contracts.transition(runner, row, { action: 'lapse', actor: SYSTEM, at, reason: change });
    return;
  }
  const reason = await findEndedOrder(runner, row.ownerId, [orderNo]);
  if (reason === '') return;
  const { ownerId, contractNo, title } = row;
  await postMessage(runner, {
    ...{ ownerId, at, type: 'system', link: toContractLink(contractNo), recordNo: contractNo },
    title: nameRecord('合同所涉订单已结束', title),
    body: `合同编号：${contractNo}，${reason}。合同仍然有效，不再需要时可以在合同页面申请解约`,
  });
}
