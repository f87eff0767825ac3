import { z } from 'zod';
import { caseLinkSchema } from '../cases/cases.contract';
import { dateSchema, idSchema, imagePathSchema, visibleRangeSchema } from '../endpoint/common-schemas';
import {
  faqSchema,
  figureSchema,
  itemLinkSchema,
  keywordSchema,
  layersSchema,
  textTableSchema,
  titledLinkSchema,
  titledTextSchema,
} from '../endpoint/content-parts';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { pageQueryShape, pageSchema } from '../endpoint/paging';
import { productBriefSchema } from './products.contract';
import { PRODUCT_SORTS } from './products.values';

/** What product lists filter by. */
export const productFacetsShape = {
  deliveryMode: z.enum(['cloud', 'private', 'hardware']),
  pricingMode: z.enum(['free', 'metered', 'subscription', 'quote']),
  productType: z.enum(['platform', 'saas', 'device']),
  tags: z.array(z.string().min(1).max(12)).max(5),
  hasTrial: z.boolean(),
  /** Day of the last release. */
  publishedOn: dateSchema,
};

/** Product as lists show it. */
export const productCardSchema = productBriefSchema.extend({
  /** Its manual in the document center; null where visitors of the brand see none. */
  documentId: z.string().nullable(),
  ...productFacetsShape,
  categoryId: idSchema,
  categoryName: z.string(),
});
export type ProductCard = z.infer<typeof productCardSchema>;

/** Plan of a product: `unitPrice` is 分 for one unit and month; a negotiable plan has no price. */
export const productPlanSchema = z.object({
  mealCode: z.string().regex(/^[a-z0-9-]{3,60}$/),
  name: z.string().min(1).max(20),
  summary: z.string().max(80),
  specs: z.array(z.object({ label: z.string().max(16), value: z.string().max(40) })).max(8),
  unitPrice: z.number().int().min(0).max(100_000_000),
  periods: z.array(z.union([z.literal(1), z.literal(3), z.literal(6), z.literal(12), z.literal(36)])).max(5),
  isNegotiable: z.boolean(),
});
export type ProductPlan = z.infer<typeof productPlanSchema>;

/** Release of a product and what it changed. */
export const changeSchema = z.object({
  version: z.string().min(1).max(16),
  date: dateSchema,
  items: z.array(z.string().min(1).max(120)).min(1).max(8),
});

/** What a product's page says, apart from what is looked up. */
export const productContentSchema = z.object({
  slogan: z.string().min(1).max(60),
  /** Pictures of its console, 16:10: the overview in the head of its page, one of its functions beside all of them. */
  consoleImages: z.object({ overview: imagePathSchema, detail: imagePathSchema }).optional(),
  overview: z.array(z.string().min(1).max(400)).min(1).max(4),
  metrics: z.array(figureSchema).max(4),
  features: z.array(titledTextSchema).min(3).max(8),
  advantages: z.array(titledTextSchema).max(4),
  architecture: layersSchema,
  specs: textTableSchema,
  plans: z.array(productPlanSchema).max(4),
  /** Value-added tax within its prices, in per cent; that of services where none is named. */
  taxRate: z.literal([0, 6, 9, 13]).optional(),
  scenes: z.array(titledTextSchema).max(4),
  faqs: z.array(faqSchema).max(8),
  changes: z.array(changeSchema).max(6),
  documents: z.array(titledLinkSchema).max(6),
});
export type ProductContent = z.infer<typeof productContentSchema>;

/** File offered for download: `size` in bytes, `sha256` in hexadecimal. */
export const downloadSchema = z.object({
  id: idSchema,
  name: z.string().min(1).max(60),
  version: z.string().max(16),
  fileName: z.string(),
  size: z.number().int(),
  sha256: z.string().length(64),
  url: z.string(),
});
export type Download = z.infer<typeof downloadSchema>;

/** A product's page. */
export const productDetailSchema = productCardSchema.extend({
  content: productContentSchema.nullable(),
  downloads: z.array(downloadSchema.pick({ id: true, name: true, version: true })),
  solutions: z.array(itemLinkSchema),
  cases: z.array(caseLinkSchema),
});
export type ProductDetail = z.infer<typeof productDetailSchema>;

