import { eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import { readContentCounts } from '../community/content-counts';
import { toDemoAuthorId, toDemoMid } from '../community/demo-keys';
import { readDemoCommunity } from '../community/demo-files';
import { type DemoAnswer, storeDemoAnswers } from '../community-answers/demo-answers';
import { type DemoComment, storeDemoComments } from '../community-comments/demo-comments';
import { addFollow } from '../community-reactions/reactions.repository';
import { addToTally, startTallies } from '../community-tallies/tallies';
import { parseContentText } from '../content/content-text';
import { modelItem } from '../models/models.read-model';

const answerSchema = z.object({
  author: z.string(),
  answeredAt: z.string(),
  accepted: z.boolean(),
  votes: z.number().int(),
});

const written = { author: z.string(), at: z.string(), text: z.string(), likes: z.number().int() };

const commentSchema = z.object({
  ...written,
  target: z.object({
    type: z.enum(['article', 'question', 'answer', 'material', 'video']),
    slug: z.string(),
    answer: z.number().int().optional(),
  }),
  replies: z.array(z.object({ ...written, to: z.string().optional() })).default([]),
});

const ratingSchema = z.object({ ...written, model: z.string(), stars: z.number().int() });

/** Listing state of models that are shown. */
const ON_SHELF = 2;

/** Neighbours in the list of authors whom each of them follows. */
const FOLLOWED = 3;

export interface DemoParticipationOptions {
  readonly database: Database;
  readonly contentDir: string;
  readonly clock: Clock;
}

/** Writes how people take part in the community of the demonstration, once: answers, comments, counts and follows. */
export async function seedDemoParticipation({ database, contentDir, clock }: DemoParticipationOptions): Promise<void> {
  const community = readDemoCommunity(contentDir);
  if (community === undefined) return;
  const now = clock();
  const folder = join(contentDir, 'community');
  const regions = new Map(community.authors.map(({ slug, province }) => [slug, province]));
  const answers = community.questions.flatMap(({ slug }) => readAnswers(folder, slug, regions));
  const comments = [...readComments(folder, regions), ...readRatings(folder, regions)];
  await database.transaction(async (runner) => {
    const counts = await readContentCounts(runner);
    await startTallies(
      runner,
      counts.map(({ mid, likes, votes }) => ({ targetType: 'content', targetId: mid, likes, votes })),
    );
    const mids = new Set(counts.map(({ mid }) => mid));
    const shown = answers.filter(({ questionId, at }) => mids.has(questionId) && at <= now);
    await storeDemoAnswers(runner, shown);
    const models = await runner
      .select({ id: modelItem.id })
      .from(modelItem)
      .where(eq(modelItem.listingStatus, ON_SHELF));
    const places = new Set([...mids, ...shown.map(({ id }) => id), ...models.map(({ id }) => id)]);
    await storeDemoComments(
      runner,
      comments.filter(({ targetId, at }) => places.has(targetId) && at <= now),
    );
    await seedFollows(
      runner,
      community.authors.map(({ slug }) => slug),
      now,
    );
  });
}

function readAnswers(folder: string, slug: string, regions: ReadonlyMap<string, string>): DemoAnswer[] {
  const place = join(folder, 'questions', slug);
  const names = existsSync(place) ? readdirSync(place).filter((name) => /^answers-\d+\.md$/.test(name)) : [];
  return names.sort().map((name): DemoAnswer => {
    const path = join(place, name);
    const { data, body } = parseContentText(path, readFileSync(path, 'utf8'));
    const { author, answeredAt, accepted, votes } = answerSchema.parse(data);
    return {
      ...{ id: toAnswerId(slug, Number(/\d+/.exec(name)?.[0])), questionId: toDemoMid('question', slug), votes },
      ...{ ownerId: toDemoAuthorId(author), region: regions.get(author) ?? '', body: body.trim() },
      ...{ isAccepted: accepted, at: new Date(answeredAt) },
    };
  });
}

function readComments(folder: string, regions: ReadonlyMap<string, string>): DemoComment[] {
  const path = join(folder, 'comments.json');
  if (!existsSync(path)) return [];
  const comments = z.array(commentSchema).parse(parseContentText(path, readFileSync(path, 'utf8')).data);
  return comments.flatMap(({ target: { type, slug, answer = 0 }, replies, ...comment }) => {
    const target =
      type === 'answer'
        ? ({ targetType: 'answer', targetId: toAnswerId(slug, answer) } as const)
        : ({ targetType: 'content', targetId: toDemoMid(type, slug) } as const);
    const toComment = (one: z.output<typeof commentSchema.shape.replies>[number], parentId: string | null) => ({
      ...{ ...target, parentId, text: one.text, likes: one.likes, at: new Date(one.at) },
      id: toUuid(`comment ${target.targetId} ${one.author} ${one.at}`),
      ownerId: toDemoAuthorId(one.author),
      region: regions.get(one.author) ?? '',
      mentionedIds: one.to === undefined ? [] : [toDemoAuthorId(one.to)],
    });
    const first = toComment(comment, null);
    return [first, ...replies.map((reply) => toComment(reply, first.id))];
  });
}

function readRatings(folder: string, regions: ReadonlyMap<string, string>): DemoComment[] {
  const path = join(folder, 'model-ratings.json');
  if (!existsSync(path)) return [];
  const ratings = z.array(ratingSchema).parse(parseContentText(path, readFileSync(path, 'utf8')).data);
  return ratings.map(({ model, author, at, ...rating }) => ({
    ...{ ...rating, targetType: 'model', targetId: model, parentId: null, mentionedIds: [], at: new Date(at) },
    ...{ id: toUuid(`rating ${model} ${author}`), ownerId: toDemoAuthorId(author), region: regions.get(author) ?? '' },
  }));
}

/** Everybody follows a few others. */
async function seedFollows(runner: QueryRunner, slugs: readonly string[], at: Date): Promise<void> {
  for (const [index, slug] of slugs.entries())
    for (let step = 1; step <= FOLLOWED; step += 1) {
      const other = slugs[(index + step * step) % slugs.length];
      if (other === undefined || other === slug) continue;
      const target = { targetType: 'user', targetId: other } as const;
      if (await addFollow(runner, { ownerId: toDemoAuthorId(slug), target, at }))
        await addToTally(runner, target, { follows: 1 });
    }
}

function toAnswerId(slug: string, place: number): string {
  return toUuid(`answer ${slug} ${place}`);
}

/** A UUID (version 8) that is always the same for a name. */
function toUuid(name: string): string {
  const hex = createHash('sha256').update(`community ${name}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
