import { and, eq, isNull } from 'drizzle-orm';
import type { OperatorQueue } from '../../platform/operations/operator-queue';
import { invoiceTitle } from './invoice-titles.tables';

const TO_AUDIT = 1;

/** Titles that wait for their audit. */
export const waitingTitles: OperatorQueue = {
  name: 'invoice-titles',
  table: invoiceTitle,
  isWaiting: and(eq(invoiceTitle.state, TO_AUDIT), isNull(invoiceTitle.deletedAt)),
};
