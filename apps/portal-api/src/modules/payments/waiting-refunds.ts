import { inArray } from 'drizzle-orm';
import type { OperatorQueue } from '../../platform/operations/operator-queue';
import { BY_HAND, refund, REVIEWING } from './refunds.tables';

/** Refunds that finance decides on, or pays out by hand. */
export const waitingRefunds: OperatorQueue = {
  name: 'refunds',
  table: refund,
  isWaiting: inArray(refund.state, [REVIEWING, BY_HAND]),
};
