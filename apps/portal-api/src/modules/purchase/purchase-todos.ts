import { sql } from 'drizzle-orm';
import type { TodoQuery } from '../../platform/modules/todo-query';

/** Orders that wait for their payment. */
export const unpaidOrders: TodoQuery = (ownerId) => sql`
  select 'unpaidOrder' as kind, count(*)::int as total from purchase_order
  where owner_id = ${ownerId} and state = 'unpaid'`;

/** Orders whose payment finance confirms. */
export const confirmingOrders: TodoQuery = (ownerId) => sql`
  select 'confirmingOrder' as kind, count(*)::int as total from purchase_order
  where owner_id = ${ownerId} and state = 'confirming'`;
