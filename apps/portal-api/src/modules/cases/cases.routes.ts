import {
  type CaseDetail,
  findCaseById,
  findCasesByIds,
  getCasesByCategoryId,
  listCaseCategories,
  listCaseFilters,
  selectCaseList,
} from '@portal/api-contract';
import { and, asc, desc, eq, inArray, lt, ne, or, sql } from 'drizzle-orm';
import { inOrderOf } from '../../platform/content-items/in-order-of';
import { toItemLink } from '../../platform/content-items/item-links';
import { inBrandOrder, isVisibleIn, isWithdrawn, requireShown } from '../../platform/content-items/listing-columns';
import type { QueryRunner } from '../../platform/database/database';
import { type Implementation, implement } from '../../platform/http/implement';
import { rejectGone } from '../../platform/http/http-error';
import { groupByCategory, listCategories } from '../categories/categories.repository';
import { productItem } from '../products/products.read-model';
import { listProductsByCode } from '../products/products.repository';
import { listSolutionLinks } from '../solutions/solutions.repository';
import { findCases, listCases, listFeaturedCases, pageCases, toCaseBrief } from './cases.repository';
import { caseStudy } from './cases.tables';

/** Calls about customer cases. */
export function createCaseRoutes(orm: QueryRunner): Implementation[] {
  return [
    implement(listCaseCategories, ({ visibleRange }) => listByIndustry(orm, visibleRange), { cache: 'content' }),
    implement(
      selectCaseList,
      async ({ visibleRange, size }) => (await listFeaturedCases(orm, visibleRange, size)).map(toCaseBrief),
      { cache: 'content' },
    ),
    implement(
      getCasesByCategoryId,
      async (input) => ({ ...(await pageCases(orm, input)), pageNo: input.pageNo, pageSize: input.pageSize }),
      { cache: 'content' },
    ),
    implement(
      findCasesByIds,
      async ({ ids, visibleRange }) =>
        inOrderOf(ids, await findCases(orm, ids, visibleRange), ({ id }) => id).map(toCaseBrief),
      { cache: 'content' },
    ),
    implement(listCaseFilters, ({ visibleRange }) => readFilters(orm, visibleRange), { cache: 'content' }),
    implement(findCaseById, ({ id, visibleRange }) => readDetail(orm, id, visibleRange), { cache: 'content' }),
  ];
}

async function listByIndustry(orm: QueryRunner, visibleRange: number) {
  const categories = await listCategories(orm, 'case', visibleRange);
  return groupByCategory(categories, await listCases(orm, visibleRange)).map((group) => ({
    id: group.category.id,
    name: group.category.name,
    childrenData: group.items.map(toCaseBrief),
  }));
}

async function readFilters(orm: QueryRunner, visibleRange: number) {
  const isShown = isVisibleIn(caseStudy, visibleRange);
  const used = await orm
    .select({ categoryId: caseStudy.categoryId, region: caseStudy.region, codes: caseStudy.productCodes })
    .from(caseStudy)
    .where(isShown);
  const categoryIds = new Set(used.map(({ categoryId }) => categoryId));
  const codes = [...new Set(used.flatMap((row) => row.codes))];
  const products =
    codes.length === 0
      ? []
      : await orm
          .select({ code: productItem.code, name: productItem.productName })
          .from(productItem)
          .where(and(isVisibleIn(productItem, visibleRange), inArray(productItem.code, codes)))
          .orderBy(...inBrandOrder(productItem, visibleRange), asc(productItem.code));
  return {
    categories: (await listCategories(orm, 'case', visibleRange))
      .filter(({ id }) => categoryIds.has(id))
      .map(({ id, name }) => ({ id, name })),
    products,
    regions: [...new Set(used.map(({ region }) => region))]
      .filter(Boolean)
      .sort((left, right) => left.localeCompare(right, 'zh')),
  };
}

async function readDetail(orm: QueryRunner, id: string, visibleRange: number): Promise<CaseDetail> {
  const [found] = await orm.select().from(caseStudy).where(eq(caseStudy.id, id));
  if (found && isWithdrawn(found, visibleRange)) {
    const others = await listCases(orm, visibleRange);
    const near = others.filter(({ categoryId }) => categoryId === found.categoryId).slice(0, 3);
    throw rejectGone(
      '该案例已下架',
      found.title,
      near.map((row) => toItemLink('case', row)),
    );
  }
  const row = requireShown(found, visibleRange);
  const [brief] = await findCases(orm, [id], visibleRange);
  if (!brief || !row.content) throw new Error(`The case ${id} has no content`);
  return {
    ...toCaseBrief(brief),
    region: row.region,
    publishedOn: row.publishedOn,
    content: row.content,
    products: await listProductsByCode(orm, row.productCodes, visibleRange),
    solutions: await listSolutionLinks(orm, row.solutionIds, visibleRange),
    next: await findNext(orm, row, visibleRange),
  };
}

/** The case that was published before this one; after the oldest comes the newest. */
async function findNext(orm: QueryRunner, { id, publishedOn }: typeof caseStudy.$inferSelect, visibleRange: number) {
  const isOlder = or(
    lt(caseStudy.publishedOn, publishedOn),
    and(eq(caseStudy.publishedOn, publishedOn), sql`${caseStudy.id} > ${id}`),
  );
  const [next] = await orm
    .select({ id: caseStudy.id, title: caseStudy.title, summary: caseStudy.summary })
    .from(caseStudy)
    .where(and(isVisibleIn(caseStudy, visibleRange), ne(caseStudy.id, id)))
    .orderBy(desc(sql`${isOlder}`), desc(caseStudy.publishedOn), asc(caseStudy.id))
    .limit(1);
  return next ? toItemLink('case', next) : null;
}
