import { QueryBuilder } from 'drizzle-orm/pg-core';
import { solution } from './solutions.tables';

/** Solutions as other modules may read them. */
export const solutionItem = new QueryBuilder()
  .select({
    id: solution.id,
    name: solution.name,
    summary: solution.summary,
    content: solution.content,
    listingStatus: solution.listingStatus,
    visibleRanges: solution.visibleRanges,
  })
  .from(solution)
  .as('solutionItem');
