import { sql } from 'drizzle-orm';
import type { TodoQuery } from '../../platform/modules/todo-query';

const REFUSED = 3;

/** Titles that were refused. */
export const refusedTitles: TodoQuery = (ownerId) => sql`
  select 'refusedTitle' as kind, count(*)::int as total from invoice_title
  where owner_id = ${ownerId} and state = ${REFUSED} and deleted_at is null`;