/**
 * A product's page by its code (spec §7). `userCode` is a hint the spec names; who asks is known from the token alone.
 * Errors: 404 unknown, 410 off shelf with `alternatives` of the same category.
 */
export const getProductDetailByCode = defineEndpoint({
  method: 'GET',
  path: '/ptl/product/content/productDetailByCode',
  summary: 'Product page by code',
  tags: ['products'],
  query: z.object({
    code: z.string().min(1).max(64),
    // Dropped, so that everybody shares the kept response.
    userCode: z
      .string()
      .max(64)
      .optional()
      .transform(() => undefined),
    visibleRange: visibleRangeSchema,
  }),
  response: productDetailSchema,
});

/** A product's page by its name (spec §7). Errors as by code. */
export const getProductDetailByName = defineEndpoint({
  method: 'GET',
  path: '/ptl/product/getProductDetialByName',
  summary: 'Product page by name',
  tags: ['products'],
  query: z.object({ name: z.string().min(1).max(40), visibleRange: visibleRangeSchema }),
  response: productDetailSchema,
});

/** Products by filters (spec §7). */
export const listShownProducts = defineEndpoint({
  method: 'POST',
  path: '/ptl/product/content/productShowList',
  summary: 'Products by filters',
  tags: ['products'],
  body: z.object({
    visibleRange: visibleRangeSchema,
    categoryId: idSchema.optional(),
    keyword: keywordSchema,
    deliveryMode: productFacetsShape.deliveryMode.optional(),
    pricingMode: productFacetsShape.pricingMode.optional(),
    tag: z.string().max(12).optional(),
    sort: z.enum(PRODUCT_SORTS).default('recommended'),
    ...pageQueryShape,
  }),
  response: pageSchema(productCardSchema),
});

/** Products by their codes, in the order of the codes (spec §7): for comparisons and references. */
export const listProductBriefs = defineEndpoint({
  method: 'POST',
  path: '/ptl/product/content/productBriefList',
  summary: 'Products by codes',
  tags: ['products'],
  body: z.object({ visibleRange: visibleRangeSchema, codes: z.array(z.string().min(1).max(64)).max(20) }),
  response: z.array(
    productCardSchema.extend({
      specs: textTableSchema.nullable(),
      /** 分 a month of the cheapest plan; null when all are negotiable. */
      fromPrice: z.number().int().nullable(),
      /** Price table: what the plans cost a month, in 分. */
      plans: z.array(productPlanSchema.pick({ name: true, unitPrice: true, isNegotiable: true })),
    }),
  ),
});

/** Categories of SaaS applications with how many each has (spec §7). */
export const getSaasProduct = defineEndpoint({
  method: 'POST',
  path: '/ptl/product/getSaasProduct',
  summary: 'Categories of applications',
  tags: ['products'],
  body: z.object({ visibleRange: visibleRangeSchema }),
  response: z.array(z.object({ id: idSchema, name: z.string(), total: z.number().int() })),
});

/**
 * Applications of a category, paged (spec §7). Without a category all of them; the spec names no range here, so they
 * are those of the default one (§9).
 */
export const getSaasProductByCategoryId = defineEndpoint({
  method: 'POST',
  path: '/ptl/product/getSaasProductByCategoryId',
  summary: 'Applications of a category',
  tags: ['products'],
  body: z.object({
    categoryId: idSchema.optional(),
    productType: productFacetsShape.productType.optional(),
    ...pageQueryShape,
  }),
  response: pageSchema(productCardSchema),
});

/** A download of a product by its id (spec §7), with size and SHA-256 of the file as it is. Error: 404. */
export const queryByDownloadId = defineEndpoint({
  method: 'GET',
  path: '/ptl/product/downloads/queryByDownloadId',
  summary: 'Download by id',
  tags: ['products'],
  query: z.object({ downloadId: idSchema }),
  response: downloadSchema,
});
