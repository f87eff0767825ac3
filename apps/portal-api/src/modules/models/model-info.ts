import { and, eq } from 'drizzle-orm';
import type { ItemReader } from '../../platform/content-items/item-info';
import { industrialModel } from './models.tables';

const ON_SHELF = 2;

/** What the page of an industrial model says of itself. */
export const readModelInfo: ItemReader = async (orm, id) => {
  const { name: title, summary, industry, provider } = industrialModel;
  const rows = await orm
    .select({ title, summary, industry, provider })
    .from(industrialModel)
    .where(and(eq(industrialModel.id, id), eq(industrialModel.listingStatus, ON_SHELF)));
  return rows.map(({ industry: field, provider: by, ...item }) => ({ ...item, keywords: [item.title, field, by] }));
};
