import { sql } from 'drizzle-orm';
import type { TodoQuery } from '../../platform/modules/todo-query';

const TO_SUPPLEMENT = 2;
const TO_CONFIRM = 3;

/** Work orders that wait for their owner to say more. */
export const supplementWorkOrders: TodoQuery = (ownerId) => sql`
  select 'supplementWorkOrder' as kind, count(*)::int as total from work_order
  where owner_id = ${ownerId} and status = ${TO_SUPPLEMENT} and hidden_at is null`;

/** Work orders that wait for their owner to agree. */
export const confirmWorkOrders: TodoQuery = (ownerId) => sql`
  select 'confirmWorkOrder' as kind, count(*)::int as total from work_order
  where owner_id = ${ownerId} and status = ${TO_CONFIRM} and hidden_at is null`;
