import { and, eq } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import { nameRecord } from '../../platform/messages/name-record';
import { postMessage } from '../../platform/messages/post-message';
import type { EventHandler } from '../../platform/records/domain-events';
import { SYSTEM } from '../../platform/records/record-transition';
import { awaitsContract, type Orders } from './order-record';
import { toOrderLink } from './order-links';
import { type OrderRow, PROCESSING, purchaseOrder } from './purchase.tables';

export interface ContractFirstOptions {
  readonly orders: Orders;
  readonly database: Database;
  readonly clock: Clock;
}

/** Has orders whose contract comes first wait for it, says so to those who have paid, and goes on once it is in force. */
export function createContractFirst({ orders, database, clock }: ContractFirstOptions): EventHandler[] {
  async function lockOwn(runner: QueryRunner, ownerId: string, orderNo: string): Promise<OrderRow | undefined> {
    const isOwn = and(eq(purchaseOrder.orderNo, orderNo), eq(purchaseOrder.ownerId, ownerId));
    const [row] = await runner.select().from(purchaseOrder).where(isOwn).for('update');
    return row;
  }

  return [
    {
      event: 'contract.activated',
      name: 'orders.go-on-with-contract',
      handle: ({ ownerId, orderNos = [] }, run) =>
        database.transaction(async (runner) => {
          const at = clock();
          // Whoever locks several does so in this order.
          for (const orderNo of [...orderNos].sort()) {
            const row = await lockOwn(runner, ownerId, orderNo);
            if (row === undefined || row.contractedAt !== null) continue;
            if (row.contractFirst) await orders.note(runner, row, { action: 'contract', actor: SYSTEM, at });
            await orders.change(runner, row, { contractedAt: at });
          }
          await run.complete(runner);
        }),
    },
    {
      event: 'order.paid',
      name: 'orders.ask-for-contract',
      handle: ({ ownerId, recordNo }, run) =>
        database.transaction(async (runner) => {
          const row = await lockOwn(runner, ownerId, recordNo);
          if (row?.state === PROCESSING && awaitsContract(row))
            await postMessage(runner, {
              ...{ ownerId, at: clock(), type: 'order', recordNo, link: toOrderLink(recordNo) },
              title: nameRecord('订单已付清，合同生效后为您开通', row.line.productName),
              body: `订单编号：${recordNo}，请在订单页面申请并签署合同`,
            });
          await run.complete(runner);
        }),
    },
  ];
}
