import { eq } from 'drizzle-orm';
import type { OperatorQueue } from '../../../platform/operations/operator-queue';
import { billDifference, OPEN } from './reconciliation.tables';

/** Differences that finance has to look at. */
export const waitingDifferences: OperatorQueue = {
  name: 'billDifferences',
  table: billDifference,
  isWaiting: eq(billDifference.state, OPEN),
};
