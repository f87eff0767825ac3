import { z } from 'zod';
import { imagePathSchema, linkTargetSchema, platformTypeSchema } from '../endpoint/common-schemas';
import { faqSchema, figureSchema, portraitSchema, textTableSchema, titledTextSchema } from '../endpoint/content-parts';
import { defineEndpoint } from '../endpoint/define-endpoint';

const heading = { title: z.string().max(40).default(''), subtitle: z.string().max(120).default('') };
const actionSchema = z.object({ text: z.string().min(1).max(20), url: linkTargetSchema });

/** Blocks a content page is made of; `html` is sanitized Markdown. */
export const pageBlockSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), ...heading, html: z.string() }),
  z.object({ kind: z.literal('figures'), ...heading, items: z.array(figureSchema).min(2).max(6) }),
  z.object({
    kind: z.literal('cards'),
    ...heading,
    items: z
      .array(
        titledTextSchema.extend({
          icon: imagePathSchema.default(''),
          url: linkTargetSchema.default(''),
          linkText: z.string().max(20).default(''),
        }),
      )
      .min(1)
      .max(12),
  }),
  z.object({ kind: z.literal('steps'), ...heading, items: z.array(titledTextSchema).min(2).max(8) }),
  z.object({
    kind: z.literal('timeline'),
    ...heading,
    items: z
      .array(titledTextSchema.extend({ date: z.string().max(12) }))
      .min(2)
      .max(16),
  }),
  z.object({ kind: z.literal('table'), ...heading, table: textTableSchema }),
  z.object({ kind: z.literal('accordion'), ...heading, items: z.array(faqSchema).min(1).max(12) }),
  z.object({
    kind: z.literal('tabs'),
    ...heading,
    items: z
      .array(z.object({ label: z.string().min(1).max(16), html: z.string() }))
      .min(2)
      .max(6),
  }),
  z.object({
    kind: z.literal('image'),
    ...heading,
    src: imagePathSchema,
    alt: z.string().min(1).max(80),
    caption: z.string().max(120).default(''),
  }),
  z.object({
    kind: z.literal('people'),
    ...heading,
    items: z
      .array(
        z.object({
          name: z.string().max(20),
          role: z.string().max(40),
          text: z.string().max(200),
          portrait: portraitSchema,
        }),
      )
      .min(1)
      .max(8),
  }),
  z.object({
    kind: z.literal('offices'),
    ...heading,
    items: z
      .array(
        z.object({
          city: z.string().max(12),
          address: z.string().max(80),
          phone: z.string().max(20),
          mail: z.string().max(60),
        }),
      )
      .min(1)
      .max(8),
  }),
  z.object({
    kind: z.literal('callToAction'),
    title: z.string().min(1).max(40),
    subtitle: z.string().max(120).default(''),
    actions: z.array(actionSchema).min(1).max(2),
  }),
  /** A form of the site: the page that shows the block knows it. */
  z.object({ kind: z.literal('form'), ...heading, form: z.enum(['contact', 'consult', 'partner']) }),
]);
export type PageBlock = z.infer<typeof pageBlockSchema>;

/** A content page of a brand. */
export const contentPageSchema = z.object({
  id: z.string().regex(/^[a-z0-9-]{1,64}$/),
  title: z.string().min(1).max(60),
  subtitle: z.string().max(160).default(''),
  /** Picture beside the title; empty for none. */
  coverImage: imagePathSchema.default(''),
  /** Version and day of a legal document, e.g. `2.1 版，2026-07-01 起生效`. */
  note: z.string().max(60).default(''),
  blocks: z.array(pageBlockSchema).min(1).max(20),
});
export type ContentPage = z.infer<typeof contentPageSchema>;

/** A content page of a brand by its id: company pages and legal documents (path ours: endpoints §4.11). Error: 404. */
export const findContentById = defineEndpoint({
  method: 'GET',
  path: '/ptl/content/findById',
  summary: 'Content page by id',
  tags: ['pages'],
  query: z.object({ id: z.string().min(1).max(64), platformType: platformTypeSchema }),
  response: contentPageSchema,
});

/** A page as its editor has it, drafts too (path ours: endpoints §4.11). Error: 404, also to all but operators. */
export const previewContent = defineEndpoint({
  method: 'GET',
  path: '/ptl/content/preview',
  summary: 'Content page as its editor has it',
  tags: ['pages'],
  auth: 'user',
  query: z.object({ id: z.string().min(1).max(64), platformType: platformTypeSchema }),
  response: contentPageSchema,
});
