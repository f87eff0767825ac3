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
import { eq } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/database';
import type { Implementation } from '../../platform/http/implement';
import type { Ledger } from '../../platform/money/ledger/ledger';
import { toNonNegativeMoney } from '../../platform/money/money';
import { createOperatorCalls } from '../../platform/operations/operator-calls';
import { createRecordQueue } from '../../platform/records/record-queue';
import { findPayUntil } from './order-creation';
import { describeOrder, toListed } from './order-detail';
import { chargeOrder, type Orders } from './order-record';
import { purchaseOrder } from './purchase.tables';
import { type QueuedRow, queuedOrders, readUserCode } from './queued-orders';

export interface OrderQueueOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly ledger: Ledger;
}

/**
 * Calls of the reviewers who set the price of what has none, and of the agents who deliver what was paid for; to
 * everybody else they do not exist.
 */
export function createOrderQueueRoutes(
  orders: Orders,
  { database, clock, ledger }: OrderQueueOptions,
): Implementation[] {
  const queue = createRecordQueue(
    {
      kind: orders,
      ...queuedOrders,
      toItem: ({ row, userCode }: QueuedRow): QueuedOrder => ({ ...toListed(row), userCode }),
      describe: async (runner, row): Promise<QueuedOrderDetail> => ({
        ...(await describeOrder(runner, ledger, row)),
        userCode: await readUserCode(runner, row.orderNo),
      }),
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
