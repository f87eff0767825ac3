import { isNotNull, sql } from 'drizzle-orm';
import type { TodoQuery } from '../../platform/modules/todo-query';
import type { OperatorQueue } from '../../platform/operations/operator-queue';
import { publishedModel } from './published-models.tables';

/** Models, and changes of them, that nobody has decided on. */
export const waitingModels: OperatorQueue = {
  name: 'models',
  table: publishedModel,
  isWaiting: isNotNull(publishedModel.submittedAt),
};

/** Models of an owner that were rejected or taken down, and are not yet submitted again. */
export const rejectedModels: TodoQuery = (ownerId) => sql`
  select 'rejectedModel' as kind, count(*)::int as total from published_model
  where owner_id = ${ownerId} and reason <> '' and submitted_at is null`;
