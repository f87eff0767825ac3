import { sql } from 'drizzle-orm';
import type { TodoQuery } from '../../platform/modules/todo-query';

const REJECTED = 3;

/** Titles that were rejected. */
export const rejectedTitles: TodoQuery = (ownerId) => sql`
  select 'refusedTitle' as kind, count(*)::int as total from invoice_title
  where owner_id = ${ownerId} and state = ${REJECTED} and deleted_at is null`;
