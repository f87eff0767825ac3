import {
  getProductDetailByCode,
  getProductDetailByName,
  getSaasProduct,
  getSaasProductByCategoryId,
  listProductBriefs,
  listShownProducts,
  type ProductDetail,
  queryByDownloadId,
} from '@portal/api-contract';
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { inOrderOf } from '../../platform/content-items/in-order-of';
import { isShown, isVisibleIn, isWithdrawn, requireShown } from '../../platform/content-items/listing-columns';
import type { RelatedItems } from '../../platform/content-items/related-items';
import type { QueryRunner } from '../../platform/database/database';
import { type Implementation, implement } from '../../platform/http/implement';
import { HttpError, rejectGone } from '../../platform/http/http-error';
import { listCategories } from '../categories/categories.repository';
import { findManuals } from '../documents/documents.repository';
import type { DownloadFolder } from './download-folder';
import { findLowestPrice, findProducts, listNeighbours, pageProducts, toCard } from './products.repository';
import { product } from './products.tables';

/** Range of calls that name none (spec §9). */
const DEFAULT_RANGE = 2;

/** Calls of the pages about products. */
export function createProductPageRoutes(
  orm: QueryRunner,
  downloads: DownloadFolder,
  related: RelatedItems,
): Implementation[] {
  return [
    implement(
      getProductDetailByCode,
      ({ code, visibleRange }) => readDetail(orm, related, eq(product.code, code), visibleRange),
      {
        cache: 'content',
      },
    ),
    implement(
      getProductDetailByName,
      ({ name, visibleRange }) => readDetail(orm, related, eq(product.productName, name), visibleRange),
      { cache: 'content' },
    ),
    implement(
      listShownProducts,
      async (input) => ({
        ...(await pageProducts(orm, input)),
        pageNo: input.pageNo,
        pageSize: input.pageSize,
      }),
      { cache: 'content' },
    ),
    implement(listProductBriefs, ({ codes, visibleRange }) => listBriefs(orm, codes, visibleRange), {
      cache: 'content',
    }),
    implement(getSaasProduct, ({ visibleRange }) => countByCategory(orm, visibleRange), { cache: 'content' }),
    implement(
      getSaasProductByCategoryId,
      async (input) => ({
        ...(await pageProducts(orm, {
          ...{ productType: 'saas', ...withoutGaps(input) },
          ...{ visibleRange: DEFAULT_RANGE, sort: 'recommended' },
        })),
        pageNo: input.pageNo,
        pageSize: input.pageSize,
      }),
      { cache: 'content' },
    ),
    // A file can be replaced without a change of content.
    implement(queryByDownloadId, async ({ downloadId }) => {
      const [row] = await orm
        .select({ downloads: product.downloads })
        .from(product)
        .where(
          and(
            eq(product.listingStatus, 2),
            sql`${product.downloads} @> ${JSON.stringify([{ id: downloadId }])}::jsonb`,
          ),
        );
      const file = row?.downloads.find(({ id }) => id === downloadId);
      if (!file) throw new HttpError(404);
      return downloads.describe(file);
    }),
  ];
}

// An absent field would overwrite the default it stands before.
function withoutGaps<Input extends object>(input: Input): Input {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as Input;
}

async function readDetail(
  orm: QueryRunner,
  related: RelatedItems,
  condition: SQL,
  visibleRange: number,
): Promise<ProductDetail> {
  const rows = await findProducts(orm, condition);
  // Several may have one name: those of other brands, drafts, what was before.
  const found =
    rows.find((row) => isShown(row.product, visibleRange)) ??
    rows.find((row) => isWithdrawn(row.product, visibleRange));
  if (found && isWithdrawn(found.product, visibleRange)) {
    const near = await listNeighbours(orm, found.product.categoryId, found.product.code, visibleRange);
    const alternatives = near.map(({ code, productName, summary, productRoute }) => ({
      id: code,
      title: productName,
      summary,
      url: productRoute,
    }));
    throw rejectGone('该产品已下架', found.product.productName, alternatives);
  }
  const row = requireShown(found?.product, visibleRange);
  const { content, solutionIds } = row;
  const manuals = await findManuals(orm, [row.code], visibleRange);
  return {
    ...toCard({ ...row, categoryName: found?.categoryName ?? '' }, manuals),
    content,
    downloads: row.downloads.map(({ id, name, version }) => ({ id, name, version })),
    solutions: await related.listSolutionLinks(orm, solutionIds, visibleRange),
    cases: await related.listCasesOf(orm, { productCode: row.code }, visibleRange),
  };
}

async function listBriefs(orm: QueryRunner, codes: readonly string[], visibleRange: number) {
  if (codes.length === 0) return [];
  const rows = await findProducts(orm, and(isVisibleIn(product, visibleRange), inArray(product.code, [...codes])));
  const manuals = await findManuals(orm, codes, visibleRange);
  return inOrderOf(codes, rows, (row) => row.product.code).map(({ product: row, categoryName }) => ({
    ...toCard({ ...row, categoryName }, manuals),
    specs: row.content?.specs ?? null,
    fromPrice: findLowestPrice(row.content),
    plans: (row.content?.plans ?? []).map(({ name, unitPrice, isNegotiable }) => ({ name, unitPrice, isNegotiable })),
  }));
}

async function countByCategory(orm: QueryRunner, visibleRange: number) {
  const counts = await orm
    .select({ categoryId: product.categoryId, total: sql<number>`count(*)::int` })
    .from(product)
    .where(and(isVisibleIn(product, visibleRange), eq(product.productType, 'saas')))
    .groupBy(product.categoryId);
  const totals = new Map(counts.map(({ categoryId, total }) => [categoryId, total]));
  const categories = await listCategories(orm, 'product', visibleRange);
  return categories.flatMap(({ id, name }) => (totals.has(id) ? [{ id, name, total: totals.get(id) ?? 0 }] : []));
}
