import { sql } from 'drizzle-orm';
import type { TodoQuery } from '../../platform/modules/todo-query';

/** Activities that begin soon. */
export const upcomingActivities: TodoQuery = (ownerId, { now, soon }) => sql`
  select 'upcomingActivity' as kind, count(*)::int as total from enrolment
  join activity on activity.id = enrolment.activity_id
  where owner_id = ${ownerId} and state = 'enrolled' and starts_at > ${now} and starts_at <= ${soon}`;
