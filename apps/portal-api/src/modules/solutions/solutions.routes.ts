import { listSolutionCategories, type SolutionBrief, type SolutionCategory } from '@portal/api-contract';
import { asc, desc } from 'drizzle-orm';
import type { QueryRunner } from '../../database/database';
import { type Implementation, implement } from '../../http/implement';
import { groupByCategory, limitGroups, listCategories } from '../categories/categories.repository';
import { isVisibleIn } from '../content/listing-columns';
import { solution } from './solutions.tables';

/** `categoryType` of an industry, which has no detail page of its own. */
const INDUSTRY_TYPE = 1;

/** Calls about solutions. */
export function createSolutionRoutes(orm: QueryRunner): Implementation[] {
  return [
    implement(
      listSolutionCategories,
      async ({ visibleRange, scope }) => limitGroups(await listByIndustry(orm, visibleRange), scope),
      { cache: 'content' },
    ),
  ];
}

async function listByIndustry(orm: QueryRunner, visibleRange: number): Promise<SolutionCategory[]> {
  const categories = await listCategories(orm, 'solution', visibleRange);
  const solutions = await orm
    .select({
      id: solution.id,
      name: solution.name,
      categoryId: solution.categoryId,
      categoryType: solution.categoryType,
      summary: solution.summary,
      icon: solution.icon,
      coverImage: solution.coverImage,
      highlights: solution.highlights,
    })
    .from(solution)
    .where(isVisibleIn(solution, visibleRange))
    .orderBy(desc(solution.weight), asc(solution.id));
  return groupByCategory(categories, solutions).map(({ category, items }) => ({
    id: category.id,
    name: category.name,
    categoryType: INDUSTRY_TYPE,
    childrenData: items.map(toBrief),
  }));
}

function toBrief({ id, name, categoryType, summary, icon, coverImage, highlights }: SolutionBrief): SolutionBrief {
  return { id, name, categoryType, summary, icon, coverImage, highlights };
}
