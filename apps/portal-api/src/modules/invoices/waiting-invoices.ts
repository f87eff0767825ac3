import { isNotNull } from 'drizzle-orm';
import type { OperatorQueue } from '../../platform/operations/operator-queue';
import { invoice } from './invoices.tables';

/** Invoices that wait for finance. */
export const waitingInvoices: OperatorQueue = {
  name: 'invoices',
  table: invoice,
  isWaiting: isNotNull(invoice.waitsSince),
};
