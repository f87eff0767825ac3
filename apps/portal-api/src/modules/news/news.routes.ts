import { findNewsById, listNews, listNewsYears, type NewsDetail } from '@portal/api-contract';
import { and, arrayOverlaps, asc, desc, eq, gt, gte, lt, lte, notInArray, or, sql, type SQL } from 'drizzle-orm';
import { toItemLink } from '../../platform/content-items/item-links';
import {
  inPlaces,
  isFeaturedIn,
  isVisibleIn,
  isWithdrawn,
  requireShown,
  toOffset,
} from '../../platform/content-items/listing-columns';
import type { QueryRunner } from '../../platform/database/database';
import { type Implementation, implement } from '../../platform/http/implement';
import { rejectGone } from '../../platform/http/http-error';
import { news } from './news.tables';

const briefColumns = {
  id: news.id,
  title: news.title,
  kind: news.kind,
  summary: news.summary,
  publishedOn: news.publishedOn,
  coverImage: news.coverImage,
};

const linkColumns = { id: news.id, title: news.title, summary: news.summary };

/** Calls about news. */
export function createNewsRoutes(orm: QueryRunner): Implementation[] {
  return [
    implement(
      listNews,
      async (input) => {
        const { visibleRange, kind, year, pageNo, pageSize } = input;
        const condition = and(isVisibleIn(news, visibleRange), kind && eq(news.kind, kind), isOfYear(year));
        const list = await orm
          .select({ ...briefColumns, isPinned: isFeaturedIn(news, visibleRange) })
          .from(news)
          .where(condition)
          .orderBy(inPlaces(news.featuredIn, visibleRange), desc(news.publishedOn), desc(news.weight), asc(news.id))
          .limit(pageSize)
          .offset(toOffset(input));
        return { list, total: await orm.$count(news, condition), pageNo, pageSize };
      },
      { cache: 'content' },
    ),
    implement(
      listNewsYears,
      async ({ visibleRange }) => {
        const year = sql<number>`extract(year from ${news.publishedOn})::int`;
        const rows = await orm.selectDistinct({ year }).from(news).where(isVisibleIn(news, visibleRange));
        return rows.map((row) => row.year).sort((left, right) => right - left);
      },
      { cache: 'content' },
    ),
    implement(findNewsById, ({ id, visibleRange }) => readDetail(orm, id, visibleRange), { cache: 'content' }),
  ];
}

function isOfYear(year: number | undefined): SQL | undefined {
  if (year === undefined) return undefined;
  return and(gte(news.publishedOn, `${year}-01-01`), lte(news.publishedOn, `${year}-12-31`));
}

async function readDetail(orm: QueryRunner, id: string, visibleRange: number): Promise<NewsDetail> {
  const [found] = await orm.select().from(news).where(eq(news.id, id));
  if (found && isWithdrawn(found, visibleRange)) {
    throw rejectGone('该新闻已撤回', found.title, await listRelated(orm, found, visibleRange));
  }
  const row = requireShown(found, visibleRange);
  const { title, kind, summary, publishedOn, coverImage, author, newsSource, bodyHtml } = row;
  // The day alone is what the index is asked for; on the day itself the id decides.
  const after = and(
    gte(news.publishedOn, publishedOn),
    or(gt(news.publishedOn, publishedOn), and(eq(news.publishedOn, publishedOn), lt(news.id, id))),
  );
  const before = and(
    lte(news.publishedOn, publishedOn),
    or(lt(news.publishedOn, publishedOn), and(eq(news.publishedOn, publishedOn), gt(news.id, id))),
  );
  const isShown = isVisibleIn(news, visibleRange);
  const [next] = await orm
    .select(linkColumns)
    .from(news)
    .where(and(isShown, after))
    .orderBy(asc(news.publishedOn), desc(news.id))
    .limit(1);
  const [previous] = await orm
    .select(linkColumns)
    .from(news)
    .where(and(isShown, before))
    .orderBy(desc(news.publishedOn), asc(news.id))
    .limit(1);
  return {
    ...{ id, title, kind, summary, publishedOn, coverImage, author, newsSource, bodyHtml },
    isPinned: String(visibleRange) in row.featuredIn,
    previous: previous ? toItemLink('news', previous) : null,
    next: next ? toItemLink('news', next) : null,
    related: await listRelated(orm, row, visibleRange),
  };
}

const MAX_RELATED = 3;

/** News that share a tag; where there are too few, others of the kind. Both searches end with the first few hits. */
async function listRelated(orm: QueryRunner, row: typeof news.$inferSelect, visibleRange: number) {
  const related = row.tags.length > 0 ? await listNewest(arrayOverlaps(news.tags, row.tags), [row.id]) : [];
  if (related.length < MAX_RELATED) {
    related.push(...(await listNewest(eq(news.kind, row.kind), [row.id, ...related.map(({ id }) => id)])));
  }
  return related.slice(0, MAX_RELATED).map((entry) => toItemLink('news', entry));

  function listNewest(condition: SQL, without: string[]) {
    return orm
      .select(linkColumns)
      .from(news)
      .where(and(isVisibleIn(news, visibleRange), notInArray(news.id, without), condition))
      .orderBy(desc(news.publishedOn), asc(news.id))
      .limit(MAX_RELATED);
  }
}
