import { and, eq } from 'drizzle-orm';
import type { ItemReader } from '../../platform/content-items/item-info';
import { news } from './news.tables';

const ON_SHELF = 2;

/** What the page of a news item says of itself. */
export const readNewsInfo: ItemReader = (orm, id) =>
  orm
    .select({ title: news.title, summary: news.summary, keywords: news.tags, picture: news.coverImage })
    .from(news)
    .where(and(eq(news.id, id), eq(news.listingStatus, ON_SHELF)));
