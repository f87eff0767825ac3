import { eq } from 'drizzle-orm';
import type { OperatorQueue } from '../../../platform/operations/operator-queue';
import { HELD, transfer } from './transfers.tables';

/** Transfers that finance has to look at. */
export const waitingTransfers: OperatorQueue = {
  name: 'transfers',
  table: transfer,
  isWaiting: eq(transfer.state, HELD),
};
