import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { parseContentText } from '../content/content-text';

const item = {
  slug: z.string(),
  author: z.string(),
  category: z.string(),
  tags: z.array(z.string()),
  title: z.string(),
};
const published = { summary: z.string(), publishedAt: z.string(), likes: z.number() };

const authorSchema = z.object({
  ...{ slug: z.string(), nickname: z.string(), bio: z.string(), province: z.string(), joinedAt: z.string() },
  level: z.number().int().min(0).max(4),
});

const articleSchema = z.object({
  ...item,
  ...published,
  kind: z.enum(['original', 'reprint', 'translation']),
  source: z.string().default(''),
  ai: z.boolean(),
  views: z.number(),
});

const questionSchema = z.object({
  ...item,
  ...{ askedAt: z.string(), views: z.number(), votes: z.number(), bounty: z.number().default(0) },
  ...{ product: z.string().default(''), version: z.string().default('') },
});

const materialSchema = z.object({
  ...item,
  ...published,
  ...{ description: z.string(), format: z.string(), sizeBytes: z.number(), licence: z.string() },
  ...{ contents: z.array(z.string()), downloads: z.number() },
});

const videoSchema = z.object({
  ...item,
  ...published,
  ...{ description: z.string(), durationS: z.number(), views: z.number() },
  chapters: z.array(z.object({ atS: z.number(), title: z.string() })),
});

/** An article, or a question, and its Markdown. */
export type DemoArticle = z.output<typeof articleSchema> & { readonly body: string };
export type DemoQuestion = z.output<typeof questionSchema> & { readonly body: string };
export type DemoMaterial = z.output<typeof materialSchema>;
export type DemoVideo = z.output<typeof videoSchema>;

/** What the community of a demonstration begins with. */
export interface DemoCommunity {
  readonly authors: readonly z.output<typeof authorSchema>[];
  readonly articles: readonly DemoArticle[];
  readonly questions: readonly DemoQuestion[];
  readonly materials: readonly DemoMaterial[];
  readonly videos: readonly DemoVideo[];
}

/** Reads the texts of the community that come with the content; nothing where the content has none. */
export function readDemoCommunity(contentDir: string): DemoCommunity | undefined {
  const folder = join(contentDir, 'community');
  if (!existsSync(join(folder, 'authors.json'))) return undefined;
  const list = (name: string): string[] =>
    existsSync(join(folder, name)) ? readdirSync(join(folder, name)).sort() : [];
  const json = <Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema>[] => {
    const path = join(folder, name);
    return existsSync(path) ? z.array(schema).parse(parseContentText(path, readFileSync(path, 'utf8')).data) : [];
  };
  const markdown = <Schema extends z.ZodType<object>>(path: string, slug: string, schema: Schema) => {
    const { data, body } = parseContentText(path, readFileSync(path, 'utf8'));
    return { ...schema.parse({ ...(data as object), slug }), body: body.trim() };
  };
  return {
    authors: json('authors.json', authorSchema),
    articles: list('articles').map((name) =>
      markdown(join(folder, 'articles', name), name.replace(/\.md$/, ''), articleSchema),
    ),
    questions: list('questions').map((slug) =>
      markdown(join(folder, 'questions', slug, 'question.md'), slug, questionSchema),
    ),
    materials: json('materials.json', materialSchema),
    videos: json('videos.json', videoSchema),
  };
}
