import type { ItemLink, listSolutions, SolutionBrief, SolutionGroup } from '@portal/api-contract';
import { and, asc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { inOrderOf } from '../../platform/content-items/in-order-of';
import { toItemLink } from '../../platform/content-items/item-links';
import { containsKeyword, inBrandOrder, isVisibleIn, toOffset } from '../../platform/content-items/listing-columns';
import type { QueryRunner } from '../../platform/database/database';
import type { ParsedInput } from '../../platform/http/implement';
import { categoryName } from '../categories/categories.read-model';
import { listCategories } from '../categories/categories.repository';
import { solution } from './solutions.tables';

/** What lists need, without the text of the page. */
const BRIEF_COLUMNS = {
  id: solution.id,
  name: solution.name,
  categoryId: solution.categoryId,
  categoryType: solution.categoryType,
  summary: solution.summary,
  icon: solution.icon,
  coverImage: solution.coverImage,
  highlights: solution.highlights,
};

/** Links to solutions by their ids, in that order; those a brand does not show are left out. */
export async function listSolutionLinks(
  orm: QueryRunner,
  ids: readonly string[],
  visibleRange: number,
): Promise<ItemLink[]> {
  if (ids.length === 0) return [];
  const rows = await orm
    .select({ id: solution.id, title: solution.name, summary: solution.summary })
    .from(solution)
    .where(and(isVisibleIn(solution, visibleRange), inArray(solution.id, [...ids])));
  return inOrderOf(ids, rows, ({ id }) => id).map((row) => toItemLink('solution', row));
}

/** Industries with the number of their solutions and the first of them, in the order of the brand. */
export async function listGroups(orm: QueryRunner, visibleRange: number, size: number): Promise<SolutionGroup[]> {
  const isShown = isVisibleIn(solution, visibleRange);
  const counts = await orm
    .select({ categoryId: solution.categoryId, total: sql<number>`count(*)::int` })
    .from(solution)
    .where(isShown)
    .groupBy(solution.categoryId);
  const totals = new Map(counts.map(({ categoryId, total }) => [categoryId, total]));
  const first = await listFirst(orm, isShown, visibleRange, size);
  return (await listCategories(orm, 'solution', visibleRange)).flatMap(({ id, name }) => {
    const total = totals.get(id);
    const solutions = first.filter(({ categoryId }) => categoryId === id).map(toBrief);
    return total === undefined ? [] : [{ id, name, total, solutions }];
  });
}

async function listFirst(orm: QueryRunner, isShown: SQL | undefined, visibleRange: number, size: number) {
  if (size === 0) return [];
  const order = sql.join([...inBrandOrder(solution, visibleRange), asc(solution.id)], sql`, `);
  const ranked = orm
    .select({
      ...BRIEF_COLUMNS,
      place: sql<number>`row_number() over (partition by ${solution.categoryId} order by ${order})`.as('place'),
    })
    .from(solution)
    .where(isShown)
    .as('ranked');
  return orm.select().from(ranked).where(lte(ranked.place, size)).orderBy(ranked.place);
}

/** Solutions in pages, in the order of the brand, by industry and by every word of a keyword. */
export async function pageSolutions(orm: QueryRunner, input: ParsedInput<typeof listSolutions>) {
  const { visibleRange, categoryId, keyword, pageSize } = input;
  const texts = [solution.name, solution.summary, categoryName.name, sql`array_to_string(${solution.highlights}, ' ')`];
  const condition = and(
    isVisibleIn(solution, visibleRange),
    categoryId === undefined ? undefined : eq(solution.categoryId, categoryId),
    ...(keyword ?? '').split(/\s+/).map((word) => containsKeyword(texts, word)),
  );
  const ofIndustry = and(eq(categoryName.kind, 'solution'), eq(categoryName.id, solution.categoryId));
  const rows = await orm
    .select(BRIEF_COLUMNS)
    .from(solution)
    .innerJoin(categoryName, ofIndustry)
    .where(condition)
    .orderBy(...inBrandOrder(solution, visibleRange), asc(solution.id))
    .limit(pageSize)
    .offset(toOffset(input));
  const [counted] = await orm
    .select({ total: sql<number>`count(*)::int` })
    .from(solution)
    .innerJoin(categoryName, ofIndustry)
    .where(condition);
  return { list: rows.map(toBrief), total: counted?.total ?? 0 };
}

/** A solution as lists show it. */
export function toBrief(row: SolutionBrief): SolutionBrief {
  const { id, name, categoryType, summary, icon, coverImage, highlights } = row;
  return { id, name, categoryType, summary, icon, coverImage, highlights };
}
