import { eq } from 'drizzle-orm';
import type { OperatorQueue } from '../../platform/operations/operator-queue';
import { BY_HAND, refund } from './refunds.tables';

/** Refunds that finance pays out by hand. */
export const waitingRefunds: OperatorQueue = { name: 'refunds', table: refund, isWaiting: eq(refund.state, BY_HAND) };
