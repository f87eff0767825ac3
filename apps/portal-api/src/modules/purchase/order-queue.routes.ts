import {
  approveOrder,
  deliverOrder,
  getQueuedOrder,
  getReviewedOrder,
  listQueuedOrders,
  listReviewedOrders,
  type QueuedOrder,
  type QueuedOrderDetail,
  rejectOrder,
  retryOrder,
} from '@portal/api-contract/account';
import { asc, eq, sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import type { Implementation } from '../../platform/http/implement';
import type { Ledger } from '../../platform/money/ledger/ledger';
import { toNonNegativeMoney } from '../../platform/money/money';
import { createOperatorCalls } from '../../platform/operations/operator-calls';
import { createRecordQueue } from '../../platform/records/record-queue';
import { userCodeOf } from '../users/users.read-model';
import { findPayUntil } from './order-creation';
import { describeOrder, toBrief } from './order-detail';
import { chargeOrder, type Orders } from './order-record';
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

/**
 * Calls of the reviewers who set the price of what has none, and of the agents who deliver what was paid for; to
 * everybody else they do not exist.
 */
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

  const agents = createOperatorCalls(database.orm, 'agent');
  const reviewers = createOperatorCalls(database.orm, 'reviewer');
  return [
    reviewers.implement(listReviewedOrders, (_reviewer, { status, ...input }) =>
      queue.list(eq(purchaseOrder.state, status), input, input),
    ),
    reviewers.implement(getReviewedOrder, (reviewer, { orderNo }) => queue.open(reviewer, orderNo)),
    reviewers.implement(approveOrder, (reviewer, { orderNo, version, price }) =>
      queue.change(reviewer, { number: orderNo, version }, 'approve', async (runner, row, at) => {
        const agreed = { payable: toNonNegativeMoney(price), payUntil: findPayUntil(at) };
        const approved = await orders.transition(runner, row, { action: 'approve', actor: reviewer, at }, agreed);
        await chargeOrder(ledger, runner, approved);
        return approved;
      }),
    ),
    reviewers.implement(rejectOrder, (reviewer, { orderNo, version, reason }) =>
      queue.act(reviewer, { number: orderNo, version }, 'reject', reason),
    ),
    agents.implement(listQueuedOrders, (_agent, { status, ...input }) =>
      queue.list(eq(purchaseOrder.state, status), input, input),
    ),
    agents.implement(getQueuedOrder, (agent, { orderNo }) => queue.open(agent, orderNo)),
    agents.implement(deliverOrder, (agent, { orderNo, version }) =>
      queue.act(agent, { number: orderNo, version }, 'deliver'),
    ),
    agents.implement(retryOrder, (agent, { orderNo, version }) =>
      queue.act(agent, { number: orderNo, version }, 'retry'),
    ),
  ];
}
