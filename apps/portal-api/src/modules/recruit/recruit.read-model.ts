import { QueryBuilder } from 'drizzle-orm/pg-core';
import { job } from './recruit.tables';

/** Positions as other modules may read them. */
export const position = new QueryBuilder()
  .select({
    id: job.id,
    title: job.title,
    isClosed: job.isClosed,
    listingStatus: job.listingStatus,
  })
  .from(job)
  .as('position');
