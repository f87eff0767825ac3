import { z } from 'zod';
import { imagePathSchema, linkTargetSchema } from './common-schemas';
import { lineText } from './text-schemas';

/** A short heading with its explanation: a feature, an advantage, a step. */
export const titledTextSchema = z.object({ title: z.string().min(1).max(40), text: z.string().min(1).max(400) });
export type TitledText = z.infer<typeof titledTextSchema>;

/** A figure and what it counts, e.g. `31%` 停机时间. */
export const figureSchema = z.object({ value: z.string().min(1).max(16), label: z.string().min(1).max(24) });
export type Figure = z.infer<typeof figureSchema>;

/** Drawn portrait of somebody; without one the first sign of the name stands there. */
export const portraitSchema = imagePathSchema.optional();

/** Architecture drawn as layers, top to bottom, each with its parts. */
export const layersSchema = z
  .array(z.object({ name: z.string().min(1).max(16), items: z.array(z.string().min(1).max(20)).min(1).max(8) }))
  .max(6);
export type Layers = z.infer<typeof layersSchema>;

/** Table of texts; every row has as many cells as there are columns. */
export const textTableSchema = z
  .object({
    columns: z.array(z.string().max(40)).min(2).max(8),
    rows: z.array(z.array(z.string().max(200))).max(60),
  })
  .refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), '每行的列数须与表头一致');
export type TextTable = z.infer<typeof textTableSchema>;

/** Question and its answer. */
export const faqSchema = z.object({ question: z.string().min(1).max(80), answer: z.string().min(1).max(600) });
export type Faq = z.infer<typeof faqSchema>;

/** Link with its text. */
export const titledLinkSchema = z.object({ title: z.string().min(1).max(60), url: linkTargetSchema });
export type TitledLink = z.infer<typeof titledLinkSchema>;

/** What a list of another kind shows of an item: its title, one sentence, and where it is. */
export const itemLinkSchema = z.object({
  id: z.string().min(1).max(64),
  title: z.string().min(1).max(80),
  summary: z.string().max(200),
  url: linkTargetSchema,
});
export type ItemLink = z.infer<typeof itemLinkSchema>;

/** Search words of a list's filter; one that is empty does not filter. */
export const keywordSchema = lineText().max(50, '关键词不能超过50个字符').optional();
