import { z } from 'zod';
import { idSchema, imagePathSchema, visibleRangeSchema } from '../endpoint/common-schemas';
import { keywordSchema } from '../endpoint/content-parts';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { pageQueryShape, pageSchema } from '../endpoint/paging';

/** Partner as the home page's wall shows it. */
export const partnerLogoSchema = z.object({
  id: idSchema,
  name: z.string().min(1).max(40),
  logo: imagePathSchema,
});
export type PartnerLogo = z.infer<typeof partnerLogoSchema>;

/** Partner of the directory. */
export const partnerBriefSchema = partnerLogoSchema.extend({
  kind: z.string().max(20),
  region: z.string().max(20).default(''),
  summary: z.string().max(160).default(''),
});
export type PartnerBrief = z.infer<typeof partnerBriefSchema>;

/** Partners (path ours: endpoints §4.11). */
export const listPartners = defineEndpoint({
  method: 'POST',
  path: '/ptl/partner/pageList',
  summary: 'Partners',
  tags: ['partners'],
  body: z.object({
    visibleRange: visibleRangeSchema,
    kind: z.string().max(20).optional(),
    region: z.string().max(20).optional(),
    keyword: keywordSchema,
    ...pageQueryShape,
  }),
  response: pageSchema(partnerBriefSchema),
});

/** Logos of the most important partners (path ours). */
export const listPartnerLogos = defineEndpoint({
  method: 'GET',
  path: '/ptl/partner/logos',
  summary: 'Logos of partners',
  tags: ['partners'],
  query: z.object({ visibleRange: visibleRangeSchema, size: z.coerce.number().int().min(1).max(50).default(12) }),
  response: z.array(partnerLogoSchema),
});

/** What partners can be filtered by (path ours). */
export const listPartnerFilters = defineEndpoint({
  method: 'GET',
  path: '/ptl/partner/filters',
  summary: 'Filters of partners',
  tags: ['partners'],
  query: z.object({ visibleRange: visibleRangeSchema }),
  response: z.object({ kinds: z.array(z.string()), regions: z.array(z.string()) }),
});
