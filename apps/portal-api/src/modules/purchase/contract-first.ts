import { and, eq } from 'drizzle-orm';
import { toChinaTime } from '../../platform/china-time';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import { nameRecord } from '../../platform/messages/name-record';
import { postMessage } from '../../platform/messages/post-message';
import type { EventHandler } from '../../platform/records/domain-events';
import { SYSTEM } from '../../platform/records/record-transition';
import { findPayUntilOfContract } from './order-creation';
import { readPrice } from './order-detail';
import { awaitsContract, type Orders } from './order-record';
import { toCashierLink, toOrderLink } from './order-links';
import { type OrderRow, PROCESSING, purchaseOrder, UNPAID } from './purchase.tables';

export interface ContractFirstOptions {
  readonly orders: Orders;
  readonly database: Database;
  readonly clock: Clock;
}

/** Until when an order can be paid once its contract is in force; no sooner than before. */
async function findPayUntilInForce(runner: QueryRunner, row: OrderRow, at: Date): Promise<Date> {
  const { change = null } = await readPrice(runner, row);
  return new Date(Math.max(row.payUntil.getTime(), findPayUntilOfContract(at, change).getTime()));
}

/** Tells the owner of an order whose contract is in force that it is to be paid, and until when. */
function askForPayment(runner: QueryRunner, { ownerId, orderNo, line, payUntil }: OrderRow, at: Date): Promise<void> {
  return postMessage(runner, {
    ...{ ownerId, at, type: 'order', recordNo: orderNo, link: toCashierLink(orderNo) },
    title: nameRecord('合同已生效，请支付订单', line.productName),
    body: `订单编号：${orderNo}，请在 ${toChinaTime(payUntil).slice(0, 16).replace('T', ' ')} 前支付，逾期未支付的订单自动关闭`,
  });
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
            const isUnpaid = row.state === UNPAID;
            if (row.contractFirst || isUnpaid)
              await orders.note(runner, row, { action: 'contract', actor: SYSTEM, at });
            const payUntil = await findPayUntilInForce(runner, row, at);
            await orders.change(runner, row, { contractedAt: at, payUntil });
            if (isUnpaid) await askForPayment(runner, { ...row, payUntil }, at);
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
