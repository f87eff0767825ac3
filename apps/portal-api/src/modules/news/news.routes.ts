import { listNews } from '@portal/api-contract';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { QueryRunner } from '../../database/database';
import { type Implementation, implement } from '../../http/implement';
import { isVisibleIn } from '../content/listing-columns';
import { news } from './news.tables';

/** Calls about news. */
export function createNewsRoutes(orm: QueryRunner): Implementation[] {
  return [
    implement(
      listNews,
      async ({ visibleRange, kind, pageNo, pageSize }) => {
        const condition = and(isVisibleIn(news, visibleRange), kind && eq(news.kind, kind));
        const list = await orm
          .select({
            id: news.id,
            title: news.title,
            kind: news.kind,
            summary: news.summary,
            publishedOn: news.publishedOn,
            coverImage: news.coverImage,
          })
          .from(news)
          .where(condition)
          .orderBy(desc(news.publishedOn), desc(news.weight), asc(news.id))
          .limit(pageSize)
          .offset((pageNo - 1) * pageSize);
        return { list, total: await orm.$count(news, condition), pageNo, pageSize };
      },
      { cache: 'content' },
    ),
  ];
}
