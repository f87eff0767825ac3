import { z } from 'zod';
import {
  groupScopeSchema,
  idSchema,
  imagePathSchema,
  linkTargetSchema,
  visibleRangeSchema,
} from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';

/** `labelFlag` of a product. */
export const labelFlagSchema = z.union([z.literal(1), z.literal(2), z.literal(3)]);

/** Product as menus and cards show it (spec §3). */
export const productBriefSchema = z.object({
  id: idSchema,
  code: z.string().min(1).max(64),
  productName: z.string().min(1).max(40),
  productRoute: linkTargetSchema,
  labelFlag: labelFlagSchema,
  summary: z.string().max(120),
  icon: imagePathSchema,
  isContentEmpty: z.boolean(),
});
export type ProductBrief = z.infer<typeof productBriefSchema>;

/** Product category with its products (spec §3). */
export const productCategorySchema = z.object({
  id: idSchema,
  name: z.string().min(1).max(40),
  coverImage: imagePathSchema,
  children: z.array(z.object({ id: idSchema, name: z.string() })),
  childrenData: z.array(productBriefSchema),
});
export type ProductCategory = z.infer<typeof productCategorySchema>;

/** Products of the mega-menu by category (spec §7). */
export const getNavProduct = defineEndpoint({
  method: 'POST',
  path: '/ptl/product/content/getNavProduct',
  summary: 'Products of the mega-menu by category',
  tags: ['products'],
  body: z.object({ visibleRange: visibleRangeSchema }),
  response: z.array(productCategorySchema),
});

/** Product as a home page shows it: `fromPrice` is what its cheapest plan costs a month, in 分. */
export const homeProductSchema = productBriefSchema.extend({ fromPrice: z.number().int().nullable() });
export type HomeProduct = z.infer<typeof homeProductSchema>;

/** Product category of a home page. */
export const homeProductCategorySchema = productCategorySchema.extend({ childrenData: z.array(homeProductSchema) });
export type HomeProductCategory = z.infer<typeof homeProductCategorySchema>;

/**
 * Hot products of the home page by category (spec §7). `categoryIds` names other categories, in their order: the
 * heaviest products of each are shown, hot or not.
 */
export const getHomeHotProducts = defineEndpoint({
  method: 'POST',
  path: '/ptl/product/getHomeHotProducts',
  summary: 'Hot products of the home page by category',
  tags: ['products'],
  body: z.object({
    visibleRange: visibleRangeSchema,
    scope: groupScopeSchema,
    categoryIds: z.array(idSchema).max(8).optional(),
  }),
  response: z.array(homeProductCategorySchema),
});
