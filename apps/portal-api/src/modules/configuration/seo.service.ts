import { type SeoInfo, seoInfoSchema } from '@portal/api-contract';
import { and, eq } from 'drizzle-orm';
import type { QueryRunner } from '../../database/database';
import { activity } from '../activities/activities.tables';
import { caseStudy } from '../cases/cases.tables';
import { legalDocument } from '../legal/legal.tables';
import { news } from '../news/news.tables';
import { product } from '../products/products.tables';
import { solution } from '../solutions/solutions.tables';
import type { ConfigurationRepository } from './configuration.repository';
import { DOCUMENT_KINDS } from './configuration.tables';

const ON_SHELF = 2;

type ItemReader = (orm: QueryRunner, code: string) => Promise<{ title: string; summary: string }[]>;

const ITEM_READERS: Readonly<Record<string, ItemReader>> = {
  PRODUCT: (orm, code) =>
    orm
      .select({ title: product.productName, summary: product.summary })
      .from(product)
      .where(and(eq(product.code, code), eq(product.listingStatus, ON_SHELF))),
  SOLUTION: (orm, code) =>
    orm
      .select({ title: solution.name, summary: solution.summary })
      .from(solution)
      .where(and(eq(solution.id, code), eq(solution.listingStatus, ON_SHELF))),
  CASE: (orm, code) =>
    orm
      .select({ title: caseStudy.title, summary: caseStudy.summary })
      .from(caseStudy)
      .where(and(eq(caseStudy.id, code), eq(caseStudy.listingStatus, ON_SHELF))),
  NEWS: (orm, code) =>
    orm
      .select({ title: news.title, summary: news.summary })
      .from(news)
      .where(and(eq(news.id, code), eq(news.listingStatus, ON_SHELF))),
  ACTIVITY: (orm, code) =>
    orm
      .select({ title: activity.title, summary: activity.summary })
      .from(activity)
      .where(and(eq(activity.id, code), eq(activity.listingStatus, ON_SHELF))),
  CONTENT: async (orm, code) =>
    (await orm.select({ title: legalDocument.title }).from(legalDocument).where(eq(legalDocument.id, code))).map(
      ({ title }) => ({
        title,
        summary: '',
      }),
    ),
};

/** SEO data of a page: what was written for it, else what follows from the item the page shows, else nothing. */
export function createSeoService(configuration: ConfigurationRepository, orm: QueryRunner) {
  return {
    async findSeoInfo(tableType: string, code: string): Promise<SeoInfo | null> {
      const written = await configuration.findDocument(DOCUMENT_KINDS.seo, `${tableType}:${code}`, seoInfoSchema);
      if (written !== undefined) return written;
      const [item] = (await ITEM_READERS[tableType]?.(orm, code)) ?? [];
      return item ? { title: item.title, keywords: '', summary: item.summary, image: '' } : null;
    },
  };
}
