import {
  deliverOrder,
  getQueuedOrder,
  listQueuedOrders,
  type QueuedOrder,
  type QueuedOrderDetail,
  retryOrder,
} from '@portal/api-contract/account';
import { asc, eq, sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import type { Implementation } from '../../platform/http/implement';
import type { Ledger } from '../../platform/money/ledger/ledger';
import { createOperatorCalls } from '../../platform/operations/operator-calls';
import { createRecordQueue } from '../../platform/records/record-queue';
import { userCodeOf } from '../users/users.read-model';
import { describeOrder, toBrief } from './order-detail';
import type { Orders } from './order-record';
import { type OrderRow, purchaseOrder } from './purchase.tables';

export interface OrderQueueOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly ledger: Ledger;
}

/** An order, and whose it is. */
interface QueuedRow {
  readonly row: OrderRow;
  readonly userCode: string;
}

const QUEUED_COLUMNS = { row: purchaseOrder, userCode: userCodeOf(sql`"purchase_order"."owner_id"`) };

/** Calls of the agents who deliver what was paid for; to everybody else they do not exist. */
export function createOrderQueueRoutes(
  orders: Orders,
  { database, clock, ledger }: OrderQueueOptions,
): Implementation[] {
  const isOrder = (orderNo: string) => eq(purchaseOrder.orderNo, orderNo);

  async function describe(runner: QueryRunner, row: OrderRow): Promise<QueuedOrderDetail> {
    const [queued] = await runner.select(QUEUED_COLUMNS).from(purchaseOrder).where(isOrder(row.orderNo));
    return { ...(await describeOrder(runner, ledger, row)), userCode: queued?.userCode ?? '' };
  }

  const queue = createRecordQueue(
    {
      kind: orders,
      columns: { createdAt: purchaseOrder.createdAt },
      isRecord: isOrder,
      numberOf: ({ orderNo }) => orderNo,
      orderOf: () => [asc(purchaseOrder.stateSince), asc(purchaseOrder.id)],
      readRows: (runner, { found, isOnPage, order, total }) =>
        runner
          .with(found)
          .select({ ...QUEUED_COLUMNS, total })
          .from(purchaseOrder)
          .where(isOnPage)
          .orderBy(...order),
      toItem: ({ row, userCode }: QueuedRow): QueuedOrder => ({ ...toBrief(row), userCode }),
      describe,
    },
    { database, clock },
  );

  const { implement } = createOperatorCalls(database.orm, 'agent');
  return [
    implement(listQueuedOrders, (_agent, { status, ...input }) =>
      queue.list(eq(purchaseOrder.state, status), input, input),
    ),
    implement(getQueuedOrder, (agent, { orderNo }) => queue.open(agent, orderNo)),
    implement(deliverOrder, (agent, { orderNo, version }) => queue.act(agent, { number: orderNo, version }, 'deliver')),
    implement(retryOrder, (agent, { orderNo, version }) => queue.act(agent, { number: orderNo, version }, 'retry')),
  ];
}
