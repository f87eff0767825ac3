import { isNotNull, sql } from 'drizzle-orm';
import type { TodoQuery } from '../../platform/modules/todo-query';
import type { OperatorQueue } from '../../platform/operations/operator-queue';
import { communityContent } from './community.tables';

/** Items, and changes of them, that nobody has decided on. */
export const waitingContent: OperatorQueue = {
  name: 'community',
  table: communityContent,
  isWaiting: isNotNull(communityContent.submittedAt),
};

/** Items of an author that were rejected or taken down, and are not yet submitted again. */
export const rejectedContent: TodoQuery = (ownerId) => sql`
  select 'rejectedContent' as kind, count(*)::int as total from community_content
  where owner_id = ${ownerId} and reason <> '' and submitted_at is null and deleted_at is null`;
