import { sql } from 'drizzle-orm';
import type { TodoQuery } from '../../platform/modules/todo-query';

/** Trials that are about to end. */
export const endingTrials: TodoQuery = (ownerId, { now, soon }) => sql`
  select 'endingTrial' as kind, count(*)::int as total from trial
  where owner_id = ${ownerId} and state in (30, 31) and ends_at > ${now} and ends_at <= ${soon}`;
