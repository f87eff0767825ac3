import type { listShownProducts, ProductBrief, ProductCard, ProductContent } from '@portal/api-contract';
import { and, arrayContains, asc, desc, eq, gt, inArray, ne, type SQL } from 'drizzle-orm';
import { inOrderOf } from '../../platform/content-items/in-order-of';
import { containsKeyword, inBrandOrder, isVisibleIn, toOffset } from '../../platform/content-items/listing-columns';
import type { QueryRunner } from '../../platform/database/database';
import type { ParsedInput } from '../../platform/http/implement';
import { categoryName } from '../categories/categories.read-model';
import { findManuals } from '../documents/documents.repository';
import { product } from './products.tables';

/** Product as lists need it. */
export type ProductRow = Awaited<ReturnType<typeof listProducts>>[number];

const briefColumns = {
  id: product.id,
  code: product.code,
  productName: product.productName,
  categoryId: product.categoryId,
  labelFlag: product.labelFlag,
  summary: product.summary,
  icon: product.icon,
  isContentEmpty: product.isContentEmpty,
};

const cardColumns = {
  ...briefColumns,
  categoryName: categoryName.name,
  deliveryMode: product.deliveryMode,
  pricingMode: product.pricingMode,
  productType: product.productType,
  tags: product.tags,
  hasTrial: product.hasTrial,
  publishedOn: product.publishedOn,
};

const ofItsCategory = and(eq(categoryName.kind, 'product'), eq(categoryName.id, product.categoryId));

/** Products of a brand in its order. */
export async function listProducts(orm: QueryRunner, visibleRange: number) {
  return orm
    .select(briefColumns)
    .from(product)
    .where(isVisibleIn(product, visibleRange))
    .orderBy(...inBrandOrder(product, visibleRange), asc(product.code));
}

/** Products a brand shows on its home page, hottest first: the hot ones, or all of some categories. */
export async function listHomeProducts(orm: QueryRunner, visibleRange: number, categoryIds?: readonly string[]) {
  const isShown = categoryIds ? inArray(product.categoryId, [...categoryIds]) : gt(product.hotRank, 0);
  return orm
    .select({ ...briefColumns, content: product.content })
    .from(product)
    .where(and(isVisibleIn(product, visibleRange), isShown))
    .orderBy(desc(product.hotRank), ...inBrandOrder(product, visibleRange), asc(product.code));
}

const listOrders = (visibleRange: number) => ({
  recommended: [...inBrandOrder(product, visibleRange), asc(product.code)],
  newest: [desc(product.publishedOn), asc(product.code)],
  hottest: [desc(product.hotRank), ...inBrandOrder(product, visibleRange), asc(product.code)],
});

/** A page of the product list. */
export async function pageProducts(
  orm: QueryRunner,
  input: Omit<ParsedInput<typeof listShownProducts>, 'tag'> & {
    readonly tag?: string | undefined;
    readonly productType?: ProductCard['productType'] | undefined;
  },
) {
  const { visibleRange, categoryId, keyword, deliveryMode, pricingMode, productType, tag, sort, pageSize } = input;
  const condition = and(
    isVisibleIn(product, visibleRange),
    categoryId === undefined ? undefined : eq(product.categoryId, categoryId),
    deliveryMode && eq(product.deliveryMode, deliveryMode),
    pricingMode && eq(product.pricingMode, pricingMode),
    productType && eq(product.productType, productType),
    tag ? arrayContains(product.tags, [tag]) : undefined,
    containsKeyword([product.productName, product.summary, product.code], keyword),
  );
  const rows = await selectCards(orm, condition)
    .orderBy(...listOrders(visibleRange)[sort])
    .limit(pageSize)
    .offset(toOffset(input));
  const codes = rows.map(({ code }) => code);
  const manuals = await findManuals(orm, codes, visibleRange);
  return { list: rows.map((row) => toCard(row, manuals)), total: await orm.$count(product, condition) };
}

/** Products by their codes, in that order; those a brand does not show are left out. */
export async function listProductsByCode(
  orm: QueryRunner,
  codes: readonly string[],
  visibleRange: number,
): Promise<ProductBrief[]> {
  if (codes.length === 0) return [];
  const rows = await orm
    .select(briefColumns)
    .from(product)
    .where(and(isVisibleIn(product, visibleRange), inArray(product.code, [...codes])));
  return inOrderOf(codes, rows, ({ code }) => code).map(toBrief);
}

/** Products of a category but for one of them; those of others where it has no more. */
export async function listNeighbours(orm: QueryRunner, categoryId: string, code: string, visibleRange: number) {
  const condition = and(isVisibleIn(product, visibleRange), eq(product.categoryId, categoryId), ne(product.code, code));
  const near = await selectCards(orm, condition)
    .orderBy(...inBrandOrder(product, visibleRange), asc(product.code))
    .limit(3);
  if (near.length > 0) return near.map(toBrief);
  const others = await selectCards(orm, and(isVisibleIn(product, visibleRange), ne(product.code, code)))
    .orderBy(...inBrandOrder(product, visibleRange), asc(product.code))
    .limit(3);
  return others.map(toBrief);
}

/** Whole rows with the names of their categories. */
export async function findProducts(orm: QueryRunner, condition: SQL | undefined) {
  return orm
    .select({ product, categoryName: categoryName.name })
    .from(product)
    .innerJoin(categoryName, ofItsCategory)
    .where(condition);
}

function selectCards(orm: QueryRunner, condition: SQL | undefined) {
  return orm.select(cardColumns).from(product).innerJoin(categoryName, ofItsCategory).where(condition);
}

type CardRow = Awaited<ReturnType<typeof selectCards>>[number];

/** What cards show of a product; `manuals` are those of products by their codes. */
export function toCard(row: CardRow, manuals: ReadonlyMap<string, string>): ProductCard {
  const { categoryId, categoryName, deliveryMode, pricingMode, productType, tags, hasTrial, publishedOn } = row;
  return {
    ...toBrief(row),
    categoryId,
    categoryName,
    deliveryMode,
    pricingMode,
    productType,
    tags,
    hasTrial,
    publishedOn,
    documentId: manuals.get(row.code) ?? null,
  };
}

/** What the cheapest plan of a product costs for one unit and month, in 分; `null` where all are negotiable. */
export function findLowestPrice(content: ProductContent | null): number | null {
  const prices = (content?.plans ?? []).filter((plan) => !plan.isNegotiable).map((plan) => plan.unitPrice);
  return prices.length === 0 ? null : Math.min(...prices);
}

/** What menus show of a product. */
export function toBrief(row: ProductRow): ProductBrief {
  const { id, code, productName, labelFlag, summary, icon, isContentEmpty } = row;
  return { id, code, productName, productRoute: toProductRoute(row), labelFlag, summary, icon, isContentEmpty };
}

/** A product without content leads to the purchase page instead of its detail page (spec §2). */
export function toProductRoute({
  id,
  code,
  isContentEmpty,
}: Pick<ProductRow, 'id' | 'code' | 'isContentEmpty'>): string {
  return isContentEmpty
    ? `/purchase-page?${new URLSearchParams({ id, code }).toString()}`
    : `/product-detail/${encodeURIComponent(code)}.html`;
}
