import { z } from 'zod';
import { idSchema, imagePathSchema, keySchema, timestampSchema } from '../endpoint/common-schemas';
import { lineText, nameText, proseText } from '../endpoint/text-schemas';
import { COMMUNITY_CATEGORIES, CONTENT_LIMITS as limits, LICENCES } from './community.values';

const line = (label: string, max: number) => lineText().max(max, `${label}不能超过${max}个字`);
const categories = Object.keys(COMMUNITY_CATEGORIES) as (keyof typeof COMMUNITY_CATEGORIES)[];

/** Kind of content (spec §2). */
export const mainTypeSchema = z.literal([1, 2, 3, 4, 5], '请选择内容类型');
/** Number of an item, which its page has too. */
export const midSchema = z.string().min(1).max(64);
export const communityCategorySchema = keySchema(COMMUNITY_CATEGORIES, '请选择分类');

/** A part of a video, and the second at which it begins. */
export const chapterSchema = z.object({ at: z.number().int().min(0).max(86_400), title: line('章节', 60) });

/** What an author has written, complete or not; `body` is Markdown. What is of another kind is left empty. */
export const contentTextSchema = z.object({
  title: line('标题', 100).default(''),
  summary: proseText().max(200, '摘要不能超过200个字').default(''),
  /** Address of one of its pictures (`toPicturePath`), for a video what stands before it is played; empty for none. */
  cover: imagePathSchema.default(''),
  category: z.enum([...categories, ''], '请选择分类').default(''),
  tags: z
    .array(nameText().min(1, '标签不能为空').max(limits.tagLength, `标签不能超过${limits.tagLength}个字`))
    .max(limits.tags, `标签不能超过${limits.tags}个`)
    .default([]),
  body: proseText().max(60_000, '正文不能超过60000个字').default(''),
  /** `ORIGINS` */
  origin: z.literal([1, 2, 3], '请选择内容来源').default(1),
  /** Where a reprint or a translation was taken from: a URL, or a title. */
  source: line('来源', 200).default(''),
  /** Whether it was made with AI; null until the author has said so. */
  isAiMade: z.boolean().nullable().default(null),
  /** `AUDIENCES` */
  audience: z.literal([1, 2], '请选择谁可见').default(1),
  licence: keySchema(LICENCES, '请选择许可').default('reserved'),
  /** When it is to be published; null as soon as it has passed. */
  publishAt: timestampSchema.nullable().default(null),
  /** Pictures of the body and the cover that were uploaded for it. */
  fileIds: z.array(idSchema).max(limits.files, `文件不能超过${limits.files}个`).default([]),
  /** Material: what is downloaded. Video: what is played. */
  fileId: idSchema.nullable().default(null),
  /** Video: captions (WebVTT). */
  captionsId: idSchema.nullable().default(null),
  chapters: z.array(chapterSchema).max(limits.chapters, `章节不能超过${limits.chapters}个`).default([]),
  /** Video: the series that it is part of; empty for none. */
  series: line('系列', 40).default(''),
  /** Question: product that it is about, and its version; empty for none. */
  productCode: z.string().max(64).default(''),
  productVersion: nameText().max(20, '产品版本不能超过20个字符').default(''),
  /** Question: reputation that the best answer gets. */
  bounty: z.number().int().min(0).max(limits.bounty, `悬赏不能超过${limits.bounty}`).default(0),
});
export type ContentText = z.output<typeof contentTextSchema>;
