import { sql } from 'drizzle-orm';
import type { TodoQuery } from '../../../platform/modules/todo-query';
import { ASKED, NOT_PAID_OUT } from '../refunds.tables';

/** Refunds of which finance wants to know more. */
export const supplementRefunds: TodoQuery = (ownerId) => sql`
  select 'supplementRefund' as kind, count(*)::int as total from refund
  where owner_id = ${ownerId} and state = ${ASKED}`;

/** Refunds whose money could not be sent, and that have no other account yet. */
export const failedRefunds: TodoQuery = (ownerId) => sql`
  select 'failedRefund' as kind, count(*)::int as total from refund
  where owner_id = ${ownerId} and state = ${NOT_PAID_OUT} and not is_account_corrected`;
