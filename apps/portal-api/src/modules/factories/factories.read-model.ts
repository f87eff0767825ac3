import { QueryBuilder } from 'drizzle-orm/pg-core';
import { factory } from './factories.tables';

/** Factories as other modules may read them. */
export const factoryItem = new QueryBuilder()
  .select({
    id: factory.id,
    name: factory.name,
    listingStatus: factory.listingStatus,
  })
  .from(factory)
  .as('factoryItem');
