import {
  type FeaturedModel,
  findModelById,
  listFeaturedModels,
  listModelIndustries,
  listModels,
  type ModelBrief,
  type ModelDetail,
} from '@portal/api-contract';
import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import { listDistinct } from '../../platform/content-items/distinct-values';
import { toItemLink } from '../../platform/content-items/item-links';
import {
  containsKeyword,
  inBrandOrder,
  isVisibleIn,
  isWithdrawn,
  requireShown,
  toOffset,
} from '../../platform/content-items/listing-columns';
import type { QueryRunner } from '../../platform/database/database';
import { type Implementation, implement } from '../../platform/http/implement';
import { rejectGone } from '../../platform/http/http-error';
import type { MemberReviewsPort } from './member-reviews';
import { industrialModel as model } from './models.tables';

/** What is said of a model on its page: so much at most, the newest before what its file says. */
const SHOWN_REVIEWS = 5;

const briefColumns = {
  id: model.id,
  name: model.name,
  modelType: model.modelType,
  deliveryMode: model.deliveryMode,
  pricing: model.pricing,
  industry: model.industry,
  provider: model.provider,
  summary: model.summary,
  calls: model.calls,
  rating: model.rating,
  publishedOn: model.publishedOn,
};

const listOrders = (visibleRange: number) => ({
  recommended: [...inBrandOrder(model, visibleRange), asc(model.id)],
  newest: [desc(model.publishedOn), asc(model.id)],
  mostUsed: [desc(model.calls), asc(model.id)],
  bestRated: [desc(model.rating), desc(model.calls), asc(model.id)],
});

/** Calls about industrial models. */
export function createModelRoutes(orm: QueryRunner, reviews: Pick<MemberReviewsPort, 'read'>): Implementation[] {
  return [
    implement(
      listModels,
      async (input) => {
        const { visibleRange, modelType, deliveryMode, pricing, industry, keyword, sort, pageNo, pageSize } = input;
        const condition = and(
          isVisibleIn(model, visibleRange),
          modelType && eq(model.modelType, modelType),
          deliveryMode && eq(model.deliveryMode, deliveryMode),
          pricing && eq(model.pricing, pricing),
          industry ? eq(model.industry, industry) : undefined,
          containsKeyword([model.name, model.summary, model.provider], keyword),
        );
        const list = await orm
          .select(briefColumns)
          .from(model)
          .where(condition)
          .orderBy(...listOrders(visibleRange)[sort])
          .limit(pageSize)
          .offset(toOffset(input));
        return { list, total: await orm.$count(model, condition), pageNo, pageSize };
      },
      { cache: 'content' },
    ),
    implement(listModelIndustries, ({ visibleRange }) => listDistinct(orm, model, model.industry, visibleRange), {
      cache: 'content',
    }),
    implement(listFeaturedModels, ({ visibleRange, size }) => listFeatured(orm, visibleRange, size), {
      cache: 'content',
    }),
    implement(findModelById, ({ id, visibleRange }) => readDetail(orm, reviews, id, visibleRange), {
      cache: 'content',
    }),
  ];
}

async function listFeatured(orm: QueryRunner, visibleRange: number, size: number): Promise<FeaturedModel[]> {
  const rows = await orm
    .select({ ...briefColumns, content: model.content })
    .from(model)
    .where(isVisibleIn(model, visibleRange))
    .orderBy(...listOrders(visibleRange).recommended)
    .limit(size);
  return rows.flatMap(({ id, name, modelType, industry, summary, calls, content }) => {
    const [[accuracy], [limit]] = [content.accuracy, content.limits];
    // The schema of a model's page wants one of each.
    return accuracy && limit ? [{ id, name, modelType, industry, summary, calls, accuracy, limit }] : [];
  });
}

async function readDetail(
  orm: QueryRunner,
  reviews: Pick<MemberReviewsPort, 'read'>,
  id: string,
  visibleRange: number,
): Promise<ModelDetail> {
  const [found] = await orm.select().from(model).where(eq(model.id, id));
  if (found && isWithdrawn(found, visibleRange)) {
    throw rejectGone('该模型已下架', found.name, await listRelated(orm, found, visibleRange));
  }
  const row = requireShown(found, visibleRange);
  return {
    ...toBrief(row),
    content: row.content,
    memberReviews: await reviews.read(row.id, SHOWN_REVIEWS),
    related: await listRelated(orm, row, visibleRange),
  };
}

/** Models of the same industry, those of the same type first. */
async function listRelated(orm: QueryRunner, row: ModelBrief, visibleRange: number) {
  const rows = await orm
    .select({ id: model.id, title: model.name, summary: model.summary })
    .from(model)
    .where(and(isVisibleIn(model, visibleRange), ne(model.id, row.id), eq(model.industry, row.industry)))
    .orderBy(desc(sql`${model.modelType} = ${row.modelType}`), ...inBrandOrder(model, visibleRange), asc(model.id))
    .limit(3);
  return rows.map((entry) => toItemLink('model', entry));
}

function toBrief(row: ModelBrief): ModelBrief {
  const { id, name, modelType, deliveryMode, pricing, industry, provider, summary, calls, rating, publishedOn } = row;
  return { id, name, modelType, deliveryMode, pricing, industry, provider, summary, calls, rating, publishedOn };
}
