import { isNotNull, sql } from 'drizzle-orm';
import type { TodoQuery } from '../../platform/modules/todo-query';
import type { OperatorQueue } from '../../platform/operations/operator-queue';
import { invoice, REJECTED } from './invoices.tables';

/** Invoices that wait for finance. */
export const waitingInvoices: OperatorQueue = {
  name: 'invoices',
  table: invoice,
  isWaiting: isNotNull(invoice.waitsSince),
};

/** Applications of an owner that came to nothing, until they are removed. */
export const rejectedInvoices: TodoQuery = (ownerId) => sql`
  select 'rejectedInvoice' as kind, count(*)::int as total from invoice
  where owner_id = ${ownerId} and state = ${REJECTED} and deleted_at is null`;
