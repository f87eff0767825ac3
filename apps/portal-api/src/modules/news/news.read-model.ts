import { QueryBuilder } from 'drizzle-orm/pg-core';
import { news } from './news.tables';

/** News as other modules may read them. */
export const newsItem = new QueryBuilder()
  .select({
    id: news.id,
    title: news.title,
    publishedOn: news.publishedOn,
    weight: news.weight,
    listingStatus: news.listingStatus,
    visibleRanges: news.visibleRanges,
  })
  .from(news)
  .as('newsItem');
