import {
  activityBriefSchema,
  bannerSchema,
  caseBriefSchema,
  CATEGORY_KINDS,
  dateSchema,
  footerConfigSchema,
  homeContentSchema,
  idSchema,
  imagePathSchema,
  menuItemSchema,
  newsBriefSchema,
  pageAppearanceSchema,
  partnerBriefSchema,
  platformTypeSchema,
  productBriefSchema,
  SEO_TABLE_TYPES,
  seoInfoSchema,
  solutionBriefSchema,
  systemParamSchema,
} from '@portal/api-contract';
import { z } from 'zod';

/** Listing status of a content item (spec §3): 1 draft, 2 on shelf, 3 off shelf. */
const listingStatusSchema = z.union([z.literal(1), z.literal(2), z.literal(3)]).default(2);

/** Brands an item is shown in, as visible ranges: environment code plus 1. */
const visibleRangesSchema = z.array(z.number().int().min(2).max(9)).min(1);

const listingShape = {
  visibleRanges: visibleRangesSchema,
  listingStatus: listingStatusSchema,
  weight: z.number().int().default(0),
};

/** `brands/{brand}/brand.json`: which brand the folder's files belong to. */
export const brandFileSchema = z.strictObject({
  platformType: platformTypeSchema,
  pageCode: z.string().min(1).max(64),
  name: z.string().min(1).max(40),
});

/** `brands/{brand}/page-config.json`. */
export const pageConfigFileSchema = pageAppearanceSchema.strict();

/** `brands/{brand}/menus.json`. */
export const menusFileSchema = z.array(menuItemSchema.strict()).min(1);

/** `brands/{brand}/banners.json`. */
export const bannersFileSchema = z.array(bannerSchema.strict()).min(1).max(5);

/** `brands/{brand}/footer.json`. */
export const footerFileSchema = footerConfigSchema.strict();

/** `brands/{brand}/home.json`. */
export const homeFileSchema = homeContentSchema.strict();

/** `brands/{brand}/seo.json`: `code` of a page is its name, e.g. `home`; the importer adds the platform type. */
export const seoFileSchema = z.array(
  seoInfoSchema.extend({ tableType: z.enum(SEO_TABLE_TYPES), code: z.string().min(1).max(100) }).strict(),
);

/** `system-params.json`: groups of parameters, shared by all brands. */
export const systemParamsFileSchema = z.record(z.string(), z.array(systemParamSchema.strict()));

/** `resources.json`: watch board addresses by code. */
export const resourcesFileSchema = z.strictObject({ watchBoards: z.record(z.string(), z.string()) });

/** `categories.json`: categories of every kind, in display order. */
export const categoriesFileSchema = z.array(
  z.strictObject({
    id: idSchema,
    kind: z.enum(CATEGORY_KINDS),
    name: z.string().min(1).max(40),
    coverImage: imagePathSchema.default(''),
    visibleRanges: visibleRangesSchema,
  }),
);

/** `products/{code}.json`; `hotRank` above 0 puts a product on the home page, highest first. */
export const productFileSchema = productBriefSchema
  .omit({ isContentEmpty: true, productRoute: true })
  .extend({
    ...listingShape,
    categoryId: idSchema,
    hotRank: z.number().int().min(0).default(0),
    isContentEmpty: z.boolean().default(false),
  })
  .strict();

/** `solutions/{id}.json`. */
export const solutionFileSchema = solutionBriefSchema.extend({ ...listingShape, categoryId: idSchema }).strict();

/** `cases/{id}.json`; `productCodes` and `solutionIds` must exist. */
export const caseFileSchema = caseBriefSchema
  .omit({ industry: true })
  .extend({
    ...listingShape,
    categoryId: idSchema,
    isFeatured: z.boolean().default(false),
    publishedOn: dateSchema,
    productCodes: z.array(z.string()).default([]),
    solutionIds: z.array(idSchema).default([]),
  })
  .strict();

/** Front matter of `news/{id}.md`; the text below it is the article. */
export const newsFileSchema = newsBriefSchema.extend(listingShape).strict();

/** Front matter of `activities/{id}.md`; the state follows from the times. */
export const activityFileSchema = activityBriefSchema
  .omit({ state: true })
  .extend({ ...listingShape, hasReplay: z.boolean().default(false) })
  .strict();

/** `partners.json`. */
export const partnersFileSchema = z.array(partnerBriefSchema.extend(listingShape).strict());

/** Front matter of `legal/{id}.md`; the text below it is the document. */
export const legalFileSchema = z.strictObject({
  id: idSchema,
  title: z.string().min(1).max(60),
  version: z.string().min(1).max(20),
  effectiveOn: dateSchema,
});
