import { and, eq } from 'drizzle-orm';
import type { ItemReader } from '../../platform/content-items/item-info';
import { categoryName } from '../categories/categories.read-model';
import { solution } from './solutions.tables';

const ON_SHELF = 2;

/** What the page of a solution says of itself. */
export const readSolutionInfo: ItemReader = async (orm, id) => {
  const { name: title, summary, highlights, coverImage: picture } = solution;
  const rows = await orm
    .select({ title, summary, highlights, picture, industry: categoryName.name })
    .from(solution)
    .leftJoin(categoryName, and(eq(categoryName.kind, 'solution'), eq(categoryName.id, solution.categoryId)))
    .where(and(eq(solution.id, id), eq(solution.listingStatus, ON_SHELF)));
  return rows.map(({ highlights: words, industry, ...item }) => ({
    ...item,
    keywords: [item.title, ...words, industry],
  }));
};
