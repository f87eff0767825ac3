import type { CaseBrief, CaseLink, getCasesByCategoryId } from '@portal/api-contract';
import { and, arrayContains, asc, desc, eq, inArray, type SQL } from 'drizzle-orm';
import { toDetailUrl } from '../../platform/content-items/item-links';
import {
  containsKeyword,
  inBrandOrder,
  inPlaces,
  isFeaturedIn,
  isVisibleIn,
  toOffset,
} from '../../platform/content-items/listing-columns';
import type { QueryRunner } from '../../platform/database/database';
import type { ParsedInput } from '../../platform/http/implement';
import { categoryName } from '../categories/categories.read-model';
import { caseStudy } from './cases.tables';

const briefColumns = {
  id: caseStudy.id,
  title: caseStudy.title,
  customer: caseStudy.customer,
  categoryId: caseStudy.categoryId,
  industry: categoryName.name,
  summary: caseStudy.summary,
  metricValue: caseStudy.metricValue,
  metricLabel: caseStudy.metricLabel,
  logo: caseStudy.logo,
  coverImage: caseStudy.coverImage,
};

const ofItsIndustry = and(eq(categoryName.kind, 'case'), eq(categoryName.id, caseStudy.categoryId));
const bestFirst = (visibleRange: number) => [
  ...inBrandOrder(caseStudy, visibleRange),
  desc(caseStudy.publishedOn),
  asc(caseStudy.id),
];

/** Case as lists need it. */
export type CaseRow = Awaited<ReturnType<typeof selectCases>>[number];

/** Cases with the names of their industries. */
export function selectCases(orm: QueryRunner, condition: SQL | undefined) {
  return orm.select(briefColumns).from(caseStudy).innerJoin(categoryName, ofItsIndustry).where(condition);
}

/** All cases of a brand in its order. */
export async function listCases(orm: QueryRunner, visibleRange: number): Promise<CaseRow[]> {
  return selectCases(orm, isVisibleIn(caseStudy, visibleRange)).orderBy(...bestFirst(visibleRange));
}

/** Cases that a brand features, in its order. */
export async function listFeaturedCases(orm: QueryRunner, visibleRange: number, size: number): Promise<CaseRow[]> {
  return selectCases(orm, and(isVisibleIn(caseStudy, visibleRange), isFeaturedIn(caseStudy, visibleRange)))
    .orderBy(inPlaces(caseStudy.featuredIn, visibleRange))
    .limit(size);
}

/** A page of the case list. */
export async function pageCases(orm: QueryRunner, input: ParsedInput<typeof getCasesByCategoryId>) {
  const { visibleRange, categoryId, productCode, region, keyword, pageSize } = input;
  const condition = and(
    isVisibleIn(caseStudy, visibleRange),
    categoryId === undefined ? undefined : eq(caseStudy.categoryId, categoryId),
    productCode === undefined ? undefined : arrayContains(caseStudy.productCodes, [productCode]),
    region ? eq(caseStudy.region, region) : undefined,
    containsKeyword([caseStudy.title, caseStudy.summary, caseStudy.customer], keyword),
  );
  const rows = await selectCases(orm, condition)
    .orderBy(...bestFirst(visibleRange))
    .limit(pageSize)
    .offset(toOffset(input));
  return { list: rows.map(toCaseBrief), total: await orm.$count(caseStudy, condition) };
}

/** Cases by their ids; those that are not shown are left out. */
export async function findCases(orm: QueryRunner, ids: readonly string[], visibleRange: number): Promise<CaseRow[]> {
  if (ids.length === 0) return [];
  return selectCases(orm, and(isVisibleIn(caseStudy, visibleRange), inArray(caseStudy.id, [...ids])));
}

/** Cases of a product or a solution, at most four. */
export async function listCasesOf(
  orm: QueryRunner,
  { productCode, solutionId }: { readonly productCode?: string; readonly solutionId?: string },
  visibleRange: number,
): Promise<CaseLink[]> {
  const condition = and(
    isVisibleIn(caseStudy, visibleRange),
    productCode === undefined ? undefined : arrayContains(caseStudy.productCodes, [productCode]),
    solutionId === undefined ? undefined : arrayContains(caseStudy.solutionIds, [solutionId]),
  );
  const rows = await selectCases(orm, condition)
    .orderBy(...bestFirst(visibleRange))
    .limit(4);
  return rows.map((row) => ({ ...toCaseBrief(row), url: toDetailUrl('case', row.id) }));
}

/** What cards show of a case. */
export function toCaseBrief(row: CaseRow): CaseBrief {
  const { id, title, customer, industry, summary, metricValue, metricLabel, logo, coverImage } = row;
  return {
    id,
    title,
    customer,
    industry,
    summary,
    metric: { value: metricValue, label: metricLabel },
    logo,
    coverImage,
  };
}
