import { type CaseBrief, listCaseCategories, selectCaseList } from '@portal/api-contract';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { QueryRunner } from '../../database/database';
import { type Implementation, implement } from '../../http/implement';
import { groupByCategory, listCategories } from '../categories/categories.repository';
import { category } from '../categories/categories.tables';
import { isVisibleIn } from '../content/listing-columns';
import { caseStudy } from './cases.tables';

/** Calls about customer cases. */
export function createCaseRoutes(orm: QueryRunner): Implementation[] {
  return [
    implement(listCaseCategories, ({ visibleRange }) => listByIndustry(orm, visibleRange), { cache: 'content' }),
    implement(
      selectCaseList,
      async ({ visibleRange, size }) => (await selectFeatured(orm, visibleRange, size)).map(toBrief),
      { cache: 'content' },
    ),
  ];
}

const briefColumns = {
  id: caseStudy.id,
  title: caseStudy.title,
  customer: caseStudy.customer,
  categoryId: caseStudy.categoryId,
  industry: category.name,
  summary: caseStudy.summary,
  metricValue: caseStudy.metricValue,
  metricLabel: caseStudy.metricLabel,
  logo: caseStudy.logo,
  coverImage: caseStudy.coverImage,
};

const ofItsIndustry = and(eq(category.kind, 'case'), eq(category.id, caseStudy.categoryId));

async function selectFeatured(orm: QueryRunner, visibleRange: number, size: number) {
  return orm
    .select(briefColumns)
    .from(caseStudy)
    .innerJoin(category, ofItsIndustry)
    .where(and(isVisibleIn(caseStudy, visibleRange), eq(caseStudy.isFeatured, true)))
    .orderBy(desc(caseStudy.publishedOn), asc(caseStudy.id))
    .limit(size);
}

async function listByIndustry(orm: QueryRunner, visibleRange: number) {
  const categories = await listCategories(orm, 'case', visibleRange);
  const cases = await orm
    .select(briefColumns)
    .from(caseStudy)
    .innerJoin(category, ofItsIndustry)
    .where(isVisibleIn(caseStudy, visibleRange))
    .orderBy(desc(caseStudy.weight), desc(caseStudy.publishedOn), asc(caseStudy.id));
  return groupByCategory(categories, cases).map((group) => ({
    id: group.category.id,
    name: group.category.name,
    childrenData: group.items.map(toBrief),
  }));
}

type CaseRow = Awaited<ReturnType<typeof selectFeatured>>[number];

function toBrief(row: CaseRow): CaseBrief {
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
