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

/** Hot products of the home page, grouped by category for its tabs (spec §7). */
export const getHomeHotProducts = defineEndpoint({
  method: 'POST',
  path: '/ptl/product/getHomeHotProducts',
  summary: 'Hot products of the home page by category',
  tags: ['products'],
  body: z.object({ visibleRange: visibleRangeSchema, scope: groupScopeSchema }),
  response: z.array(productCategorySchema),
});
