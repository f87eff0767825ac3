import { and, eq, inArray, or } from 'drizzle-orm';
import type { OperatorQueue } from '../../platform/operations/operator-queue';
import { BY_HAND, NOT_PAID_OUT, refund, REVIEWING } from './refunds.tables';

/** Refunds that finance decides on, pays out by hand, or has paid out anew to the account that was named since. */
export const waitingRefunds: OperatorQueue = {
  name: 'refunds',
  table: refund,
  isWaiting: or(
    inArray(refund.state, [REVIEWING, BY_HAND]),
    and(eq(refund.state, NOT_PAID_OUT), eq(refund.isAccountCorrected, true)),
  ),
};
