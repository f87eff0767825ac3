import type { cancelOrder, listOrders, OrderDetail, remarkOrder } from '@portal/api-contract/account';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import type { CallContext } from '../../platform/http/call-context';
import { HttpError } from '../../platform/http/http-error';
import type { ParsedInput } from '../../platform/http/implement';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import type { Ledger } from '../../platform/money/ledger/ledger';
import { rejectTransition, toActor } from '../../platform/records/record-transition';
import type { Subject } from '../../platform/security/session-verifier';
import { describeOrder, describeOrders, isOpen } from './order-detail';
import type { Orders } from './order-record';
import { findOrderPage, isOwnOrder } from './orders.repository';
import type { OrderRow } from './purchase.tables';

export interface OrdersOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly idempotency: IdempotencyService;
  readonly ledger: Ledger;
}

/** A change of an order as its owner has seen it. */
interface Change {
  readonly owner: Subject;
  readonly name: string;
  readonly input: { readonly orderNo: string; readonly version: number };
  readonly context: CallContext;
}

/** What owners do with their orders. */
export function createOrdersService(orders: Orders, options: OrdersOptions) {
  const { database, clock, idempotency, ledger } = options;

  const open = (owner: Subject, orderNo: string): Promise<OrderDetail> =>
    database.transaction(async (runner) =>
      describeOrder(runner, ledger, await orders.find(runner, isOwnOrder(owner, orderNo))),
    );

  /** Changes an order once, under its lock, and returns it as it is then. Rejects with 409 one that has changed since. */
  async function change(
    { owner, name, input, context }: Change,
    work: (runner: QueryRunner, row: OrderRow, at: Date) => Promise<OrderRow>,
  ): Promise<OrderDetail> {
    // Only the number is kept for repeats: what is said about the order would be kept a second time otherwise.
    const { orderNo } = await idempotency.runOnce({ scope: `order.${name}`, owner, input, context }, async (runner) => {
      const row = await orders.lock(runner, isOwnOrder(owner, input.orderNo));
      if (row.version !== input.version) throw new HttpError(409, '订单刚刚有变化，请刷新后重试');
      await work(runner, row, clock());
      return { orderNo: row.orderNo };
    });
    return open(owner, orderNo);
  }

  return {
    open,

    async list(owner: Subject, input: ParsedInput<typeof listOrders>) {
      const { rows, total } = await findOrderPage(database.orm, owner, input);
      const list = await describeOrders(database.orm, ledger, rows);
      return { list, total, pageNo: input.pageNo, pageSize: input.pageSize };
    },

    /** Cancels an order that waits for its payment. */
    cancel(owner: Subject, input: ParsedInput<typeof cancelOrder>, context: CallContext) {
      return change({ owner, name: 'cancel', input, context }, (runner, row, at) =>
        orders.transition(runner, row, { action: 'cancel', actor: toActor(owner), at, reason: input.reason }),
      );
    },

    /** Changes the remark of an order that is not over. */
    remark(owner: Subject, input: ParsedInput<typeof remarkOrder>, context: CallContext) {
      return change({ owner, name: 'remark', input, context }, (runner, row) => {
        if (!isOpen(row)) throw rejectTransition(orders.lifecycle, row.state);
        return orders.change(runner, row, { remark: input.remark });
      });
    },
  };
}
