import { contentPageSchema, type SeoInfo, seoInfoSchema } from '@portal/api-contract';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { QueryRunner } from '../../database/database';
import { activity } from '../activities/activities.tables';
import { caseStudy } from '../cases/cases.tables';
import { category } from '../categories/categories.tables';
import { legalDocument } from '../legal/legal.tables';
import { listDocumentTitles } from '../documents/document-seo';
import { industrialModel } from '../models/models.tables';
import { news } from '../news/news.tables';
import { product } from '../products/products.tables';
import { toPlainText } from '../search/item-entries';
import { solution } from '../solutions/solutions.tables';
import type { ConfigurationRepository } from './configuration.repository';
import { DOCUMENT_KINDS } from './configuration.tables';

const ON_SHELF = 2;

/** Size of the pictures of items, in pixels; they are drawn 16:10. */
const ITEM_PICTURE = { suffix: '-960.webp', width: 960, height: 600 };

const MAX_KEYWORDS = 200;
const MAX_SUMMARY = 160;

interface ItemInfo {
  readonly title: string;
  readonly summary: string;
  /** Words the item is found by; its title where it has none. */
  readonly keywords?: readonly (string | null)[];
  /** Picture in several sizes, named without its ending. */
  readonly picture?: string;
}

type ItemReader = (orm: QueryRunner, id: string) => Promise<ItemInfo[]>;

const ITEM_READERS: Readonly<Record<string, ItemReader>> = {
  PRODUCT: async (orm, code) => {
    const rows = await orm
      .select({ title: product.productName, summary: product.summary, tags: product.tags, categoryName: category.name })
      .from(product)
      .leftJoin(category, and(eq(category.kind, 'product'), eq(category.id, product.categoryId)))
      .where(and(eq(product.code, code), eq(product.listingStatus, ON_SHELF)));
    return rows.map(({ tags, categoryName, ...item }) => ({ ...item, keywords: [item.title, ...tags, categoryName] }));
  },
  SOLUTION: async (orm, id) => {
    const { name: title, summary, highlights, coverImage: picture } = solution;
    const rows = await orm
      .select({ title, summary, highlights, picture, industry: category.name })
      .from(solution)
      .leftJoin(category, and(eq(category.kind, 'solution'), eq(category.id, solution.categoryId)))
      .where(and(eq(solution.id, id), eq(solution.listingStatus, ON_SHELF)));
    return rows.map(({ highlights: words, industry, ...item }) => ({
      ...item,
      keywords: [item.title, ...words, industry],
    }));
  },
  CASE: async (orm, id) => {
    const { title, summary, customer, region, coverImage: picture } = caseStudy;
    const rows = await orm
      .select({ title, summary, picture, keywords: { customer, region, industry: category.name } })
      .from(caseStudy)
      .leftJoin(category, and(eq(category.kind, 'case'), eq(category.id, caseStudy.categoryId)))
      .where(and(eq(caseStudy.id, id), eq(caseStudy.listingStatus, ON_SHELF)));
    return rows.map(({ keywords, ...item }) => ({ ...item, keywords: Object.values(keywords) }));
  },
  NEWS: (orm, id) =>
    orm
      .select({ title: news.title, summary: news.summary, keywords: news.tags, picture: news.coverImage })
      .from(news)
      .where(and(eq(news.id, id), eq(news.listingStatus, ON_SHELF))),
  ACTIVITY: async (orm, id) => {
    const { title, summary, place, coverImage: picture } = activity;
    const rows = await orm
      .select({ title, summary, place, picture })
      .from(activity)
      .where(and(eq(activity.id, id), eq(activity.listingStatus, ON_SHELF)));
    return rows.map(({ place: where, ...item }) => ({ ...item, keywords: [item.title, where] }));
  },
  MODEL: async (orm, id) => {
    const { name: title, summary, industry, provider } = industrialModel;
    const rows = await orm
      .select({ title, summary, industry, provider })
      .from(industrialModel)
      .where(and(eq(industrialModel.id, id), eq(industrialModel.listingStatus, ON_SHELF)));
    return rows.map(({ industry: field, provider: by, ...item }) => ({ ...item, keywords: [item.title, field, by] }));
  },
  DOCUMENT: listDocumentTitles,
  CONTENT: async (orm, id) => {
    const { title, bodyHtml } = legalDocument;
    const rows = await orm.select({ title, bodyHtml }).from(legalDocument).where(eq(legalDocument.id, id));
    return rows.map((row) => ({ title: row.title, summary: readFirstParagraph(row.bodyHtml) }));
  },
};

/** A brand as far as its name goes. */
export const brandNameSchema = z.object({ name: z.string() });
const storedPageSchema = contentPageSchema.extend({ isDraft: z.boolean() });

/**
 * SEO data of a page: what was written for it, else what follows from the item the page shows, else nothing. A page
 * without a picture has the brand's, which is its home page's. The code of an item is its id, or `{platformType}:{id}`
 * for a title that ends with the brand's name.
 */
export function createSeoService(configuration: ConfigurationRepository, orm: QueryRunner) {
  const findWritten = (key: string) => configuration.findDocument(DOCUMENT_KINDS.seo, key, seoInfoSchema);

  async function findItem(tableType: string, platformType: string, id: string): Promise<ItemInfo | undefined> {
    if (tableType === 'CONTENT') {
      const page = await configuration.findDocument(DOCUMENT_KINDS.page, `${platformType}:${id}`, storedPageSchema);
      if (page && !page.isDraft) return { title: page.title, summary: page.subtitle, picture: page.coverImage };
    }
    const [item] = (await ITEM_READERS[tableType]?.(orm, id)) ?? [];
    return item;
  }

  async function describeItem(item: ItemInfo, platformType: string): Promise<SeoInfo> {
    const brand = await configuration.findDocument(DOCUMENT_KINDS.brand, platformType, brandNameSchema);
    const { suffix, width, height } = ITEM_PICTURE;
    return {
      title: brand ? `${item.title} - ${brand.name}` : item.title,
      keywords: joinKeywords([...(item.keywords?.length ? item.keywords : [item.title]), brand?.name]),
      summary: item.summary || item.title,
      image: item.picture ? item.picture + suffix : '',
      imageWidth: width,
      imageHeight: height,
    };
  }

  return {
    async findSeoInfo(tableType: string, code: string): Promise<SeoInfo | null> {
      const { platformType = '', id = code } = /^(?<platformType>[1-8]):(?<id>.+)$/.exec(code)?.groups ?? {};
      const written = await findWritten(`${tableType}:${code}`);
      const item = written ? undefined : await findItem(tableType, platformType, id);
      const info = written ?? (item && (await describeItem(item, platformType)));
      if (!info || info.image) return info ?? null;
      const home = await findWritten(`PAGE:${platformType}:home`);
      if (!home) return info;
      const { image, imageWidth, imageHeight } = home;
      return { ...info, image, imageWidth, imageHeight };
    },
  };
}

/** As many words as there is room for, each once. */
function joinKeywords(words: readonly (string | null | undefined)[]): string {
  let text = '';
  for (const word of new Set(words)) {
    const longer = text && word ? `${text},${word}` : text || word || '';
    if (longer.length <= MAX_KEYWORDS) text = longer;
  }
  return text;
}

function readFirstParagraph(html: string): string {
  return toPlainText(/<p>([\s\S]*?)<\/p>/.exec(html)?.[1] ?? '').slice(0, MAX_SUMMARY);
}
