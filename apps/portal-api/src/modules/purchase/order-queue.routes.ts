import {
  approveOrder,
  deliverOrder,
  orderQueue,
  orderReviewQueue,
  type QueuedOrder,
  type QueuedOrderDetail,
  rejectOrder,
  retryOrder,
} from '@portal/api-contract/account';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/database';
import type { Implementation } from '../../platform/http/implement';
import type { Ledger } from '../../platform/money/ledger/ledger';
import { toNonNegativeMoney } from '../../platform/money/money';
import { createOperatorCalls } from '../../platform/operations/operator-calls';
import type { OperatorQueue } from '../../platform/operations/operator-queue';
import { createClaimedQueue } from '../../platform/records/claimed-queue';
import { createQueueServer, serveQueue } from '../../platform/records/serve-queue';
import { findPayUntil } from './order-creation';
import { describeOrder, toListed } from './order-detail';
import { chargeOrder, type Orders } from './order-record';
import { defineOrderQueue } from './queued-orders';
import { ordersInReview, waitingOrders } from './waiting-orders';

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
  const makeQueue = (waiting: OperatorQueue) =>
    createClaimedQueue(
      {
        ...defineOrderQueue(orders),
        waiting,
        toItem: ({ row, ...codes }, held): QueuedOrder => ({ ...toListed(row, held), ...codes }),
        describe: async (runner, { row, ...codes }): Promise<QueuedOrderDetail> => ({
          ...(await describeOrder(runner, ledger, row)),
          ...codes,
        }),
      },
      { database, clock },
    );
  const reviews = makeQueue(ordersInReview);
  const deliveries = makeQueue(waitingOrders);

  const agents = createOperatorCalls(database.orm, 'agent');
  const reviewers = createOperatorCalls(database.orm, 'reviewer');
  const review = createQueueServer(reviews, reviewers);
  const delivery = createQueueServer(deliveries, agents);
  return [
    ...serveQueue(orderReviewQueue, reviews, reviewers),
    review.serveAction(approveOrder, async (runner, row, { operator, at }, { price }) => {
      const agreed = { payable: toNonNegativeMoney(price), payUntil: findPayUntil(at) };
      const approved = await orders.transition(runner, row, { action: 'approve', actor: operator, at }, agreed);
      await chargeOrder(ledger, runner, approved);
      return approved;
    }),
    review.serveAction(rejectOrder, 'reject'),
    ...serveQueue(orderQueue, deliveries, agents),
    delivery.serveAction(deliverOrder, 'deliver'),
    delivery.serveAction(retryOrder, 'retry'),
  ];
}
