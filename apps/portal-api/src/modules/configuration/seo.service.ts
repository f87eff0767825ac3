import { contentPageSchema, type SeoInfo, seoInfoSchema } from '@portal/api-contract';
import { z } from 'zod';
import type { ConfigurationRepository } from '../../platform/configuration/configuration.repository';
import { DOCUMENT_KINDS } from '../../platform/configuration/document-kinds';
import type { ItemInfo, ItemReaders } from '../../platform/content-items/item-info';
import type { QueryRunner } from '../../platform/database/database';

/** Size of the pictures of items, in pixels; they are drawn 16:10. */
const ITEM_PICTURE = { suffix: '-960.webp', width: 960, height: 600 };

const MAX_KEYWORDS = 200;

/** A brand as far as its name goes. */
export const brandNameSchema = z.object({ name: z.string() });
const storedPageSchema = contentPageSchema.extend({ isDraft: z.boolean() });

/**
 * SEO data of a page: what was written for it, else what follows from the item the page shows, else nothing. A page
 * without a picture has the brand's, which is its home page's. The code of an item is its id, or `{platformType}:{id}`
 * for a title that ends with the brand's name.
 */
export function createSeoService(configuration: ConfigurationRepository, orm: QueryRunner, itemReaders: ItemReaders) {
  const findWritten = (key: string) => configuration.findDocument(DOCUMENT_KINDS.seo, key, seoInfoSchema);

  async function findItem(tableType: string, platformType: string, id: string): Promise<ItemInfo | undefined> {
    if (tableType === 'CONTENT') {
      const page = await configuration.findDocument(DOCUMENT_KINDS.page, `${platformType}:${id}`, storedPageSchema);
      if (page && !page.isDraft) return { title: page.title, summary: page.subtitle, picture: page.coverImage };
    }
    const [item] = (await itemReaders[tableType]?.(orm, id)) ?? [];
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
