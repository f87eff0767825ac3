import { contentTextSchema, LICENCES, type MainType } from '@portal/api-contract/community';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import { type Actor, SYSTEM } from '../../platform/records/record-transition';
import { settleIndex } from '../search/search-indexer';
import { storeDemoAuthors } from '../users/demo-authors';
import { type ContentFile, communityContent } from './community.tables';
import { changeMember } from './community-targets';
import { toColumns } from './content-columns';
import { contents } from './content-record';
import { addText, renderDraft } from './content-versions.repository';
import {
  type DemoArticle,
  type DemoCommunity,
  type DemoMaterial,
  type DemoQuestion,
  type DemoVideo,
  readDemoCommunity,
} from './demo-files';
import { toDemoAuthorId, toDemoContentId, toDemoMid } from './demo-keys';

const DAY_MS = 86_400_000;

/** Published so long ago, and liked so much: editors chose it. */
const FEATURED_LIKES = 300;

const ORIGINS = { original: 1, reprint: 2, translation: 3 } as const;

/** Reputation that a trust level stands for. */
const REPUTATION = [20, 180, 620, 1500, 4200];

/** An item of the demonstration as it is written into the database. */
interface DemoItem {
  readonly mid: string;
  readonly author: string;
  readonly mainType: MainType;
  readonly text: z.input<typeof contentTextSchema>;
  readonly at: Date;
  readonly counts: Partial<Pick<typeof communityContent.$inferInsert, 'views' | 'likes' | 'votes' | 'downloads'>>;
  readonly file?: ContentFile;
}

/** Writes what the community of the demonstration begins with, once: authors, and what they have published so far. */
export async function seedDemoCommunity({
  database,
  contentDir,
  clock,
}: {
  readonly database: Database;
  readonly contentDir: string;
  readonly clock: Clock;
}): Promise<void> {
  const community = readDemoCommunity(contentDir);
  if (community === undefined) return;
  const now = clock();
  await database.transaction(async (runner) => {
    await runner.execute(sql`select pg_advisory_xact_lock(hashtextextended('demo-community', 0))`);
    await seedAuthors(runner, community);
    const known = new Set(
      (await runner.select({ mid: communityContent.mid }).from(communityContent)).map(({ mid }) => mid),
    );
    const levels = new Map(community.authors.map(({ slug, province }) => [slug, province]));
    const items = listItems(community).filter(({ mid, at }) => !known.has(mid) && at <= now);
    for (const item of items) await publish(runner, item, levels.get(item.author) ?? '');
    if (items.length > 0) await settleIndex(runner);
  });
}

async function seedAuthors(runner: QueryRunner, { authors }: DemoCommunity): Promise<void> {
  await storeDemoAuthors(
    runner,
    authors.map(({ slug, nickname, bio, joinedAt }) => ({
      ...{ id: toDemoAuthorId(slug), userCode: slug, nickname, bio, joinedAt: new Date(joinedAt) },
    })),
  );
  for (const { slug, level, province } of authors)
    await changeMember(runner, toDemoAuthorId(slug), {
      ...{ trustLevel: level, reputation: REPUTATION[level] ?? 0, region: province },
    });
}

function listItems({ articles, questions, materials, videos }: DemoCommunity): DemoItem[] {
  return [
    ...articles.map(toArticle),
    ...questions.map(toQuestion),
    ...materials.map(toMaterial),
    ...videos.map(toVideo),
  ].sort((one, other) => one.at.getTime() - other.at.getTime());
}

function toArticle({ slug, author, title, summary, tags, category, body, ...item }: DemoArticle): DemoItem {
  const { kind, source, ai: isAiMade, publishedAt, views, likes } = item;
  return {
    ...{ mid: toDemoMid('article', slug), author, mainType: 5, at: new Date(publishedAt), counts: { views, likes } },
    text: { ...{ title, summary, tags, category: category as 'edge', body, source, isAiMade }, origin: ORIGINS[kind] },
  };
}

function toQuestion({ slug, author, title, tags, category, body, ...item }: DemoQuestion): DemoItem {
  const { product: productCode, version: productVersion, bounty, askedAt, views, votes } = item;
  return {
    ...{ mid: toDemoMid('question', slug), author, mainType: 4, at: new Date(askedAt), counts: { views, votes } },
    text: {
      ...{ title, tags, category: category as 'edge', body, bounty, productCode, productVersion },
      isAiMade: false,
    },
  };
}

function toMaterial({ slug, author, title, summary, tags, category, ...item }: DemoMaterial): DemoItem {
  const { description, contents: parts, format, sizeBytes, licence, publishedAt, downloads, likes } = item;
  const body = `${description}\n\n## 包含内容\n\n${parts.map((part) => `- ${part}`).join('\n')}`;
  return {
    ...{ mid: toDemoMid('material', slug), author, mainType: format === 'zip' ? 3 : 2, at: new Date(publishedAt) },
    text: {
      ...{ title, summary, tags, category: category as 'edge', body, isAiMade: false },
      licence: licence in LICENCES ? (licence as keyof typeof LICENCES) : 'reserved',
    },
    counts: { downloads, likes },
    file: { ...NO_FILE, name: `${title}.${format}`, size: sizeBytes, type: format },
  };
}

function toVideo({ slug, author, title, summary, tags, category, ...item }: DemoVideo): DemoItem {
  const { description: body, durationS, chapters, publishedAt, views, likes } = item;
  return {
    ...{ mid: toDemoMid('video', slug), author, mainType: 1, at: new Date(publishedAt), counts: { views, likes } },
    text: {
      ...{ title, summary, tags, category: category as 'edge', body, isAiMade: false },
      chapters: chapters.map(({ atS: at, title: name }) => ({ at, title: name })),
    },
    file: { ...NO_FILE, name: `${title}.mp4`, type: 'mp4', seconds: durationS },
  };
}

const NO_FILE: ContentFile = {
  ...{ name: '', size: 0, type: '', seconds: 0, fileId: '', url: '', captionsId: '', captionsUrl: '' },
};

/** Writes an item and its short history: written, submitted, passed. */
async function publish(runner: QueryRunner, item: DemoItem, region: string): Promise<void> {
  const { mid, mainType, at, counts, file, author } = item;
  const text = contentTextSchema.parse(item.text);
  const ownerId = toDemoAuthorId(author);
  const actor: Actor = { role: 'user', id: ownerId, name: '' };
  const begun = new Date(at.getTime() - DAY_MS / 4);
  const row = await contents.create(
    runner,
    {
      ...{ id: toDemoContentId(mid), mid, ownerId, mainType, ...toColumns(text), ...counts, file, region },
      ...{ isFeatured: (counts.likes ?? 0) >= FEATURED_LIKES, draftNumber: 1, createdAt: begun, updatedAt: begun },
    },
    { action: 'save', actor, at: begun },
  );
  await addText(runner, { contentId: row.id, number: 1, body: text }, begun);
  await renderDraft(runner, row, text);
  const submitted = await contents.transition(runner, row, { action: 'submit', actor, at: begun });
  await contents.transition(runner, submitted, { action: 'pass', actor: SYSTEM, at });
}
