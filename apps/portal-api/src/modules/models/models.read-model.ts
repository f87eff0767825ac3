import { QueryBuilder } from 'drizzle-orm/pg-core';
import { industrialModel } from './models.tables';

/** Industrial models as other modules may read them. */
export const modelItem = new QueryBuilder()
  .select({
    id: industrialModel.id,
    name: industrialModel.name,
    summary: industrialModel.summary,
    modelType: industrialModel.modelType,
    deliveryMode: industrialModel.deliveryMode,
    content: industrialModel.content,
    listingStatus: industrialModel.listingStatus,
    visibleRanges: industrialModel.visibleRanges,
  })
  .from(industrialModel)
  .as('modelItem');
