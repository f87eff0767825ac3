import { sql } from 'drizzle-orm';
import type { TodoQuery } from '../../platform/modules/todo-query';

/** Models whose time is about to end. */
export const endingModels: TodoQuery = (ownerId, { now, soon }) => sql`
  select 'endingModel' as kind, count(*)::int as total from model_subscription
  where owner_id = ${ownerId} and state = 10 and ends_at > ${now} and ends_at <= ${soon}`;
