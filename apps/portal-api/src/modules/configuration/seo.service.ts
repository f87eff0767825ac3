import { contentPageSchema, type SeoInfo, seoInfoSchema } from '@portal/api-contract';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { QueryRunner } from '../../database/database';
import { activity } from '../activities/activities.tables';
import { caseStudy } from '../cases/cases.tables';
import { legalDocument } from '../legal/legal.tables';
import { listDocumentTitles } from '../documents/document-seo';
import { industrialModel } from '../models/models.tables';
import { news } from '../news/news.tables';
import { product } from '../products/products.tables';
import { solution } from '../solutions/solutions.tables';
import type { ConfigurationRepository } from './configuration.repository';
import { DOCUMENT_KINDS } from './configuration.tables';

const ON_SHELF = 2;

interface ItemInfo {
  readonly title: string;
  readonly summary: string;
  readonly keywords?: readonly string[];
  /** Picture in several sizes, named without its ending. */
  readonly picture?: string;
}

type ItemReader = (orm: QueryRunner, id: string) => Promise<ItemInfo[]>;

const ITEM_READERS: Readonly<Record<string, ItemReader>> = {
  PRODUCT: (orm, code) =>
    orm
      .select({ title: product.productName, summary: product.summary, keywords: product.tags })
      .from(product)
      .where(and(eq(product.code, code), eq(product.listingStatus, ON_SHELF))),
  SOLUTION: (orm, id) =>
    orm
      .select({
        title: solution.name,
        summary: solution.summary,
        keywords: solution.highlights,
        picture: solution.coverImage,
      })
      .from(solution)
      .where(and(eq(solution.id, id), eq(solution.listingStatus, ON_SHELF))),
  CASE: (orm, id) =>
    orm
      .select({ title: caseStudy.title, summary: caseStudy.summary, picture: caseStudy.coverImage })
      .from(caseStudy)
      .where(and(eq(caseStudy.id, id), eq(caseStudy.listingStatus, ON_SHELF))),
  NEWS: (orm, id) =>
    orm
      .select({ title: news.title, summary: news.summary, keywords: news.tags, picture: news.coverImage })
      .from(news)
      .where(and(eq(news.id, id), eq(news.listingStatus, ON_SHELF))),
  ACTIVITY: (orm, id) =>
    orm
      .select({ title: activity.title, summary: activity.summary, picture: activity.coverImage })
      .from(activity)
      .where(and(eq(activity.id, id), eq(activity.listingStatus, ON_SHELF))),
  MODEL: (orm, id) =>
    orm
      .select({ title: industrialModel.name, summary: industrialModel.summary })
      .from(industrialModel)
      .where(and(eq(industrialModel.id, id), eq(industrialModel.listingStatus, ON_SHELF))),
  DOCUMENT: listDocumentTitles,
  CONTENT: async (orm, id) =>
    (await orm.select({ title: legalDocument.title }).from(legalDocument).where(eq(legalDocument.id, id))).map(
      ({ title }) => ({ title, summary: '' }),
    ),
};

const brandNameSchema = z.object({ name: z.string() });
const storedPageSchema = contentPageSchema.extend({ isDraft: z.boolean() });

/**
 * SEO data of a page: what was written for it, else what follows from the item the page shows, else nothing. The code
 * of an item is its id, or `{platformType}:{id}` for a title that ends with the brand's name.
 */
export function createSeoService(configuration: ConfigurationRepository, orm: QueryRunner) {
  async function findItem(tableType: string, platformType: string, id: string): Promise<ItemInfo | undefined> {
    if (tableType === 'CONTENT') {
      const page = await configuration.findDocument(DOCUMENT_KINDS.page, `${platformType}:${id}`, storedPageSchema);
      if (page && !page.isDraft) return { title: page.title, summary: page.subtitle };
    }
    const [item] = (await ITEM_READERS[tableType]?.(orm, id)) ?? [];
    return item;
  }

  return {
    async findSeoInfo(tableType: string, code: string): Promise<SeoInfo | null> {
      const written = await configuration.findDocument(DOCUMENT_KINDS.seo, `${tableType}:${code}`, seoInfoSchema);
      if (written !== undefined) return written;
      const { platformType = '', id = code } = /^(?<platformType>[1-8]):(?<id>.+)$/.exec(code)?.groups ?? {};
      const item = await findItem(tableType, platformType, id);
      if (!item) return null;
      const brand = await configuration.findDocument(DOCUMENT_KINDS.brand, platformType, brandNameSchema);
      return {
        title: brand ? `${item.title} - ${brand.name}` : item.title,
        keywords: item.keywords?.join(',') ?? '',
        summary: item.summary,
        image: item.picture ? `${item.picture}-960.webp` : '',
      };
    },
  };
}
