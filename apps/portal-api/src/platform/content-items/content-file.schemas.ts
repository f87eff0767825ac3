import {
  activityBriefSchema,
  activityContentSchema,
  bannerSchema,
  caseBriefSchema,
  caseContentSchema,
  CATEGORY_KINDS,
  dateSchema,
  factorySchema,
  videoSchema,
  footerConfigSchema,
  homeContentSchema,
  idSchema,
  imagePathSchema,
  jobDetailSchema,
  menuItemSchema,
  modelBriefSchema,
  modelContentSchema,
  newsBriefSchema,
  pageAppearanceSchema,
  partnerBriefSchema,
  platformTypeSchema,
  productBriefSchema,
  productContentSchema,
  productFacetsShape,
  trialPlanSchema,
  SEO_TABLE_TYPES,
  seoInfoSchema,
  sitePathSchema,
  solutionBriefSchema,
  solutionContentSchema,
  systemParamSchema,
} from '@portal/api-contract';
import { z } from 'zod';

/** Listing status of a content item (spec §3): 1 draft, 2 on shelf, 3 off shelf. */
const listingStatusSchema = z.union([z.literal(1), z.literal(2), z.literal(3)]).default(2);

const listingShape = {
  listingStatus: listingStatusSchema,
  weight: z.int32().default(0),
};

/** Rejects a list that names the same thing twice. */
function rejectRepeatedIds(rows: readonly { id: string }[], context: z.RefinementCtx): void {
  const seen = new Set<string>();
  rows.forEach(({ id }, index) => {
    if (seen.has(id)) context.addIssue({ code: 'custom', path: [index, 'id'], message: `${id} stands here twice` });
    seen.add(id);
  });
}

/** `brands/{brand}/brand.json`: which brand the folder's files belong to. */
export const brandFileSchema = z.strictObject({
  platformType: platformTypeSchema,
  pageCode: z.string().min(1).max(64),
  name: z.string().min(1).max(40),
  /** Prefix of its URLs; empty for the brand at the root. */
  basePath: z.string().regex(/^(\/[\w-]+)?$/, 'begins with a slash and has one segment'),
  /** URL of its home page, without prefix. */
  homeHref: sitePathSchema,
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

/** `system-params.json`: groups of parameters, shared by all brands; `brands/{brand}/system-params.json`: a brand's own. */
export const systemParamsFileSchema = z.record(z.string(), z.array(systemParamSchema.strict()));

/** `resources.json`: watch board URLs by code. */
export const resourcesFileSchema = z.strictObject({ watchBoards: z.record(z.string(), z.string()) });

/** `categories.json`: categories of every kind, in display order. */
export const categoriesFileSchema = z.array(
  z.strictObject({
    id: idSchema,
    kind: z.enum(CATEGORY_KINDS),
    name: z.string().min(1).max(40),
    coverImage: imagePathSchema.default(''),
  }),
);

/** `products/{code}.json`; `hotRank` above 0 puts a product on the home page, highest first. */
export const productFileSchema = productBriefSchema
  .omit({ isContentEmpty: true, productRoute: true })
  .extend({
    ...listingShape,
    ...productFacetsShape,
    categoryId: idSchema,
    hotRank: z.int32().min(0).default(0),
    /** How it is tried; for products with `hasTrial`. */
    trial: trialPlanSchema.nullable().default(null),
    /** `null` for a product that has no page of its own: it leads to the purchase page. */
    content: productContentSchema.strict().nullable(),
    downloads: z
      .array(
        z.strictObject({
          id: idSchema,
          name: z.string().min(1).max(60),
          version: z.string().max(16),
          /** File in `media/downloads/`. */
          file: z.string().regex(/^[\w.-]+$/),
        }),
      )
      .default([]),
    solutionIds: z.array(idSchema).default([]),
  })
  .strict();

/** `solutions/{id}.json`. */
export const solutionFileSchema = solutionBriefSchema
  .extend({
    ...listingShape,
    categoryId: idSchema,
    productCodes: z.array(z.string()).min(1).max(8),
    content: solutionContentSchema.strict(),
  })
  .strict();

/** `cases/{id}.json`; `productCodes` and `solutionIds` must exist. */
export const caseFileSchema = caseBriefSchema
  .omit({ industry: true })
  .extend({
    ...listingShape,
    categoryId: idSchema,
    publishedOn: dateSchema,
    region: z.string().min(1).max(20),
    productCodes: z.array(z.string()).min(1),
    solutionIds: z.array(idSchema).default([]),
    content: caseContentSchema.strict(),
  })
  .strict();

/** Front matter of `news/{id}.md`; the text below it is the article. */
export const newsFileSchema = newsBriefSchema
  .omit({ isPinned: true })
  .extend({
    ...listingShape,
    author: z.string().min(1).max(20),
    newsSource: z.string().min(1).max(30),
    tags: z.array(z.string().min(1).max(12)).max(5).default([]),
  })
  .strict();

/** Front matter of `activities/{id}.md`; the state follows from the times. */
export const activityFileSchema = activityBriefSchema
  .omit({ state: true })
  .extend({ ...listingShape, hasReplay: z.boolean().default(false), content: activityContentSchema.strict() })
  .strict()
  .refine(({ startsAt, endsAt }) => Date.parse(endsAt) >= Date.parse(startsAt), {
    path: ['endsAt'],
    message: 'must not be before startsAt',
  });

/** `partners.json`. */
export const partnersFileSchema = z
  .array(partnerBriefSchema.extend(listingShape).strict())
  .superRefine(rejectRepeatedIds);

/** `models/{id}.json`. */
export const modelFileSchema = modelBriefSchema
  .extend({ ...listingShape, content: modelContentSchema.strict() })
  .strict();

/** Video of a factory; its files must be in the media folder. */
export const videoFileSchema = videoSchema.omit({ transcript: true }).strict();

/** `factories.json`. */
export const factoriesFileSchema = z
  .array(factorySchema.extend({ ...listingShape, film: videoFileSchema.optional() }).strict())
  .superRefine(rejectRepeatedIds);

/** `jobs/{id}.json`. */
export const jobFileSchema = jobDetailSchema.extend({ ...listingShape, isClosed: z.boolean().default(false) }).strict();

/** Front matter of `contracts/{id}.md`, 意向书 `intent` or 正式合同 `formal`; the text below it is the template. */
export const contractFileSchema = z.strictObject({
  id: idSchema,
  title: z.string().min(1).max(60),
  kind: z.enum(['intent', 'formal', 'framework', 'rescission']),
  version: z.string().min(1).max(20),
  effectiveOn: dateSchema,
});

/** Front matter of `legal/{id}.md`; the text below it is the document. */
export const legalFileSchema = z.strictObject({
  id: idSchema,
  title: z.string().min(1).max(60),
  version: z.string().min(1).max(20),
  effectiveOn: dateSchema,
});
