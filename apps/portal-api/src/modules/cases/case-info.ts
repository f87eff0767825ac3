import { and, eq } from 'drizzle-orm';
import type { ItemReader } from '../../platform/content-items/item-info';
import { categoryName } from '../categories/categories.read-model';
import { caseStudy } from './cases.tables';

const ON_SHELF = 2;

/** What the page of a customer case says of itself. */
export const readCaseInfo: ItemReader = async (orm, id) => {
  const { title, summary, customer, region, coverImage: picture } = caseStudy;
  const rows = await orm
    .select({ title, summary, picture, keywords: { customer, region, industry: categoryName.name } })
    .from(caseStudy)
    .leftJoin(categoryName, and(eq(categoryName.kind, 'case'), eq(categoryName.id, caseStudy.categoryId)))
    .where(and(eq(caseStudy.id, id), eq(caseStudy.listingStatus, ON_SHELF)));
  return rows.map(({ keywords, ...item }) => ({ ...item, keywords: Object.values(keywords) }));
};
