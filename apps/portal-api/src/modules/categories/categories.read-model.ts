import { QueryBuilder } from 'drizzle-orm/pg-core';
import { category } from './categories.tables';

/** Names of categories, to be read along with what belongs to one. */
export const categoryName = new QueryBuilder()
  .select({
    kind: category.kind,
    id: category.id,
    name: category.name,
  })
  .from(category)
  .as('categoryName');
