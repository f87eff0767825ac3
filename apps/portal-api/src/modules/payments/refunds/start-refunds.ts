import type { Platform } from '../../../platform/platform';
import { createRecordTimers } from '../../../platform/records/record-timers';
import type { InstanceRefunds } from '../../instances/instance-refunds';
import type { RefundableOrders } from '../../purchase/refundable-orders';
import type { Refunds } from '../refund-record';
import { createInvoiceReversals, createRefundRounds } from './continue-refunds';
import { followOrder } from './follow-order';
import { createRefundDecisions } from './refund-decisions';
import { createRefundOffers } from './refund-offer';
import { createRefundTasks } from './refund-operator';
import { createRefundQueueRoutes } from './refund-queue.routes';
import { createRefundRoutes } from './refunds.routes';

export interface RefundsOptions extends Pick<
  Platform,
  'database' | 'clock' | 'idempotency' | 'protection' | 'files' | 'ledger'
> {
  readonly refunds: Refunds;
  readonly refundableOrders: RefundableOrders;
  readonly instanceRefunds: InstanceRefunds;
}

/** Puts together what is done with refunds that customers apply for. */
export function startRefunds(options: RefundsOptions) {
  const { refunds, refundableOrders } = options;
  const offers = createRefundOffers(options);
  const decisions = createRefundDecisions(options);
  return {
    decisions,
    routes: [...createRefundRoutes({ ...options, offers }), ...createRefundQueueRoutes({ ...options, decisions })],
    jobs: [createRefundRounds({ ...options, decisions })],
    eventHandlers: [createInvoiceReversals({ ...options, decisions })],
    operatorTasks: createRefundTasks({ ...options, decisions }),
    due: createRecordTimers(refunds, {
      ...options,
      async advance(runner, row, request) {
        await refunds.transition(runner, row, request);
        await followOrder(runner, refundableOrders, row.orderNo);
      },
    }),
  };
}
