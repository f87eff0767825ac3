import {
  findSolutionById,
  listSolutionCategories,
  listSolutionGroups,
  listSolutions,
  type SolutionCategory,
  type SolutionDetail,
} from '@portal/api-contract';
import { and, asc, eq, ne } from 'drizzle-orm';
import { toItemLink } from '../../platform/content-items/item-links';
import { inBrandOrder, isVisibleIn, isWithdrawn, requireShown } from '../../platform/content-items/listing-columns';
import type { RelatedItems } from '../../platform/content-items/related-items';
import type { QueryRunner } from '../../platform/database/database';
import { type Implementation, implement } from '../../platform/http/implement';
import { rejectGone } from '../../platform/http/http-error';
import { categoryName } from '../categories/categories.read-model';
import { groupByCategory, limitGroups, listCategories } from '../categories/categories.repository';
import { listProductsByCode } from '../products/products.repository';
import { listGroups, pageSolutions, toBrief } from './solutions.repository';
import { solution } from './solutions.tables';

/** `categoryType` of an industry, which has no detail page of its own. */
const INDUSTRY_TYPE = 1;

/** Calls about solutions. */
export function createSolutionRoutes(orm: QueryRunner, related: RelatedItems): Implementation[] {
  return [
    implement(
      listSolutionCategories,
      async ({ visibleRange, scope }) => limitGroups(await listByIndustry(orm, visibleRange), scope),
      { cache: 'content' },
    ),
    implement(listSolutionGroups, ({ visibleRange, size }) => listGroups(orm, visibleRange, size), {
      cache: 'content',
    }),
    implement(
      listSolutions,
      async (input) => ({ ...(await pageSolutions(orm, input)), pageNo: input.pageNo, pageSize: input.pageSize }),
      { cache: 'content' },
    ),
    implement(findSolutionById, ({ id, visibleRange }) => readDetail(orm, related, id, visibleRange), {
      cache: 'content',
    }),
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
    .orderBy(...inBrandOrder(solution, visibleRange), asc(solution.id));
  return groupByCategory(categories, solutions).map(({ category: industry, items }) => ({
    id: industry.id,
    name: industry.name,
    categoryType: INDUSTRY_TYPE,
    childrenData: items.map(toBrief),
  }));
}

async function readDetail(
  orm: QueryRunner,
  related: RelatedItems,
  id: string,
  visibleRange: number,
): Promise<SolutionDetail> {
  const [found] = await orm
    .select({ solution, industry: categoryName.name })
    .from(solution)
    .innerJoin(categoryName, and(eq(categoryName.kind, 'solution'), eq(categoryName.id, solution.categoryId)))
    .where(eq(solution.id, id));
  if (found && isWithdrawn(found.solution, visibleRange)) {
    throw rejectGone('该方案已下架', found.solution.name, await listAlternatives(orm, found.solution, visibleRange));
  }
  const row = requireShown(found?.solution, visibleRange);
  if (!row.content) throw new Error(`The solution ${id} has no content`);
  return {
    ...toBrief(row),
    categoryId: row.categoryId,
    industry: found?.industry ?? '',
    content: row.content,
    products: await listProductsByCode(orm, row.productCodes, visibleRange),
    cases: await related.listCasesOf(orm, { solutionId: row.id }, visibleRange),
  };
}

async function listAlternatives(orm: QueryRunner, gone: typeof solution.$inferSelect, visibleRange: number) {
  const rows = await orm
    .select({ id: solution.id, title: solution.name, summary: solution.summary })
    .from(solution)
    .where(and(isVisibleIn(solution, visibleRange), eq(solution.categoryId, gone.categoryId), ne(solution.id, gone.id)))
    .orderBy(...inBrandOrder(solution, visibleRange), asc(solution.id))
    .limit(3);
  return rows.map((row) => toItemLink('solution', row));
}
