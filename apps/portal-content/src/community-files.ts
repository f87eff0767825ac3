import { LICENCES, mainTypeSchema } from '@portal/portal-api/content-checks';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { CONTENT } from './content-folder';

const COMMUNITY = join(CONTENT, 'community');

const slug = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const time = z.iso.datetime({ offset: true }).regex(/\+08:00$/);
const count = z.number().int().min(0).max(1_000_000);
const tag = z
  .string()
  .min(1)
  .max(20)
  .regex(/^\S(.*\S)?$/);
const tags = z
  .array(tag)
  .min(1)
  .max(5)
  .refine((list) => new Set(list).size === list.length, 'names one twice');
const title = z.string().min(5).max(80);
const summary = z.string().min(10).max(200);

const itemShape = { author: slug, category: slug, tags };

const authorSchema = z.strictObject({
  slug,
  nickname: z.string().min(2).max(16),
  bio: z.string().min(10).max(120),
  province: z.string().min(2).max(10),
  tags,
  joinedAt: time,
  level: z.number().int().min(0).max(4),
});

const categorySchema = z.strictObject({
  slug,
  name: z.string().min(2).max(20),
  order: z.number().int().min(1).max(99),
  mainTypes: z.array(mainTypeSchema).min(1),
});

const articleSchema = z
  .strictObject({
    title,
    ...itemShape,
    summary,
    kind: z.enum(['original', 'reprint', 'translation']),
    source: z.string().min(5).max(120).optional(),
    ai: z.boolean(),
    publishedAt: time,
    views: count,
    likes: count,
  })
  .refine(({ kind, source }) => (kind === 'original') === (source === undefined), 'names its source, unless original');

const questionSchema = z.strictObject({
  title: z.string().min(10).max(100),
  ...itemShape,
  product: slug.optional(),
  version: z.string().min(1).max(20).optional(),
  bounty: z.number().int().min(5).max(200).optional(),
  askedAt: time,
  views: count,
  votes: count,
});

const answerSchema = z.strictObject({
  author: slug,
  answeredAt: time,
  accepted: z.boolean(),
  votes: z.number().int().min(-50).max(10_000),
});

const fileShape = {
  slug,
  title,
  ...itemShape,
  summary,
  description: z.string().min(50).max(3000),
  publishedAt: time,
  likes: count,
};

const materialSchema = z.strictObject({
  ...fileShape,
  mainType: z.literal([2, 3]),
  format: z.enum(['pdf', 'docx', 'xlsx', 'pptx', 'zip']),
  sizeBytes: z
    .number()
    .int()
    .min(1000)
    .max(200 * 1024 * 1024),
  licence: z.string().refine((key) => key in LICENCES),
  contents: z.array(z.string().min(2).max(80)).min(2),
  downloads: count,
});

const videoSchema = z.strictObject({
  ...fileShape,
  durationS: z.number().int().min(20).max(3600),
  chapters: z.array(z.strictObject({ atS: count, title: z.string().min(2).max(40) })).min(2),
  views: count,
});

const remarkShape = { author: slug, at: time, text: z.string().min(2).max(500), likes: count };

const commentSchema = z.strictObject({
  target: z
    .strictObject({
      type: z.enum(['article', 'question', 'answer', 'material', 'video']),
      slug,
      answer: z.number().int().min(1).optional(),
    })
    .refine(({ type, answer }) => (type === 'answer') === (answer !== undefined)),
  ...remarkShape,
  replies: z.array(z.strictObject({ ...remarkShape, to: slug.optional() })),
});

const ratingSchema = z.strictObject({ model: slug, stars: z.number().int().min(1).max(5), ...remarkShape });

interface Text<Data> {
  readonly file: string;
  readonly slug: string;
  readonly data: Data;
  readonly body: string;
}

const list = (folder: string) => readdirSync(join(COMMUNITY, folder)).sort();
const readJson = (file: string): unknown => JSON.parse(readFileSync(join(COMMUNITY, file), 'utf8'));

/** Front matter has a JSON value on each line, as that of the news. */
function readText<Data>(schema: z.ZodType<Data>, file: string, name: string): Text<Data> {
  const [, head = '', body = ''] =
    /^---\n([\s\S]*?)\n---\n\n([\s\S]+)$/.exec(readFileSync(join(COMMUNITY, file), 'utf8')) ?? [];
  const fields = head.split('\n').map((line) => {
    const [, key = line, value = 'null'] = /^(\w+): (.+)$/.exec(line) ?? [];
    return [key, JSON.parse(value) as unknown] as const;
  });
  const { data, error } = schema.safeParse(Object.fromEntries(fields));
  if (data === undefined) throw new Error(`${file}: ${z.prettifyError(error as z.ZodError)}`);
  return { file, slug: slug.parse(name), data, body };
}

/** What the community of the demonstration says, as it is authored. Throws where a file keeps no rule of its format. */
export function readCommunity() {
  return {
    authors: z.array(authorSchema).parse(readJson('authors.json')),
    categories: z.array(categorySchema).parse(readJson('categories.json')),
    articles: list('articles').map((name) => readText(articleSchema, `articles/${name}`, name.replace(/\.md$/, ''))),
    questions: list('questions').map((folder) => ({
      ...readText(questionSchema, `questions/${folder}/question.md`, folder),
      answers: list(`questions/${folder}`)
        .filter((name) => name !== 'question.md')
        .map((name) => readText(answerSchema, `questions/${folder}/${name}`, folder)),
    })),
    materials: z.array(materialSchema).parse(readJson('materials.json')),
    videos: z.array(videoSchema).parse(readJson('videos.json')),
    comments: z.array(commentSchema).parse(readJson('comments.json')),
    ratings: z.array(ratingSchema).parse(readJson('model-ratings.json')),
  };
}
